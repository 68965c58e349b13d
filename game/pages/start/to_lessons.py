"""The way from the choice of a game to its lessons, and who is new to a game."""

from __future__ import annotations

from game.games import PIQUET, brings
from game.pages.house import House
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import ring
from game.stage.picture import Icon, Item, Target, Text

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
) -> tuple[list[Item], Target]:
    """The way for who knows the game: quiet words with a sign, ending at `right`."""
    paint = Paint(Tone.IVORY if hovered else Tone.SOFT)
    width = room.ruler.width(words, _FONT) + _SIGN + 10
    items: list[Item] = [
        Icon("learn", right - width + _SIGN / 2, middle, _SIGN, paint),
        Text(words, right, middle + 6, _FONT, paint, Align.RIGHT),
    ]
    if focused:
        items.append(ring(Rect(right - width - 8, middle - HIGH / 2 + 4, width + 16, HIGH - 8)))
    return items, Target(KEY, Rect(right - width - 8, middle - HIGH / 2, width + 8, HIGH))
