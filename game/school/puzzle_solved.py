"""A solved puzzle on the cloth.

The verdict beside the teacher's face, how the play goes on, and the call with its cards open.
"""

from __future__ import annotations

from game.players.mind import TEACHER
from game.school.puzzle import BothWays, Solution
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import balanced, fitted, fitted_name
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Text, joined, live
from game.stage.places import Places
from game.stage.signs import ticked
from game.table.cloth import is_large
from game.words.catalogue import say

_SOFT, _IVORY, _BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
_DISC = 17.0
"""Units across a number on a trick."""
_BELOW = 0.55
"""Of a card's height, how far the lower card of a trick lies below the upper."""


def line_items(solution: Solution, other: str, place: Rect, places: Places) -> list[Item]:
    """Each one's cards behind his name and his tricks, the learner's own below as on the table.

    Of each trick the card that takes it is bright and lies over the other; those that the learner
    takes are counted. `place` is in units; the cards are as large as it lets them be.
    """
    wide = is_large(places)
    small, name = Font(16 if wide else 14), Font(16 if wide else 14, bold=True)
    names, gap = (124.0, 5.0) if wide else (98.0, 4.0)
    top = place.y + small.size + 4
    most = 58.0 if wide else 46.0
    step = (place.width - names) / len(solution.line)
    width = min(most, step - gap, (place.bottom - _DISC / 2 - top) / (CARD_RATIO * (1 + _BELOW)))
    step, high = min(step, width + gap), width * CARD_RATIO
    items: list[Item] = [
        Text(say("puzzle.line"), place.x, place.y + small.size * 0.7, small, _SOFT)
    ]
    won = sum(solution.mine)
    sides = (other, len(solution.line) - won), (say("you"), won)
    for row, (words, tricks) in enumerate(sides):
        seen = high * _BELOW / 2 if row == 0 else high * (1 + _BELOW / 2)
        line = top + seen + small.size * 0.35
        called = fitted_name(words, name, names - 44, places.room)
        items.append(Text(called, place.x, line, name, _IVORY))
        items.append(Text(str(tricks), place.x + names - 16, line, name, _IVORY, Align.RIGHT))
    taken = 0
    for index, (pair, mine) in enumerate(zip(solution.line, solution.mine, strict=True)):
        x = place.x + names + width / 2 + index * step
        for row in (int(not mine), int(mine)):  # what takes the trick above what loses it
            pose = Pose(x, top + high / 2 + row * high * _BELOW, width)
            key, loses = f"line:{index}:{row}", mine is (row == 0)
            items.append(CardItem(key, pair[row], pose, Shadow.REST, dimmed=loses))
        if mine:
            taken += 1
            items += _counted(taken, x, top + high * (1 + _BELOW))
    return items


def _counted(number: int, x: float, y: float) -> list[Item]:
    """Which of one's own tricks it is, on a small disc."""
    disc, font = Rect(x - _DISC / 2, y - _DISC / 2, _DISC, _DISC), Font(12, bold=True)
    return [
        Box(disc, _DISC / 2, fill=_BRASS, shadow=Shadow.REST),
        Text(str(number), x, y + 4.3, font, Paint(Tone.INK), Align.CENTRE),
    ]


_MOST = 4
"""Lines of a reason beside a face."""


def verdict(
    head: str, why: str, mood: Mood, place: Rect, places: Places
) -> tuple[list[Item], float]:
    """All of it at the top of `place`, and its lower edge, in units."""
    wide = is_large(places)
    width = 82.0 if wide else 58.0
    high = width * PORTRAIT_RATIO
    large = Font(34 if wide else 25, serif=True, bold=True)
    font, step = (Font(20, serif=True), 27.0) if wide else (Font(16, serif=True), 21.0)
    left = place.x + width + (20 if wide else 14)
    lines = balanced(why, font, place.right - left, places.room)[:_MOST]
    lead = large.size * 0.72 + (step + 4) + (len(lines) - 1) * step if lines else large.size * 0.72
    y = place.y + max(0.0, (high - lead) / 2) + large.size * 0.72
    face = Portrait(TEACHER, place.x + width / 2, place.y + high / 2, width, mood)
    said = [Text(head, left, y, large)]
    y += step + 4
    for line in lines:
        said.append(Text(line, left, y, font))
        y += step
    return [face, *live(joined((head, why)), said)], max(place.y + high, y - step + 6)


