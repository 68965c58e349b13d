"""The deal sheet: a finished deal on paper, and under it the cards behind one of its numbers.

A number is called "sheet:<row>:<seat>" among the targets. Measures: the scene style sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from game.piquet.face.panel.form import written
from game.piquet.face.sheet.rows import SheetRow, Shown, Side, rows
from game.piquet.words.say import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.geometry import wobbled
from game.stage.lines import fitted, ring
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Target, Text
from game.stage.places import WIDE, Places
from rules.core.cards import Card
from rules.piquet.scoring import total
from rules.piquet.seats import Seat
from rules.piquet.state import DealState

_DIM = Paint(Tone.SOFT)
_INK, _SOFT, _WRITTEN = Paint(Tone.PRINT), Paint(Tone.INK_SOFT), Paint(Tone.WRITTEN)
_TOLD_BELOW = "play"
"""The row of which the cards below tell all there is."""
ROW = 44.0
"""Height of a row that can be pressed: a finger's width (design, "For everyone")."""
_ICONS = 98.0  # as much at the right of a small table is the icons'
_CAPTION = 26.0  # from the cards down to their caption's baseline
_DETAIL = (152.0, 408.0)  # where details begin, from the left margin, in both columns
_NUMBER = (368.0, 624.0)  # where numbers end


@dataclass(frozen=True, slots=True)
class _Form:
    """Widths and heights in units."""

    width: float
    padding: float
    top: float
    head: float
    row: float
    total: float
    sums: int
    card: float
    step: float
    apart: float
    behind: float
    frame: float  # from the edge of the paper to what is printed round it


_WIDE = _Form(
    width=704,
    padding=40,
    top=28,
    head=68,
    row=ROW,
    total=68,
    sums=40,
    card=72,
    step=46,
    apart=40,
    behind=22,
    frame=13,
)
_SMALL = _Form(
    width=662,
    padding=18,
    top=10,
    head=56,
    row=ROW,
    total=56,
    sums=28,
    card=64,
    step=41,
    apart=30,
    behind=18,
    frame=8,
)


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """A finished deal as it is shown: `first` is the seat of the left column, names are by seat.

    `times` is how often the deal counts.
    """

    deal: DealState
    names: tuple[str, str]
    first: Seat
    times: int = 1

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
    """Where the paper lies; in a small room so far left that the icons are free."""
    places = Places.of(room)
    form = _form(places)
    height = form.head + len(_shown_rows(sheet)) * form.row + form.total
    top = places.baize.y + form.top + places.extra * 0.3
    left = places.centre - form.width / 2
    if form is _SMALL:
        left = max(places.baize.x + 4, min(left, places.baize.right - _ICONS - form.width))
    return Rect(left, top, form.width, height)


def _shown_rows(sheet: PaperSheet) -> tuple[SheetRow, ...]:
    """The rows in which somebody counted, or of which there is something to say."""
    return tuple(row for row in rows(sheet.deal) if any(row.sides) or row.note)


def sheet_items(
    sheet: PaperSheet, room: Room, chosen: str | None, focus: str | None = None
) -> tuple[list[Item], list[Target]]:
    """The sheet with the cards behind the `chosen` number; `focus` draws the ring around one."""
    form = _form(Places.of(room))
    place = sheet_place(sheet, room)
    left, right = place.x + form.padding, place.right - form.padding
    items: list[Item] = _paper(place, form)
    targets: list[Target] = []
    items += _head(sheet, place, left, form, room)
    y = place.y + form.head
    items += _double(left, right, y)
    for row in _shown_rows(sheet):
        band = Rect(left, y, right - left, form.row)
        drawn, touch = _row_items(row, sheet, band, chosen, focus, room)
        items += drawn
        targets += touch
        y = band.bottom
        items.append(Stroke(left, y, right, y, Paint(Tone.PRINT, 0.2)))
    items += _double(left, right, y - 2)
    items += _sums(sheet, left, y + form.total * 0.63, form, room)
    side = side_of(sheet, chosen)
    if side is not None:
        items += _cards(side.shown, place, room)
    return items, targets


