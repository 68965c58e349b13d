"""A card by rules of thumb, as one plays it who has habits: what he forgot he fears, and so on."""

from __future__ import annotations

from game.piquet.ai.belief.unseen_cards import deal_of, sight
from game.piquet.ai.habits import fear
from game.piquet.ai.habits.habits import Habits
from game.piquet.ai.heuristic.play import follow, lead, throw
from rules.core.cards import Card, Hand
from rules.piquet.view import View

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
        away = fear.throw_away if habits.fear else throw
        return follow(allowed, led) or away(allowed, suits)
    cool = lead(deal, allowed, suits)
    afraid = habits.fear and len(deal.hand) <= FRIGHT
    return fear.lead(deal, allowed, suits) or cool if afraid else cool
