"""What may be liked at Bezique alone, for file and page of the settings."""

from __future__ import annotations

from game.bezique.preferences import ORDER, UNSEEN_CARDS

PREFERENCES = (ORDER, UNSEEN_CARDS)
