"""Pieces of a foreign text, fit to stand in a sentence of ours."""

from __future__ import annotations

_LONGEST = 30


def shown(found: int | str) -> str:
    """A piece of a foreign text, fit to be quoted: no control characters, not too long."""
    text = printable(str(found))
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def printable(text: str) -> str:
    """A foreign text with a question mark for each letter that would do something to a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
