"""The coach's place beside the discards: one's own worth against the best, a row for each, and why.

A bar is what both sides make of a part, mine less the other's; those below the line are the
other's. The hollow one is what a discard loses most by against the best. A row that is pointed at
has its numbers instead, that one in brass.
"""

from __future__ import annotations

from game.piquet.ui.measures import coach_place
from game.piquet.ui.report.discards import DiscardRow, DiscardTold, told
from game.piquet.ui.report.row import PARTS, cards_out, form_of, net_of, nets_told, signed, told_row
from game.piquet.ui.report.why import numbers, sentence
from game.piquet.words import say
from game.piquet.words.terms import brief
from game.players.judgement import Judgement, Weighed
from game.players.mind import TEACHER
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import ring, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Legend, Portrait
from game.stage.picture import Box, Icon, Item, Stroke, Text, Widget
from game.stage.places import Places
from game.stage.recent import Recent
from rules.core.cards import Card, Hand, Suit
from rules.piquet.actions import Exchange
from rules.piquet.pack import in_order

_IVORY, _SOFT, _BRASS = Paint(Tone.IVORY), Paint(Tone.SOFT), Paint(Tone.BRASS)
_RED = Paint(Tone.RED)
_RED_SUITS = (Suit.HEARTS, Suit.DIAMONDS)
_UNIT = 4.0
"""Units of height for a point, at most."""
_AROUND, _LEAST_FACE = 5.0, 32.0
"""Units free over and under the teacher's face, and how wide it is at the least."""
_SEEN = 2.0
"""Units of height from which a hollow bar is drawn."""
_NARROW = 20.0
"""Points that the line at the top covers at the least."""


def _board_items(
    weighed: Weighed,
    own: Exchange | None,
    places: Places,
    pointed: str | None,
    focus: str | None,
    _spoken: str,
) -> tuple[Item, ...]:
    """What is seen and touched; a row is `pointed` at by the pointer, another has the `focus`."""
    known = told(weighed, own)
    board = _Board(known, places)
    items = [*board.frame(), *board.head(), *board.names()]
    for at, (row, one) in enumerate(zip(DiscardRow, known.best, strict=False)):
        line = board.line(at)
        drawn: list[Item] = board.row(one, line, at == known.at, row.value in (pointed, focus))
        if row.value == focus:
            drawn += [ring(line.grown(-1)), Legend(line, told_row(one), "")]
        row_of_it = Widget.pressed(row.value, line, drawn, row.value == focus, told_row(one))
        items.append(row_of_it)
    if known.chosen and known.at is None:
        items += board.own(known.own, own)
    return (*items, *board.words())


board_items: Recent[Weighed, tuple[Item, ...]] = Recent(_board_items)
"""What is seen and touched, drawn anew when something of it has changed."""


