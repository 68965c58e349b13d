"""Whoever teaches and judges: a face beside the words, and the tail that leads from them to it."""

from __future__ import annotations

from game.players.mind import TEACHER
from game.stage.basics import Paint, Rect, Tone
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Icon, Item

_TAIL = 13.0


def teacher(x: float, y: float, width: float, paper: float, mood: Mood) -> list[Item]:
    """The face by its upper left corner, over a paper whose upper edge is at `paper`."""
    face = Rect(x, y, width, width * PORTRAIT_RATIO)
    return [
        Icon("tail", face.centre[0], paper - _TAIL / 2 + 1.5, _TAIL, Paint(Tone.IVORY)),
        Portrait(TEACHER, *face.centre, width, mood),
    ]
