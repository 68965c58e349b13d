"""Whole parties by every named game and by options at random: all that is done is legal, and all
figures that are shown add up."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.pages.settlement import SettlementScene
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.validation import is_allowed
from game.piquet.ui.sheet.counting import counting, live_totals
from game.players.wire import question_seed
from game.session.dealer import Dealer
from game.stage.picture import Picture, Text
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.options import Options
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.options_text import NAMES, values_of
from rules.piquet.scoring import total
from rules.piquet.settlement import counted, weight
from rules.piquet.state import IN_DEAL, State
from rules.piquet.view import view
from tests.game.dealing import brought
from tests.game.hand import Manner, Person
from tests.game.houses import OpenHouse, header
from tests.game.partie import SMALL, USUAL, Play, at_table, shown


@pytest.mark.parametrize(
    ("preset", "manner"), [*zip(Preset, cycle((Manner.MOUSE, Manner.KEYS)), strict=False)]
)
def test_a_person_plays_a_partie_by_each_named_game_to_its_end(
    preset: Preset, manner: Manner
) -> None:
    table = at_table(5, options=PRESETS[preset])
    room = SMALL if manner is Manner.KEYS else USUAL
    play = Play(table, Person(manner, 5), room)

    def watch(picture: Picture) -> None:
        """The totals of the panel are those of the rules, live, whenever the table is seen."""
        board = table.board
        if play.stack.top is table and not table.curtain and board.moved_on:
            words = [item.words for item in picture.items if isinstance(item, Text)]
            at = words.index("Total")
            told = tuple(int(word) for word in words[at + 1 : at + 3])
            assert told == live_totals(board.seen) == _totals(shown(table))

    play.watch = watch
    play.run()
    state = table.session.state
    assert state.settlement is not None
    house = OpenHouse()
    page = SettlementScene(house, state, replace(header(), options=state.options))
    words = [item.words for item in page.draw(room).items if isinstance(item, Text)]
    for a, b in counted(state.results, state.options):
        assert {str(a), str(b)} <= set(words)
    assert words.count(str(state.settlement.points)) >= (state.settlement.winner is not None)


def _totals(state: State) -> tuple[int, int]:
    """What both have, added up apart from the panel."""
    a, b = state.totals
    if state.deal is not None and state.phase in IN_DEAL:
        times = weight(state.deal.number, state.options)
        now = [total(state.deal.ledger, state.deal.seat(player)) for player in Player]
        return a + now[0] * times, b + now[1] * times
    return a, b


@pytest.mark.parametrize("preset", Preset)
def test_the_deal_sheet_adds_up_to_what_the_deal_counts(preset: Preset) -> None:
    cut_short = 0
    for seed in range(6):
        for state in _parties(PRESETS[preset], seed):
            if state.deal is None or len(state.results) < state.deal.number:
                continue
            seen, deal = view(state, Player.A), state.deal
            lines = counting(seen, deal.ledger)
            sums = tuple(total(lines, deal.seat(player)) for player in Player)
            assert sums == state.results[-1]
            cut_short += len(lines) < len(deal.ledger)
    assert (cut_short > 0) == (preset is Preset.TO_A_HUNDRED)


def _parties(options: Options, seed: int) -> list[State]:
    """The states between the actions of one partie that thumb plays against thumb, all legal."""
    state, dealer, spreads = partie.start(options), Dealer(seed), 0
    states: list[State] = []
    while state.turn is not None:
        if isinstance(state.turn, Player):
            seen = view(state, state.turn)
            action = thumb.choose(seen, question_seed(seed, str(len(states))))
            assert is_allowed(seen, action)
        else:
            number = len(state.results) + 1 if state.deal or state.first_dealer else spreads
            action = brought(dealer, state.phase, number)
            spreads += 1
        assert partie.check(state, action) is None
        state = partie.apply(state, action)[-1].state
        states.append(state)
    return states


def random_options(chance: Random) -> Options:
    """Any value of any option."""
    found: dict[str, Any] = {name: chance.choice(values_of(name)) for name in NAMES}
    return Options(**found)


@pytest.mark.parametrize("seed", range(5))
def test_the_player_of_thumb_is_legal_by_any_options(seed: int) -> None:
    """Some two hundred deals by options drawn at random, each partie to its settlement."""
    chance = Random(seed)
    for number in range(8):
        options = random_options(chance)
        end = _parties(options, seed * 100 + number)[-1]
        assert end.settlement is not None, options
        assert end.settlement.totals == end.totals
