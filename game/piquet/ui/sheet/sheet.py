"""The deal sheet: a finished deal on paper, and under it the cards behind one of its numbers.

A number is called "sheet:<row>:<seat>" among the targets. Measures: the scene style sheet.
"""

from __future__ import annotations

from msgspec import Struct

from game.piquet.ui.panel.form import written
from game.piquet.ui.sheet.form import (
    AIR,
    CAP,
    CAPTION,
    FAR,
    FEW,
    ROW,
    STEP,
    SheetForm,
    double_rule,
    foot_of,
    form_of,
    paper_items,
)
from game.piquet.ui.sheet.rows import SheetRow, Shown, Side, rows
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.geometry import wobbled
from game.stage.lines import fitted, ring
from game.stage.picture import Box, CardItem, Icon, Item, Role, Shadow, Stroke, Text, Widget, joined
from game.stage.places import Places
from game.stage.signs import INNER
from game.words.catalogue import say as say_general
from rules.core.cards import Card
from rules.piquet.scoring import total
from rules.piquet.seats import Seat
from rules.piquet.state import DealState

_DIM = Paint(Tone.SOFT)


def card_items(shown: Shown, paper: Rect, room: Room) -> list[Item]:
    """The groups side by side under the sheet, each a row of cards that a hand laid down."""
    places = Places.of(room)
    form = form_of(places)
    pairs = any(isinstance(entry, tuple) for group in shown.groups for entry in group)
    foot = foot_of(places)
    more = form.behind if pairs else 0.0
    space = foot - paper.bottom - CAPTION - more - AIR
    cards = sum(map(len, shown.groups))
    largest = min(form.largest, space / CARD_RATIO - AIR) if cards <= FEW else 0.0
    card = min(max(form.card, largest), space / CARD_RATIO)
    steps = STEP * card
    widths = [card + (len(group) - 1) * steps for group in shown.groups if group]
    whole = sum(widths) + form.apart * max(0, len(widths) - 1)
    squeeze = min(1.0, (places.right - places.left) / whole) if whole else 1.0
    middle = paper.centre[0]
    x = max(middle - whole * squeeze / 2, places.left)
    height = card * CARD_RATIO + more
    y = min((paper.bottom + foot - CAPTION) / 2, paper.bottom + FAR + height / 2)
    caption = fitted(shown.caption, Font(14), places.right - places.left, room)
    line = y + height / 2 + CAPTION - 4
    items: list[Item] = [Text(caption, middle, line, Font(14), _DIM, Align.CENTRE)]
    for group in shown.groups:
        for index, entry in enumerate(group):
            at = x + (card / 2 + index * steps) * squeeze
            turn = wobbled(index, 1.2)
            if isinstance(entry, Card):
                low = form.behind / 2 if pairs else 0.0  # in line with the fronts of pairs
                items.append(_card(entry, Pose(at, y + low, card, turn)))
            else:
                winner, other = entry
                behind = Pose(at + 4, y - form.behind / 2, card, -turn)
                items.append(_card(other, behind))
                items.append(_card(winner, Pose(at, y + form.behind / 2, card, turn)))
        if group:
            x += (card + (len(group) - 1) * steps + form.apart) * squeeze
    return items


def _card(card: Card, pose: Pose) -> CardItem:
    return CardItem(f"shown:{card}", str(card), pose, Shadow.HAND)


_DARK, _INK, _SOFT = Paint(Tone.INK), Paint(Tone.PRINT), Paint(Tone.INK_SOFT)
_INSET = 5.0
"""Units that the field of a chosen number keeps off the rules above and below it."""
_TOLD_BELOW = "play"
"""The row of which the cards below tell all there is."""


class _Laid(Struct, frozen=True):
    """The paper in its place, and how high its three parts are."""

    place: Rect
    head: float
    row: float
    total: float


class PaperSheet(Struct, frozen=True):
    """A finished deal as it is shown: `first` is the seat of the left column, names are by seat.

    `times` is how often the deal counts. `number`: that of the deal it is a trial of, if it is one.
    """

    deal: DealState
    names: tuple[str, str]
    first: Seat
    times: int = 1
    number: str = ""

    @property
    def columns(self) -> tuple[Seat, Seat]:
        return self.first, self.first.other


