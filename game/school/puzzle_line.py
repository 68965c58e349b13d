"""How the play goes on after a solved puzzle: the tricks in a row, the other's cards above."""

from __future__ import annotations

from game.school.puzzle import Solution
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, CardItem, Item, Shadow, Text
from game.stage.places import Places
from game.table.explained import is_large
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
        items.append(Text(str(tricks), place.x + names - 16, line, name, _BRASS, Align.RIGHT))
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
