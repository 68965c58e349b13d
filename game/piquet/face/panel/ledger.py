"""The deal's ledger as it is reckoned, live: a row for each thing that counts, the lower panel."""

from __future__ import annotations

from dataclasses import dataclass

from game.piquet.face.panel.form import IVORY, SOFT, Grid, now_row
from game.piquet.face.sheet.counting import counting, times
from game.piquet.words.say import say
from game.piquet.words.terms import sequence_name, set_name
from game.stage.lines import fitted
from game.stage.picture import Align, Font, Item, Room, Stroke, Text
from game.words.terms import capital, sign
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, PointCalled, SequenceCalled, SetCalled, SuitTold
from rules.piquet.scoring import PLAYED, Line, taken_back, total
from rules.piquet.scoring import Item as For
from rules.piquet.seats import Seat
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_SIGNS = "♠♥♦♣"
_APART = 8.0  # units between a label and the figure beside it


@dataclass(frozen=True, slots=True)
class _Row:
    name: str
    label: str
    points: tuple[int, int] | None  # elder's first; None while nothing was counted
    now: bool = False
    gone: bool = False  # it was withdrawn and is struck out

    @property
    def counts(self) -> bool:
        return self.points is not None and not self.gone


def ledger_items(
    seen: View,
    deal: DealView,
    seats: tuple[Seat, Seat],
    ready: Kind | None,
    g: Grid,
    y: float,
    room: Room,
    kept: float = 0.0,
    only: frozenset[str] | None = None,
) -> tuple[list[Item], float]:
    """The ledger under the stroke at `y`, and how far down it goes; `seats` are the columns'.

    Rows stand closer if what comes below needs `kept` units, but no closer than can be read.
    `ready` is the kind of the call that stands ready to be said. With `only` rows of other names
    ("point", "play") are left out.
    """
    items: list[Item] = []
    y += 48 if g.wide else 36
    head = Font(20, True, True)
    twice = times(seen)
    title = say("panel.this-deal.times", number=twice) if twice > 1 else say("panel.this-deal")
    items.append(Text(title, g.left, y, head))
    counted = counting(seen, deal.ledger)
    for seat, x in zip(seats, g.columns, strict=True):
        points = str(total(counted, seat))
        items.append(Text(points, x, y, Font(g.big, True, True), IVORY, Align.RIGHT))
    y += 46 if g.wide else 32
    rows = [row for row in _rows(seen, deal, ready) if only is None or row.name in only]
    gaps = max(1, len(rows) - 1)
    step = max((room.height - 16 - kept - y) / gaps, 25 if g.wide else 20)
    step = min(g.ledger, step, (room.height - 16 - y) / gaps)
    for row in rows:
        if row.now:
            items += now_row(g.left, g.right, y - 5, min(step, 30))
        font = Font(16 if step > 22 else 14)
        figure = Font(20 if step > 22 else 16, serif=True)
        first = _figure(row.points[seats[0]]) if row.points is not None else ""
        most = g.columns[0] - g.left - room.ruler.width(first, figure) - _APART
        if room.ruler.width(row.label, font) > most:
            font = Font(14)
        whole = row.label
        if room.ruler.width(whole, font) > most and whole[-1] in _SIGNS:
            whole = whole[:-2]  # the suit goes before any word of the name
        label = fitted(whole, font, most, room)
        items.append(Text(label, g.left, y, font, IVORY if row.counts else SOFT))
        if row.gone:
            items.append(_struck(g.left, g.left + room.ruler.width(label, font), y))
        if row.points is not None:
            for seat, x in zip(seats, g.columns, strict=True):
                value = row.points[seat]
                paint = IVORY if value and row.counts else SOFT
                items.append(Text(_figure(value), x, y, figure, paint, Align.RIGHT))
                if value and row.gone:
                    items.append(_struck(x - room.ruler.width(_figure(value), figure), x, y))
        y += step
    return items, y - step


def _struck(left: float, right: float, y: float) -> Stroke:
    """A line through words that stand at `y`."""
    return Stroke(left, y - 5, right, y - 5, SOFT, 1.5)


def _figure(value: int) -> str:
    return str(value) if value else say("panel.none")


def _rows(seen: View, deal: DealView, ready: Kind | None) -> list[_Row]:
    """The ledger as it is reckoned: a row for each thing counted, a dim one for what is open."""
    over = deal.opened is not None
    now = None if over else (ready.value if ready else _kind_now(seen, deal))
    details = counted_labels(deal)
    kept = {id(line) for line in counting(seen, deal.ledger)}
    ledger = [(i, line) for i, line in enumerate(deal.ledger) if id(line) in kept]
    gone = taken_back(deal.ledger)
    rows: list[_Row] = []
    for item, name in (
        (For.CARTE_BLANCHE, "carte-blanche"),
        (For.POINT, "point"),
        (For.SEQUENCE, "sequence"),
        (For.SET, "set"),
        (For.REPIQUE, "repique"),
    ):
        lines = [(i, line) for i, line in ledger if line.item is item and not line.withdraws]
        always = item in (For.POINT, For.SEQUENCE, For.SET)
        for order, (i, line) in enumerate(lines):
            label = details.get(i) or say(f"panel.{name}")
            last = order == len(lines) - 1
            rows.append(_Row(name, label, _pair([line]), now == name and last, i in gone))
        if not lines and always:
            rows.append(_Row(name, say(f"panel.{name}"), None, now == name))
    played = [line for _, line in ledger if line.item in PLAYED]
    counted = _pair(played) if played else None
    rows.append(_Row("play", say("panel.play"), counted, now == "play"))
    pique = [line for _, line in ledger if line.item is For.PIQUE]
    if pique:
        rows.append(_Row("pique", say("panel.pique"), _pair(pique)))
    cards = [line for _, line in ledger if line.item in (For.CARDS, For.CAPOT)]
    capot = any(line.item is For.CAPOT for line in cards)
    label = say("panel.capot" if capot else "panel.cards")
    rows.append(_Row("cards", label, _pair(cards) if cards else None))
    return rows


def _pair(lines: list[Line]) -> tuple[int, int]:
    a, b = (sum(line.points for line in lines if line.seat is seat) for seat in Seat)
    return a, b


def _kind_now(seen: View, deal: DealView) -> str | None:
    """The row that is being talked about; the play once the viewer has nothing left to call."""
    if isinstance(seen.choices, MayCall):
        return "play"
    if seen.phase is Phase.PLAY or deal.table.led is not None or deal.named is not None:
        return "play" if seen.phase is not Phase.RECKONING else _last_kind(deal)
    if seen.phase in (Phase.LOOK, Phase.CALLS, Phase.ANSWER):
        return _last_kind(deal) or Kind.POINT.value
    return None


def _last_kind(deal: DealView) -> str | None:
    for event in reversed(deal.history):
        match event:
            case PointCalled():
                return "point"
            case SequenceCalled():
                return "sequence"
            case SetCalled():
                return "set"
    return None


def counted_labels(deal: DealView) -> dict[int, str]:
    """What each counted line was called, by its place in the ledger."""
    found: dict[int, str] = {}
    label, index = "", 0
    for event in deal.history:
        match event:
            case PointCalled(count=count):
                label = say("panel.point.of", number=count)
            case SequenceCalled(length=length, top=top):
                label = capital(sequence_name(length, top))
            case SetCalled(count=count, rank=rank):
                label = capital(set_name(count, rank))
            case SuitTold(suit=suit):
                label += f" {sign(suit)}"
            case Counted(line, _):
                if line.item in (For.POINT, For.SEQUENCE, For.SET):
                    found[index] = label
                index += 1
    return found
