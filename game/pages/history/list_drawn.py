"""How the list of all parties looks: its head, its lines, the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.pages.grid import PageGrid, grid_in, page_foot, page_name
from game.pages.lists import ListWindow, nothing_yet
from game.pages.people import level_words, shown_names, shown_order
from game.pages.scorekeeper import row_words
from game.saves.history import ABANDONED, FINISHED, PEOPLE, Entry
from game.saves.partie import Header, score_card
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import around, balanced, fitted, marked_row, ring
from game.stage.picture import Box, Item, Role, Text, Widget
from game.stage.widgets import Button, key_cap
from game.words.catalogue import say
from game.words.terms import date_words, number

ROW = 56.0
_BOLD, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_FIGURE = Font(20, serif=True)
_SOFT = Paint(Tone.SOFT)
_LINE = 22.0


class ListForm(Struct, frozen=True):
    """Where the parts lie in a room, in units."""

    grid: PageGrid
    list: Rect
    deals: Rect


class LinesSeen(Struct, frozen=True):
    """The lines that are seen, None where one is gone; which they are, and the chosen one."""

    lines: Sequence[Entry | None]
    window: ListWindow
    at: int
    hover: str | None


def form(room: Room) -> ListForm:
    """The places for a room."""
    gap = 48.0 if room.small else 72.0
    grid = grid_in(room)
    body = grid.body
    deals = 376.0 if room.small else 440.0
    column = body.width - deals - gap
    top, high = grid.stroke + 4, body.bottom - grid.stroke - 4 - 2 * _LINE
    return ListForm(
        grid,
        Rect(body.x, top, column, high),
        Rect(body.right - deals, grid.stroke - 48, deals, high + 52),
    )


def opponent_words(opponent: str) -> str:
    """Who is meant by an opponent of the list."""
    if not opponent:
        return say("history.everybody")
    return say("history.people") if opponent == PEOPLE else level_words(opponent)


def head(
    form: ListForm, count: int, opponent: str, several: bool, focus: str | None, room: Room
) -> list[Item]:
    """Title, and the opponent whose parties are listed."""
    where = form.list
    y = form.grid.name - 30
    items = page_name(form.grid, say("history.title"), room, where.right if count else None)
    words = say("history.count", count=count)
    if several:
        words = say("history.against", who=opponent_words(opponent))
    x = where.right
    if several:
        drawn = key_cap("F", x, y + 24, room)
        if drawn and isinstance(drawn[0], Box):
            x = drawn[0].rect.x - 8
        place = Rect(x - room.ruler.width(words, _PLAIN) - 10, y + 6, 0, 36)
        place = Rect(place.x, place.y, where.right + 6 - place.x, 36)
        focused = focus == "against"
        if focused:
            drawn.append(ring(place))
        drawn.append(Text(words, x, y + 30, _PLAIN, _SOFT, Align.RIGHT))
        items.append(Widget.pressed("against", place, drawn, focused, words, Role.SETTING))
    elif count:
        items.append(Text(words, x, y + 30, _PLAIN, _SOFT, Align.RIGHT))
    if not count:
        key = "history.none.against" if opponent else "history.none"
        items += nothing_yet(say(key), say(f"{key}.more"), form.grid.body, room)
    return items


def list_items(place: Rect, seen: LinesSeen, room: Room) -> list[Item]:
    """The lines of the list that are seen."""
    items: list[Item] = []
    y = place.y
    for index, entry in zip(seen.window.seen, seen.lines, strict=True):
        line = Rect(place.x, y, place.width, ROW)
        shown = _line(entry, line, room)
        items.append(marked_line(line, f"partie-{index}", index == seen.at, seen.hover, shown))
        y += ROW
    items += seen.window.slider(place.right + 12, place.y, ROW)
    return items


def marked_line(
    line: Rect, key: str, chosen: bool, hover: str | None, shown: Sequence[Item]
) -> Widget:
    """A line of these lists: its ground, and what is shown on it."""
    inner = around(line, 8, 2, 1)
    ground = marked_row(line, inner, chosen=chosen, hovered=hover == key, hover=0.06)
    pressed = Widget.pressed(key, line, (*ground, *shown), focused=False, role=Role.LINE)
    return pressed.choosing(chosen)


def _line(entry: Entry | None, line: Rect, room: Room) -> list[Item]:
    if entry is None or entry.header is None:
        words = fitted(say("history.lost"), _PLAIN, line.width, room)
        return [Text(words, line.x, line.y + 34, _PLAIN, _SOFT)]
    header = entry.header
    names = shown_names(header)
    first, second = shown_order(header)
    date = date_words(header.started)
    totals = ""
    if entry.result is not None:
        a = entry.result.settlement.totals
        totals = f"{a[first]} : {a[second]}"
    most = line.width - room.ruler.width(totals, _FIGURE) - 24
    who = say("open.with", first=names[first], second=names[second])
    items: list[Item] = [
        Text(fitted(who, _BOLD, most, room), line.x, line.y + 24, _BOLD),
        Text(totals, line.right, line.y + 25, _FIGURE, align=Align.RIGHT),
        Text(date, line.right, line.y + 46, _SMALL, _SOFT, Align.RIGHT),
    ]
    most = line.width - room.ruler.width(date, _SMALL) - 24
    words = fitted(state_words(entry), _SMALL, most, room)
    return [*items, Text(words, line.x, line.y + 46, _SMALL, _SOFT)]


def state_words(entry: Entry) -> str:
    """How a partie ended, or how far it came."""
    if entry.header is not None and entry.header.again:
        return say("history.again")
    if entry.header is not None and entry.header.coded:
        return coded_words(entry.header)
    if entry.state == FINISHED:
        if entry.header is None or entry.result is None:
            return ""
        return row_words(score_card(entry.key, entry.header, entry.result))
    count = entry.deals
    if entry.state != ABANDONED:
        return say("history.running", number=count + 1)
    if not count:
        return say("history.abandoned.none")
    return say("history.abandoned", count=count, number=number(count))


def coded_words(header: Header) -> str:
    """Which deal of a code it is: "The same deals 13JZ-9J6G-M8RM, deal 3"."""
    code, _, deal = header.coded.partition(" ")
    return say("history.coded", code=code, deal=deal)


def foot(form: ListForm, there: bool, news: str, focus: str | None, room: Room) -> list[Item]:
    """What was just done, and the buttons."""
    grid = form.grid
    opening = (
        (
            Button("review", say("history.review"), "R"),
            Button("copy", say("history.copy.partie"), "C"),
            Button("open", say("history.open"), "Enter", primary=True),
        )
        if there
        else ()
    )
    copying, going = opening[:-1], opening[-1:]
    buttons = (
        Button("paste", say("history.paste"), "V"),
        *copying,
        Button("back", say("history.back"), "Esc"),
        *going,
    )
    items = page_foot(grid, buttons, room, focus)
    lines = balanced(news, _PLAIN, grid.whole.width, room)[:2] if news else ()
    top = grid.body.bottom - _LINE * (len(lines) - 1)
    items += [Text(line, grid.whole.x, top + _LINE * i, _PLAIN) for i, line in enumerate(lines)]
    return items
