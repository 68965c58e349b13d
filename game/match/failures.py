"""What ends a match before its time."""

from __future__ import annotations


class MatchError(Exception):
    """A match cannot begin or go on; the text is the whole sentence for whoever started it."""
