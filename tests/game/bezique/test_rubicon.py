"""Rubicon Bezique by rule: what is kept, what is played again, and that it pays."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.bezique.ai import heuristic
from game.bezique.ai.levels import LEVELS
from game.bezique.ai.rubicon import in_window, is_lost, price_list
from rules.bezique.actions import Declare, Draw
from rules.bezique.choices import MayDeclare
from rules.bezique.combinations import Combination, Kind
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.reuse import Declaration
from rules.bezique.scoring import Item, Line, scores
from rules.bezique.settlement import settle_rubicon
from rules.bezique.state import Phase, State
from rules.bezique.view import View, view
from rules.core.cards import Suit, card, hand
from rules.core.seats import Player
from tests.bezique.luck import any_action

RUBICON = PRESETS[Preset.RUBICON_1887]


def dealt(seed: int) -> State:
    luck = Random(seed)
    state = start_deal(RUBICON, Player.B)
    return apply(state, any_action(state, luck))[-1].state


def holding(cards: str, declared: tuple[Declaration, ...] = (), trumps: str = "H") -> View:
    """A's view early in a deal, with these nine cards."""
    seen = view(dealt(1), Player.A)
    assert seen.deal is not None
    deal = replace(seen.deal, hand=hand(cards), declared=declared, trumps=Suit(trumps))
    return replace(seen, deal=deal)


def test_by_rule_it_makes_more_than_rules_of_thumb() -> None:
    made = [0, 0]
    for seed in range(4):
        for club in Player:
            state = dealt(seed)
            while state.phase in (Phase.PLAY, Phase.WINDOW):
                turn = state.current.turn
                choose = LEVELS["club"] if turn is club else heuristic.choose
                state = apply(state, choose(view(state, turn), seed))[-1].state
            points = scores(state.current.ledger)
            made[0] += points[club]
            made[1] += points[club.other]
    assert made[0] > 1.5 * made[1]


def test_of_four_aces_that_lie_one_is_played_where_a_spare_one_is_held() -> None:
    aces = hand("AS AC AD AH")
    four = (Declaration(Player.A, Kind.FOUR_ACES, aces, 3),)
    prices = price_list(holding("AS AC AD AH AS' 9C 8C 7D 8D", four))
    assert prices[card("AC")] < 0 < prices[card("AS'")]
    without = price_list(holding("AS AC AD AH 9S 9C 8C 7D 8D", four))
    assert without[card("AC")] >= 0


def test_the_cards_of_the_bezique_are_dearest_and_each_pair_makes_them_dearer() -> None:
    one = price_list(holding("QS JD 9S 9C 8C 7D 8D KC AC"))
    two = price_list(holding("QS JD QS' JD' 8C 7D 8D KC AC"))
    assert min(one[card("QS")], one[card("JD")]) > max(
        price for each, price in one.items() if each not in hand("QS JD")
    )
    assert two[card("QS")] > one[card("QS")]


def test_a_royal_marriage_is_scored_before_its_sequence_while_there_is_time() -> None:
    pair, five = hand("KH QH"), hand("AH TH KH QH JH")
    may = MayDeclare((Combination(Kind.SEQUENCE, five), Combination(Kind.ROYAL_MARRIAGE, pair)))
    seen = holding("AH TH KH QH JH 8C 7D 8D 9C")
    assert in_window(seen, may) == Declare(pair)
    assert seen.deal is not None
    late = replace(seen, deal=replace(seen.deal, left=8))
    assert in_window(late, may) == Declare(five)
    assert in_window(seen, MayDeclare()) == Draw()


def test_the_first_marriage_makes_the_suit_trumps_of_which_most_is_held() -> None:
    clubs, hearts = hand("KC QC"), hand("KH QH")
    may = MayDeclare(
        (
            Combination(Kind.ROYAL_MARRIAGE, clubs),
            Combination(Kind.ROYAL_MARRIAGE, hearts),
        )
    )
    assert in_window(holding("KC QC KH QH AH TH 7D 8D 9C"), may) == Declare(hearts)
    assert in_window(holding("KC QC KH QH AC TC 7D 8D 9C"), may) == Declare(clubs)


def in_the_last_window(mine: int, theirs: int) -> View:
    """A's view with two cards of the stock left and a marriage in hand; so many points each."""
    seen = holding("KS QS 9C 8C 7C 9D 8D 7D")
    lines = tuple(
        Line(player, Item.FOUR_ACES, points)
        for player, points in ((Player.A, mine), (Player.B, theirs))
    )
    assert seen.deal is not None
    deal = replace(seen.deal, left=2, ledger=lines)
    return replace(seen, deal=deal)


def test_what_can_only_be_paid_is_not_scored_when_the_rubicon_is_lost_for_sure() -> None:
    may = MayDeclare((Combination(Kind.MARRIAGE, hand("KS QS")),))
    assert in_window(in_the_last_window(400, 2000), may) == Draw()
    assert in_window(in_the_last_window(700, 2000), may) == Declare(hand("KS QS"))  # by brisques
    assert in_window(in_the_last_window(400, 500), may) == Declare(hand("KS QS"))  # to lead
    early = in_the_last_window(400, 2000)
    assert early.deal is not None
    early = replace(early, deal=replace(early.deal, left=20))
    assert in_window(early, may) == Declare(hand("KS QS"))


def test_where_it_is_lost_no_end_of_the_deal_pays_for_the_points() -> None:
    luck = Random(2)
    lost = 0
    for _ in range(3000):
        mine, theirs = 10 * luck.randrange(100), 10 * luck.randrange(300)
        points = luck.choice((20, 40, 60, 80, 100, 150, 250))
        if not is_lost(in_the_last_window(mine, theirs), points):
            continue
        lost += 1
        last, brisques = luck.choice(((50, 0), (0, 50))), luck.randrange(33)
        more = luck.choice((0, 250))  # the other may score in his window too
        ends = [
            settle_rubicon(
                (mine + scored + last[0], theirs + more + last[1]),
                (brisques, 32 - brisques),
                RUBICON,
            )
            for scored in (points, 0)
        ]
        assert all(end.winner is Player.B for end in ends)
        assert ends[1].points <= ends[0].points
    assert lost > 300
