"""How the list of all parties looks: its lines, the deals of the chosen one, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.pages.people import shown_names, shown_order
from game.pages.scoresheet import row_words
from game.piquet.past.story import ShutDeal, Told, ToldDeal
from game.piquet.words.terms import game_name
from game.saves.cards import score_card
from game.saves.history import ABANDONED, FINISHED, PEOPLE, Entry
from game.stage.lines import balanced, fitted, paragraph, ring, slider, wrapped
from game.stage.picture import (
    Align,
    Box,
    Font,
    Icon,
    Item,
    Paint,
    Rect,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, key_cap
from game.words.catalogue import say
from game.words.dates import date_words
from game.words.terms import capital, number
from rules.core.seats import Player

ROW = 56.0
_DEAL = 46.0
_HEAD = Font(28, serif=True, bold=True)
_BOLD, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_FIGURE = Font(20, serif=True)
_SOFT = Paint(Tone.SOFT)
_BUTTON = 48.0
_LINE = 22.0

Drawn = tuple[list[Item], list[Target]]


@dataclass(frozen=True, slots=True)
class Form:
    """Where the parts lie in a room, in units."""

    whole: Rect
    list: Rect
    deals: Rect


@dataclass(frozen=True, slots=True)
class List:
    """The lines that are seen, None where one is gone; the first one's number, the chosen one."""

    lines: Sequence[Entry | None]
    top: int
    at: int
    count: int
    hover: str | None


def form(room: Room) -> Form:
    """The places for a room."""
    margin = 36.0 if room.small else 72.0
    gap = 48.0 if room.small else 72.0
    across = min(room.width - 2 * margin, 1240.0)
    height = min(room.height - 2 * margin, 900.0)
    left, top = (room.width - across) / 2, (room.height - height) / 2
    deals = 380.0 if room.small else 440.0
    column = across - deals - gap
    body = height - 52 - _BUTTON - 22 - 2 * _LINE
    return Form(
        Rect(left, top, across, height),
        Rect(left, top + 52, column, body),
        Rect(left + column + gap, top, deals, 52 + body),
    )


def opponent_words(opponent: str) -> str:
    """Who is meant by an opponent of the list."""
    if not opponent:
        return say("history.everybody")
    return say("history.people") if opponent == PEOPLE else level_words(opponent)


def level_words(level: str) -> str:
    """The name of a level; one that we do not have goes by its key."""
    try:
        return say(f"level.{level}")
    except KeyError:  # a book of a later version
        return level


def head(
    form: Form, count: int, opponent: str, several: bool, focus: str | None, room: Room
) -> Drawn:
    """Title, and the opponent whose parties are listed."""
    where = form.list
    y = form.whole.y
    items: list[Item] = [
        Text(say("history.title"), where.x, y + 30, _HEAD),
        Stroke(where.x, y + 48, where.right, y + 48, Paint(Tone.BRASS), 1.5),
    ]
    targets: list[Target] = []
    words = say("history.count", count=count)
    if several:
        words = say("history.against", who=opponent_words(opponent))
    x = where.right
    if several:
        cap = key_cap("F", x, y + 24, room)
        items += cap
        if cap and isinstance(cap[0], Box):
            x = cap[0].rect.x - 8
        place = Rect(x - room.ruler.width(words, _PLAIN) - 10, y + 6, 0, 36)
        place = Rect(place.x, place.y, where.right + 6 - place.x, 36)
        targets.append(Target("against", place))
        if focus == "against":
            items.append(ring(place))
    if count or several:
        items.append(Text(words, x, y + 30, _PLAIN, _SOFT, Align.RIGHT))
    if not count:
        key = "history.none.against" if opponent else "history.none"
        items.append(Text(say(key), where.x, where.y + 40, _PLAIN))
    return items, targets


def list_items(form: Form, seen: List, room: Room) -> Drawn:
    """The lines of the list that are seen."""
    items: list[Item] = []
    targets: list[Target] = []
    place = form.list
    y = place.y
    for index, entry in enumerate(seen.lines, seen.top):
        line = Rect(place.x, y, place.width, ROW)
        items += _mark(line, f"partie-{index}", index == seen.at, seen.hover)
        items += _line(entry, line, room)
        targets.append(Target(f"partie-{index}", line))
        y += ROW
    if len(seen.lines) < seen.count:
        track = Rect(place.right + 12, place.y + 6, 4, len(seen.lines) * ROW - 12)
        items += slider(track, seen.top, len(seen.lines), seen.count)
    return items, targets


def _mark(line: Rect, key: str, chosen: bool, hover: str | None) -> list[Item]:
    """The stroke under a line, and its ground where it is chosen or pointed at."""
    inner = Rect(line.x - 8, line.y + 2, line.width + 16, line.height - 3)
    items: list[Item] = [
        Stroke(line.x, line.bottom, line.right, line.bottom, Paint(Tone.IVORY, 0.16))
    ]
    if chosen:
        bar = Rect(inner.x - 4, inner.y + 2, 3, inner.height - 4)
        items.append(Box(inner, 6, fill=Paint(Tone.IVORY, 0.12)))
        items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS)))
    elif hover == key:
        items.append(Box(inner, 6, fill=Paint(Tone.IVORY, 0.06)))
    return items


