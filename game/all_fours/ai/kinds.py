"""Kinds of hands: what of a hand is looked at where it is begged, given, or run.

Standing looks at the trumps and the tens beside them; for a run it is asked how good a hand would
be, were another suit trumps.
"""

from __future__ import annotations

from rules.all_fours.pack import height
from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank, Suit

_PAIR = ("2", "2", "4", "4", "6", "6", "8", "8", "T", "J", "Q", "K", "A")
_MANY = ("2", "2", "4", "4", "6", "6", "6", "6", "6", "6", "Q", "Q", "A")
BUCKETS = 5
"""How many kinds of hands there are for a run, the poorest 0."""
_BOUNDS = (1.0, 1.17, 1.33, 1.53)


def kind(held: Hand, trumps: Suit) -> str:
    """A hand by its trumps, and its tens beside them: "0.1", "J.0", "A4.2", "QJ2+.0"."""
    own = sorted((height(one) for one in held & ALL_OF_SUIT[trumps]), reverse=True)
    tens = sum(one.rank is Rank.TEN and one.suit is not trumps for one in held)
    knave = Card.of(Rank.KNAVE, trumps) in held
    if not own:
        shown = "0"
    elif len(own) == 1:
        shown = "23456789TJQKA"[own[0]]
    elif len(own) == 2:
        shown = _PAIR[own[0]] + _PAIR[own[1]]
    else:
        shown = _MANY[own[0]] + ("J" if knave else "") + _MANY[own[-1]] + "+"
    return f"{shown}.{min(tens, 2)}"


def _of_suit(own: Hand) -> float:
    """How much a holding would be worth as trumps, roughly, in points of elder's lead."""
    tops = [height(one) for one in own]
    value = 0.9 * (len(own) - 1)
    value += {12: 1.1, 11: 0.8, 10: 0.5}.get(max(tops), 0.0)
    value += {0: 0.9, 1: 0.6, 2: 0.3}.get(min(tops), 0.0)
    return value + (0.4 if any(one.rank is Rank.KNAVE for one in own) else 0.0)


def bucket(held: Hand, trumps: Suit) -> int:
    """How much a hand promises in the suits that are not trumps now: 0 to `BUCKETS` - 1."""
    others = [held & ALL_OF_SUIT[suit] for suit in SUITS if suit is not trumps]
    value = sum(_of_suit(own) if own else -0.9 for own in others) / len(others)
    return sum(value > bound for bound in _BOUNDS)