def pressable(sheet: PaperSheet) -> tuple[str, ...]:
    """The keys of all numbers on the sheet, row by row, the left column first."""
    return tuple(
        _key(row, seat)
        for row in rows(sheet.deal)
        for seat in sheet.columns
        if row.sides[seat] is not None
    )


def side_of(sheet: PaperSheet, key: str | None) -> Side | None:
    """What stands behind a key; None for anything that is no number."""
    for row in rows(sheet.deal):
        for seat in Seat:
            if key == _key(row, seat):
                return row.sides[seat]
    return None


def _key(row: SheetRow, seat: Seat) -> str:
    return f"sheet:{row.key}:{seat.value}"


def sheet_place(sheet: PaperSheet, room: Room) -> Rect:
    """Where the paper lies: in the middle, so narrow in a small room that the icons are free."""
    return _laid(sheet, Places.of(room)).place


def _laid(sheet: PaperSheet, places: Places) -> _Laid:
    """Its parts as high as cards of their least size under it allow."""
    form, count = form_of(places), len(_shown_rows(sheet))
    top = places.baize.y + form.top
    under = form.card * CARD_RATIO + form.behind + CAPTION + AIR
    free = foot_of(places) - top - under - form.head - form.total - count * ROW
    # a row has one share of what is left, the head and the sums three each
    grown = min(form.more, max(-8.0 / 3, free / (count + 6)))
    row = ROW + max(0.0, grown)
    head, total_high = form.head + 3 * grown, form.total + 3 * grown
    left = places.centre - form.width / 2
    height = head + count * row + total_high
    shown = FAR + form.largest * CARD_RATIO + CAPTION  # few rows: all comes down together
    top += max(0.0, foot_of(places) - top - height - shown) * 0.45
    return _Laid(Rect(left, top, form.width, height), head, row, total_high)


def _shown_rows(sheet: PaperSheet) -> tuple[SheetRow, ...]:
    """The rows in which somebody counted, or of which there is something to say."""
    return tuple(row for row in rows(sheet.deal) if any(row.sides) or row.note)


def sheet_items(
    sheet: PaperSheet, room: Room, chosen: str | None, focus: str | None = None
) -> list[Item]:
    """The sheet with the cards behind the `chosen` number; `focus` draws the ring around one."""
    form, laid = form_of(Places.of(room)), _laid(sheet, Places.of(room))
    place = laid.place
    left, right = place.x + form.padding, place.right - form.padding
    items: list[Item] = paper_items(place, form)
    edge = form.frame + INNER
    items += _head(sheet, left, (place.y + edge + place.y + laid.head) / 2, form, room)
    y = place.y + laid.head
    items += double_rule(left, right, y)
    for row in _shown_rows(sheet):
        band = Rect(left, y, right - left, laid.row)
        items += _row_items(row, sheet, band, form, chosen, focus, room)
        y = band.bottom
        items.append(Stroke(left, y, right, y, Paint(Tone.PRINT, 0.2)))
    items += double_rule(left, right, y - 2)
    items += _sums(sheet, left, (y + 1 + place.bottom - edge) / 2, form, room)
    side = side_of(sheet, chosen)
    if side is not None:
        items += card_items(side.shown, place, room)
    return items


def _head(sheet: PaperSheet, left: float, middle: float, form: SheetForm, room: Room) -> list[Item]:
    y = middle + form.title * CAP / 2
    words = say("sheet.title", number=sheet.number or sheet.deal.number)
    title = Text(words, left, y, _title(form), _DARK)
    items: list[Item] = [Widget(Role.HEADING, (title,), words)]
    font = Font(form.name, serif=True, bold=True)
    for column, seat in enumerate(sheet.columns):
        most = form.number[column] - form.detail[column]
        x = left + form.detail[column]
        words = fitted(sheet.names[seat], font, most - 24, room)
        items.append(Text(words, x, y, font, _DARK))
        if seat is Seat.ELDER:
            items.append(Icon("elder", x + room.ruler.width(words, font) + 14, y - 6, 11, _INK))
    return items


def _title(form: SheetForm) -> Font:
    return Font(form.title, serif=True, bold=True)


