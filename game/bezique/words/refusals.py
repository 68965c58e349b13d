"""A refusal of the rules as a sentence: what is not allowed, and what to do instead."""

from __future__ import annotations

from game.bezique.words.names import kind_name
from game.bezique.words.say import say
from game.words.terms import capital, card_name, suit_name
from rules.bezique.combinations import Kind
from rules.bezique.pack import face
from rules.bezique.refusals import Refusal
from rules.core.cards import Suit, card
from rules.core.game import Refused

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
