"""Whether a lost last deal is conceded: players never give up what can still be saved."""

from __future__ import annotations

from random import Random

import pytest

from game.piquet.ai.levels import LEVELS
from game.piquet.ai.rubicon_lost import is_lost, looks_lost
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.actions import Action, Concede, Play
from rules.piquet.choices import MayCall, choices
from rules.piquet.options import FIRST_EDITION, RUBICON, Options
from rules.piquet.partie import apply, check
from rules.piquet.presets import FOUR_DEALS, MODERN
from rules.piquet.state import Phase, State
from rules.piquet.view import view
from tests.game.partie import before_last_deal
from tests.rules.luck import any_action, eager_action
from tests.rules.table import given

# A point of three is all there is in it; of the other's four kinds everything is better.
POOR = "AS 9S 7S  AH 9H 7H  KD 9D 7D  KC 9C 7C"
RICH = "KS QS JS TS  KH QH JH TH  AD QD  AC QC"
ONE_DIAMOND = "AS 9S 8S 7S  AH 9H 8H 7H  KD  KC 9C 7C"


def last_deal(
    mine: int, theirs: int, elder: bool, options: Options | None = None, poor: str = POOR
) -> State:
    """The last deal after its exchange, with these totals; A, who is poor, is elder or younger."""
    hands = (poor, RICH) if elder else (RICH, poor)
    table = given(*hands, dealer=Player.B if elder else Player.A, options=options)
    return table.after(*[(0, 0)] * 4, (mine, theirs)).state


def _after(state: State, action: Action) -> State:
    return apply(state, action)[-1].state


def conceded_or_not(state: State, luck: Random) -> State | None:
    """Any play on to a moment at which the play might be conceded; None when it began before."""
    while state.phase is not Phase.PLAY and state.phase is not Phase.OVER:
        may = choices(state)
        if isinstance(may, MayCall) and may.concede and luck.random() < 0.4:
            return state
        action = eager_action(state, luck)
        state = _after(state, action) if not isinstance(action, Concede) else state
    return None


@pytest.mark.parametrize("options", [Options(), MODERN, FOUR_DEALS])
def test_what_is_lost_no_play_whatever_saves(options: Options) -> None:
    luck, lost = Random(7), 0
    for _ in range(150):
        low = luck.randrange(10, 45)
        begun = before_last_deal(options, (low, luck.randrange(70, 130)), luck.choice([*Player]))
        state = conceded_or_not(begun, luck)
        if state is None:
            continue
        player = state.current.player(state.current.turn)
        if not is_lost(view(state, player)):
            continue
        lost += 1
        for _ in range(3):
            end = state
            while end.phase is not Phase.OVER and len(end.results) == len(state.results):
                action = any_action(end, luck)
                end = _after(end, action) if not isinstance(action, Concede) else end
            assert end.totals[player] < RUBICON
    assert lost > 5


@pytest.mark.parametrize("name", ["novice", "club", "expert", "master", "thumb"])
@pytest.mark.parametrize("elder", [True, False])
def test_no_player_gives_up_a_rubicon_that_might_be_saved(name: str, elder: bool) -> None:
    saved = 0
    for mine in (62, 92):
        state = last_deal(mine, 120, elder)
        while state.phase is not Phase.PLAY:
            player = state.turn
            assert isinstance(player, Player)
            seen = view(state, player)
            action = LEVELS[name](seen, 3)
            if isinstance(seen.choices, MayCall) and seen.choices.concede:
                assert player is Player.A
                assert isinstance(action, Concede) <= is_lost(seen)
                saved += not is_lost(seen)
            state = _after(state, action)
    assert saved


@pytest.mark.parametrize("name", ["expert", "master", "club", "thumb"])
def test_one_who_has_but_one_card_to_follow_with_does_not_concede_for_that(name: str) -> None:
    state = _after(last_deal(80, 120, elder=False, poor=ONE_DIAMOND), Play(card("QD")))
    assert check(state, Concede()) is None
    while state.phase is Phase.RECKONING:
        action = LEVELS[name](view(state, Player.A), 1)
        assert not isinstance(action, Concede)
        state = _after(state, action)
    assert state.current.table.tricks


def test_it_is_offered_where_only_a_capot_could_save_it_and_the_other_is_out_of_reach() -> None:
    # A point of three, thirteen for the play, and ten for the cards or forty for the capot.
    lines = ((43, True, True), (44, False, True), (73, False, True), (74, False, False))
    for mine, lost, looks in lines:
        seen = view(last_deal(mine, 120, elder=True), Player.A)
        assert (is_lost(seen), looks_lost(seen)) == (lost, looks), mine
    seen = view(last_deal(40, 50, elder=True), Player.A)
    assert not looks_lost(seen)  # he may still win the partie


def test_younger_who_cannot_take_the_lead_makes_no_capot() -> None:
    state = last_deal(60, 120, elder=False)
    assert is_lost(view(_after(state, Play(card("AD"))), Player.A))
    assert not is_lost(view(_after(state, Play(card("KS"))), Player.A))


def test_by_the_first_edition_it_was_offered_just_where_it_was_allowed() -> None:
    first = Options(edition=FIRST_EDITION)
    for mine in (30, 43, 44, 70):
        state = last_deal(mine, 120, elder=True, options=first)
        may = choices(state)
        assert isinstance(may, MayCall)
        assert may.concede is is_lost(view(state, Player.A))
        may = choices(last_deal(mine, 120, elder=True))
        assert isinstance(may, MayCall)
        assert may.concede