_SOFT, _IVORY, _BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
_MINUS = "−"
_MANY = 6
"""Cards from which they lie over each other."""


def ways_items(ways: BothWays, place: Rect, places: Places) -> list[Item]:
    """Both ways beside each other in `place`, in units: at the left the one that is right."""
    wide = is_large(places)
    apart = 36.0 if wide else 22.0
    column = min((place.width - apart) / 2, 270.0)
    rail = (34 if wide else 28) if ways.far is not None else 0
    head = 42.0 if wide else 33.0
    most, count = (62.0 if wide else 46.0), len(ways.cards)
    high = min(most * CARD_RATIO, place.height - head - rail)
    card = high / CARD_RATIO
    if count < _MANY:
        card = min(card, (column - 4 * (count - 1)) / count)
        high = card * CARD_RATIO
    step = min(card + 5, (column - card) / max(1, count - 1))
    items: list[Item] = []
    for at, kept in enumerate((ways.kept, not ways.kept)):
        x = place.x + at * (column + apart)
        items += _head(ways, Rect(x, place.y, column, head), places, kept=kept)
        middle = place.y + head + high / 2
        for index, key in enumerate(ways.cards):
            pose = Pose(x + card / 2 + index * step, middle, card)
            face = None if kept else key
            items.append(CardItem(f"way:{kept}:{index}", face, pose, Shadow.REST))
        if ways.far is not None and not kept:
            foot = place.y + head + high + (13 if wide else 10)
            items += _rail(ways.far, Rect(x, foot, column, 6), wide=wide)
    return items


def _head(ways: BothWays, line: Rect, places: Places, *, kept: bool) -> list[Item]:
    """Which way it is, with its sign, and of the wrong one what it loses of the settlement."""
    wide, right = is_large(places), kept is ways.kept
    room, y = places.room, line.y + (16 if wide else 12)
    font, small = Font(18 if wide else 15, bold=True), Font(14 if wide else 12)
    title = say("puzzle.way.kept" if kept else "puzzle.way.called")
    items = _sign(line.x + 10, y - font.size * 0.34, right=right)
    left, paint = line.x + 28, _IVORY if right else _SOFT
    if right:
        return [*items, Text(fitted(title, font, line.right - left, room), left, y, font, paint)]
    figure, lost = Font(26 if wide else 20, serif=True, bold=True), f"{_MINUS}{ways.gain}"
    across = room.ruler.width(lost, figure)
    title = fitted(title, font, line.right - left - across - 10, room)
    items.append(Text(title, left, y, font, paint))
    items.append(Text(lost, line.right, y, figure, _IVORY, Align.RIGHT))
    low = y + small.size + 2
    items.append(Text(say("review.settlement"), line.right, low, small, _SOFT, Align.RIGHT))
    return items


def _sign(x: float, y: float, *, right: bool) -> list[Item]:
    """A tick, or a cross in a quiet ring."""
    if right:
        return ticked(x, y, 20)
    place = Rect(x - 10, y - 10, 20, 20)
    return [
        Box(place, 10, outline=Paint(Tone.SOFT, 0.8), line=1.25),
        Icon("close", x, y, 12, _SOFT),
    ]


def _rail(far: tuple[int, int, int], rail: Rect, *, wide: bool) -> list[Item]:
    """A total on the way to a goal, and beyond it what the call would add."""
    total, more, goal = far
    length = rail.width - 12  # the goal stands a little before the end
    now, then = (rail.x + length * each / goal for each in (total, min(goal, total + more)))
    at = rail.x + length
    font = Font(16 if wide else 14, serif=True)
    low = rail.bottom + (18 if wide else 15)
    return [
        Box(rail, 3, fill=Paint(Tone.CLOTH, 0.5)),
        Box(Rect(rail.x, rail.y, now - rail.x, rail.height), 3, fill=_SOFT),
        Box(Rect(now, rail.y, max(2.0, then - now), rail.height), 0, fill=_BRASS),
        Stroke(at, rail.y - 6, at, rail.bottom + 5, _IVORY, 2),
        Text(say("card.total"), rail.x, low, Font(font.size - 1), _SOFT),
        Text(str(total), now, low, font, _SOFT, Align.CENTRE),
        Text(f"+ {more}", then + 12, low, font, _BRASS),
        Text(str(goal), at, low, font, _IVORY, Align.CENTRE),
    ]
