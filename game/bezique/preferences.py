"""What may be liked at Bezique alone, for `game.preferences`."""

from __future__ import annotations

from enum import StrEnum

from game.preferences import Preference, switch


class Order(StrEnum):
    """How a hand is held."""

    SUITS = "suits"  # trumps at the right
    RANKS = "ranks"  # what may make four alike stands together
    HAND = "hand"


ORDER = Preference(
    name="bezique_order",
    usual=Order.SUITS.value,
    values=lambda: tuple(each.value for each in Order),
    after="trick_pause",
)
UNSEEN_CARDS = switch("unseen_cards", "help", after="take_suggestion")


PREFERENCES = (ORDER, UNSEEN_CARDS)