def _line(entry: Entry | None, line: Rect, room: Room) -> list[Item]:
    if entry is None or entry.header is None:
        words = fitted(say("history.lost"), _PLAIN, line.width, room)
        return [Text(words, line.x, line.y + 34, _PLAIN, _SOFT)]
    header = entry.header
    names = shown_names(header)
    first, second = shown_order(header.kinds)
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
    if entry.state == FINISHED:
        if entry.header is None or entry.result is None:
            return ""
        return row_words(score_card(entry.key, entry.header, entry.result))
    state = "abandoned" if entry.state == ABANDONED else "running"
    count = entry.deals
    if not count:
        return say(f"history.{state}.none")
    return say(f"history.{state}", count=count, number=number(count))


def deals_items(
    form: Form,
    entry: Entry | None,
    told: Told | str | None,
    at: int,
    hover: str | None,
    room: Room,
) -> Drawn:
    """The deals of the chosen partie, and what was agreed on for it."""
    place = form.deals
    items: list[Item] = []
    targets: list[Target] = []
    if entry is None or entry.header is None:
        if isinstance(told, str):
            items += paragraph(told, place.x, place.y + 30, _PLAIN, place.width, 24, room)
        return items, targets
    header = entry.header
    names, order = shown_names(header), shown_order(header.kinds)
    columns = _columns(place)
    items.append(Stroke(place.x, place.y + 48, place.right, place.y + 48, Paint(Tone.BRASS), 1.5))
    game = fitted(game_name(header.options), _SMALL, columns[0] - 86 - place.x, room)
    items.append(Text(game, place.x, place.y + 30, _SMALL, _SOFT))
    for player, x in zip(order, columns, strict=True):
        name = fitted(capital(names[player]), _BOLD, 82, room)
        items.append(Text(name, x, place.y + 30, _BOLD, align=Align.RIGHT))
    if isinstance(told, str):
        items += paragraph(told, place.x, place.y + 80, _PLAIN, place.width, 24, room)
    if not isinstance(told, Told):
        return items, targets
    if not told.deals:
        words = say("history.deals.none")
        items += paragraph(words, place.x, place.y + 80, _PLAIN, place.width, 24, room)
    count = len(told.deals)
    step = min(_DEAL, (place.height - 56) / max(1, count))
    y = place.y + 52
    for index, deal in enumerate(told.deals):
        line = Rect(place.x, y, place.width, step)
        items += _mark(line, f"deal-{index}", index == min(at, count - 1), hover)
        items += _deal(deal, line, columns, order, room)
        targets.append(Target(f"deal-{index}", line))
        y += step
    return items, targets


def _columns(place: Rect) -> tuple[float, float]:
    """Where the points of the two end."""
    return place.right - 96, place.right - 6


def _deal(
    deal: ToldDeal | ShutDeal,
    line: Rect,
    columns: tuple[float, float],
    order: tuple[Player, Player],
    room: Room,
) -> list[Item]:
    base = line.centre[1] + 6
    shut = isinstance(deal, ShutDeal)
    paint = _SOFT if shut else Paint(Tone.IVORY)
    items: list[Item] = [Text(say("history.deal", number=deal.number), line.x, base, _BOLD, paint)]
    x = line.x + room.ruler.width(say("history.deal", number=deal.number), _BOLD) + 12
    if isinstance(deal, ShutDeal):
        words = say(f"history.shut.{deal.why.value}", number=deal.number)
        most = (columns[0] - 44 if deal.points else line.right) - line.x
        lines = wrapped(words, _SMALL, most, room)
        if len(lines) > 2:
            lines = (lines[0], fitted(" ".join(lines[1:]), _SMALL, most, room))
        y = line.centre[1] + 5 - 8 * (len(lines) - 1)
        items = [Text(each, line.x, y + 16 * i, _SMALL, _SOFT) for i, each in enumerate(lines)]
    elif deal.points is None:
        items.append(Text(say("history.unfinished"), x, base, _SMALL, _SOFT))
    elif deal.assisted:
        words = fitted(say("history.assisted"), _SMALL, columns[0] - 60 - x, room)
        items.append(Text(words, x, base, _SMALL, _SOFT))
    if deal.points is not None:
        for player, column in zip(order, columns, strict=True):
            points = str(deal.points[player])
            items.append(Text(points, column, base, _FIGURE, paint, Align.RIGHT))
            if player is _elder(deal):
                items.append(Icon("elder", column - 46, base - 6, 12, _SOFT))
    return items


def _elder(deal: ToldDeal | ShutDeal) -> Player | None:
    """Who was elder in a deal that can be opened."""
    if isinstance(deal, ShutDeal):
        return None
    before = deal.before
    dealer = before.deal.dealer.other if before.deal is not None else before.first_dealer
    return None if dealer is None else dealer.other


def foot(form: Form, there: bool, news: str, focus: str | None, room: Room) -> Drawn:
    """What was just done, and the buttons."""
    whole = form.whole
    y = whole.bottom - _BUTTON / 2
    opening = (
        (
            Button("copy", say("history.copy.partie"), "C"),
            Button("open", say("history.open"), "Enter", primary=True),
        )
        if there
        else ()
    )
    copying, going = opening[:1], opening[1:]
    buttons = (
        Button("paste", say("history.paste"), "V"),
        *copying,
        Button("back", say("history.back"), "Esc"),
        *going,
    )
    items, targets = button_row(buttons, whole.right, y, _BUTTON, room, focus, whole.width)
    lines = balanced(news, _PLAIN, whole.width, room)[:2] if news else ()
    top = whole.bottom - _BUTTON - 18 - _LINE * (len(lines) - 1)
    items += [Text(line, whole.x, top + _LINE * i, _PLAIN) for i, line in enumerate(lines)]
    return items, targets
