"""What may be liked at Piquet alone, for `game.preferences`."""

from __future__ import annotations

from enum import StrEnum

from game.preferences import Preference, switch


class Sort(StrEnum):
    """How a hand is held."""

    SUITS = "suits"
    RANKS = "ranks"
    COMBINATIONS = "combinations"
    HAND = "hand"


SORT = Preference(
    name="sort",
    usual=Sort.SUITS.value,
    values=lambda: tuple(each.value for each in Sort),
    after="trick_pause",
)
DECLARE_FOR_ME = switch("declare_for_me", "help", after="claim_sure")
UNSEEN_CARDS = switch("unseen_cards", "help", after="take_suggestion")
READING = switch("reading", "help", after="unseen_cards")
LINE = switch("line", "help", after="reading")


PREFERENCES = (SORT, DECLARE_FOR_ME, UNSEEN_CARDS, READING, LINE)
