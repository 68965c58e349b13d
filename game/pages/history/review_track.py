"""The track below a review: a mark for every choice where it stands in the deal, and its phases.

Marks that would meet are moved apart; where they find no room in one row they lie in several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from game.pages.history.marks import mark
from game.pages.history.review_shown import ReviewForm, ReviewShown
from game.pages.history.words import mark_words
from game.players.review import Choice, Grade
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import ring
from game.stage.picture import Item, Stroke, Text, Widget
from game.stage.places import Places
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say, say_of

_SMALL = Font(14)
_SOFT, _LINE = Paint(Tone.SOFT), Paint(Tone.IVORY, 0.3)
_MARK = 18.0
_AIR = 1.0
_ROWS = 28.0
"""From row to row."""
_TOUCH = 44.0
"""How high and wide the place is at most where a mark is touched."""
_BETWEEN = 8.0
"""Between the lines of two phases."""


class _Reach(NamedTuple):
    """Half the breadth of a mark, and of the ring round it while it is the one that is shown."""

    mark: float
    ring: float


_FINE, _GRADED = _Reach(4.0, 10.0), _Reach(9.0, 13.0)


class Stop(NamedTuple):
    """Where the mark of a choice lies: the row, from 0, and the middle of it there."""

    row: int
    x: float


def _reach(choice: Choice) -> _Reach:
    return _FINE if choice.grade is Grade.GOOD else _GRADED


def _apart(one: Choice, other: Choice) -> float:
    """How far two marks must lie from each other, whichever of them has the ring."""
    a, b = _reach(one), _reach(other)
    return max(a.mark + b.ring, a.ring + b.mark) + _AIR


def stops(found: Mapping[int, Choice], steps: int, left: float, right: float) -> dict[int, Stop]:
    """Where each mark lies: at its step if it can, else as near as the others leave room."""
    every = sorted(found)
    needed = sum(_apart(found[a], found[b]) for a, b in pairwise(every))
    rows = max(1, int(-(-needed // (right - left))))
    many = -(-len(every) // rows)
    laid: dict[int, Stop] = {}
    for row in range(rows):
        here = every[row * many : (row + 1) * many]
        first, last = (0, steps - 1) if rows == 1 else (here[0], here[-1])
        gap = (right - left) / max(1, last - first)
        xs = [left + (at - first) * gap for at in here]
        for at in range(1, len(xs)):
            xs[at] = max(xs[at], xs[at - 1] + _apart(found[here[at - 1]], found[here[at]]))
        if xs and xs[-1] > right:
            xs[-1] = right
        for at in range(len(xs) - 2, -1, -1):
            xs[at] = min(xs[at], xs[at + 1] - _apart(found[here[at]], found[here[at + 1]]))
        laid |= {at: Stop(row, x) for at, x in zip(here, xs, strict=True)}
    return laid


def track_items(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    """A mark for every choice, and ways to the one before and after."""
    room, found = shown.room, shown.review.found
    y = places.baize.bottom - form.track
    items: list[Item] = []
    for key, sign, x in (
        ("previous", "‹", places.left),
        ("next", "›", places.right - form.end),
    ):
        place = Rect(x, y - form.end / 2, form.end, form.end)
        touch = Rect(x - 3, y - 22, form.end + 6, 44)
        button = Button(key, sign, called=say(f"way.choice.{key}"))
        items.append(draw_button(button, place, room, touch))
    left, right = places.left + form.end + 24, places.right - form.end - 24
    laid, every = stops(found, shown.steps, left + 6, right - 6), sorted(found)
    rows = max((stop.row for stop in laid.values()), default=0)
    for row in range(rows + 1):
        middle = y - (rows - row) * _ROWS
        items.append(Stroke(left, middle, right, middle, _LINE, 1.5))
        here = {at: stop.x for at, stop in laid.items() if stop.row == row}
        touches = _touched(here, middle, _ROWS if rows else _TOUCH)
        for (at, x), touch in zip(here.items(), touches, strict=True):
            choice, now = found[at], at == shown.at
            half = _reach(choice).ring
            drawn: list[Item] = []
            if now:
                drawn.append(ring(Rect(x - half, middle - half, 2 * half, 2 * half)))
            drawn += mark(choice.grade, x, middle, _MARK)
            which = say("hear.place", place=every.index(at) + 1, count=len(every))
            words = mark_words(choice, shown.unit)
            told = Widget.pressed(f"choice-{at}", touch, drawn, now, words)
            items.append(told.noted(which if shown.review.over else ""))
    if not rows:
        items += _phases(shown, {at: stop.x for at, stop in laid.items()}, left, right, y)
    if not shown.review.over:
        words = say("history.review.wait", done=shown.review.done, count=shown.review.count)
        items.append(Text(words, places.right, y - 26, _SMALL, _SOFT, Align.RIGHT))
    return items


def _touched(here: Mapping[int, float], middle: float, high: float) -> list[Rect]:
    """Where each mark of a row is touched: as far as half way to the next."""
    xs = list(here.values())
    halves = [(a + b) / 2 for a, b in pairwise(xs)]
    lows = [xs[0] - _TOUCH / 2, *halves] if xs else []
    highs = [*halves, xs[-1] + _TOUCH / 2] if xs else []
    found = []
    for x, low, top in zip(xs, lows, highs, strict=True):
        start, end = max(low, x - _TOUCH / 2), min(top, x + _TOUCH / 2)
        found.append(Rect(start, middle - high / 2, end - start, high))
    return found


def _phases(
    shown: ReviewShown, xs: Mapping[int, float], left: float, right: float, y: float
) -> list[Item]:
    """What the choices of each stretch were about, below a line as long; nothing where they mix."""
    runs = [(name, list(ats)) for name, ats in groupby(sorted(xs), lambda at: _phase(shown, at))]
    if len(runs) < 2 or len({name for name, _ in runs}) < len(runs):
        return []
    names = [name for name, _ in runs]
    return _named(names, [[xs[at] for at in ats] for _, ats in runs], left, right, y, shown)


def _phase(shown: ReviewShown, at: int) -> str:
    """The phase of a choice: the game's own word, or what it was about."""
    choice = shown.review.found[at]
    own = shown.past.phase(shown.review.deal.played[choice.place].before)
    return own or say_of(shown.game, f"review.kind.{choice.kind.value}")


def _named(
    names: Sequence[str],
    runs: Sequence[Sequence[float]],
    left: float,
    right: float,
    y: float,
    shown: ReviewShown,
) -> list[Item]:
    room = shown.room
    ends = [left, *((a[-1] + b[0]) / 2 for a, b in pairwise(runs)), right]
    under, line = (17.0, 32.0) if not room.small else (15.0, 27.0)
    items: list[Item] = []
    last = left - _BETWEEN
    for at, name in enumerate(names):
        low, top = ends[at] + (_BETWEEN / 2 if at else 0), ends[at + 1]
        top -= _BETWEEN / 2 if at < len(names) - 1 else 0
        items.append(Stroke(low, y + under, top, y + under, Paint(Tone.IVORY, 0.22)))
        width = room.ruler.width(name, _SMALL)
        start = max((low + top) / 2 - width / 2, last + _BETWEEN)
        items.append(Text(name, start, y + line, _SMALL, _SOFT))
        last = start + width
    return items
