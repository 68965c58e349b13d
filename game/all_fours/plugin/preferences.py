"""What may be liked at All-Fours alone, for file and page of the settings."""

from __future__ import annotations

from game.all_fours.preferences import QUESTIONS

PREFERENCES = (QUESTIONS,)
