"""The coach's place before a call: the cards the other would know, what it brings, one sentence.

All that is hidden from him lies in a row: what he knows already alight, what he would know ringed
and raised, the rest in the shade. Below stand the call and how often it is good, its price, and the
advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from game.pages.history.words import decimal
from game.piquet.ui.gives_away.given import EVEN, Given
from game.piquet.ui.measures import other_discard
from game.piquet.ui.said.calling import describe
from game.piquet.words import say
from game.players.mind import TEACHER
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.geometry import spread
from game.stage.lines import balanced, fitted
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, CardItem, Item, Shadow, Stroke, Text
from game.stage.places import WIDE, Places
from game.stage.recent import Recent
from rules.core.cards import Card
from rules.piquet.options import ELDER_MOST

_IVORY, _SOFT, _BRASS = Paint(Tone.IVORY), Paint(Tone.SOFT), Paint(Tone.BRASS)
_FAINT = Paint(Tone.IVORY, 0.3)

_APART = 16.0
"""Units between it and the discard beside it."""
_OVER, _FOOT = 9.0, 0.0
"""Units by which it is larger than a discard that it covers."""
_DISCARD_UP, _CAPTION = 40.0, 30.0
"""How far the discard lies above the hand; what stands over it."""
_UNDER_PILE = 10.0
"""Units from the other's discard, whose counter hangs out of it."""
_SUITS_APART = 12.0
"""Units at most between the suits of the cards that are dark."""
_RING = 5.0
"""How far a ring stands off the cards that would be known."""
_AROUND = 9.0
"""Units free over and under the teacher's face."""
_LEAST = 0.86
"""So much of the width must be left beside the discard; else it is covered."""


class _Form(Struct, frozen=True):
    """Lengths in units on a wide and on a small table."""

    width: float  # at most
    pad: float
    top: float  # below the other's name
    foot: float  # above the hand: called cards stand up there
    title: float  # baselines, and edges, below the upper edge
    cards: float
    line: float
    caption: float
    parting: float
    head: float
    figure: float
    small: float
    high: float
    card: float
    step: float
    raised: float
    big: int
    words: int


_WIDE_FORM = _Form(
    896, 24, 15, 40, 37, 68, 146, 167, 184, 215, 247, 273, 298, 43, 46, 8, 24, 16
)  # fmt: skip
_SMALL_FORM = _Form(
    716, 14, 8, 40, 25, 43, 101, 117, 128, 150, 176, 198, 213, 33, 36, 6, 19, 14
)  # fmt: skip


def place(places: Places) -> Rect:
    """Where it lies: between the other's name and the hand, beside one's own discard or over it."""
    f, s = _form(places), places.sizes
    high = f.high
    top = max(s.name_line + f.top, other_discard(places, 1).bottom + _UNDER_PILE)
    bottom = places.hand_top - f.foot
    y = top + max(0.0, (bottom - top - high) / 2)
    aside = places.right - spread(ELDER_MOST, s.lying, s.lying_step) - _APART
    foot = places.hand_top - _DISCARD_UP
    half = min(f.width / 2, places.right + _OVER - places.centre)
    if y + high > foot - s.lying * CARD_RATIO - _CAPTION and places.centre + half > aside:
        if aside - places.centre >= _LEAST * f.width / 2:
            half = aside - places.centre
        else:
            half, high = places.right + _OVER - places.centre, max(high, foot + _FOOT - y)
    return Rect(places.centre - half, y, 2 * half, high)


def _board_items(known: Given, other: str, places: Places, _spoken: str) -> tuple[Item, ...]:
    f, box = _form(places), place(places)
    left, right = box.x + f.pad, box.right - f.pad
    faint = Paint(Tone.BRASS, 0.5)
    parting = box.y + f.parting
    return (
        Box(box, 14, fill=Paint(Tone.CLOTH), outline=Paint(Tone.BRASS, 0.55)),
        *_title(known, other, left, right, box.y + f.title, f, places.room),
        *_row(known, left, right, box.y, f, places.room),
        Stroke(left, parting, right, parting, faint),
        *_figures(known, left, right, box.y, f, places.room),
    )


board_items: Recent[Given, tuple[Item, ...]] = Recent(_board_items)
"""Everything in it, by what is known, the adversary's name, the places and the language."""


def _form(places: Places) -> _Form:
    return _WIDE_FORM if places.sizes is WIDE else _SMALL_FORM


def _title(
    known: Given, other: str, left: float, right: float, y: float, f: _Form, room: Room
) -> list[Item]:
    """Whose knowledge it is, and how many cards it grows by."""
    font, bold = Font(f.big, True), Font(f.big - 2, True, True)
    had, has = len(known.before), len(known.before) + len(known.new)
    count = say("gives.cards", count=has)
    if has != had:
        count = say("gives.more", before=had, cards=count)
    paint = _BRASS if known.new else _SOFT
    space = right - left - room.ruler.width(count, bold) - 16
    title = fitted(say("gives.title", name=other), font, space, room)
    return [Text(title, left, y, font), Text(count, right, y, bold, paint, Align.RIGHT)]


