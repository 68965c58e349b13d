"""Who a statement names: by letter, or by the name that the head of the record gave him."""

from __future__ import annotations

from rules.core.seats import Player
from rules.piquet.record.text import TextLine, read_line

PLAYERS = {"a": Player.A, "b": Player.B}
_OWN = "'s"


def bare(word: str) -> str:
    """A word without what makes its owner of it: "A's" is "A"."""
    return word.removesuffix(_OWN)


def read_name_line(text: str, number: int) -> TextLine | None:
    """A line that gives a player his name, `A is …`; None if it is another."""
    line = read_line(text, number)
    return line if line.first in PLAYERS and line.rest().first == "is" else None


def said_of(name: str, line: TextLine) -> int:
    """With how many words the line begins by a name; 0 if it does not."""
    words = [word.low for word in read_line(name.replace("#", " ")).words]
    begun = [word.low for word in line.words[: len(words)]]
    if not words or [*begun[:-1], bare(begun[-1]) if begun else ""] != words:
        return 0
    return len(words)
