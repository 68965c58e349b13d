"""The deal's ledger as it is reckoned, live: a row for each thing once it is reached.

Before what was said stands what became of it: a tick where it counts, a cross where it did not.
"""

from __future__ import annotations

from msgspec import Struct

from game.piquet.ui.panel.form import PRINT, RED_INK, SOFT, WRITTEN, PanelGrid, now_row, written
from game.piquet.ui.panel.publics import known
from game.piquet.ui.sheet.counting import counting, times
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.stage.basics import Font, Paint, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Icon, Item, Stroke, Text
from game.stage.widgets import score_row
from game.words.terms import capital, sign
from rules.piquet.actions import Reply
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind
from rules.piquet.events import (
    Answered,
    CardPlayed,
    Counted,
    PointCalled,
    PointLetGo,
    SequenceCalled,
    SetCalled,
    SuitNamed,
    SuitTold,
)
from rules.piquet.scoring import EXTRAORDINARY, PLAYED, Line, taken_back, total
from rules.piquet.scoring import Item as For
from rules.piquet.seats import Seat
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_SIGNS = "♠♥♦♣"
_APART, _SMALL_APART = 5.0, 3.0  # units between a label and the figure beside it
_MARK, _SMALL_MARK = 16.0, 13.0  # units a mark takes up before its label
_SPOKEN = ("point", "sequence", "set")


class _Row(Struct, frozen=True):
    name: str
    label: str
    points: tuple[int, int] | None = None  # elder's first; None while nothing was counted
    now: bool = False
    gone: bool = False  # it was withdrawn and is struck out
    reply: Reply | None = None  # what was answered, where it was said

    @property
    def counts(self) -> bool:
        return self.points is not None and not self.gone


def ledger_items(
    seen: View,
    deal: DealView,
    seats: tuple[Seat, Seat],
    names: tuple[str, str],
    ready: Kind | None,
    g: PanelGrid,
    y: float,
    room: Room,
    above: float = 0.0,
    only: frozenset[str] | None = None,
) -> tuple[list[Item], float]:
    """The ledger under the rule at `y`, and how far down it goes; `seats` are the columns'.

    In them stands what those have who are called by `names`. `ready` is the kind of the call that
    stands ready to be said. So many units `above` the rows are left free. With `only` rows of other
    names ("point", "play") are left out.
    """
    items: list[Item] = []
    y += 40 if g.wide else 30
    twice = times(seen)
    title = say("panel.this-deal.times", number=twice) if twice > 1 else say("panel.this-deal")
    head: list[Item] = [Text(title, g.left, y, g.head_font, PRINT)]
    counted = counting(seen, deal.ledger)
    totals = [str(total(counted, seat)) for seat in seats]
    for seed, (seat, x) in enumerate(zip(seats, g.columns, strict=True)):
        great = total((line for line in counted if line.item in EXTRAORDINARY), seat)
        ink = RED_INK if great else WRITTEN
        head.append(written(totals[seed], x, y + 2, g.big, seed + 2, ink))
    items.append(score_row(head, title, names, totals))
    rows = [row for row in _rows(seen, deal, ready) if only is None or row.name in only]
    y += above + (12 if g.wide else 8)
    if rows:
        items.append(g.line(y))
    step = min(g.ledger, (g.foot - 14 - y) / max(1, len(rows)))
    for seed, row in enumerate(rows):
        y += step
        drawn = _drawn(row, seats, seed, g, y - step * 0.32, step, room)
        figures = [_figure(row, seat) for seat in seats]
        items.append(score_row(drawn, row.label, names, figures, _became(row)))
        items.append(g.line(y))
    return items, y


def _drawn(
    row: _Row, seats: tuple[Seat, Seat], seed: int, g: PanelGrid, y: float, step: float, room: Room
) -> list[Item]:
    """A row whose words stand at `y`: its mark, its words, and its figures."""
    items: list[Item] = []
    if row.now:
        items += now_row(g.left, g.right, y - step * 0.18, step - 1)
    small = step <= 22
    font = Font(14 if small else 16)
    left = g.left + (_MARK if g.wide else _SMALL_MARK)
    figures = [_figure(row, seat) for seat in seats]
    shown = Font(g.figure, serif=True, bold=True, italic=True)
    end = g.columns[0 if figures[0] else 1]
    most = end - left - room.ruler.width(figures[0] or figures[1], shown)
    most -= _APART if g.wide else _SMALL_APART
    for size in (14, 13):
        if room.ruler.width(row.label, font) > most:
            font = Font(size)
    whole = row.label
    if room.ruler.width(whole, font) > most and whole[-1] in _SIGNS:
        whole = whole[:-2]  # the suit goes before any word of the name
    label = fitted(whole, font, most, room)
    items += _mark(row, g.left + (6 if g.wide else 4), y - 5, 15 if g.wide else 12)
    dim = row.gone or row.reply is Reply.NOT_GOOD
    items.append(Text(label, left, y, font, SOFT if dim else PRINT))
    if row.gone:
        items.append(_struck(left, left + room.ruler.width(label, font), y))
    ink = SOFT if row.gone else RED_INK if row.name in EXTRAORDINARY else WRITTEN
    for column, (figure, x) in enumerate(zip(figures, g.columns, strict=True)):
        if figure:
            items.append(written(figure, x, y + 1, g.figure, 2 * seed + column, ink))
        if figure and row.gone:
            items.append(_struck(x - room.ruler.width(figure, shown), x, y))
    return items


