"""Rubicon Bezique thought through: honest, by the settlement, with hints and reviews of its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from game.bezique.ai import rubicon_table
from game.bezique.ai.analysis import analyse, weigh
from game.bezique.ai.levels import MASTER, choose
from game.bezique.ai.rubicon import RubiconDepth
from game.bezique.ai.rubicon_table import class_of, table
from game.bezique.ai.rubicon_trying import expected, settled
from game.bezique.ai.swift.numbers import CARD, NUMBER
from game.bezique.ai.validation import is_allowed
from rules.bezique.actions import Declare, Draw, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Combination, Kind
from rules.bezique.partie import apply
from rules.bezique.scoring import Item, Line
from rules.bezique.settlement import settle_rubicon
from rules.bezique.state import Phase, State
from rules.bezique.view import View, view
from rules.core.cards import card, hand
from rules.core.seats import Player
from tests.bezique.luck import eager_action
from tests.game.bezique.redealing import redealt
from tests.game.bezique.test_rubicon import RUBICON, holding
from tests.game.bezique.test_rubicon_swift import dealt

FEW = 240
SEVENS_AND_ACES = {0: "seven", 7: "ace", 8: "seven", 15: "ace"}
"""Classes of cards: of plain suits and of trumps."""
QUICK = replace(MASTER, rubicon=RubiconDepth(effort=FEW))


def states(seed: int) -> Iterator[State]:
    """Every state of a deal in which a player is on turn while there is a stock."""
    luck, state = Random(seed), dealt(seed)
    while state.phase in (Phase.PLAY, Phase.WINDOW) and state.current.left:
        yield state
        state = apply_eagerly(state, luck)


def apply_eagerly(state: State, luck: Random) -> State:

    return apply(state, eager_action(state, luck))[-1].state


def question(state: State) -> View:
    return view(state, state.current.turn)


def test_dealing_the_unseen_cards_again_changes_neither_view_nor_choice() -> None:
    luck, asked = Random(5), 0
    for seed in range(2):
        for state in states(seed):
            again = redealt(state, state.current.turn, luck)
            assert question(again) == question(state)
            if luck.random() < 0.06:
                asked += 1
                answer = choose(QUICK, question(state), seed)
                assert is_allowed(question(state), answer)
                assert choose(QUICK, question(again), seed) == answer
    assert asked > 10


def test_the_unseen_cards_are_those_that_nobody_has_shown() -> None:
    luck = Random(3)
    for state in states(4):
        seen = question(state)
        if luck.random() > 0.2 or seen.deal is None:
            continue
        now = table(seen)
        deal = now.world(now.order(luck))
        other = 1 - now.player
        assert {CARD[one] for one in deal.hands[other]} >= seen.deal.others
        assert len(deal.hands[other]) == seen.deal.hand_sizes[other]
        assert len(deal.stock) == seen.deal.left
        hidden = state.current.hands[seen.player.other] - seen.deal.others
        assert {NUMBER[one] for one in hidden} <= set(now.unseen)


def test_aces_are_rather_held_and_sevens_rather_lie_in_the_stock() -> None:
    state = next(each for each in states(1) if each.current.left < 60)
    seen, luck = question(state), Random(1)
    now = table(seen)
    held: dict[str, list[int]] = {"seven": [], "ace": []}
    for _ in range(200):
        theirs = set(now.order(luck)[: now.hidden])
        for one in now.unseen:
            which = SEVENS_AND_ACES.get(class_of(one, now.public.trumps))
            if which is not None:
                held[which].append(one in theirs)
    shares = {which: sum(found) / len(found) for which, found in held.items()}
    assert shares["seven"] < shares["ace"] / 2


def at_the_end(mine: int, theirs: int, left: int = 2) -> View:
    """A's view in the last window, with a marriage in hand; so many points each."""
    seen = holding("KS QS 9C 8C 7C 9D 8D 7D")
    lines = tuple(
        Line(player, Item.FOUR_ACES, points)
        for player, points in ((Player.A, mine), (Player.B, theirs))
    )
    assert seen.deal is not None
    deal = replace(seen.deal, left=left, ledger=lines, hand_sizes=(8, 8), window=None)
    may = MayDeclare((Combination(Kind.MARRIAGE, hand("KS QS")),))
    return replace(seen, deal=deal, phase=Phase.WINDOW, choices=may)


