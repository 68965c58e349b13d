"""A card by rules of thumb, as one plays it who has habits: what he forgot he fears, and so on."""

from __future__ import annotations

from game.piquet.ai.belief.known_cards import SuitSight, card_at, deal_of, sight
from game.piquet.ai.habits.habits import Habits
from game.piquet.ai.heuristic.play import cash, follow, lead, running, throw
from rules.core.cards import Card, Hand, Suit
from rules.piquet.pack import ORDER
from rules.piquet.view import DealView, View

_KING, _QUEEN, _KNAVE = (ORDER.index(rank) for rank in "KQJ")


def lead_in_fear(deal: DealView, allowed: Hand, suits: dict[Suit, SuitSight]) -> Card | None:
    """A sure trick while it is sure, and else the lowest card of a suit that has nothing to lose.

    None where every suit has: a king, queen or knave that may yet take a trick.
    """
    open_suits = [
        seen for seen in suits.values() if any(card.suit is seen.suit for card in allowed)
    ]
    sure = {seen.suit: running(seen.mine, seen.theirs) for seen in open_suits}
    if any(sure.values()):
        return cash(deal.hand, open_suits, sure)
    poor = [seen for seen in open_suits if seen.mine[0] < _KNAVE]
    if not poor:
        return None
    least = min(poor, key=lambda seen: (seen.mine[0], len(seen.mine)))
    return card_at(deal.hand, least.suit, least.mine[-1])


def throw_away(allowed: Hand, suits: dict[Suit, SuitSight]) -> Card:
    """The lowest card, but none that guards a king or a queen while there are others.

    He keeps the guard though the ace has long been played.
    """
    held = [seen for seen in suits.values() if seen.mine]
    loose = [seen for seen in held if not _is_guarded(seen)]
    lowest = min(loose or held, key=lambda seen: (seen.mine[-1], len(seen.mine)))
    return card_at(allowed, lowest.suit, lowest.mine[-1])


def _is_guarded(seen: SuitSight) -> bool:
    """Whether the suit is a king and one, or a queen and two: just enough to guard it."""
    top, count = seen.mine[0], len(seen.mine)
    return (top == _KING and count == 2) or (top == _QUEEN and count == 3)


FRIGHT = 8
"""With so many cards in hand or fewer one who is afraid leads in fear: before, all is open."""


def play(habits: Habits, view: View, allowed: Hand) -> Card:
    """The card to lead or to play to a lead."""
    deal = deal_of(view)
    if len(allowed) == 1:
        return next(iter(allowed))
    suits = sight(deal)
    if habits.memory is not None:
        suits = habits.memory.sight(deal, suits)
    led = deal.table.led
    if led is not None:
        away = throw_away if habits.fear else throw
        return follow(allowed, led) or away(allowed, suits)
    cool = lead(deal, allowed, suits)
    afraid = habits.fear and len(deal.hand) <= FRIGHT
    return lead_in_fear(deal, allowed, suits) or cool if afraid else cool
