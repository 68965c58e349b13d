"""Names of the things of Piquet in the language spoken: calls, and the rules of a partie."""

from __future__ import annotations

from game.piquet.words import say
from game.words.terms import capital, card_name, number, sign, suit_name
from rules.core.cards import Card, Rank, Suit, card
from rules.core.game import Refused
from rules.piquet.combinations import Combination, Point, RankSet, Sequence
from rules.piquet.pack import ORDER
from rules.piquet.refusals import Refusal

_MINOR_TOPS = {3: Rank.NINE, 4: Rank.TEN, 5: Rank.KNAVE, 6: Rank.QUEEN, 7: Rank.KING}
_WHOLE_SUIT = len(ORDER)


def brief(card: Card) -> str:
    """A card in short, written one way wherever it is: "♦Q"."""
    return f"{sign(card.suit)}{say(f'publics.rank.{card.rank.value}')}"


def sequence_name(length: int, top: Rank) -> str:
    """For example "tierce major", "quart to the king", "quint minor"."""
    name = say(f"sequence.{length}")
    if length == _WHOLE_SUIT:
        return name
    if top is Rank.ACE:
        return say("sequence.major", name=name)
    if _MINOR_TOPS[length] is top:
        return say("sequence.minor", name=name)
    return say(f"sequence.to.{top.value}", name=name)


def set_name(count: int, rank: Rank) -> str:
    """For example "four tens", "three queens"."""
    return say(f"set.{count}.{rank.value}")


def call_name(call: Combination) -> str:
    """What a combination is called by: "point of five", "quart major", "three knaves"."""
    match call:
        case Point():
            return say("name.point", number=number(call.count))
        case Sequence():
            return sequence_name(call.length, call.top)
        case RankSet():
            return set_name(call.count, call.rank)


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