def _became(row: _Row) -> str:
    """The same in words."""
    if row.gone:
        return say("panel.withdrawn")
    return "" if row.reply is None else say("do." + row.reply.value.replace(" ", "-"))


def _mark(row: _Row, x: float, y: float, size: float) -> list[Item]:
    """What became of what was said; nothing while nobody has said."""
    if row.gone or row.reply is Reply.NOT_GOOD:
        return [Icon("close", x, y, size - 2, Paint(Tone.RED))]
    if row.reply is Reply.EQUAL and not row.counts:
        return [
            Stroke(x - size / 3, y - 2.5, x + size / 3, y - 2.5, PRINT, 1.5),
            Stroke(x - size / 3, y + 2.5, x + size / 3, y + 2.5, PRINT, 1.5),
        ]
    if row.counts and row.name not in ("play", "cards"):
        return [Icon("check", x, y, size, Paint(Tone.WRITTEN))]
    return []


def _struck(left: float, right: float, y: float) -> Stroke:
    """A line through words that stand at `y`."""
    return Stroke(left, y - 5, right, y - 5, SOFT, 1.5)


def _figure(row: _Row, seat: Seat) -> str:
    """What a seat has of a row; of what only one may count the other has nothing written."""
    if row.points is None:
        return ""
    value = row.points[seat]
    return str(value) if value or row.name == "play" else ""


def _rows(seen: View, deal: DealView, ready: Kind | None) -> list[_Row]:
    """The ledger as it is reckoned: what was said or counted, and what it is about now."""
    over = deal.opened is not None
    now = None if over else (ready.value if ready else _kind_now(seen, deal))
    coming = ready is not None and all(line.item.value != now for line in deal.ledger)
    if now and not coming and deal.ledger and deal.ledger[-1].item is For.REPIQUE:
        now = For.REPIQUE.value  # what has just been counted, not what was called last
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
        if name in _SPOKEN:
            rows += _said(deal, Kind(name), now == name, mine=coming, counted=bool(lines))
        for order, (i, line) in enumerate(lines):
            label = details.get(i) or say(f"panel.{name}")
            last = order == len(lines) - 1
            rows.append(_Row(name, label, _pair([line]), now == name and last, i in gone))
    played = [line for _, line in ledger if line.item in PLAYED]
    if played or now == "play":
        points = _pair(played) if played else None
        rows.append(_Row("play", say("panel.play"), points, now == "play"))
    pique = [line for _, line in ledger if line.item is For.PIQUE]
    if pique:
        rows.append(_Row("pique", say("panel.pique"), _pair(pique)))
    cards = [line for _, line in ledger if line.item in (For.CARDS, For.CAPOT)]
    if cards:
        capot = any(line.item is For.CAPOT for line in cards)
        rows.append(_Row("cards", say("panel.capot" if capot else "panel.cards"), _pair(cards)))
    return rows


def _said(deal: DealView, kind: Kind, now: bool, *, mine: bool, counted: bool) -> list[_Row]:
    """What was said of a kind and has not counted, or that it is in turn; nothing before that.

    What was not good stays: it tells of a hand. Where the viewer's own, `mine`, stands ready, or
    the other has `counted`, what is now is not that.
    """
    told = [each for each in known(deal) if each.kind is kind and not each.counted]
    reply, words = _reply(deal, kind), say(f"panel.{kind.value}")
    coming = [_Row(kind.value, words, None, now)] if now and not counted else []
    if reply is Reply.NOT_GOOD and told and (counted or (now and mine)):
        return [_Row(kind.value, told[0].words, reply=reply), *coming]
    if told and not counted:
        return [_Row(kind.value, told[-1].words, None, now, reply=reply)]
    return coming


def _reply(deal: DealView, kind: Kind) -> Reply | None:
    """What was answered to the last call of a kind."""
    found: Reply | None = None
    for event in deal.history:
        match event:
            case Answered(of, reply) if of is kind:
                found = reply
            case PointLetGo() if kind is Kind.POINT:
                found = Reply.NOT_GOOD
    return found


def _pair(lines: list[Line]) -> tuple[int, int]:
    a, b = (sum(line.points for line in lines if line.seat is seat) for seat in Seat)
    return a, b


def _kind_now(seen: View, deal: DealView) -> str | None:
    """The row that is being talked about; the play once the viewer has nothing left to call."""
    if isinstance(seen.choices, MayCall):
        return "play"
    if seen.phase is Phase.PLAY or deal.table.led is not None or deal.named is not None:
        return _last_kind(deal) or "play"
    if seen.phase in (Phase.LOOK, Phase.CALLS, Phase.ANSWER):
        return _last_kind(deal) or Kind.POINT.value
    return None


def _last_kind(deal: DealView) -> str | None:
    """What was called last, by younger once elder has led."""
    for event in reversed(deal.history):
        match event:
            case CardPlayed() | SuitNamed():
                return None
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
