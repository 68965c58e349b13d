"""What can be chosen on the page of settings, tab by tab: values and words of each line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from game.games import part_if_any
from game.pages.house import Surroundings
from game.preferences import FITTING, READ_UNTIL_PRESSED, Preference, Preferences, Value, every
from game.words.catalogue import say, say_of
from game.words.files import GENERAL
from game.words.languages import courts, language

TABS: Final = ("table", "pace", "help", "sound", "window", "friend", "keys", "report")
"""The tabs by their names; keys and reports have no lines of preferences."""


VOLUMES: Final = ("effects", "bells", "voices")


class PreferenceRow(Struct, frozen=True):
    """A line of the page: a preference, and the values that are offered.

    All values stand side by side to be pressed; those of `steps` are too many, and one goes from
    one to the next.
    """

    preference: Preference[Any]

    @property
    def name(self) -> str:
        """The name of the preference."""
        return self.preference.name

    @property
    def steps(self) -> bool:
        """Whether one goes from value to value."""
        return self.preference.steps

    @property
    def values(self) -> tuple[Value, ...]:
        """What is offered, in order."""
        return self.preference.values()

    def value(self, likes: Preferences) -> Value:
        """What holds: the first of its values where a file has another one."""
        found: Value = likes.value(self.preference)
        return found if self.steps or found in self.values else self.values[0]

    def chosen(self, likes: Preferences, value: Value) -> Preferences:
        return likes.having(self.preference, value)

    def stepped(self, likes: Preferences, by: int, around: bool = False) -> Value:
        """The value so many further on, or where it began again if it goes `around`.

        From a value between those here, which only a file can have, it is the next one.
        """
        now, values = self.value(likes), self.values
        if now in values:
            at = values.index(now) + by
            count = len(values)
            return values[at % count if around else min(max(at, 0), count - 1)]
        numbers = [v for v in values if isinstance(v, int) and v != READ_UNTIL_PRESSED]
        beyond = [v for v in numbers if (v > now) == (by > 0)]  # type: ignore[operator]  # numbers
        return (beyond[0] if by > 0 else beyond[-1]) if beyond else numbers[-1 if by > 0 else 0]

    def words(self, key: str, **values: object) -> str:
        """A sentence about it, by what comes after its name; one of a game is in its words."""
        return say_of(self.preference.game, f"settings.{self.name}{key}", **values)


def rows_of(tab: str, game: str) -> tuple[PreferenceRow, ...]:
    """The lines of a tab: what is liked in every game, and in this one."""
    own = {each.name for each in part_if_any(game, "preferences") or ()}
    liked = (each for each in every() if each.game == GENERAL or each.name in own)
    return tuple(PreferenceRow(each) for each in liked if each.tab == tab)


def row_of(name: str) -> PreferenceRow:
    """The row of a preference. Raises StopIteration if there is none."""
    return next(PreferenceRow(each) for each in every() if each.name == name)


def value_words(row: PreferenceRow, value: Value) -> str:
    """A value in words."""
    match row.name, value:
        case _, bool():
            return say("settings.on" if value else "settings.off")
        case "effects" | "bells" | "voices", 0:
            return say("settings.volume.0")
        case ("effects" | "bells" | "voices", int()) | ("scale", int()) if value != FITTING:
            return say("settings.percent", number=value)
        case ("trick_pause" | "scan", int()) if value not in row.values:
            return say("settings.trick_pause.other", milliseconds=value)
        case "scan", int():
            return say(f"settings.trick_pause.{value}" if value else "settings.off")
        case "language", str() if value:
            return language(value).name
        case "indices", str() if value:
            return " ".join(courts()[value])
    return row.words(f".{value}")


def obstacle(row: PreferenceRow, around: Surroundings) -> str:
    """Why this cannot be chosen now, as a sentence; empty if it can."""
    if row.name in (*VOLUMES, "muted") and not around.sound:
        return say("settings.no-sound")
    if row.name == "speech" and not around.voice:
        return say("settings.no-speech")
    return ""


def help_words(row: PreferenceRow, around: Surroundings) -> str:
    """What a choice is for, or what holds now, in a sentence or two."""
    if sentence := obstacle(row, around):
        return sentence
    if row.name != "scale":
        return row.words(".help")
    screen = around.screen
    if screen is None:
        return ""
    return row.words(".part" if screen.scale > screen.most else ".now", now=screen.scale)


def words_of_values(row: PreferenceRow) -> Sequence[str]:
    """All its values in words, in order."""
    return tuple(value_words(row, value) for value in row.values)