def test_what_can_only_be_paid_is_not_scored_when_the_rubicon_is_lost() -> None:
    thinks = replace(MASTER, rubicon=RubiconDepth(effort=900))
    saves, pays_more = at_the_end(980, 2500), at_the_end(380, 2500)
    assert choose(thinks, saves, 1) == Declare(hand("KS QS"))
    assert choose(thinks, pays_more, 1) == Draw()


def test_a_settlement_is_that_of_the_rules_from_where_one_sits() -> None:
    luck = Random(2)
    for _ in range(200):
        mine, theirs = 10 * luck.randrange(250), 10 * luck.randrange(250)
        brisques = luck.randrange(33)
        end = settle_rubicon((mine, theirs), (brisques, 32 - brisques), RUBICON)
        sign = 0 if end.winner is None else 1 if end.winner is Player.A else -1
        here = settled(RUBICON, (mine, theirs, brisques, 32 - brisques))
        assert here == pytest.approx(sign * end.points / 10_000)
        there = settled(RUBICON, (theirs, mine, 32 - brisques, brisques))
        assert here == pytest.approx(-there)


def test_points_are_worth_most_where_they_save_a_rubicon() -> None:
    worth = expected(RUBICON, 6)

    def gain(mine: int) -> float:
        return worth((mine + 100, 1500, 16, 16)) - worth((mine, 1500, 16, 16))

    assert gain(800) > 2 * gain(1800) > 0
    assert gain(800) > 2 * gain(100)
    assert worth((900, 900, 16, 16)) == pytest.approx(0.0)


def test_a_hint_of_a_card_and_of_a_window_is_told_twice_and_the_same_when_dealt_again() -> None:
    luck = Random(8)
    kinds = set()
    for state in states(6):
        seen = question(state)
        if not rubicon_table.readable(seen) or luck.random() > 0.05:
            continue
        told = [one for one in weigh(seen, 1, effort=FEW) if one is not None]
        assert told[-1].settled
        *_, again = weigh(question(redealt(state, seen.player, luck)), 1, effort=FEW)
        assert again == told[-1]
        if told[-1].analysis.candidates:
            kinds.add(seen.phase)
            best = told[-1].analysis.candidates[0]
            assert best.mine.total >= 0
            assert is_allowed(seen, best.action)
    assert Phase.PLAY in kinds


def test_a_triple_bezique_in_hand_is_not_drawn_away() -> None:
    seen = holding("QS QS' QS'' JD JD' JD'' 7C 8C")
    assert seen.deal is not None
    deal = replace(seen.deal, left=8, hand_sizes=(8, 8))
    offered = tuple(
        Combination(kind, hand(cards))
        for kind, cards in (
            (Kind.TRIPLE_BEZIQUE, "QS QS' QS'' JD JD' JD''"),
            (Kind.DOUBLE_BEZIQUE, "QS QS' JD JD'"),
            (Kind.BEZIQUE, "QS JD"),
        )
    )
    seen = replace(seen, deal=deal, phase=Phase.WINDOW, choices=MayDeclare(offered))
    found = analyse(seen, 1, effort=2000)
    best, *_ = found.candidates
    assert isinstance(best.action, Declare)
    drawn = found.of(Draw())
    assert drawn is not None
    assert best.settlement - drawn.settlement > 2.0  # in hundreds
    assert best.mine.beziques > drawn.mine.beziques


def test_a_card_of_the_bezique_is_kept() -> None:
    seen = holding("QS JD QS' 9C 8C 7C 9D 8D 7D")
    assert isinstance(seen.choices, MayPlay)
    seen = replace(seen, choices=MayPlay(hand("QS JD QS' 9C 8C 7C 9D 8D 7D")))
    found = analyse(seen, 1, effort=4000)
    worst = found.candidates[-1].action
    assert isinstance(worst, Play)
    assert worst.card in hand("QS JD QS'")
    answer = choose(QUICK, seen, 1)
    assert isinstance(answer, Play)
    assert answer.card not in {card("QS"), card("JD"), card("QS'")}
