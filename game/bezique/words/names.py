"""Names of the things of Bezique in the language spoken: combinations, cards, what was counted."""

from __future__ import annotations

from game.bezique.words.say import say
from game.words.catalogue import tongue
from game.words.terms import capital, sign
from rules.bezique.combinations import MARRIAGES, SEQUENCES, Kind, worth
from rules.bezique.pack import face
from rules.bezique.scoring import Item, Line
from rules.core.cards import Card, Hand, Suit

_OF_A_SUIT = (*MARRIAGES, *SEQUENCES)
_OF_ITEM = {item: Kind(item.value) for item in Item if item.value in set(map(str, Kind))}


def kind_name(kind: Kind) -> str:
    """For example "double bezique"."""
    return say(f"kind.{kind.value}")


def combination_name(kind: Kind, cards: Hand) -> str:
    """The same with a capital, and the sign of the suit where there is one: "Marriage ♥"."""
    name = capital(kind_name(kind))
    return f"{name} {sign(suit_of(cards))}" if kind in _OF_A_SUIT else name


def suit_of(cards: Hand) -> Suit:
    """The suit of cards that are all of one."""
    return min(cards).suit


def line_name(line: Line) -> str:
    """What a line of the ledger is for: "Marriage ♥", "Last trick"."""
    kind = _OF_ITEM.get(line.item)
    return combination_name(kind, line.cards) if kind else say(f"item.{line.item.value}")


def kind_of(line: Line) -> Kind | None:
    """The combination that a line is for; None for all else."""
    return _OF_ITEM.get(line.item)


def points_words(points: int) -> str:
    """Points as they are said: "five hundred"; in figures from a thousand on."""
    return tongue().number_words(points) if points < 1000 else say("figure", number=points)


def price(kind: Kind) -> str:
    """The points of a combination as they are said."""
    return points_words(worth(kind))


def brief(card: Card) -> str:
    """A card in short: "♠Q", with the letters of the language."""
    return sign(card.suit) + say(f"letter.{face(card).rank.value}")
