"""What can be chosen on the page of settings, tab by tab, as data: names, values, words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.pages.surroundings import Surroundings
from game.piquet.words.say import say
from game.saves.preferences import READ_UNTIL_PRESSED, Preferences
from game.stage.director import Motion
from game.stage.looks import BACKS, SCALES, Table
from game.words.languages import codes, courts, language

Value = str | int | bool
"""What a preference can be."""

FITTING: Final = 0
"""As `scale`: everything grows with the window."""


@dataclass(frozen=True, slots=True)
class Row:
    """A preference by its name, and the values it can have, in order.

    All values stand side by side to be pressed; those of `steps` are too many, and one goes from
    one to the next.
    """

    name: str
    values: tuple[Value, ...] = (False, True)
    steps: bool = False

    def value(self, likes: Preferences) -> Value:
        """What holds: the first of its values where a file has another one."""
        found: Value = getattr(likes, self.name)
        return found if self.steps or found in self.values else self.values[0]

    def chosen(self, likes: Preferences, value: Value) -> Preferences:
        """The preferences with this one changed."""
        change: dict[str, Any] = {self.name: value}
        return replace(likes, **change)

    def stepped(self, likes: Preferences, by: int, around: bool = False) -> Value:
        """The value so many further on, or where it began again if it goes `around`.

        From a value between those here, which only a file can have, it is the next one.
        """
        now = self.value(likes)
        if now in self.values:
            at = self.values.index(now) + by
            count = len(self.values)
            return self.values[at % count if around else min(max(at, 0), count - 1)]
        numbers = [v for v in self.values if isinstance(v, int) and v != READ_UNTIL_PRESSED]
        beyond = [v for v in numbers if (v > now) == (by > 0)]  # type: ignore[operator]  # numbers
        return (beyond[0] if by > 0 else beyond[-1]) if beyond else numbers[-1 if by > 0 else 0]


_VOLUMES = tuple(range(0, 101, 10))
_PAUSES = (0, 600, 1200, 2000, 3000)

TABS: Final[dict[str, tuple[Row, ...]]] = {
    "table": (
        Row("table", tuple(table.value for table in Table)),
        Row("back", BACKS),
        Row("indices", ("", *courts())),
        Row("large_indices"),
        Row("four_colours"),
    ),
    "pace": (
        Row("motion", tuple(motion.value for motion in Motion)),
        Row("trick_pause", (*_PAUSES, READ_UNTIL_PRESSED), steps=True),
        Row("click_twice"),
    ),
    "help": (
        Row("play_forced"),
        Row("claim_sure"),
        Row("declare_for_me"),
        Row("take_suggestion"),
        Row("unseen_cards"),
    ),
    "sound": (
        Row("effects", _VOLUMES, steps=True),
        Row("bells", _VOLUMES, steps=True),
        Row("muted"),
        Row("speech"),
    ),
    "window": (
        Row("language", ("", *codes())),
        Row("scale", (FITTING, *SCALES), steps=True),
        Row("whole_screen"),
    ),
    "keys": (),
    "report": (),
}
"""The tabs by their names, and what is chosen on each; keys and reports are apart."""

_HEARD = ("effects", "bells", "muted")


def row_of(name: str) -> Row:
    """The row of a preference. Raises StopIteration if there is none."""
    return next(row for rows in TABS.values() for row in rows if row.name == name)


def value_words(row: Row, value: Value) -> str:
    """A value in words."""
    match row.name, value:
        case _, bool():
            return say("settings.on" if value else "settings.off")
        case "effects" | "bells", 0:
            return say("settings.volume.0")
        case ("effects" | "bells", int()) | ("scale", 100 | 125 | 150 | 175 | 200 | 250 | 300):
            return say("settings.percent", number=value)
        case "trick_pause", int() if value not in row.values:
            return say("settings.trick_pause.other", milliseconds=value)
        case "language", str() if value:
            return language(value).name
        case "indices", str() if value:
            return " ".join(courts()[value])
    return say(f"settings.{row.name}.{value}")


def obstacle(row: Row, around: Surroundings) -> str:
    """Why this cannot be chosen now, as a sentence; empty if it can."""
    if row.name in _HEARD and not around.sound:
        return say("settings.no-sound")
    if row.name == "speech" and not around.voice:
        return say("settings.no-speech")
    return ""


def help_words(row: Row, likes: Preferences, around: Surroundings) -> str:
    """What a choice is for, or what holds now, in a sentence or two."""
    if sentence := obstacle(row, around):
        return sentence
    if row.name != "scale":
        return say(f"settings.{row.name}.help")
    screen = around.screen
    if screen is None:
        return ""
    if likes.scale > screen.most:
        return say("settings.scale.less", now=screen.scale, wanted=likes.scale)
    return say("settings.scale.now", now=screen.scale)


def words_of_values(row: Row) -> Sequence[str]:
    """All its values in words, in order."""
    return tuple(value_words(row, value) for value in row.values)
