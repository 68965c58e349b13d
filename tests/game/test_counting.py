"""Quick counting: what is asked grows, what is right the rules say, and a seed stays itself."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.piquet.trainers.counting import NONE, ROUNDS, About, hands, question
from game.school.training import Question, TrainingHand
from rules.core.cards import Card, hand
from rules.piquet.combinations import Kind, holdings
from rules.piquet.pack import makes

# The worked example of the book: a point of five that makes 49 and no sequence beside the quart.
BOOK = "AS JS 9S 8S AH KH QH JH 8H JC 9C KD"
EMPTY = "AS QS 9S 7S AH QH 9H KC TC 8C KD TD"  # no three in a row, no three alike
SEEDS = range(60)


def asked(about: About, cards: str) -> Question:
    return question(about, hand(cards), Random(1))


def every() -> list[tuple[TrainingHand, Question]]:
    return [(each, one) for seed in SEEDS for each in hands(seed) for one in each.questions]


@pytest.mark.parametrize(
    ("about", "cards", "right", "made_by"),
    [
        (About.NUMBER, BOOK, "5", "AH KH QH JH 8H"),
        (About.VALUE, BOOK, "49", "AH KH QH JH 8H"),
        (About.SEQUENCE, BOOK, "4", "AH KH QH JH"),
        (About.SET, BOOK, "3", "JS JH JC"),
        (About.RANK, BOOK, "J", "JS JH JC"),
        (About.NUMBER, EMPTY, "4", "AS QS 9S 7S"),
        (About.VALUE, EMPTY, "37", "AS QS 9S 7S"),
        (About.SEQUENCE, EMPTY, NONE, ""),
        (About.SET, EMPTY, NONE, ""),
        # four tens are better than three aces
        (About.SET, "AS AH AC TS TH TC TD 7S 8H 9C KD QD", "4", "TS TH TC TD"),
        (About.RANK, "AS AH AC TS TH TC TD 7S 8H 9C KD QD", "T", "TS TH TC TD"),
        # nines are no trio
        (About.SET, "9S 9H 9C 9D 8S 8H 8C KD AS QH TC JD", NONE, ""),
        # of two points of four the one that makes more
        (About.VALUE, "AS KS QS JS 9H 8H 7H TH AC 7C KD 8D", "41", "AS KS QS JS"),
    ],
)
def test_what_is_right_of_a_hand(about: About, cards: str, right: str, made_by: str) -> None:
    found = asked(about, cards)
    assert (found.right, found.cards) == (right, hand(made_by))


def test_no_rank_is_asked_where_no_three_are_alike() -> None:
    with pytest.raises(ValueError, match="no trio"):
        asked(About.RANK, EMPTY)


def test_the_questions_grow_from_the_number_of_the_point_to_everything() -> None:
    assert ROUNDS[0] == (About.NUMBER,)
    assert ROUNDS[-1] == tuple(About)
    assert len(ROUNDS) == 10
    new = [set(ROUNDS[at]) - {each for row in ROUNDS[:at] for each in row} for at in range(10)]
    assert [len(each) for each in new] == [1, 0, 1, 0, 1, 0, 2, 0, 0, 0]
    for seed in SEEDS:
        for each, row in zip(hands(seed), ROUNDS, strict=True):
            abouts = [one.about for one in each.questions]
            assert abouts == [
                about
                for about in row
                if about is not About.RANK or each.questions[abouts.index("set")].right != NONE
            ]


def test_every_other_hand_holds_a_sequence_and_a_set() -> None:
    nothing = 0
    for seed in SEEDS:
        for at, each in enumerate(hands(seed)):
            held = frozenset(each.cards)
            has_both = all(holdings(held, kind) for kind in (Kind.SEQUENCE, Kind.SET))
            assert has_both or at % 2 == 0
            nothing += not has_both
    assert nothing  # of the others many do not, so that "none" is right as well


def test_the_same_seed_asks_the_same_and_another_one_something_else() -> None:
    assert hands(7) == hands(7)
    assert hands(7) != hands(8)
    first = " ".join(map(str, hands(1882)[0].cards))
    assert first == "KS 7S QH TH 9H 8H AC 9C 8C 7C JD TD"


def test_a_hand_has_twelve_cards_that_lie_by_suits() -> None:
    for seed in SEEDS:
        for each in hands(seed):
            assert len(set(each.cards)) == 12
            suits = [card.suit for card in each.cards]
            assert sum(a is not b for a, b in pairwise(suits)) < 4


def test_one_reply_is_right_and_each_has_a_digit_of_its_own() -> None:
    for _, one in every():
        codes = [reply.code for reply in one.replies]
        assert codes.count(one.right) == 1
        assert len({reply.digit for reply in one.replies}) == len(codes) <= 7
        assert all(reply.digit.isdigit() and len(reply.digit) == 1 for reply in one.replies)


def test_the_place_of_the_right_value_tells_nothing() -> None:
    values = [one for _, one in every() if one.about == About.VALUE]
    places = [[reply.code for reply in one.replies].index(one.right) for one in values]
    assert set(places) == set(range(6))


def test_each_right_reply_is_the_best_of_all_that_the_rules_find() -> None:
    """Counted anew, card by card, with nothing but what single cards make."""
    for each, one in every():
        held = frozenset(each.cards)
        match one.about:
            case About.NUMBER | About.VALUE:
                suits = [[card for card in held if card.suit is suit] for suit in suits_of(held)]
                best = max((len(cards), sum(map(makes, cards))) for cards in suits)
                assert one.right == str(best[0 if one.about == About.NUMBER else 1])
                assert (len(one.cards), sum(map(makes, one.cards))) == best
            case About.SEQUENCE:
                best_run = max((len(run.cards) for run in holdings(held, Kind.SEQUENCE)), default=0)
                assert one.right == str(best_run)
            case _:
                counts = {rank: sum(card.rank.value == rank for card in held) for rank in "TJQKA"}
                most = max(counts.values())
                wanted = str(most) if most >= 3 else NONE
                if one.about == About.RANK:
                    wanted = [rank for rank in "TJQKA" if counts[rank] == most][-1]
                assert one.right == wanted


def suits_of(held: frozenset[Card]) -> set[object]:
    return {card.suit for card in held}
