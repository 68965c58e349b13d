"""Novice: plays by a beginner's rules, sees what lies before him, and overlooks a thing or two.

He keeps his longest suit and his high cards, leads from the top of his longest suit, takes what he
can as cheaply as he can, and throws away his lowest. Nothing he does is senseless.
"""

from __future__ import annotations

from random import Random

from game.piquet.mind.belief.unseen_cards import deal_of
from game.piquet.mind.thumb import calls, thumb
from rules.core.cards import SUITS, Card, Hand
from rules.piquet.actions import Action, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import QUATORZE, Combination, Kind
from rules.piquet.pack import height, suit_of
from rules.piquet.view import View

_OVERLOOKS = 0.2  # how often he does not see a trio or a tierce he holds
_HIGH = 6  # the height of a king: he parts with none such


def choose(view: View, seed: int) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    chance = Random(seed)
    match view.choices:
        case MayExchange(least, most):
            hand = deal_of(view).hand
            return Exchange(_discard(hand, least, most))
        case MayCall(seen, cards):
            noticed = tuple(call for call in seen if not _overlooks(call, chance))
            return calls.call(MayCall(noticed, cards)) or Play(_card(view, cards))
        case MayPlay(cards):
            return Play(_card(view, cards))
        case _:
            return thumb.choose(view, seed)


def _overlooks(call: Combination, chance: Random) -> bool:
    small = call.kind is not Kind.POINT and len(call.cards) < QUATORZE
    return small and chance.random() < _OVERLOOKS


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
