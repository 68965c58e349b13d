"""Novice: plays by a beginner's rules, sees what lies before him, and overlooks a thing or two.

He keeps his longest suit and his high cards, leads from the top of his longest suit, takes what he
can as cheaply as he can, and throws away his lowest. What is small he does not see: three tens or
knaves, and a tierce beside his longest suit. Nothing he does is senseless, nor by chance.
"""

from __future__ import annotations

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.heuristic import thumb as calls
from rules.core.cards import SUITS, Card, Hand
from rules.piquet.actions import Action, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import SHORTEST_SEQUENCE, TRIO, Combination, RankSet, Sequence
from rules.piquet.pack import ORDER, height, suit_of
from rules.piquet.view import View

_HIGH = ORDER.index("Q")  # he parts with none such
_SEEN = ORDER.index("Q")  # three queens he sees


def choose(view: View, seed: int) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    match view.choices:
        case MayExchange(least, most):
            hand = deal_of(view).hand
            return Exchange(_discard(hand, least, most))
        case MayCall(seen, cards):
            longest = frozenset(_longest(deal_of(view).hand))
            noticed = tuple(call for call in seen if not _overlooks(call, longest))
            return calls.call(MayCall(noticed, cards)) or Play(_card(view, cards))
        case MayPlay(cards):
            return Play(_card(view, cards))
        case _:
            return thumb.choose(view, seed)


def _overlooks(call: Combination, longest: Hand) -> bool:
    match call:
        case Sequence() if len(call.cards) == SHORTEST_SEQUENCE:
            return not call.cards <= longest
        case RankSet() if len(call.cards) == TRIO:
            return ORDER.index(call.rank) < _SEEN
        case _:
            return False


def _longest(hand: Hand) -> tuple[Card, ...]:
    return max((suit_of(hand, suit) for suit in SUITS), key=len)


def _discard(hand: Hand, least: int, most: int) -> Hand:
    """As many as he may of the low cards outside his longest suit."""
    longest = _longest(hand)
    low = sorted(
        (card for card in hand if card not in longest and height(card) < _HIGH), key=height
    )
    spare = low[:most]
    if len(spare) < least:
        spare += sorted(hand.difference(spare), key=height)[: least - len(spare)]
    return frozenset(spare)


def _card(view: View, allowed: Hand) -> Card:
    led = deal_of(view).table.led
    if led is None:
        return _longest(allowed)[0]
    following = suit_of(allowed, led.suit)
    winners = [card for card in following if height(card) > height(led)]
    if winners:
        return winners[-1]
    return min(following or sorted(allowed), key=height)
