"""A refusal of the rules as a sentence: what is not allowed, and what to do instead."""

from __future__ import annotations

from game.piquet.words import say
from game.words.terms import capital, card_name, number, suit_name
from rules.core.cards import Suit, card
from rules.core.game import Refused
from rules.piquet.refusals import Refusal


def refusal(refused: Refused) -> str:
    """The sentence for a refusal, with its cards, suits and numbers in words."""
    reason, details = refused.reason, refused.details
    key = f"refused.{reason}"
    match reason, details:
        case Refusal.NOT_NOW, (phase,):
            return say(key, phase=say(f"phase.{phase}"))
        case Refusal.HOW_MANY_TAKEN, (0, 0):
            return say(f"{key}.younger")
        case Refusal.NOT_YOUR_CARD, (str(text),) if len(text) == 1:
            return say("refused.not-your-suit", suit=suit_name(Suit(text)))
        case Refusal.NOT_YOUR_CARD, (str(text),):
            return say(key, Card=capital(card_name(card(text))))
        case ((Refusal.NOT_FORMED | Refusal.ANSWERED | Refusal.NO_RIDDLE), (detail,)):
            return say(f"{key}.{detail}")
        case ((Refusal.MUST_FOLLOW_SUIT | Refusal.SUIT_WAS_NAMED), (str(text),)):
            suit = suit_name(Suit(text))
            return say(key, suit=suit, Suit=capital(suit))
        case ((Refusal.TOO_MANY | Refusal.AS_ANNOUNCED), (int(most),)):
            return say(key, number=number(most))
        case _:
            return say(key, **dict(zip(("first", "second"), details, strict=False)))