class _Board:
    """One board: what is told, and the lengths that follow from the place."""

    def __init__(self, known: DiscardTold, places: Places) -> None:
        self._known, self._room = known, places.room
        self._place = coach_place(places)
        self._form = form_of(places)
        self._common = frozenset[Card].intersection(*(cards_out(one) for one in known.best))
        f, place = self._form, self._place
        self._left, self._right = place.x + f.pad, place.right - f.pad
        shown = [one for one in (*known.best, known.own) if one is not None]
        nets = [net_of(one, part) for one in shown for part in PARTS]
        up, down = max(0.0, *nets), max(0.0, *(-net for net in nets))
        self._unit = min(_UNIT, (f.row - 6) / max(1.0, up + down))
        self._base = (f.row - 6 - self._unit * (up + down)) / 2 + self._unit * up + 3

    def frame(self) -> list[Item]:
        """The place, with a stroke under its head and one over its words."""
        f, place = self._form, self._place
        faint = Paint(Tone.BRASS, 0.5)
        foot = self._foot() + 3
        top = place.y + f.head
        return [
            Box(place, 14, fill=Paint(Tone.SHADE, 0.34), outline=Paint(Tone.BRASS, 0.55)),
            Stroke(self._left, top, self._right, top, faint),
            Stroke(self._left, foot, self._right, foot, faint),
        ]

    def _foot(self) -> float:
        f = self._form
        return self._place.y + f.head + f.names + 6 * f.row

    def head(self) -> list[Item]:
        """One's own worth and the best, and between them how far there is to go."""
        f, known, room = self._form, self._known, self._room
        y = self._place.y + f.head - (15 if f.big > 20 else 11)
        big, small = Font(f.big, True, True), Font(f.words)
        best, own = known.best[0].points, known.own
        figure = say("report.open") if own is None else signed(own.points)
        items: list[Item] = [Text(figure, self._left, y, big, _IVORY if known.settled else _SOFT)]
        x = self._left + room.ruler.width(figure, big) + 7
        items.append(Text(say("report.yours"), x, y, small, _SOFT))
        x += room.ruler.width(say("report.yours"), small)
        figure = signed(best)
        items.append(Text(figure, self._right, y, big, _BRASS, Align.RIGHT))
        end = self._right - room.ruler.width(figure, big) - 7
        items.append(Text(say("report.of-best"), end, y, small, _SOFT, Align.RIGHT))
        end -= room.ruler.width(say("report.of-best"), small)
        track = Rect(x + 16, y - f.big * 0.32, end - x - 38, 4)
        items.append(Box(track, 2, fill=Paint(Tone.IVORY, 0.16)))
        best_at = _BRASS  # darker on the knob of one's own
        if own is not None:
            lost = max(0.0, best - own.points)
            far = max(_NARROW, lost, *(best - one.points for one in known.best))
            reach = track.width * (1 - lost / far)
            items.append(Box(Rect(track.x, track.y, reach, 4), 2, fill=_IVORY))
            knob = Rect(track.x + reach - 7, track.centre[1] - 7, 14, 14)
            items.append(Box(knob, 7, fill=_IVORY))
            best_at = Paint(Tone.BRASS_DARK) if lost < _NARROW / 10 else _BRASS
        items.append(Icon("elder", track.right, track.centre[1], 14, best_at))
        return items

    def _columns(self) -> tuple[list[tuple[str, float]], Font]:
        """What the parts are called, and the middle of each."""
        f, font = self._form, Font(14)
        words = [say(f"report.part.{part}") for part in PARTS]
        widths = [self._room.ruler.width(each, font) for each in words]
        left = self._left + 5 * f.chip + 4 * f.gap + 6
        space = self._right - f.figure - left - sum(widths)
        gap = space / len(PARTS)
        found, x = [], left + gap / 2
        for each, width in zip(words, widths, strict=True):
            found.append((each, x + width / 2))
            x += width + gap
        return found, font

    def names(self) -> list[Item]:
        f, (columns, font) = self._form, self._columns()
        y = self._place.y + f.head + f.names - 5
        names: list[Item] = [Text(words, x, y, font, _SOFT, Align.CENTRE) for words, x in columns]
        return [*names, *self._key(y, font)]

    def _key(self, y: float, font: Font) -> list[Item]:
        """What the hollow bar means, over the cards, where a row has one."""
        shown = [*self._known.best[1:], *((self._known.own,) if self._known.own else ())]
        if all(self._worst(one) is None for one in shown):
            return []
        bar = Rect(self._left, y - 9, self._form.bar, 8)
        words = Text(say("report.key.lost"), bar.right + 7, y, font, _SOFT)
        return [Box(bar, 1, outline=_BRASS, line=1.5), words]

    def _worst(self, one: Judgement) -> str | None:
        """The part by which a discard loses most against the best, if that can be seen."""
        best = self._known.best[0]
        lost = {part: net_of(best, part) - net_of(one, part) for part in PARTS}
        worst = max(PARTS, key=lambda part: lost[part])
        return worst if one is not best and lost[worst] * self._unit >= _SEEN else None

    def line(self, at: int) -> Rect:
        """The place of a row."""
        f = self._form
        top = self._place.y + f.head + f.names + at * f.row
        return Rect(self._left - 6, top, self._right - self._left + 12, f.row)

    def row(self, one: Judgement, line: Rect, own: bool, pointed: bool) -> list[Item]:
        """A discard: its cards, its points by part, their sum."""
        items: list[Item] = []
        if own or pointed:
            items.append(Box(line.grown(-1), 6, fill=Paint(Tone.IVORY, 0.1)))
        if own:
            bar = Rect(line.x - 4, line.y + 3, 3, line.height - 6)
            items.append(Box(bar, 1.5, fill=_BRASS))
        items += self._chips(cards_out(one), line)
        items += self._numbers(one, line) if pointed else self._bars(one, line)
        best = one is self._known.best[0]
        font = Font(self._form.sums, True)
        y = line.y + line.height * 0.5 + self._form.sums * 0.34
        paint = _BRASS if best else _IVORY
        items.append(Text(signed(one.points), self._right, y, font, paint, Align.RIGHT))
        return items

    def own(self, one: Judgement | None, chosen: Exchange | None) -> list[Item]:
        """One's own under the best; only its cards while it is still weighed."""
        line = self.line(len(DiscardRow) - 1)
        if one is not None:
            return self.row(one, line, own=True, pointed=False)
        return self._chips(frozenset() if chosen is None else chosen.cards, line)

    def _chips(self, out: Hand, line: Rect) -> list[Item]:
        """The cards, those that all of the best put out in the shade."""
        f = self._form
        items: list[Item] = []
        order = [*in_order(out - self._common), *in_order(out & self._common)]
        for place, card in enumerate(order):
            x = self._left + place * (f.chip + f.gap)
            box = Rect(x, line.centre[1] - f.high / 2, f.chip, f.high)
            shade = 0.62 if card in self._common else 1.0
            ink = Paint(Tone.RED if card.suit in _RED_SUITS else Tone.INK)
            items.append(Box(box, 4, fill=Paint(Tone.IVORY, shade)))
            font = Font(14, bold=f.bold)
            items.append(
                Text(brief(card), box.centre[0], box.centre[1] + 5, font, ink, Align.CENTRE)
            )
        return items

    def _bars(self, one: Judgement, line: Rect) -> list[Item]:
        """A bar for each part, and a hollow one where most is lost against the best."""
        f, best = self._form, self._known.best[0]
        base = line.y + self._base
        worst = self._worst(one)
        items: list[Item] = []
        for part, (_, x) in zip(PARTS, self._columns()[0], strict=True):
            net = net_of(one, part)
            high = abs(net) * self._unit
            left = x - f.bar / 2
            items.append(Stroke(left - 3, base, left + f.bar + 3, base, Paint(Tone.IVORY, 0.6)))
            if high >= 0.5:
                top = base - high if net > 0 else base
                bar = Rect(left, top, f.bar, high)
                light = 0.9 if net > 0 else 0.35
                items += [Box(bar, 1, fill=_RED)] if net < 0 else []
                items.append(Box(bar, 1, fill=Paint(Tone.IVORY, light)))
            if part == worst:
                gap = (net_of(best, part) - net) * self._unit
                top = base - net_of(best, part) * self._unit
                items.append(Box(Rect(left, top, f.bar, gap), 1, outline=_BRASS, line=1.5))
        return items

    def _numbers(self, one: Judgement, line: Rect) -> list[Item]:
        y, font, worst = line.centre[1] + 5, Font(14), self._worst(one)
        nets = nets_told(one)
        return [
            Text(
                signed(nets[part]),
                x,
                y,
                font,
                _BRASS if part == worst else _IVORY,
                Align.CENTRE,
            )
            for part, (_, x) in zip(PARTS, self._columns()[0], strict=True)
        ]

    def words(self) -> list[Item]:
        """Why, in one sentence, and the numbers to it where there is room; who says it, too."""
        high = self._place.bottom - self._foot() - 2 * _AROUND
        width = high / PORTRAIT_RATIO
        beside = self._left + width + 12
        if width >= _LEAST_FACE and len(self._said(beside)) == len(self._said(self._left)):
            middle = self._left + width / 2, self._foot() + _AROUND + high / 2 + 1.5
            return [Portrait(TEACHER, *middle, width), *self._said(beside)]
        return self._said(self._left)

    def _said(self, left: float) -> list[Item]:
        f, room = self._form, self._room
        y = self._foot() + 3 + f.step
        most = self._right - left
        first, second = Font(f.words, bold=True), Font(f.words)
        lines = wrapped(sentence(self._known), first, most, room)
        items: list[Item] = [
            Text(words, left, y + f.step * at, first) for at, words in enumerate(lines)
        ]
        y += f.step * max(1, len(lines))
        rest = wrapped(numbers(self._known), second, most, room)
        room_left = int((self._place.bottom - 4 - y) // f.step) + 1
        if len(rest) <= room_left:
            items += [
                Text(words, left, y + f.step * at, second, _SOFT) for at, words in enumerate(rest)
            ]
        return items
