"""Tricks of two cards as any game of ours may play them: with trumps, and with two packs."""

from __future__ import annotations

import pytest

from rules.core.cards import RANKS, Card, Suit, card
from rules.core.tricks import reply_wins


def height(one: Card) -> int:
    return RANKS.index(one.rank)


def takes(led: str, reply: str, trumps: Suit | None) -> bool:
    return reply_wins(card(led), card(reply), height, trumps)


@pytest.mark.parametrize("trumps", [None, Suit.HEARTS, Suit.SPADES])
def test_a_higher_card_of_the_suit_led_takes_the_trick_whatever_is_trumps(
    trumps: Suit | None,
) -> None:
    assert takes("TS", "KS", trumps)
    assert not takes("KS", "TS", trumps)


def test_a_trump_takes_any_card_of_another_suit() -> None:
    assert takes("AS", "2H", Suit.HEARTS)
    assert not takes("2H", "AS", Suit.HEARTS)


def test_any_other_suit_than_the_one_led_loses_where_it_is_not_trumps() -> None:
    assert not takes("2S", "AH", Suit.DIAMONDS)
    assert not takes("2S", "AH", None)


def test_of_two_equal_cards_of_two_packs_the_one_that_was_led_wins() -> None:
    assert not takes("KS", "KS'", None)
    assert not takes("KS'", "KS", Suit.SPADES)
