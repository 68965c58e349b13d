"""Days as they are read: "14 March 2026"."""

from __future__ import annotations

from datetime import datetime

from game.words.catalogue import say


def date_words(iso: str, year: bool = True) -> str:
    """The day of a date and time in ISO form, nothing if it is none."""
    try:
        day = datetime.fromisoformat(iso)
    except ValueError:
        return ""
    key = "date" if year else "date.no-year"
    return say(key, day=day.day, month=say(f"month.{day.month}"), year=day.year)
