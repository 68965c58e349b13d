"""A deal on paper: a row for each thing that was counted, and the cards behind one of the numbers.

For a sheet after a deal that needs no form of its own. A number is called "sheet:<row>:<player>"
among the targets.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted, ring
from game.stage.picture import Box, CardItem, Item, Role, Shadow, Stroke, Text, Widget
from game.stage.places import WIDE, Places
from game.stage.signs import printed_frame
from game.words.catalogue import say
from rules.core.seats import Player

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_FOOT = 116.0  # above the line of sentences: as much is left free for the cards
_PLAIN, _BOLD, _NUMBER = Font(16), Font(16, bold=True), Font(20, serif=True)
_STEPS = Font(14)
_NOTE = Font(16, serif=True, italic=True)

Group = tuple[str, ...]
"""Cards that made one thing, as the texts of their faces."""


class PaperRow(Struct, frozen=True):
    """What was counted for one thing, A's first; None: nothing. `shown` are the cards that made it.

    The cards of a player lie in groups, one for each time he or she counted it. `often`: how a
    number came about, before it: "2 × 20 =".
    """

    key: str
    label: str
    points: tuple[int | None, int | None]
    shown: tuple[tuple[Group, ...], tuple[Group, ...]] = ((), ())
    often: tuple[str, str] = ("", "")

    def at(self, player: Player) -> str:
        """The key of a player's number among the targets."""
        return f"sheet:{self.key}:{player.value}"


class DealPaper(Struct, frozen=True):
    """The paper of a deal: `names` and `totals` are A's and B's; `first` has the left column.

    A `note` is a line below the rows, of something that was not counted.
    """

    title: str
    names: tuple[str, str]
    first: Player
    rows: tuple[PaperRow, ...]
    totals: tuple[int, int]
    note: str = ""

    @property
    def columns(self) -> tuple[Player, Player]:
        return self.first, self.first.other

    def numbers(self) -> tuple[str, ...]:
        """The keys of all numbers, row by row, the left column first."""
        return tuple(
            row.at(player)
            for row in self.rows
            for player in self.columns
            if row.points[player] is not None
        )

    def largest(self) -> str | None:
        """The key of the largest number that has cards to show: what is shown at first."""
        worth = {
            row.at(player): row.points[player] or 0
            for row in self.rows
            for player in self.columns
            if row.shown[player]
        }
        return max(worth, key=lambda key: worth[key], default=None)

    def groups(self, key: str | None) -> tuple[Group, ...]:
        """The cards behind a number; none for anything else."""
        for row in self.rows:
            for player in self.columns:
                if row.at(player) == key:
                    return row.shown[player]
        return ()


def paper_items(
    paper: DealPaper, places: Places, chosen: str | None, focus: str | None
) -> list[Item]:
    """The paper and, under it, the cards behind the `chosen` number; `focus` gets the ring."""
    wide = places.sizes is WIDE
    width, top = (640.0, 28.0) if wide else (560.0, 12.0)
    head, foot, edge = (74.0, 68.0, 12.0) if wide else (52.0, 50.0, 7.0)
    space = places.sentence_line - places.sizes.button / 2 - _FOOT - places.baize.y - top
    lines = len(paper.rows) + bool(paper.note)
    step = min(36.0 if wide else 28.0, (space - head - foot) / max(1, lines))
    high = head + foot + step * lines
    place = Rect(places.centre - width / 2, places.baize.y + top, width, high)
    left, right = place.x + 42, place.right - 42
    ends = right - 150, right
    y = place.y + head
    title = Text(paper.title, left, place.y + head * 0.7, Font(28, True, True), _INK)
    sheet = Box(place, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)
    named = Widget(Role.HEADING, (title,), paper.title)
    items: list[Item] = [sheet, *printed_frame(place.grown(-edge)), named]
    for player, x in zip(paper.columns, ends, strict=True):
        name = fitted(paper.names[player], _BOLD, 140, places.room)
        items.append(Text(name, x, place.y + head * 0.7, _BOLD, _INK, Align.RIGHT))
    items.append(Stroke(left, y, right, y, Paint(Tone.INK, 0.75), 1.25))
    for row in paper.rows:
        line = y + step / 2 + 6
        items.append(Text(row.label, left, line, _PLAIN, _INK))
        for player, x in zip(paper.columns, ends, strict=True):
            touch, key, points = Rect(x - 110, y, 118, step), row.at(player), row.points[player]
            if points is None:
                items.append(Text(say("sheet.none"), x, line, _NUMBER, _SOFT, Align.RIGHT))
                continue
            drawn: list[Item] = []
            if key == chosen:
                drawn.append(Box(touch, 6, fill=Paint(Tone.BRASS, 0.24)))
            if key == focus:
                drawn.append(ring(touch.grown(-4), on_paper=True))
            drawn.append(Text(str(points), x, line, _NUMBER, _INK, Align.RIGHT))
            often = row.often[player]
            if often:
                before = x - places.room.ruler.width(str(points), _NUMBER) - 6
                drawn.append(Text(often, before, line, _STEPS, _SOFT, Align.RIGHT))
            counted = f"{often} {points}".lstrip()
            told = f"{row.label}, {paper.names[player]}. {counted}"
            items.append(Widget.pressed(key, touch, drawn, key == focus, told))
        y += step
        items.append(Stroke(left, y, right, y, Paint(Tone.INK, 0.16)))
    if paper.note:
        note = fitted(paper.note, _NOTE, right - left, places.room)
        items.append(Text(note, left, y + step / 2 + 6, _NOTE, _SOFT))
        y += step
        items.append(Stroke(left, y, right, y, Paint(Tone.INK, 0.16)))
    line, large = y + foot * 0.6, Font(40 if wide else 28, True, True)
    items.append(Text(say("sheet.total"), left, line, _BOLD, _INK))
    for player, x in zip(paper.columns, ends, strict=True):
        items.append(Text(str(paper.totals[player]), x, line, large, _INK, Align.RIGHT))
    return [*items, *_cards(paper.groups(chosen), places, place.bottom)]


def _cards(groups: Sequence[Group], places: Places, top: float) -> list[Item]:
    """Groups of cards in the middle of what is free under the paper."""
    if not groups:
        return []
    foot = places.sentence_line - places.sizes.button / 2 - 6
    width = min(64.0, (foot - top - 20) / CARD_RATIO)
    step, gap = width * 0.62, width * 0.5
    whole = sum(width + (len(group) - 1) * step for group in groups) + gap * (len(groups) - 1)
    squeeze = min(1.0, (places.right - places.left) / whole)
    x, y = places.centre - whole * squeeze / 2, (top + foot) / 2
    items: list[Item] = []
    for number, group in enumerate(groups):
        for index, face in enumerate(group):
            pose = Pose(x + width / 2 * squeeze, y, width)
            items.append(CardItem(f"shown:{number}:{index}", face, pose, Shadow.HAND))
            x += step * squeeze
        x += (width - step + gap) * squeeze
    return items
