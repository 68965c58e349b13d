"""The deal in numbers plays as the rules do, action by action."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.bezique.ai.reading import readable, table
from game.bezique.ai.swift.deal import KINDS, NOBODY, SwiftDeal, agreed
from game.bezique.ai.swift.numbers import CARD, NUMBER, bits_of, number_of_suit
from game.bezique.ai.swift.policy import Manner
from game.bezique.ai.swift.rollout import best_of, play_on
from game.bezique.ai.swift.told import fresh
from rules.bezique.actions import Announce, Declare, Draw, ExchangeSeven, Play, ShowSeven
from rules.bezique.combinations import Kind
from rules.bezique.declaring import offers
from rules.bezique.events import Declared
from rules.bezique.options import Game, Options, TargetWhen
from rules.bezique.partie import apply, start_deal
from rules.bezique.scoring import scores
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.cards import Suit, cards
from rules.core.seats import Player
from tests.bezique.luck import eager_action, random_options


def as_it_lies(state: State) -> SwiftDeal:
    """A state of the rules in numbers, through a view and the truth about what it hides."""
    now = table(view(state, Player.A))
    deal = state.current
    theirs = [NUMBER[card] for card in deal.hands[1] - deal.known[1]]
    drawn = 2 * deal.sizes.hand + 1 + deal.drawn
    stock = [NUMBER[card] for card in reversed(deal.dealing.pack[drawn:])]
    assert sorted([*theirs, *stock]) == list(now.unseen)
    return now.world([*theirs, *stock])


def follow(deal: SwiftDeal, state: State, action: object, after: tuple[object, ...]) -> None:
    """The same action in numbers; what was declared with the cards that the rules took."""
    player = int(state.current.turn)
    match action:
        case Play(card):
            deal.play(player, NUMBER[card])
        case Declare():
            made = next(each for each in after if isinstance(each, Declared))
            deal.declare(player, (KINDS.index(made.kind), bits_of(made.cards)))
        case ExchangeSeven(seven):
            deal.exchange(player, 1 << NUMBER[seven])
        case ShowSeven(seven):
            deal.show(player, 1 << NUMBER[seven])
        case Announce():
            deal.lay(player, bits_of(state.current.hands[player] & action.cards))
        case Draw():
            deal.draw()


def same(deal: SwiftDeal, state: State) -> None:
    """Whether both tell the same."""
    now = state.current
    for player in Player:
        assert {CARD[card] for card in deal.hands[player]} == now.hands[player]
        assert deal.held[player] == bits_of(now.hands[player])
        assert sorted(deal.hands[player]) == sorted(map(NUMBER.__getitem__, now.hands[player]))
        if now.drawing:
            assert deal.open[player] & deal.held[player] == bits_of(now.known[player])
            seen = table(view(state, player)).public.elsewhere[player]
            assert deal.elsewhere[player] == seen
    assert tuple(deal.points) == scores(now.ledger)
    assert deal.leader == now.leader
    assert deal.led == (-1 if now.led is None else NUMBER[now.led])
    if now.drawing:
        assert len(deal.stock) == now.left
    if state.phase is Phase.WINDOW:
        its = offers(now, now.turn) if not now.window.declared else ()
        if now.window.exchanged and deal.agreed.seven_uses:
            its = ()
        ours = {KINDS[kind] for kind, _ in deal.declarations(now.turn)}
        assert ours == {one.kind for one in its}


@pytest.mark.parametrize("seed", range(24))
def test_a_deal_in_numbers_goes_as_the_rules_have_it(seed: int) -> None:
    luck = Random(seed)
    options = replace(random_options(luck, Game.BEZIQUE), target_when=TargetWhen.END_OF_DEAL)
    if seed < 8:
        options = replace(Options(), target_when=TargetWhen.END_OF_DEAL)
    state = start_deal(options, Player(seed % 2))
    state = apply(state, eager_action(state, luck))[-1].state
    deal = as_it_lies(state)
    same(deal, state)
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        action = eager_action(state, luck)
        moments = apply(state, action)
        follow(deal, state, action, tuple(each.event for each in moments))
        state = moments[-1].state
        if state.phase in (Phase.PLAY, Phase.WINDOW):
            same(deal, state)
    assert tuple(deal.points) == state.standing.results[-1]


def test_who_reaches_the_target_first_has_won() -> None:
    won = set()
    for seed in range(12):
        luck = Random(seed)
        state = start_deal(Options(target=500), Player.B, ((380, 390),))
        state = apply(state, eager_action(state, luck))[-1].state
        deal = as_it_lies(state)
        assert deal.need == [120, 110]
        while state.phase in (Phase.PLAY, Phase.WINDOW):
            action = eager_action(state, luck)
            moments = apply(state, action)
            assert deal.won < 0
            follow(deal, state, action, tuple(each.event for each in moments))
            state = moments[-1].state
        assert state.standing.settlement is not None
        assert deal.won == state.standing.settlement.winner
        won.add(deal.won)
    assert won == {0, 1}


def test_a_copy_changes_by_itself() -> None:
    deal = fresh(Options(), Random(1))
    other = deal.copy()
    play_on(other, Manner())
    assert other.points != deal.points
    again = fresh(Options(), Random(1))
    for name in SwiftDeal.__slots__:
        assert getattr(deal, name) == getattr(again, name), name


def test_played_out_by_rule_a_deal_has_sixteen_brisques_and_both_make_more_than_chance() -> None:
    both = 0
    for seed in range(40):
        deal = fresh(Options(), Random(seed))
        assert deal.need == [NOBODY, NOBODY]
        play_on(deal, Manner())
        assert sum(deal.brisques) == 16
        assert not deal.stock
        assert deal.hands == [[], []]
        both += sum(deal.points)
    assert both / 40 > 500  # chance makes some 246, simple sense 590 (ZQ11)


def test_what_numbers_cannot_hold_is_not_readable() -> None:
    luck = Random(1)
    for options, its in (
        (Options(), True),
        (random_options(luck, Game.RUBICON), False),
    ):
        state = start_deal(options, Player.B)
        assert not readable(view(state, Player.A))
        state = apply(state, eager_action(state, luck))[-1].state
        assert readable(view(state, Player.A)) is its


def in_window(hand: str, opened: str, *, married_may: bool = True) -> tuple[SwiftDeal, list[str]]:
    """Early in a deal with hearts for trumps: what player A declares, window after window."""
    options = Options(marriage_before_sequence=married_may)
    deal = fresh(options, Random(1))
    deal.agreed = agreed(options, number_of_suit(Suit.HEARTS))
    held = [NUMBER[card] for card in cards(hand)]
    deal.hands[0], deal.held[0] = held, sum(1 << card for card in held)
    told = []
    if opened:
        pair = bits_of(cards(opened))
        deal.declare(0, (KINDS.index(Kind.BEZIQUE), pair))
    for _ in range(3):
        deal.declared = False
        found = deal.declarations(0)
        if found:
            best = best_of(deal, found)
            told.append(KINDS[best[0]].value)
            deal.declare(0, best)
    return deal, told


def test_a_single_bezique_comes_first_where_it_leaves_the_double_open() -> None:
    _, told = in_window("QS JD QS' JD' 7C 8C 9C 7D", "")
    assert told == ["bezique", "double-bezique"]


def test_a_second_single_bezique_never_takes_the_place_of_the_double() -> None:
    _, told = in_window("QS JD QS' JD' 7C 8C 9C 7D", "QS JD")
    assert told == ["double-bezique"]


def test_the_royal_marriage_comes_first_where_it_may_enter_the_sequence() -> None:
    _, told = in_window("AH TH KH QH JH 7C 8C 9C", "")
    assert told == ["royal-marriage", "sequence"]
    _, told = in_window("AH TH KH QH JH 7C 8C 9C", "", married_may=False)
    assert told == ["sequence"]