def _paper(place: Rect, form: _Form) -> list[Item]:
    """A sheet of paper with a printed frame, and a suit in each corner of it."""
    frame = place.grown(-form.frame)
    items: list[Item] = [
        Box(place, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Box(frame, 1, outline=Paint(Tone.BRASS_DARK, 0.55)),
        Box(frame.grown(-4), 1, outline=Paint(Tone.BRASS_DARK, 0.3)),
    ]
    corners = product((frame.y, frame.bottom), (frame.x, frame.right))
    for sign, (y, x) in zip("♠♥♣♦", corners, strict=True):
        items.append(Box(Rect(x - 8, y - 8, 16, 16), 8, fill=Paint(Tone.IVORY)))
        items.append(Text(sign, x, y + 5, Font(14), _INK, Align.CENTRE))
    return items


def _double(left: float, right: float, y: float) -> list[Item]:
    """The double rule above and below what is added up."""
    return [
        Stroke(left, y, right, y, Paint(Tone.PRINT, 0.85), 1.25),
        Stroke(left, y + 3, right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]


def _form(places: Places) -> _Form:
    return _WIDE if places.sizes is WIDE else _SMALL


def _head(sheet: PaperSheet, place: Rect, left: float, form: _Form, room: Room) -> list[Item]:
    y = place.y + form.head * 0.66
    title = say("sheet.title", number=sheet.deal.number)
    items: list[Item] = [Text(title, left, y, Font(28, True, True), _INK)]
    for column, seat in enumerate(sheet.columns):
        most = _NUMBER[column] - _DETAIL[column]
        font, x = Font(16, bold=True), left + _DETAIL[column]
        words = fitted(sheet.names[seat], font, most - 24, room)
        items.append(Text(words, x, y, font, _INK))
        if seat is Seat.ELDER:
            items.append(Icon("elder", x + room.ruler.width(words, font) + 14, y - 5, 11, _WRITTEN))
    return items


def _row_items(
    row: SheetRow, sheet: PaperSheet, band: Rect, chosen: str | None, focus: str | None, room: Room
) -> tuple[list[Item], list[Target]]:
    left, y = band.x, band.y + band.height / 2 + 6
    items: list[Item] = []
    targets: list[Target] = []
    present = [seat for seat in sheet.columns if row.sides[seat] is not None]
    for seat in present:
        place, half = _touch_place(seat, present, sheet, band), _half(seat, sheet, band)
        targets.append(Target(_key(row, seat), place))
        if _key(row, seat) == chosen:
            items += _chosen_band(half)
        if _key(row, seat) == focus:
            items.append(ring(half.grown(-2), on_paper=True))
    label = Font(16, serif=True)
    words = fitted(row.label, label, _DETAIL[0] - 12, room)
    items.append(Text(words, left, y, label, _INK if present else _SOFT))
    for column, seat in enumerate(sheet.columns):
        side = row.sides[seat]
        at, end = left + _DETAIL[column], left + _NUMBER[column]
        if side is not None:
            most = end - at - 40
            small = Font(14)
            fits = room.ruler.width(side.detail, small) <= most
            if row.key != _TOLD_BELOW:
                detail = fitted(side.detail if fits else side.brief, small, most, room)
                items.append(Text(detail, at, y - 0.5, small, _SOFT))
            items.append(written(str(side.points), end, y + 1, 20, column + len(row.key)))
    if row.note and not present:
        items.append(Text(row.note, left + _DETAIL[0], y - 0.5, Font(14), _SOFT))
    return items, targets


def _half(seat: Seat, sheet: PaperSheet, band: Rect) -> Rect:
    """The part of a row that belongs to a seat: from its words to its number."""
    column = sheet.columns.index(seat)
    left, right = band.x + _DETAIL[column] - 14, band.x + _NUMBER[column] + 12
    return Rect(left, band.y + 4, right - left, band.height - 8)


def _touch_place(seat: Seat, present: list[Seat], sheet: PaperSheet, band: Rect) -> Rect:
    """The whole row where only one side counted, else the column's part of it."""
    whole = Rect(band.x - 16, band.y, band.width + 32, band.height)
    if len(present) == 1:
        return whole
    parting = band.x + (_NUMBER[0] + _DETAIL[1]) / 2
    if seat is sheet.first:
        return Rect(whole.x, whole.y, parting - whole.x, whole.height)
    return Rect(parting, whole.y, whole.right - parting, whole.height)


def _chosen_band(place: Rect) -> list[Item]:
    return [Box(place, 5, fill=Paint(Tone.BRASS, 0.4), outline=Paint(Tone.BRASS_DARK, 0.7))]


def _sums(sheet: PaperSheet, left: float, y: float, form: _Form, room: Room) -> list[Item]:
    """What the rows add up to; where the deal counts double, both the sum and what it counts."""
    twice = sheet.times > 1
    label = say("sheet.total.times" if twice else "sheet.total")
    items: list[Item] = [Text(label, left, y, Font(16, bold=True), _INK)]
    for column, seat in enumerate(sheet.columns):
        points = total(sheet.deal.ledger, seat)
        figure, font = str(points * sheet.times), Font(form.sums, True, True, True)
        end = left + _NUMBER[column]
        items.append(written(figure, end, y, form.sums, column))
        if twice:
            before = end - room.ruler.width(figure, font) - 12
            words = say("sheet.times", points=points, number=sheet.times)
            items.append(Text(words, before, y, Font(20, serif=True), _SOFT, Align.RIGHT))
    return items


def _cards(shown: Shown, paper: Rect, room: Room) -> list[Item]:
    """The groups side by side under the sheet, each a row of cards that a hand laid down."""
    places = Places.of(room)
    form = _form(places)
    pairs = any(isinstance(entry, tuple) for group in shown.groups for entry in group)
    foot = places.sentence_line - places.sizes.button / 2 + 4
    more = form.behind if pairs else 0.0
    space = foot - paper.bottom - _CAPTION - more - 16
    card = min(form.card, space / CARD_RATIO)
    steps = form.step * card / form.card
    widths = [card + (len(group) - 1) * steps for group in shown.groups if group]
    whole = sum(widths) + form.apart * max(0, len(widths) - 1)
    squeeze = min(1.0, (places.right - places.left) / whole) if whole else 1.0
    middle = paper.centre[0]
    x = max(middle - whole * squeeze / 2, places.left)
    height = card * CARD_RATIO + more
    y = (paper.bottom + foot - _CAPTION) / 2
    caption = fitted(shown.caption, Font(14), places.right - places.left, room)
    line = y + height / 2 + _CAPTION - 4
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
