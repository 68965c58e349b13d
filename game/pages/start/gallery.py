"""Whom one may play, as a gallery: portraits with plates of brass, and a sentence about one.

The chosen one smiles in a frame of brass. The sentence is about whoever is pointed at, else about
the chosen one; every portrait tells its own to a pointer that rests there, and to a voice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from game.pages.statistics.honours import Beaten
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import SOFT, Drawn, Sized, WordBlock
from game.stage.controls import Pressed, choice_ground
from game.stage.layout import Column, Grid
from game.stage.ornaments import PORTRAIT_RATIO, Legend, Mood, Portrait
from game.stage.picture import Box, Icon, Item, Role, Text
from game.stage.signs import plate
from game.words.catalogue import say

_SHARE = 0.78
"""A portrait's width as a share of its place's, at most."""
_WIDEST, _LEAST = 176.0, 64.0
_PAD, _APART = 12.0, 8.0
_SPRIG = 24.0
_PLATE = 20.0
"""As far as a plate hangs below its portrait."""
_HONOUR, _SENTENCE = 26.0, 64.0
"""Heights of the line of honours and of the sentence below all."""
_STRENGTHS, _STRENGTH, _BETWEEN = 4, 20.0, 17.0
"""Of how well one plays: so many spades, the height of their line, and from one to the next."""
_TOLD, _SMALL_TOLD = Font(22, serif=True, italic=True), Font(20, serif=True, italic=True)
_ENGRAVED, _SMALL_ENGRAVED = Font(16, serif=True, bold=True), Font(14, serif=True, bold=True)
_PIP = Font(17)
_PLAIN = Font(20, serif=True, bold=True)


class Hanging(Struct, frozen=True):
    """One who may be chosen: the key of the target, the name, the portrait, and what is told."""

    key: str
    name: str
    portrait: str
    words: str
    honour: Beaten | None = None
    strength: int = 0
    """How well he or she plays, as so many spades of four; 0 where it is not told."""


class _Hung(Struct, frozen=True):
    """How they hang: so many in a row, portraits so wide, places so high."""

    columns: int
    face: float
    high: float


def gallery(sitters: Sequence[Hanging], chosen: str, place: Rect, room: Room) -> list[Item]:
    """The portraits in a place and the sentence under them; `chosen` is the key of one."""
    hung, ground = _hung(sitters, place), partial(choice_ground, quiet=True)
    faces = []
    for sitter in sitters:
        now = sitter.key == chosen
        drawn = Drawn(0, 0, partial(_sitter, sitter, hung.face, room, pleased=now))
        told = sitter.key, sitter.name, Role.CHOICE, now, "", sitter.words
        faces.append(Pressed(drawn, *told, ground=ground))
    told_of = [each for key in (room.hover, chosen) for each in sitters if each.key == key]
    font = _SMALL_TOLD if room.small else _TOLD
    words = told_of[0].words if told_of else ""
    sentence = WordBlock(words, font, SOFT, Align.CENTRE, lines=0, step=26, even=True)
    grid = Grid(faces, hung.columns, _APART, _APART, high=hung.high)
    left = place.height - grid.height(place.width, room) - _APART
    every = (grid, *((Sized(sentence, high=min(80.0, left)),) if words else ()))
    return Column(every, _APART).lay(place, room)


def _hung(sitters: Sequence[Hanging], place: Rect) -> _Hung:
    """In one row or in two, whichever makes the portraits larger."""
    honours = _HONOUR if any(each.honour for each in sitters) else 0.0
    strengths = _STRENGTH if any(each.strength for each in sitters) else 0.0
    below = 2 * _PAD + _PLATE + strengths + honours
    count, found = len(sitters), []
    for rows in (1, 2):
        columns = -(-count // rows)
        high = (place.height - _SENTENCE) / rows - _APART
        face = min(
            _WIDEST,
            _SHARE * ((place.width + _APART) / columns - _APART),
            (high - below) / PORTRAIT_RATIO,
        )
        if not any(each.portrait for each in sitters):
            face = 0.0
        needed = below + max(face, 0.0) * PORTRAIT_RATIO
        found.append(_Hung(columns, max(face, _LEAST if face else 0.0), min(high, needed)))
    return max(found, key=lambda hung: hung.face)


def _sitter(sitter: Hanging, face: float, room: Room, spot: Rect, *, pleased: bool) -> list[Item]:
    x, _ = spot.centre
    items: list[Item] = [Legend(spot, sitter.name, sitter.words)]
    if not sitter.portrait:
        return items + WordBlock(sitter.name, _PLAIN, align=Align.CENTRE).lay(spot, room)
    hangs = Rect(x - face / 2, spot.y + _PAD, face, face * PORTRAIT_RATIO)
    mood = Mood.PLEASED if pleased else Mood.CALM
    font = _SMALL_ENGRAVED if room.small else _ENGRAVED
    items.append(Portrait(sitter.portrait, *hangs.centre, face, mood))
    items += plate(sitter.name, hangs, room, font=font)
    items += _spades(sitter.strength, x, hangs.bottom + _PLATE + _STRENGTH / 2)
    return items + _laurel(sitter.honour, spot, room)


def _spades(strength: int, x: float, y: float) -> list[Item]:
    """How well somebody plays: so many spades, and dots for the rest of the four."""
    if not strength:
        return []
    left = x - _BETWEEN * (_STRENGTHS - 1) / 2
    places = [left + _BETWEEN * at for at in range(_STRENGTHS)]
    return [
        *(Text("♠", at, y + 6, _PIP, Paint(Tone.BRASS), Align.CENTRE) for at in places[:strength]),
        *(Box(Rect(at - 2, y - 1, 4, 4), 2, fill=SOFT) for at in places[strength:]),
    ]


_CLEAR = 16.0
"""Units that a line under a portrait leaves free between the edges of what is chosen."""


def _laurel(honour: Beaten | None, spot: Rect, room: Room) -> list[Item]:
    """A sprig of laurel for having beaten somebody, and how often: in figures where it is tight."""
    if honour is None:
        return []
    words, brass = say("new.honour", won=honour.won, parties=honour.parties), Paint(Tone.BRASS)
    font, y = Font(14 if room.small else 15, serif=True, italic=True), spot.bottom - _PAD
    if room.ruler.width(words, font) + _SPRIG > spot.width - _CLEAR:
        words = f"{honour.won} / {honour.parties}"
    left = spot.centre[0] - (room.ruler.width(words, font) + _SPRIG) / 2
    return [Icon("laurel", left + 9, y - 5, 18, brass), Text(words, left + _SPRIG, y, font, brass)]
