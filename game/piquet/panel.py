"""The left panel: the partie board and, under it, the deal's ledger as it is reckoned, live."""

from __future__ import annotations

from dataclasses import dataclass

from game.piquet.counting import (
    counting,
    deals_of,
    goal_of,
    live_totals,
    running,
    times,
    towards,
)
from game.piquet.places import WIDE, Places
from game.stage.picture import Align, Box, Font, Icon, Item, Paint, Rect, Room, Rule, Text, Tone
from game.words.catalogue import say
from game.words.terms import capital, sequence_name, set_name
from rules.core.seats import Player
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, PointCalled, SequenceCalled, SetCalled
from rules.piquet.options import DEALS, HUNDRED, Length
from rules.piquet.scoring import PLAYED, Line, total
from rules.piquet.scoring import Item as For
from rules.piquet.seats import ELDER, Seat
from rules.piquet.settlement import weight
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_MOST = 8  # deals that are listed, the last ones where there are more
_SOFT, _IVORY, _BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Heights and columns of the panel in units."""

    left: float
    right: float
    inner: float
    title: float
    rule: float
    heads: float
    first: float
    row: float
    total: float
    rubicon: float
    bar: Rect
    ledger: float
    big: int
    head_font: Font


def _grid(places: Places) -> _Grid:
    s = places.sizes
    if s is WIDE:
        return _Grid(
            24,
            s.panel - 28,
            80,
            50,
            68,
            96,
            128,
            28,
            34,
            40,
            Rect(0, 14, 56, 4),
            32,
            40,
            Font(20, True, True),
        )
    return _Grid(
        16,
        s.panel - 24,
        72,
        42,
        54,
        78,
        103,
        23,
        29,
        28,
        Rect(0, 9, 44, 4),
        25,
        28,
        Font(20, True, True),
    )


def panel_items(
    seen: View,
    names: tuple[str, str],
    room: Room,
    ready: Kind | None = None,
    first: Player | None = None,
) -> list[Item]:
    """Everything in the panel; the first column is the viewer's, or that of `first`.

    `ready` is the kind of the call that stands ready to be said.
    """
    g = _grid(Places.of(room))
    left = seen.player if first is None else first
    players = (left, left.other)
    columns = (g.right - g.inner, g.right)
    items: list[Item] = []
    number = seen.deal.number if seen.deal else 1
    deals = deals_of(seen.options, len(seen.results), seen.phase is Phase.OVER)
    where = say("panel.deal" if deals else "panel.deal.hundred", number=number, deals=deals)
    items.append(Text(say("panel.partie"), g.left, g.title, g.head_font))
    items.append(Text(where, g.right, g.title, Font(16), _SOFT, Align.RIGHT))
    items.append(Rule(g.left, g.rule, g.right, g.rule, Paint(Tone.BRASS, 0.6)))
    items.append(Icon("elder", g.left + 5, g.heads - 5, 10, _IVORY))
    items.append(Text(say("panel.elder"), g.left + 15, g.heads, Font(14), _SOFT))
    for player, x in zip(players, columns, strict=True):
        name = fitted(names[player], room, Font(16, bold=True), g.inner - 2)
        items.append(Text(name, x, g.heads, Font(16, bold=True), _IVORY, Align.RIGHT))
    shown = range(deals) if deals else range(max(0, number - _MOST), number)
    row = g.row * min(1.0, DEALS / len(shown))
    for place, index in enumerate(shown):
        items += _deal_row(seen, players, index, g, g.first + place * row, row)
    lines = min(DEALS, deals or DEALS)
    y = g.first + (lines - 1) * g.row + g.row * 0.55
    items.append(Rule(g.left, y, g.right, y, Paint(Tone.BRASS, 0.6)))
    y += g.total
    items.append(Text(say("panel.total"), g.left, y, Font(16, bold=True)))
    totals = live_totals(seen)
    for player, x in zip(players, columns, strict=True):
        text = str(totals[player])
        items.append(Text(text, x, y, Font(28, True, True), _IVORY, Align.RIGHT))
    goal = goal_of(seen.options)
    if goal is not None:
        y += g.rubicon
        hundred = goal is Length.TO_A_HUNDRED
        label = say("panel.hundred" if hundred else "panel.rubicon")
        items.append(Text(label, g.left, y, Font(16 if room.width > 1200 else 14), _SOFT))
        reached = towards(seen)
        crossed = say("panel.reached" if hundred else "panel.crossed")
        for player, x in zip(players, columns, strict=True):
            items += _goal(reached[player], crossed, x, y, g)
        y += g.bar.y
    y += 26 if g.row > 25 else 16
    items.append(Rule(g.left, y, g.right, y, Paint(Tone.BRASS, 0.6)))
    if seen.deal is not None:
        seats = (_seat(seen.deal, players[0]), _seat(seen.deal, players[1]))
        items += _ledger(seen, seen.deal, seats, ready, g, columns, y, room)
    return items


def fitted(words: str, room: Room, font: Font, most: float) -> str:
    """Words cut with an ellipsis if they are wider than `most` units."""
    if room.ruler.width(words, font) <= most:
        return words
    while words and room.ruler.width(words + "…", font) > most:
        words = words[:-1]
    return words.rstrip() + "…"


def _seat(deal: DealView, player: Player) -> Seat:
    return deal.seat if player is _viewer(deal) else deal.seat.other


def _viewer(deal: DealView) -> Player:
    return deal.dealer.other if deal.seat is ELDER else deal.dealer


def _first_elder(seen: View) -> Player | None:
    return None if seen.first_dealer is None else seen.first_dealer.other


def _deal_row(
    seen: View, players: tuple[Player, Player], index: int, g: _Grid, y: float, row: float
) -> list[Item]:
    items: list[Item] = []
    deal = running(seen)
    now = deal is not None and deal.number == index + 1
    twice = weight(index + 1, seen.options)
    marks = [say("panel.now")] if now else []
    if now:
        items += now_row(g.left, g.right, y - 5, row)
    if twice > 1:
        marks.append(say("panel.times", number=twice))
    items.append(Text("  ".join(marks), g.left + 22, y, Font(14), _SOFT))
    tone = _IVORY if now or index < len(seen.results) else _SOFT
    items.append(Text(str(index + 1), g.left, y, Font(16), tone))
    first = _first_elder(seen)
    for column, player in enumerate(players):
        x = g.right - g.inner * (1 - column)
        if index < len(seen.results):
            score = str(seen.results[index][player] * twice)
            items.append(Text(score, x, y, Font(20, serif=True), _IVORY, Align.RIGHT))
        if first is not None and (player is first) == (index % 2 == 0):
            items.append(Icon("elder", x - 38, y - 6, 10, tone))
    return items


def now_row(left: float, right: float, middle: float, height: float) -> list[Item]:
    """The mark of what is going on now: a lighter band with a brass bar."""
    band = Rect(left - 8, middle - height / 2, right - left + 16, height)
    return [
        Box(band, 6, fill=Paint(Tone.IVORY, 0.1)),
        Box(Rect(left - 12, middle - height / 2 + 1, 3, height - 2), 1.5, fill=_BRASS),
    ]


def _goal(points: int, crossed: str, x: float, y: float, g: _Grid) -> list[Item]:
    """How much is missing to a hundred, or that it is there; and a bar that fills."""
    over = points >= HUNDRED
    words = crossed if over else str(HUNDRED - points)
    bar = Rect(x - g.bar.width, y + g.bar.y, g.bar.width, g.bar.height)
    gone = Rect(bar.x, bar.y, bar.width * min(1.0, points / HUNDRED), bar.height)
    items: list[Item] = [
        Text(words, x, y, Font(16) if over else Font(20, serif=True), _IVORY, Align.RIGHT),
        Box(bar, 2, fill=Paint(Tone.IVORY, 0.16)),
    ]
    if points:
        items.append(Box(gone, 2, fill=_BRASS))
    return items


@dataclass(frozen=True, slots=True)
class _Row:
    label: str
    points: tuple[int, int] | None  # elder's first; None while nothing was counted
    now: bool = False


def _ledger(
    seen: View,
    deal: DealView,
    seats: tuple[Seat, Seat],
    ready: Kind | None,
    g: _Grid,
    columns: tuple[float, float],
    y: float,
    room: Room,
) -> list[Item]:
    items: list[Item] = []
    y += 48 if g.row > 25 else 36
    head = Font(20, True, True)
    twice = times(seen)
    title = say("panel.this-deal.times", number=twice) if twice > 1 else say("panel.this-deal")
    items.append(Text(title, g.left, y, head))
    counted = counting(seen, deal.ledger)
    for seat, x in zip(seats, columns, strict=True):
        points = str(total(counted, seat))
        items.append(Text(points, x, y, Font(g.big, True, True), _IVORY, Align.RIGHT))
    y += 46 if g.row > 25 else 32
    rows = _rows(seen, deal, ready)
    step = min(g.ledger, (room.height - 16 - y) / max(1, len(rows) - 1))
    for row in rows:
        if row.now:
            items += now_row(g.left, g.right, y - 5, min(step, 30))
        font = Font(16 if step > 22 else 14)
        figure = Font(20 if step > 22 else 16, serif=True)
        first = _figure(row.points[seats[0]]) if row.points is not None else ""
        most = columns[0] - g.left - room.ruler.width(first, figure) - 3
        if room.ruler.width(row.label, font) > most:
            font = Font(14)
        label = fitted(row.label, room, font, most)
        items.append(Text(label, g.left, y, font, _SOFT if row.points is None else _IVORY))
        if row.points is not None:
            for seat, x in zip(seats, columns, strict=True):
                value = row.points[seat]
                paint = _IVORY if value else _SOFT
                items.append(Text(_figure(value), x, y, figure, paint, Align.RIGHT))
        y += step
    return items


def _figure(value: int) -> str:
    return str(value) if value else say("panel.none")


def _rows(seen: View, deal: DealView, ready: Kind | None) -> list[_Row]:
    """The ledger as it is reckoned: a row for each thing counted, a dim one for what is open."""
    over = deal.opened is not None
    now = None if over else (ready.value if ready else _kind_now(seen, deal))
    details = _details(deal)
    kept = {id(line) for line in counting(seen, deal.ledger)}
    ledger = [(i, line) for i, line in enumerate(deal.ledger) if id(line) in kept]
    rows: list[_Row] = []
    for item, name in (
        (For.CARTE_BLANCHE, "carte-blanche"),
        (For.POINT, "point"),
        (For.SEQUENCE, "sequence"),
        (For.SET, "set"),
        (For.REPIQUE, "repique"),
    ):
        lines = [(i, line) for i, line in ledger if line.item is item]
        always = item in (For.POINT, For.SEQUENCE, For.SET)
        for order, (i, line) in enumerate(lines):
            label = details.get(i) or say(f"panel.{name}")
            rows.append(_Row(label, _pair([line]), now == name and order == len(lines) - 1))
        if not lines and always:
            rows.append(_Row(say(f"panel.{name}"), None, now == name))
    played = [line for _, line in ledger if line.item in PLAYED]
    rows.append(_Row(say("panel.play"), _pair(played) if played else None, now == "play"))
    pique = [line for _, line in ledger if line.item is For.PIQUE]
    if pique:
        rows.append(_Row(say("panel.pique"), _pair(pique)))
    cards = [line for _, line in ledger if line.item in (For.CARDS, For.CAPOT)]
    capot = any(line.item is For.CAPOT for line in cards)
    label = say("panel.capot" if capot else "panel.cards")
    rows.append(_Row(label, _pair(cards) if cards else None))
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


def _details(deal: DealView) -> dict[int, str]:
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
            case Counted(line, _):
                if line.item in (For.POINT, For.SEQUENCE, For.SET):
                    found[index] = label
                index += 1
    return found