def _row_items(
    row: SheetRow,
    sheet: PaperSheet,
    band: Rect,
    form: SheetForm,
    chosen: str | None,
    focus: str | None,
    room: Room,
) -> list[Item]:
    left, y = band.x, band.y + band.height / 2 + 6
    items: list[Item] = []
    present = [seat for seat in sheet.columns if row.sides[seat] is not None]
    for seat in present:
        place, half = (
            _touch_place(seat, present, sheet, band, form),
            _half(seat, sheet, band, form),
        )
        key, side = _key(row, seat), row.sides[seat]
        drawn: list[Item] = [*_chosen_band(half)] if key == chosen else []
        if key == focus:
            drawn.append(ring(half.grown(1), on_paper=True))
        told = _told(row, sheet.names[seat], side) if side else ""
        items.append(Widget.pressed(key, place, drawn, key == focus, told))
    label, small = Font(form.words, serif=True), Font(form.small)
    if room.ruler.width(row.label, label) > form.detail[0] - 8:
        label = Font(form.words - 2, serif=True)
    words = fitted(row.label, label, form.detail[0] - 8, room)
    items.append(Text(words, left, y, label, _INK if present else _SOFT))
    for column, seat in enumerate(sheet.columns):
        side = row.sides[seat]
        at, end = left + form.detail[column], left + form.number[column]
        if side is not None:
            figure = Font(form.figure, serif=True, bold=True, italic=True)
            most = end - at - room.ruler.width(str(side.points), figure) - 8
            fits = room.ruler.width(side.detail, small) <= most
            if row.key != _TOLD_BELOW:
                detail = fitted(side.detail if fits else side.brief, small, most, room)
                ink = _DARK if _key(row, seat) == chosen else _SOFT
                items.append(Text(detail, at, y - 0.5, small, ink))
            items.append(written(str(side.points), end, y + 1, form.figure, column + len(row.key)))
    if row.note and not present:
        note = Text(row.note, left + form.detail[0], y - 0.5, small, _SOFT)
        items.append(Widget(Role.LINE, (note,), joined((row.label, row.note))))
    return items


def _told(row: SheetRow, name: str, side: Side) -> str:
    """What a seat made of a row, in words: a jump is called by its name once."""
    words = side.shown.caption
    label = "" if words.startswith(row.label) else row.label
    return joined((label, say_general("hear.cards", among=name, cards=words)))


def _half(seat: Seat, sheet: PaperSheet, band: Rect, form: SheetForm) -> Rect:
    """The part of a row that belongs to a seat: from its words to its number, with even air."""
    column = sheet.columns.index(seat)
    left, right = band.x + form.detail[column] - form.air, band.x + form.number[column] + form.air
    return Rect(left, band.y + _INSET, right - left, band.height - 2 * _INSET)


def _touch_place(
    seat: Seat, present: list[Seat], sheet: PaperSheet, band: Rect, form: SheetForm
) -> Rect:
    """The whole row where only one side counted, else the column's part of it."""
    whole = Rect(band.x - 16, band.y, band.width + 32, band.height)
    if len(present) == 1:
        return whole
    parting = band.x + (form.number[0] + form.detail[1]) / 2
    if seat is sheet.first:
        return Rect(whole.x, whole.y, parting - whole.x, whole.height)
    return Rect(parting, whole.y, whole.right - parting, whole.height)


def _chosen_band(place: Rect) -> list[Item]:
    """A field of brass clear of the rules: its cards lie below."""
    return [Box(place, 6, fill=Paint(Tone.BRASS, 0.3), outline=Paint(Tone.BRASS_DARK, 0.75))]


def _sums(sheet: PaperSheet, left: float, middle: float, form: SheetForm, room: Room) -> list[Item]:
    """What the rows add up to; where the deal counts double, both the sum and what it counts."""
    y = middle + form.sums * CAP / 2
    twice = sheet.times > 1
    label = say("sheet.total.times" if twice else "sheet.total")
    items: list[Item] = [Text(label, left, y, Font(form.words, True, True), _DARK)]
    for column, seat in enumerate(sheet.columns):
        points = total(sheet.deal.ledger, seat)
        figure, font = str(points * sheet.times), Font(form.sums, True, True, True)
        end = left + form.number[column]
        items.append(written(figure, end, y, form.sums, column))
        if twice:
            before = end - room.ruler.width(figure, font) - 12
            words = say("sheet.times", points=points, number=sheet.times)
            items.append(Text(words, before, y, Font(20, serif=True), _SOFT, Align.RIGHT))
    return items
