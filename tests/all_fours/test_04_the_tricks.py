"""The tricks (section D)."""

from __future__ import annotations

import pytest

from rules.all_fours.actions import Play
from rules.all_fours.play import may_reply
from rules.all_fours.refusals import Refusal
from rules.core.cards import Suit, card
from tests.all_fours.table import D, E, Table, pack_with, some

PACK = pack_with("AS 9S 2S 8H 8D 9C", "TS 3H 2H 5D JS 7C", "KH")


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("♠T ♥3 ♥2 ♦5", "♠A", "♠T ♥3 ♥2"),  # QQ1
        ("♠T ♥3 ♥2 ♦5", "♥K", "♥3 ♥2"),  # QQ2
        ("♠T ♦5", "♥K", "♠T ♦5"),  # QQ3
        ("♠T ♦5", "♠Q", "♠T"),  # QQ4
        ("♥2 ♦5", "♠Q", "♥2 ♦5"),  # QQ5
    ],
)
def test_what_may_be_played_to_a_lead_with_hearts_for_trumps(
    hand: str, led: str, legal: str
) -> None:
    (lead,) = some(led)
    assert may_reply(some(hand), lead, Suit.HEARTS) == some(legal)


def test_elder_leads_anything_and_the_winner_of_a_trick_leads_next() -> None:
    one = Table(PACK).stands()
    assert one.state.turn is E
    one.tricks("♠2-♠T")
    assert one.state.turn is D
    assert one.tricks("♣7-♣9").state.turn is E


def test_to_trumps_one_follows_with_a_trump() -> None:
    one = Table(PACK).stands().plays("8H")
    assert one.refuses(Play(card("TS"))) is Refusal.MUST_FOLLOW_TRUMP
    assert one.plays("2H").state.turn is E


def test_to_a_plain_suit_one_follows_or_trumps_as_one_likes() -> None:
    one = Table(PACK).stands().plays("AS")
    assert one.refuses(Play(card("5D"))) is Refusal.MUST_FOLLOW_OR_TRUMP
    assert one.refuses(Play(card("9C"))) is Refusal.NOT_YOUR_CARD
    assert one.plays("2H").state.turn is D
    assert Table(PACK).stands().tricks("♠A-♠T").state.turn is E


def test_without_the_suit_any_card_is_played() -> None:
    one = Table(PACK).stands().tricks("♠A-♠T;♠9-♠J")
    assert one.state.turn is D
    one.tricks("♦5-♦8")
    assert one.plays("2S 7C").state.turn is E


def test_the_highest_trump_wins_and_else_the_highest_card_of_the_suit_led() -> None:
    for trick, winner in (("♠2-♠T", D), ("♠A-♠T", E), ("♠A-♥2", D), ("♥8-♥3", E), ("♦8-♦5", E)):
        assert Table(PACK).stands().tricks(trick).deal.tricks[0].winner is winner


def test_a_plain_card_of_another_suit_wins_nothing() -> None:
    one = Table(pack_with("2S", "AC AD KC KD QC QD", "KH")).stands().plays("2S AC")
    assert one.deal.tricks[0].winner is E


def test_all_six_are_played_and_tricks_have_no_value_in_themselves() -> None:
    one = Table(pack_with("9S 8S 7S 6S 5S 4S", "2S 3S 2D 3D 2C TC", "KH")).stands().goes_on()
    assert len(one.deal.tricks) == 6
    assert {trick.winner for trick in one.deal.tricks} == {E}
    assert one.scores == (1, 0)
