"""What all trainers have around them: title and place in the set, what came before, the result."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.pages.grid import PageGrid, grid_in, headpiece, page_name
from game.school.teaching import explaining, remarking
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced
from game.stage.picture import Box, Icon, Item, Text, live
from game.stage.signs import ticked

SAID = Font(28, serif=True)
"""What a voice reads as well: words of the serif as large as a heading."""
BOLD = Font(28, serif=True, bold=True)
IVORY, SOFT, FOCUS = Paint(Tone.IVORY), Paint(Tone.SOFT), Paint(Tone.FOCUS)


class Extent(Struct, frozen=True):
    """Where the composition lies in the room, and its measures in units, from its top."""

    left: float
    top: float
    across: float
    body: float
    small: bool
    grid: PageGrid

    @property
    def right(self) -> float:
        return self.left + self.across

    @property
    def foot(self) -> float:
        """The middle of the buttons, from the top."""
        return self.grid.foot - self.top

    @property
    def middle(self) -> float:
        return self.left + self.across / 2


def frame_of(room: Room) -> Extent:
    """The composition in the middle of a room."""
    if room.small:
        left, top = (room.width - 936) / 2, (room.height - 640) / 2
        return Extent(left, top, 936, 116, small=True, grid=grid_in(room))
    left, top = (room.width - 1104) / 2, (room.height - 800) / 2
    return Extent(left, top, 1104, 150, small=False, grid=grid_in(room))


def heading(title: str, at_right: str, frame: Extent, room: Room) -> list[Item]:
    """The name of the page; where in the set one is."""
    named = [*headpiece(frame.grid, room), *page_name(frame.grid, title, room)]
    at = Text(at_right, frame.right, frame.grid.name, SAID, IVORY, Align.RIGHT)
    return named + live(at_right, (at,))


def told_before(sentences: Sequence[str], best: str, frame: Extent, room: Room) -> list[Item]:
    """What will be asked, sentence by sentence, and the best so far."""
    return explaining(sentences, best, frame.grid.body, room)


def told_after(
    figures: Sequence[tuple[str, str]], words: str, frame: Extent, room: Room
) -> list[Item]:
    """What the set came to: large figures with their words, and a sentence."""
    y = frame.top + frame.body + (100 if frame.small else 130)
    big = Font(48 if frame.small else 64, serif=True, bold=True)
    apart = frame.across * 0.36
    items: list[Item] = []
    for index, (figure, what) in enumerate(figures):
        x = frame.middle + (index - (len(figures) - 1) / 2) * apart
        shown = (
            Text(figure, x, y, big, IVORY, Align.CENTRE),
            Text(what, x, y + 44, SAID, SOFT, Align.CENTRE),
        )
        items += live(f"{figure} {what}", shown)
    return [*items, *remarking(words, frame.middle, y + 96, frame.across, room)]


def centred(
    words: str, y: float, font: Font, paint: Paint, frame: Extent, room: Room
) -> list[Item]:
    """A sentence in the middle, in as many lines as it needs."""
    lines = balanced(words, font, frame.across, room)
    shown = (
        Text(line, frame.middle, y + font.size * 1.25 * row, font, paint, Align.CENTRE)
        for row, line in enumerate(lines)
    )
    return live(words, shown)


def dots(marks: Sequence[bool], at: int, most: int, left: float, middle: float) -> list[Item]:
    """A sign for each hand: a tick where all was right, a cross where not, rings to come."""
    items: list[Item] = []
    for index in range(most):
        x = left + 10 + index * 28
        if index < len(marks) and marks[index]:
            items += ticked(x, middle, 20)
            continue
        if index < len(marks):
            items.append(Icon("close", x, middle, 14, SOFT))
        fill = FOCUS if index == at else None
        if index >= len(marks) or fill:
            dot = Rect(x - 6, middle - 6, 12, 12)
            items.append(Box(dot, 6, fill=fill, outline=Paint(Tone.SOFT, 0.7), line=1.25))
    return items
