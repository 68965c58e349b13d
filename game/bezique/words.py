"""Names of the things of Bezique in the language spoken; what its rules refuse, as sentences."""

from __future__ import annotations

from functools import partial

from game.words.catalogue import say_of, tongue
from game.words.terms import capital, card_name, sign, suit_name
from rules.bezique.combinations import MARRIAGES, SEQUENCES, Kind, worth
from rules.bezique.pack import face
from rules.bezique.refusals import Refusal
from rules.bezique.scoring import Item, Line
from rules.core.cards import Card, Hand, Suit, card
from rules.core.game import Refused

BEZIQUE = "bezique"
"""The game as it stands in saves and on the wire."""

say = partial(say_of, BEZIQUE)
"""The sentence for a key with its values filled in; with `count` it takes the right plural."""

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
    return tongue().number_words(points)


def price(kind: Kind) -> str:
    """The points of a combination as they are said."""
    return points_words(worth(kind))


def brief(card: Card) -> str:
    """A card in short: "♠Q", with the letters of the language."""
    return sign(card.suit) + say(f"letter.{face(card).rank.value}")


_OF_A_KIND = (
    Refusal.SERVED_ALREADY,
    Refusal.NO_NEW_CARD,
    Refusal.NOT_FROM_HAND,
    Refusal.BEZIQUE_CLOSED,
    Refusal.MARRIED_ALREADY,
    Refusal.STILL_LYING,
    Refusal.NOT_DOWNWARD,
)
_OF_CARDS = (Refusal.NOT_YOUR_CARD, Refusal.JUST_TAKEN, Refusal.MUST_WIN)


def refusal(refused: Refused) -> str:
    """The sentence for a refusal, with its cards, suits and combinations in words."""
    reason, details = refused.reason, refused.details
    key = f"refused.{reason}"
    match details:
        case (str(kind), *_) if reason in _OF_A_KIND:
            return say(key, name=kind_name(Kind(kind)))
        case (str(text), *_) if reason in _OF_CARDS:
            name = card_name(face(card(text)))
            return say(key, card=name, Card=capital(name))
        case (str(suit),) if reason is Refusal.MUST_FOLLOW_SUIT:
            return say(key, suit=suit_name(Suit(suit)))
    return say(key)
