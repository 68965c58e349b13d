"""The choice of a game: a tile for each, with a fan of its cards, its name and a sentence."""

from __future__ import annotations

from math import cos, degrees, sin

from game.games import PIQUET, brings
from game.pages.house import House
from game.pages.variants import game_title, variants_of
from game.stage.basics import Font, Paint, Pose, Room, Tone
from game.stage.blocks import PLAIN, SOFT, Drawn, Fill, Inset, Sized, WordBlock, sign
from game.stage.controls import Pressed, choice_ground
from game.stage.layout import Column, Grid, Row
from game.stage.picture import CardItem, Item, Role, Shadow

_GAP, _SMALL_GAP = 32.0, 16.0
_MOST = 3
"""Tiles side by side; fewer are not wider than these would be."""
_NAME, _SMALL_NAME = Font(24, serif=True, bold=True), Font(20, serif=True, bold=True)
_STEP = 0.47
"""From a card of a fan to the next, in widths of one, where there is room."""
_MOST_OPEN = 1.3
"""From the first card of a fan to the last, at most."""
_FAN = 2.5
"""Of an open fan of five, in widths of a card."""
_RADIUS = 3.4
"""Of the arc on which they stand, in widths of a card."""


def tiles(games: tuple[str, ...], chosen: str, room: Room) -> Grid:
    """The tiles side by side, the chosen one in a frame of brass; their keys `game:`."""
    gap, count = column_gap(room), max(_MOST, len(games))
    return Grid([_tile(game, room, chosen=game == chosen) for game in games], count, gap)


def column_gap(room: Room) -> float:
    """What parts columns that share a page."""
    return _SMALL_GAP if room.small else _GAP


def _tile(game: str, room: Room, *, chosen: bool) -> Pressed:
    """The fan at the left of the words."""
    (card, pad, high), font = (
        ((42.0, 8.0, 100.0), _SMALL_NAME) if room.small else ((58.0, 12.0, 116.0), _NAME)
    )
    title, about = game_title(game), variants_of(game).about()
    told = Column(
        (WordBlock(title, font, step=24), WordBlock(about, PLAIN, SOFT, lines=3, step=21)), 2, True
    )
    fan = Drawn(card * _FAN, 0, lambda place: _fan(game, *place.centre, card))
    part = Sized(Inset(Row((fan, Fill(told)), 14), left=pad, right=8), high=high)
    return Pressed(
        part, f"game:{game}", title, Role.CHOICE, chosen, note=about, ground=choice_ground
    )


def _fan(game: str, x: float, y: float, card: float) -> list[Item]:
    """The cards of a game on an arc about a point."""
    faces = variants_of(game).fan
    step = min(_STEP, _MOST_OPEN / max(1, len(faces) - 1)) / _RADIUS
    items: list[Item] = []
    for number, face in enumerate(faces):
        angle = (number - (len(faces) - 1) / 2) * step
        down = card * _RADIUS * (1 - cos(angle))
        pose = Pose(x + card * _RADIUS * sin(angle), y + down, card, degrees(angle))
        items.append(CardItem(f"{game}:{number}", face, pose, Shadow.REST))
    return items


KEY = "learn"
"""Of what is pressed."""
HIGH = 44.0
"""Of the line in which it stands, in units."""
_SIGN = 24.0


def new_to(house: House, game: str) -> bool:
    """Whether a game that is taught was never begun here, as far as is known."""
    if not brings(game, "lessons") or (game == PIQUET and house.preferences().guided):
        return False
    known = [card.header.game for card in house.cards()]
    return game not in (*known, *(partie.header.game for partie in house.running()))


def way(words: str, room: Room) -> Pressed:
    """The way for who knows the game: quiet words with a sign."""
    paint = Paint(Tone.IVORY if room.hover == KEY else Tone.SOFT)
    part = Inset(Row((sign("learn", _SIGN, paint), WordBlock(words, PLAIN, paint)), 10), 8, 0, 8)
    return Pressed(Sized(part, high=HIGH), KEY)
