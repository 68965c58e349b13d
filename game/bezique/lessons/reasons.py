"""What is to be tapped in one's own hand, and why the deed of a lesson is better than another."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ai.serving import could_declare
from game.bezique.ui.choosing import offered
from game.bezique.ui.hand_state import Desk
from game.bezique.words import say
from game.bezique.words.names import combination_name
from game.words.terms import card_name
from rules.bezique.actions import Action, Declare, Draw, ExchangeSeven, Play
from rules.bezique.combinations import Combination, made_of
from rules.bezique.pack import face
from rules.bezique.view import View
from rules.core.cards import Card, Hand


def holding(seen: View, what: str) -> Combination | None:
    """What one could declare of a kind ("royal-marriage"); None as long as one holds none."""
    found = (one for one in could_declare(seen) if one.kind == what)
    return min(found, key=lambda one: sorted(one.cards), default=None)


def held(seen: View, what: str) -> Hand:
    """The cards of it; none before the deal."""
    one = holding(seen, what)
    return frozenset() if one is None else one.cards


def worth(seen: View, what: str) -> int:
    """What it counts."""
    one = holding(seen, what)
    return 0 if one is None else one.points


def title(what: str) -> str:
    """What its place is called, in a word."""
    return say(f"school.title.{what}")


def stray(_seen: View, what: str, _card: Card) -> str:
    """Why a card does not belong to it."""
    return say(f"school.stray.{what}")


def as_good(_seen: View, wanted: Action, done: Action) -> bool:
    """Whether only another copy of the same cards is meant."""
    match wanted, done:
        case (Play(one), Play(other)) | (ExchangeSeven(one), ExchangeSeven(other)):
            return face(one) == face(other)
        case Declare(some), Declare(others):
            return sorted(map(face, some)) == sorted(map(face, others))
    return False


def readied(seen: View, desk: Desk, wanted: Action) -> Desk:
    """The desk with what is to be declared standing ready, whatever would be dearer."""
    every = [one.cards for one in offered(seen)]
    if not isinstance(wanted, Declare) or wanted.cards not in every:
        return desk
    return replace(desk, offered=every.index(wanted.cards), preview=None)


def why(seen: View, wanted: Action, _done: Action) -> str:
    """What is meant, where another deed was done."""
    deal = seen.deal
    match wanted:
        case Play(card):
            return say("school.why.play", card=card_name(face(card)))
        case Declare(cards) if deal is not None:
            kind = made_of(cards, deal.trumps, seen.options)
            name = combination_name(kind, cards) if kind is not None else ""
            return say("school.why.declare", name=name)
        case ExchangeSeven():
            return say("school.why.seven")
        case Draw():
            return say("school.why.draw")
    return say("school.why.other")
