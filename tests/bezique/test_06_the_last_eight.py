"""The last eight tricks and the end of a deal (section G; fixtures ZV29 to ZV34)."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from rules.bezique.actions import Play
from rules.bezique.chain import Chain
from rules.bezique.events import BrisquesCounted, TableTakenUp
from rules.bezique.options import Brisques, LastEight, LastTrick, Options
from rules.bezique.pack import BRISQUES, face, height
from rules.bezique.play import finish, may_reply
from rules.bezique.refusals import Refusal
from rules.bezique.scoring import Item
from rules.bezique.state import Phase, State
from rules.core.cards import Card, Hand, Suit, card
from rules.core.tricks import reply_wins
from tests.bezique.table import D, N, Table, copies_of, faces, options, pack_with, printed, replies
from tests.bezique.test_08_a_whole_deal import after, whole


@pytest.mark.parametrize(
    ("held", "led", "legal", "following"),
    [
        ("AH 7H KS", "KH", "AH", "AH 7H"),
        ("8H 7H KS", "KH", "8H 7H", "8H 7H"),
        ("KH 7H 7C", "KH", "KH 7H", "KH 7H"),
        ("9C 7C AS", "AH", "9C 7C", "9C 7C AS"),
        ("AS 7D", "AH", "AS 7D", "AS 7D"),
        ("TH 9H", "KH", "TH", "TH 9H"),
        ("AC 8C AS", "TC", "AC", "AC 8C"),
        ("9C 8C AS", "TC", "9C 8C", "9C 8C"),
        ("AS 7D", "TC", "AS 7D", "AS 7D"),
    ],
)
def test_what_may_be_played_to_a_lead_with_clubs_for_trumps(
    held: str, led: str, legal: str, following: str
) -> None:
    assert replies(held, led, "C") == sorted(legal.split())  # ZV29 to ZV31
    only = replies(held, led, "C", last_eight=LastEight.FOLLOW_ONLY)
    assert only == sorted(following.split())


def test_the_refusals_tell_which_duty_is_not_met() -> None:
    one = after(25).plays("JC")
    assert one.refuses(Play(card("8C"))) is Refusal.NOT_YOUR_CARD
    held = one.deal.hands[D]
    assert one.refuses(Play(next(c for c in held if c.suit is not Suit.CLUBS))) is (
        Refusal.MUST_FOLLOW_SUIT
    )
    low = next(c for c in held if c.suit is Suit.CLUBS and c.rank != "A")
    assert one.refuses(Play(low)) is Refusal.MUST_WIN


def test_without_the_suit_he_must_trump() -> None:
    one = Table(pack_with("", "", "9C"), options(target=4000)).reaches(24)
    while not (one.deal.led is not None and _must_trump(one)):
        one.one_more()
    wrong = next(c for c in one.deal.hands[one.deal.turn] if c.suit is not one.deal.trumps)
    assert one.refuses(Play(wrong)) is Refusal.MUST_TRUMP


def _must_trump(one: Table) -> bool:
    held, led = one.deal.hands[one.deal.turn], one.deal.led
    suits = {c.suit for c in held}
    return (
        led is not None and led.suit not in suits and one.deal.trumps in suits and (len(suits) > 1)
    )


def test_after_round_twenty_four_all_open_cards_return_to_the_hands() -> None:
    assert any(after(23).deal.open)
    one = after(24)
    taken = next(event for event in one.events if isinstance(event, TableTakenUp))
    assert faces(taken.cards[N]) == sorted(printed("♣A ♣T ♣K ♣Q ♣J"))
    assert not any(one.deal.open)
    assert taken.cards[N] <= one.deal.known[N]  # the other has seen them all the same


def test_the_winner_of_trick_twenty_four_leads() -> None:
    assert after(24).state.turn is N


def test_the_winner_of_the_last_trick_counts_ten() -> None:
    assert whole().ledger(N)[-2] == "last-trick 10"


def test_or_where_it_was_agreed_the_winner_of_the_last_one_before_the_stock_is_gone() -> None:
    agreed = options(last_trick=LastTrick.OF_THE_STOCK)
    one = whole(agreed)
    lines = [f"{line.item} {line.points}" for line in one.deal.ledger]
    assert lines[lines.index("sequence 250") - 1] == "last-trick 10"
    assert lines.count("last-trick 10") == 1
    assert one.scores == (490, 710)


def test_then_aces_and_tens_are_counted_ten_each_the_one_who_did_not_deal_first() -> None:
    one = whole()
    told = [event for event in one.events if isinstance(event, BrisquesCounted)]
    assert told == [BrisquesCounted(N, 9), BrisquesCounted(D, 7)]
    assert [line.player for line in one.deal.ledger][-2:] == [N, D]


def test_where_it_was_agreed_they_count_as_they_are_taken() -> None:
    one = whole(options(brisques=Brisques.AT_ONCE))
    mine = [line for line in one.ledger(N) if line.startswith("brisques")]
    assert mine == ["brisques 10"] * 5 + ["brisques 20"] + ["brisques 10"] * 2
    assert one.scores == (490, 710)


def test_one_who_has_taken_none_counts_nothing() -> None:
    one = after(31, options(target=4000))
    lost = tuple(replace(trick, winner=D) for trick in one.deal.tricks)
    state = State(one.state.options, Phase.PLAY, deal=replace(one.deal, tricks=lost))
    chain = Chain(state)
    finish(chain, D, one.state.options)
    new = chain.deal.ledger[len(one.deal.ledger) :]
    assert [(line.player, line.item) for line in new] == [
        *((D, Item.LAST_TRICK), (D, Item.BRISQUES))
    ]


# Exact endings ------------------------------------------------------------------------------------


def each_face(cards: Hand) -> list[Card]:
    """One of each printed card: equal ones come to the same."""
    return list({face(one): one for one in sorted(cards)}.values())


def value_of(hands: tuple[Hand, Hand], trumps: Suit, last: int) -> int:
    """What N has more than D of brisques and last trick, both at their best, N to lead."""

    @cache
    def best(leader: Hand, other: Hand) -> int:
        if not leader:
            return 0
        found = []
        for lead in each_face(leader):
            left = leader - {lead}
            outcomes = []
            for reply in each_face(may_reply(other, lead, trumps, Options())):
                points = 10 * len(BRISQUES.intersection((lead, reply)))
                points += 0 if left else last
                rest = other - {reply}
                if reply_wins(lead, reply, height, trumps):
                    outcomes.append(-points - best(rest, left))
                else:
                    outcomes.append(points + best(left, rest))
            found.append(min(outcomes))
        return max(found)

    return best(*hands)


@pytest.mark.parametrize(
    ("trumps", "first", "second", "value", "without"),
    [
        ("C", "♠A ♠A ♦A ♣A ♣T ♣K ♣Q ♣J", "♠Q ♠Q ♥A ♦J ♣A ♣J ♣9 ♣7", 60, 50),
        ("H", "♠Q ♠Q ♠J ♦A ♦T ♦K ♦J ♦J", "♥A ♥T ♥K ♥Q ♥J ♥J ♥7 ♣A", -60, -50),
        ("H", "♠K ♥A ♥K ♥Q ♥Q ♦K ♦Q ♦9", "♠Q ♠Q ♠9 ♥7 ♦J ♦J ♣T ♣Q", 30, 20),
    ],
)
def test_what_an_ending_is_worth_when_both_play_their_best(
    trumps: str, first: str, second: str, value: int, without: int
) -> None:
    both = copies_of([*printed(first), *printed(second)])  # ZV32 to ZV34
    hands = frozenset(both[:8]), frozenset(both[8:])
    assert value_of(hands, Suit(trumps), 10) == value
    assert value_of(hands, Suit(trumps), 0) == without


def test_an_identical_card_is_not_higher() -> None:
    held: Hand = frozenset((card("KH"), card("7H")))
    assert may_reply(held, card("KH'"), Suit.CLUBS, Options()) == held


def test_a_lead_is_free() -> None:
    one = after(24)
    assert {c for c in one.deal.hands[N] if _may_lead(one, c)} == one.deal.hands[N]


def _may_lead(one: Table, which: Card) -> bool:
    from rules.bezique.partie import check  # noqa: PLC0415  (asked nowhere else here)

    return check(one.state, Play(which)) is None
