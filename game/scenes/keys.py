"""The list of keys, above whatever scene asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.page import Page
from game.scenes.scene import Pop, Transition
from game.stage.intents import Intent, Key
from game.stage.lines import fitted
from game.stage.picture import (
    Align,
    Backdrop,
    Box,
    Font,
    Item,
    Paint,
    Picture,
    Rect,
    Room,
    Rule,
    Text,
    Tone,
)
from game.stage.widgets import CAP_FONT, Button, button_row
from game.words.caps import cap_words
from game.words.catalogue import say


@dataclass(frozen=True, slots=True)
class Use:
    """Keys with the same use: their caps, and the key of the sentence that says what they do."""

    caps: tuple[str, ...]
    does: str


TABLE_KEYS = (
    Use(("←", "→"), "keys.choose"),
    Use(("Space",), "keys.use"),
    Use(("Enter",), "keys.main"),
    Use(("Tab",), "keys.tab"),
    Use(("↓",), "keys.less"),
    Use(("Bksp",), "keys.sink"),
    Use(("N",), "keys.name"),
    Use(("Q", "C", "L", "H"), "keys.rights"),
    Use(("S",), "keys.sort"),
    Use(("D",), "keys.discard"),
    Use(("Esc",), "keys.pause"),
    Use(("F11",), "keys.whole"),
    Use(("?", "F1"), "keys.keys"),
)
"""What the card table obeys."""

_CAPS_WIDTH, _CAP_HEIGHT, _GAP = 160.0, 26.0, 8.0


class Keys(Page):
    """Caps at the left, what they do at the right; any of the usual keys leads back."""

    def __init__(self, uses: Sequence[Use] = TABLE_KEYS) -> None:
        super().__init__("back")
        self._uses = uses

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("?" | "f1"):
                return Pop()
        return super().obey(intent)

    def press(self, key: str) -> Transition | None:
        return Pop() if key == "back" else None

    def escape(self) -> Transition | None:
        return Pop()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        row = 33.0 if room.small else 40.0
        width = min(720.0, room.width - 128)
        whole = 84 + row * len(self._uses) + 84
        x, y = (room.width - width) / 2, (room.height - whole) / 2
        items: list[Item] = [
            Text(say("keys.title"), x, y + 30, Font(28, serif=True, bold=True)),
            Text(say("keys.mouse"), x + width, y + 30, Font(16), Paint(Tone.SOFT), Align.RIGHT),
            Rule(x, y + 50, x + width, y + 50, Paint(Tone.BRASS), 1.5),
        ]
        line = y + 62
        for use in self._uses:
            items += use_line(use, Rect(x, line, width, row), room)
            line += row
        button = Button("back", say("open.back"), "Esc")
        drawn, targets = button_row((button,), x + width, line + 52, 48, room, self.focus)
        return Picture(Backdrop.SHEET, (*items, *drawn), tuple(targets))


def use_line(use: Use, place: Rect, room: Room) -> list[Item]:
    """One line of the list, with a rule below it."""
    items: list[Item] = []
    x, middle = place.x, place.centre[1]
    for cap in filter(None, map(cap_words, use.caps)):
        width = max(_CAP_HEIGHT, room.ruler.width(cap, CAP_FONT) + 18)
        box = Rect(x, middle - _CAP_HEIGHT / 2, width, _CAP_HEIGHT)
        items.append(Box(box, 5, fill=Paint(Tone.CLOTH, 0.4), outline=Paint(Tone.IVORY, 0.62)))
        items.append(Text(cap, box.centre[0], middle + 5, CAP_FONT, align=Align.CENTRE))
        x += width + _GAP
    says = Font(16)
    words = fitted(say(use.does), says, place.width - _CAPS_WIDTH, room)
    items.append(Text(words, place.x + _CAPS_WIDTH, middle + 6, says))
    items.append(Rule(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12)))
    return items
