"""The choice of a game: a tile for each, with a fan of its cards, its name and a sentence."""

from __future__ import annotations

from math import cos, degrees, sin

from game.games import PIQUET, brings
from game.pages.house import House
from game.pages.variants import game_title, variants_of
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import wrapped
from game.stage.picture import Box, CardItem, Icon, Item, Role, Shadow, Text, Widget

_GAP, _SMALL_GAP = 32.0, 16.0
_MOST = 3
"""Tiles side by side; fewer are not wider than these would be."""
_NAME, _SMALL_NAME = Font(24, serif=True, bold=True), Font(20, serif=True, bold=True)
_SENTENCE = Font(16)
_LINE = 21.0
_STEP = 0.47
"""From a card of a fan to the next, in widths of one, where there is room."""
_MOST_OPEN = 1.3
"""From the first card of a fan to the last, at most."""
_FAN = 2.5
"""Of an open fan of five, in widths of a card."""
_RADIUS = 3.4
"""Of the arc on which they stand, in widths of a card."""
_TICK = 12.0
"""The radius of the sign of the chosen one."""


def tiles(
    games: tuple[str, ...],
    chosen: str,
    place: Rect,
    room: Room,
    focus: str | None,
    hover: str | None,
) -> list[Item]:
    """The tiles side by side in a place, the chosen one in a frame of brass; their keys `game:`."""
    gap, width = column(place.width, max(_MOST, len(games)), room)
    items: list[Item] = []
    for number, game in enumerate(games):
        key = f"game:{game}"
        at = Rect(place.x + number * (width + gap), place.y, width, place.height)
        drawn = choice_frame(at, chosen=game == chosen, hovered=hover == key)
        drawn += _beside(game, at, room)
        tile = Widget.pressed(key, at, drawn, focus == key, game_title(game), Role.CHOICE, frame=at)
        items.append(tile.noted(variants_of(game).about()).choosing(game == chosen))
    return items


def column(width: float, count: int, room: Room) -> tuple[float, float]:
    """What parts columns that share a width, and how wide each is."""
    gap = _SMALL_GAP if room.small else _GAP
    return gap, (width - gap * (count - 1)) / count


def choice_frame(place: Rect, *, chosen: bool, hovered: bool, quiet: bool = False) -> list[Item]:
    """Round one of several that may be chosen: brass and a tick if it is the one.

    A `quiet` one is seen only if it is chosen or pointed at.
    """
    if quiet and not (chosen or hovered):
        return []
    shade = 0.12 if chosen else 0.07 if hovered else 0.0
    tone = Paint(Tone.BRASS) if chosen else Paint(Tone.IVORY, 0.18)
    fill = Paint(Tone.IVORY, shade) if shade else None
    items: list[Item] = [Box(place, 10, fill=fill, outline=tone, line=2.5 if chosen else 1.0)]
    if chosen:
        x, y = place.right - _TICK - 8, place.y + _TICK + 8
        items += [
            Box(Rect(x - _TICK, y - _TICK, 2 * _TICK, 2 * _TICK), _TICK, fill=Paint(Tone.BRASS)),
            Icon("check", x, y, 18, Paint(Tone.INK)),
        ]
    return items


def _beside(game: str, place: Rect, room: Room) -> list[Item]:
    """The fan at the left of the words."""
    card, pad = (42.0, 8.0) if room.small else (58.0, 12.0)
    across = card * _FAN
    items = _fan(game, place.x + pad + across / 2, place.centre[1] + 2, card)
    left = place.x + pad + across + 14
    lines = wrapped(variants_of(game).about(), _SENTENCE, place.right - left - 8, room)[:3]
    font = _SMALL_NAME if room.small else _NAME
    y = place.centre[1] + 6 - _LINE * len(lines) / 2
    items.append(Text(game_title(game), left, y, font))
    for row, line in enumerate(lines):
        baseline = y + 3 + _LINE * (row + 1)
        items.append(Text(line, left, baseline, _SENTENCE, Paint(Tone.SOFT)))
    return items


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
_FONT, _SIGN = Font(16), 24.0


def new_to(house: House, game: str) -> bool:
    """Whether a game that is taught was never begun here, as far as is known."""
    if not brings(game, "lessons") or (game == PIQUET and house.preferences().guided):
        return False
    known = [card.header.game for card in house.cards()]
    return game not in (*known, *(partie.header.game for partie in house.running()))


def way(
    words: str, right: float, middle: float, room: Room, *, focused: bool, hovered: bool
) -> Widget:
    """The way for who knows the game: quiet words with a sign, ending at `right`."""
    paint = Paint(Tone.IVORY if hovered else Tone.SOFT)
    width = room.ruler.width(words, _FONT) + _SIGN + 10
    items: list[Item] = [
        Icon("learn", right - width + _SIGN / 2, middle, _SIGN, paint),
        Text(words, right, middle + 6, _FONT, paint, Align.RIGHT),
    ]
    place = Rect(right - width - 8, middle - HIGH / 2, width + 8, HIGH)
    return Widget.pressed(
        KEY,
        place,
        items,
        focused,
        frame=Rect(right - width - 8, middle - HIGH / 2 + 4, width + 16, HIGH - 8),
    )
