"""The play of one who is afraid.

By rules of thumb he cashes top cards first and keeps guards to the end; who weighs his cards counts
on the worst that each may come to.
"""

from __future__ import annotations

from dataclasses import replace

from game.piquet.mind.belief.unseen_cards import SuitSight
from game.piquet.mind.sums.cardplay import Judged, Outcome
from game.piquet.mind.thumb.play import cash, running, throw
from rules.core.cards import Card, Hand, Suit
from rules.piquet.pack import ORDER
from rules.piquet.view import DealView

_WORST = 0.25  # the part of all that may be that he has before his eyes
_KING, _QUEEN = ORDER.index("K"), ORDER.index("Q")


def lead(deal: DealView, allowed: Hand, suits: dict[Suit, SuitSight]) -> Card | None:
    """A sure trick while it is sure; None without one."""
    open_suits = [
        seen for seen in suits.values() if any(card.suit is seen.suit for card in allowed)
    ]
    sure = {seen.suit: running(seen.mine, seen.theirs) for seen in open_suits}
    return cash(deal.hand, open_suits, sure) if any(sure.values()) else None


def throw_away(allowed: Hand, suits: dict[Suit, SuitSight]) -> Card:
    """What costs fewest tricks, but no card that guards a king or a queen while there are others.

    He keeps the guard though the ace has long been played.
    """
    loose = {suit: seen for suit, seen in suits.items() if seen.mine and not _is_guarded(seen)}
    return throw(allowed, loose or suits)


def _is_guarded(seen: SuitSight) -> bool:
    """Whether the suit is a king and one, or a queen and two: just enough to guard it."""
    top, count = seen.mine[0], len(seen.mine)
    return (top == _KING and count == 2) or (top == _QUEEN and count == 3)


def feared(every: list[Judged], outcome: Outcome, fear: float) -> list[Judged]:
    """Cards as they are worth to him, the best first: for the part `fear` of it at their worst."""
    found = [
        replace(one, worth=one.worth + fear * (_worst(one, outcome) - one.worth)) for one in every
    ]
    return sorted(found, key=lambda one: (-one.worth, one.card))


def _worst(one: Judged, outcome: Outcome) -> float:
    """What a card is worth on average in the worst of all that may be."""
    left, total = _WORST, 0.0
    for worth, share in sorted((outcome(*end), share) for end, share in one.spread.items()):
        part = min(left, share)
        total += part * worth
        left -= part
    return total / (_WORST - left)