def _row(known: Given, left: float, right: float, y: float, f: _Form, room: Room) -> list[Item]:
    """The cards that are hidden from him, those he knows apart from the others."""
    apart = f.step / 2 if known.before and known.dark else 0.0
    count = len(known.before) + len(known.dark)
    step = min(f.step, (right - left - apart - f.card) / max(1, count - 1))
    wide = step * (count - 1) + f.card + apart
    suits = [card.suit for card in known.dark]
    breaks = [one is not next_one for one, next_one in pairwise(suits)]
    between = min(_SUITS_APART, (right - left - wide) / max(1, sum(breaks)))
    wide += between * sum(breaks)
    x = (left + right - wide) / 2
    first = x + step * len(known.before) + apart if known.before else x
    middle = y + f.cards + f.card * CARD_RATIO / 2
    items: list[Item] = [
        _card(card, x + step * at, middle, f) for at, card in enumerate(known.before)
    ]
    lies = {
        card: first + step * at + between * sum(breaks[:at]) for at, card in enumerate(known.dark)
    }
    for card, left_edge in lies.items():
        if card not in known.new:
            items.append(replace(_card(card, left_edge, middle, f), dimmed=True))
    lit = [_card(card, lies[card], middle - f.raised, f) for card in lies if card in known.new]
    items += [*_rings(lit, step), *lit]
    groups = (
        (known.before, x, first - apart - (step - f.card), "gives.row.known"),
        (known.dark, first, x + wide, "gives.row.new" if known.new else "gives.row.dark"),
    )
    for cards, start, end, key in groups:
        if cards:
            items += _caption(say(key), start, end, (left, right), y, f, room)
    return items


def _card(card: Card, x: float, y: float, f: _Form) -> CardItem:
    return CardItem(f"gives-{card}", str(card), Pose(x + f.card / 2, y, f.card), Shadow.REST)


def _rings(lit: Sequence[CardItem], step: float) -> list[Item]:
    """A ring of brass off each row of cards that are lit; an edge is of one that was taken in."""
    runs = list[Rect]()
    for item in lit:
        place = _rect(item.pose)
        if runs and place.x - runs[-1].right < step - place.width + 1:
            place = Rect(runs[-1].x, place.y, place.right - runs[-1].x, place.height)
            runs.pop()
        runs.append(place)
    return [
        Box(run.grown(_RING), 6, fill=Paint(Tone.CLOTH), outline=_BRASS, line=2) for run in runs
    ]


def _rect(pose: Pose) -> Rect:
    return Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)


def _caption(
    words: str,
    start: float,
    end: float,
    edges: tuple[float, float],
    y: float,
    f: _Form,
    room: Room,
) -> list[Item]:
    """A line under some cards with words under it, in the middle as far as the edges let them."""
    font, line = Font(14), y + f.line
    half = room.ruler.width(words, font) / 2
    middle = min(max((start + end) / 2, edges[0] + half), edges[1] - half)
    return [
        Stroke(start, line, end, line, _FAINT, 2),
        Text(words, middle, y + f.caption, font, _SOFT, Align.CENTRE),
    ]


def _figures(
    known: Given, left: float, right: float, y: float, f: _Form, room: Room
) -> Sequence[Item]:
    """The call and how often it is good; its price; the advice."""
    head = Font(f.words, bold=True)
    third = (right - left) / 3
    most = third - 30
    track = Rect(left, y + f.figure - 10, most, 7)
    often = say("gives.good", count=round(100 * known.good))
    items: list[Item] = [
        Text(fitted(describe(known.call), head, most, room), left, y + f.head, head),
        Box(track, 3.5, fill=Paint(Tone.IVORY, 0.16)),
        Text(fitted(often, Font(14), most, room), left, y + f.small, Font(14), _SOFT),
    ]
    if known.good > 0.005:
        items.append(Box(Rect(track.x, track.y, max(7.0, most * known.good), 7), 3.5, fill=_IVORY))
    x = left + third
    if known.sentence in EVEN:  # a price beside that would gainsay it
        return [*items, *_advice(known, Rect(x, y, right - x, 0), f, room)]
    price, gains = abs(known.gain), known.gain >= 0
    figure = Font(f.big + 4, True, True)
    paint = _IVORY if gains else Paint(Tone.FOCUS)
    told = decimal(price)
    items += [
        Text(say("gives.gains" if gains else "gives.costs"), x, y + f.head, head),
        Text(told, x, y + f.figure, figure, paint),
        Text(say("gives.points"), x, y + f.small, Font(14), _SOFT),
    ]
    edge = x + max(third - 30, room.ruler.width(say("gives.points"), Font(14)) + 16)
    return [*items, *_advice(known, Rect(edge, y, right - edge, 0), f, room)]


def _advice(known: Given, place: Rect, f: _Form, room: Room) -> list[Item]:
    """The teacher's face, and beside it what she would do and why."""
    high = f.high - f.parting - 2 * _AROUND
    width = high / PORTRAIT_RATIO
    mood = Mood.CALM if known.gain < 0 else Mood.PLEASED
    middle = place.y + f.parting + _AROUND + high / 2
    items: list[Item] = [Portrait(TEACHER, place.x + width / 2, middle, width, mood)]
    x = place.x + width + 14
    most = place.right - x
    action, reason = say(f"{known.sentence}.action"), say(f"{known.sentence}.why")
    head, words = Font(f.big, True), Font(f.words)
    lines = balanced(reason, words, most, room)
    step = f.words + 5
    y = middle - (f.big + step * len(lines)) / 2 + f.big * 0.72
    items.append(Text(fitted(action, head, most, room), x, y, head))
    for at, line in enumerate(lines):
        items.append(Text(line, x, y + f.big * 0.3 + step * (at + 0.9), words, _SOFT))
    return items
