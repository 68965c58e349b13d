"""What a player likes: language, looks, sounds, pace, help at the table, keys. Plain values.

Each is kept by its name in the file of settings; one that makes no sense there is told, and the
usual one holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Final

from game.words.languages import codes, courts

READ_UNTIL_PRESSED: Final = -1
"""As `trick_pause`: a trick stays until a click or key."""
LONGEST_PAUSE: Final = 3000
_LONGEST_NAME: Final = 40  # of a back, a deed, a key


@dataclass(frozen=True, slots=True)
class Preferences:
    """All that is chosen on the page of settings, and is no rule of the game.

    An empty `language` is that of the system; a `scale` of 0 grows with the window, others are per
    cent. Volumes go from 0 to 100. `trick_pause` is how long a finished trick lies, in
    milliseconds. `keys` holds only the keys that were changed: what is to be done, and the key.
    """

    language: str = ""
    table: str = "baize"
    back: str = ""  # a back of the pack by its name; empty, or one we do not have: the usual one
    indices: str = ""  # empty: those of the language
    large_indices: bool = False
    four_colours: bool = False
    scale: int = 0
    whole_screen: bool = False
    effects: int = 70
    bells: int = 70
    muted: bool = False
    motion: str = "normal"
    trick_pause: int = 1200
    sort: str = "suits"
    play_forced: bool = False
    claim_sure: bool = False
    declare_for_me: bool = False
    take_suggestion: bool = False
    unseen_cards: bool = False
    click_twice: bool = False  # a card is played by the second click on it
    speech: bool = False
    guided: bool = False  # whether the first deal was explained
    keys: Mapping[str, str] = field(default_factory=dict)


def _one_of(*values: str | int) -> Callable[[object], bool]:
    return lambda found: any(type(found) is type(value) and found == value for value in values)


def _named_in(names: Callable[[], Iterable[str]]) -> Callable[[object], bool]:
    """One of the names, which are asked for when they are needed, or none."""
    return lambda found: isinstance(found, str) and (found == "" or found in set(names()))


def _between(least: int, most: int) -> Callable[[object], bool]:
    return lambda found: type(found) is int and least <= found <= most


def is_words(found: object, longest: int) -> bool:
    """Whether this is a text that can be shown on a line, of so many letters at most."""
    return isinstance(found, str) and len(found) <= longest and found.isprintable()


def _name(found: object) -> bool:
    return is_words(found, _LONGEST_NAME)


def _keys(found: object) -> bool:
    return isinstance(found, dict) and all(
        _name(does) and _name(key) for does, key in found.items()
    )


_SENSE: Final[Mapping[str, Callable[[object], bool]]] = {
    "language": _named_in(codes),
    "table": _one_of("baize", "dark", "burgundy", "contrast"),
    "back": _name,
    "indices": _named_in(courts),
    "scale": _one_of(0, 100, 125, 150, 175, 200, 250, 300),
    "effects": _between(0, 100),
    "bells": _between(0, 100),
    "motion": _one_of("off", "fast", "normal", "slow"),
    "trick_pause": _between(READ_UNTIL_PRESSED, LONGEST_PAUSE),
    "sort": _one_of("suits", "ranks", "combinations", "hand"),
    "keys": _keys,
}


def makes_sense(name: str, value: object) -> bool:
    """Whether a preference of that name can have that value; those not listed are yes or no."""
    check = _SENSE.get(name)
    return isinstance(value, bool) if check is None else check(value)


def take_preferences(data: dict[str, object]) -> tuple[Preferences, tuple[str, ...]]:
    """Take the preferences out of what a file of settings has.

    Gives the names of those besides that make no sense: they are as usual.
    """
    chosen: dict[str, object] = {}
    senseless: list[str] = []
    for each in fields(Preferences):
        if each.name in data:
            value = data.pop(each.name)
            if makes_sense(each.name, value):
                chosen[each.name] = value
            else:
                senseless.append(each.name)
    preferences = Preferences(**chosen)  # type: ignore[arg-type]  # each was looked at just now
    return preferences, tuple(senseless)


def data_of(preferences: Preferences) -> dict[str, object]:
    """The preferences as they stand in the file."""
    values = {each.name: getattr(preferences, each.name) for each in fields(Preferences)}
    return values | {"keys": dict(preferences.keys)}
