"""Leaves of the book of help: pieces one below the other, and the lines they are written in.

A piece is never cut in two; it is as wide as the column it was made for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.stage.basics import Font, Room
from game.stage.lines import unbroken
from game.stage.picture import Item, Target, Text
from rules.core.game import Options

BODY, LEADING = Font(17), 24.0
BOLD = Font(17, bold=True)

Drawn: TypeAlias = tuple[list[Item], list[Target]]


class Piece(Struct, frozen=True):
    """Something of a page: its height, the gap above it, and how it is drawn.

    `draw` is given the place of its upper left corner and the key of what has the focus. `mark`
    is how a search finds it, `within` those of the pieces that it is made of; `keep` says that it
    does not stand at the foot of a leaf, `across` that it fills the sheet whatever its columns.
    """

    height: float
    draw: Callable[[float, float, str | None], Drawn]
    gap: float = 10.0
    keep: bool = False
    mark: str = ""
    within: tuple[str, ...] = ()
    across: bool = False


class BookColumn(Struct, frozen=True):
    """What pieces are made for: a game, a room, a column, the rules told, whether a partie runs.

    `sheet` is the width and height of all that may be written on.
    """

    game: str
    room: Room
    width: float
    options: Options
    running: bool
    sheet: tuple[float, float]


def leaves(made: Sequence[Piece], height: float) -> list[list[Piece]]:
    """The pieces on as many leaves as they need; there is always one."""
    found: list[list[Piece]] = [[]]
    filled = 0.0
    for chain in _chains(made):
        whole = sum(piece.height + piece.gap for piece in chain)
        if found[-1] and filled + whole > height:
            found.append([])
            filled = 0.0
        found[-1] += chain
        filled += whole - (chain[0].gap if len(found[-1]) == len(chain) else 0.0)
    return found


def lay(leaf: Iterable[Piece], x: float, y: float, focus: str | None) -> Drawn:
    """A leaf from its upper left corner on."""
    items: list[Item] = []
    targets: list[Target] = []
    first = True
    for piece in leaf:
        y += 0.0 if first else piece.gap
        first = False
        drawn, touch = piece.draw(x, y, focus)
        items += drawn
        targets += touch
        y += piece.height
    return items, targets


def _chains(made: Sequence[Piece]) -> Iterable[list[Piece]]:
    """Pieces that must stay together."""
    chain: list[Piece] = []
    for piece in made:
        chain.append(piece)
        if not piece.keep:
            yield chain
            chain = []
    if chain:
        yield chain


def lines_of(words: Sequence[str], x: float, y: float, font: Font = BODY) -> list[Item]:
    """Lines of a paragraph, `y` its upper edge."""
    return [Text(line, x, y + 18 + LEADING * row, font) for row, line in enumerate(words)]


def _run_in(lead: str, rest: str, most: float, room: Room) -> tuple[float, list[str]]:
    """Where words go on after a bold beginning, and their lines, the first of them shorter."""
    indent = room.ruler.width(lead, BOLD) + 9
    lines: list[str] = [""]
    for word in unbroken(rest, BODY, most - indent, room):
        longer = f"{lines[-1]} {word}".strip()
        width = room.ruler.width(longer, BODY) + (indent if len(lines) == 1 else 0)
        if width <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return indent, lines


def led(
    lead: str, rest: str, most: float, room: Room
) -> tuple[float, Callable[[float, float], list[Item]]]:
    """Height of words with a bold beginning, and how they are drawn."""
    indent, lines = _run_in(lead, rest, most, room)

    def draw(x: float, y: float) -> list[Item]:
        first: list[Item] = [Text(lead, x, y + 18, BOLD)]
        if lines[0]:
            first.append(Text(lines[0], x + indent, y + 18, BODY))
        return first + lines_of(lines[1:], x, y + LEADING)

    return LEADING * len(lines), draw
