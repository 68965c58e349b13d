"""What may be liked at Piquet alone, for file and page of the settings."""

from __future__ import annotations

from game.piquet.preferences import DECLARE_FOR_ME, LINE, READING, SORT, UNSEEN_CARDS

PREFERENCES = (SORT, DECLARE_FOR_ME, UNSEEN_CARDS, READING, LINE)
