"""A refusal of the rules as a sentence: what is not allowed, and what to do instead."""

from __future__ import annotations

from game.all_fours.words.say import say
from game.words.terms import capital, card_name, number, suit_name
from rules.all_fours.refusals import Refusal
from rules.core.cards import Suit, card
from rules.core.game import Refused


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
