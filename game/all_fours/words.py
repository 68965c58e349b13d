"""Names of the things of All-Fours in the language spoken; what its rules refuse, as sentences."""

from __future__ import annotations

from functools import partial

from game.words.catalogue import say_of
from game.words.terms import capital, card_name, number, sign, suit_name
from rules.all_fours.refusals import Refusal
from rules.all_fours.scoring import Line
from rules.core.cards import Card, Suit, card
from rules.core.game import Refused

ALL_FOURS = "all-fours"
"""The game as it stands in saves and on the wire."""

say = partial(say_of, ALL_FOURS)
"""The sentence for a key with its values filled in; with `count` it takes the right plural."""


def brief(card: Card) -> str:
    """A card in short: "♠Q", with the letters of the language."""
    return sign(card.suit) + say(f"letter.{card.rank.value}")


def line_name(line: Line) -> str:
    """What a line of the ledger is for: "High ♠Q", "Gift"."""
    name = capital(say(f"item.{line.item.value}"))
    return f"{name} {brief(min(line.cards))}" if line.cards else name


def refusal(refused: Refused) -> str:
    """The sentence for a refusal, with its cards, suits and numbers in words."""
    reason, details = refused.reason, refused.details
    key = f"refused.{reason}"
    match details:
        case (str(text), *_) if reason is Refusal.NOT_YOUR_CARD:
            name = card_name(card(text))
            return say(key, card=name, Card=capital(name))
        case (str(suit),) if reason in (Refusal.MUST_FOLLOW_TRUMP, Refusal.MUST_FOLLOW_OR_TRUMP):
            return say(key, suit=suit_name(Suit(suit)))
        case (int(count),):
            return say(key, number=number(count))
    return say(key)
