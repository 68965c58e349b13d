"""What a player may like: the one list that the file, the page of settings and the house go by.

A preference is no rule of a game. Most hold for every game; a game brings those of its own as
`preferences`, and games that bring the same one share what was chosen. They stand in the file and
on the page in one order; the words for one are `settings.NAME`, and that with a value or `help`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Final, Generic, TypeVar, cast

from msgspec import Struct, field
from msgspec.structs import replace

from game.games import GAMES, part_if_any
from game.stage.director import Motion
from game.stage.looks import BACKS, SCALES, TableLook
from game.words.catalogue import whole
from game.words.files import GENERAL, codes
from game.words.languages import courts

Value = str | int | bool
"""What a preference can be."""

V = TypeVar("V", bound=Value)

READ_UNTIL_PRESSED: Final = -1
"""As `trick_pause`: a trick stays until a click or key."""
LONGEST_PAUSE: Final = 3000

LONGEST_NAME: Final = 40
"""Letters of the name of a back, an action, a key."""

LONGEST_ADDRESS: Final = 200
"""Letters of where a server is found."""

FITTING: Final = 0
"""As `scale`: everything grows with the window."""


class Coach(StrEnum):
    """How much a coach at the table says."""

    SILENT = "silent"
    ASKED = "asked"
    TALKATIVE = "talkative"


def is_words(found: object, longest: int) -> bool:
    """Whether this is a text that can be shown on a line, of so many letters at most."""
    return isinstance(found, str) and len(found) <= longest and found.isprintable()


def _off_or_on() -> tuple[bool, ...]:
    return False, True


def _nothing(_: object) -> bool:
    return False


class Preference(Struct, Generic[V], frozen=True, kw_only=True):
    """One thing that may be liked in one way or another.

    `values` are offered in their order; a file may have `others` too. `tab` names the leaf of the
    page it stands on, empty for none. With `steps` one goes from a value to the next, because they
    are too many to stand side by side. One that a game brings stands `after` another; `game` is the
    name of that game once it was asked for. `former` are values that files of earlier versions
    have, each with what it is now.
    """

    name: str
    usual: V
    values: Callable[[], tuple[V, ...]]
    others: Callable[[object], bool] = _nothing
    tab: str = ""
    steps: bool = False
    after: str = ""
    game: str = GENERAL
    former: tuple[tuple[Value, V], ...] = ()

    def today(self, found: object) -> object:
        """What a file of an earlier version has, as it is said now."""
        alike = (now for old, now in self.former if type(old) is type(found) and old == found)
        return next(alike, found)

    def allows(self, found: object) -> bool:
        """Whether a file may have this value; a number is no yes or no."""
        if self.others(found) or (type(found) is type(self.usual) and found == self.usual):
            return True  # a start need not find out which languages are whole
        return any(type(each) is type(found) and each == found for each in self.values())


def switch(name: str, tab: str, after: str) -> Preference[bool]:
    """A preference that is off or on, and usually off."""
    return Preference(name=name, usual=False, values=_off_or_on, tab=tab, after=after)


_LIKED: Final[list[Preference[Any]]] = []
"""What `_like` made, in the order of the fields."""


def _like(
    usual: V,
    values: Callable[[], tuple[V, ...]],
    tab: str,
    others: Callable[[object], bool] = _nothing,
    steps: bool = False,
    former: tuple[tuple[Value, V], ...] = (),
) -> V:
    """A field of the preferences of every game; its name is the field's."""
    made = Preference(
        name="", usual=usual, values=values, others=others, tab=tab, steps=steps, former=former
    )
    _LIKED.append(made)
    return usual


def _switch(tab: str = "", on: bool = False) -> bool:
    return _like(on, _off_or_on, tab)


def _between(least: int, most: int) -> Callable[[object], bool]:
    return lambda found: type(found) is int and least <= found <= most


def _words(longest: int = LONGEST_NAME) -> str:
    """Something that is written, and stands on no page of settings as one of several values."""
    return _like("", lambda: ("",), "", lambda found: is_words(found, longest))


def _volume(usual: int = 70) -> int:
    return _like(usual, lambda: tuple(range(0, 101, 10)), "sound", _between(0, 100), steps=True)


class Preferences(Struct, frozen=True, kw_only=True):
    """All that a player likes.

    An empty `language` is that of the system; whole ones are offered, and a file may have one that
    is half-made. Empty `indices` are those of the language, others are named by one. `back` is a
    back of the pack by its name; empty, or one we do not have, is the usual one. A `scale` of 0
    grows with the window, others are per cent. Volumes go from 0 to 100. `trick_pause` is how long
    a finished trick lies, in milliseconds. With `click_twice` a card is played by the second click
    on it; `scan` is how long the frame of one switch stays, 0 for none; `guided` says that the
    first deal was explained, `stilled` that motion was switched off once because the system wants
    less of it. With `suit_first` cards are told so, and in `brief` no more than who
    knows the game needs. `keys` holds only the keys that were changed: what is to be done, and the
    key. `coaches` has the `coach` of each game that has one of its own, by its name. `own` is what
    was chosen of the preferences that a game brings, by their names: `value` and `having` know all
    alike.
    """

    language: str = _like("", lambda: ("", *whole()), "window", lambda found: found in codes())
    table: str = _like(
        TableLook.BAIZE.value, lambda: tuple(each.value for each in TableLook), "table"
    )
    back: str = _like("", lambda: BACKS, "table", lambda found: is_words(found, LONGEST_NAME))
    indices: str = _like("", lambda: ("", *courts()), "table")
    large_indices: bool = _switch("table")
    four_colours: bool = _switch("table")
    court_names: bool = _switch("table", on=True)
    scale: int = _like(FITTING, lambda: (FITTING, *SCALES), "window", steps=True)
    whole_screen: bool = _switch("window")
    effects: int = _volume()
    bells: int = _volume()
    voices: int = _volume(0)
    muted: bool = _switch("sound")
    motion: str = _like(Motion.NORMAL.value, lambda: tuple(each.value for each in Motion), "pace")
    trick_pause: int = _like(
        1200,
        lambda: (0, 600, 1200, 2000, LONGEST_PAUSE, READ_UNTIL_PRESSED),
        "pace",
        _between(READ_UNTIL_PRESSED, LONGEST_PAUSE),
        steps=True,
    )
    play_forced: bool = _switch("help", on=True)
    claim_sure: bool = _switch("help")
    take_suggestion: bool = _switch("help")
    coach: str = _like(
        Coach.ASKED.value,
        lambda: tuple(each.value for each in Coach),
        "help",
        former=((False, Coach.ASKED.value), (True, Coach.TALKATIVE.value)),
    )
    click_twice: bool = _switch("pace")
    habits: bool = _switch("pace", on=True)
    scan: int = _like(
        0, lambda: (0, 600, 1200, 2000, 3000), "pace", _between(0, LONGEST_PAUSE), True
    )
    speech: bool = _switch("sound")
    suit_first: bool = _switch("sound")
    brief: bool = _switch("sound")
    guided: bool = _switch()
    stilled: bool = _switch()
    called: str = _words()
    portrait: str = _words()
    mailbox: str = _words(LONGEST_ADDRESS)
    relay: str = _words(LONGEST_ADDRESS)
    direct: bool = _switch("friend", on=True)
    keys: Mapping[str, str] = field(default_factory=dict)
    coaches: Mapping[str, str] = field(default_factory=dict)
    own: Mapping[str, Value] = field(default_factory=dict)

    def at(self, game: str) -> Preferences:
        """As they hold at the table of a game."""
        return replace(self, coach=self.coaches.get(game, self.coach))

    def kept(self, changed: Preferences, game: str) -> Preferences:
        """What was `changed` at the table of a game: a coach there is no other game's."""
        if changed.coach == self.at(game).coach:
            return replace(changed, coach=self.coach)
        coaches = {**self.coaches, game: changed.coach}
        return replace(changed, coach=self.coach, coaches=coaches)

    def value(self, preference: Preference[V]) -> V:
        name = preference.name
        found: Any = getattr(self, name) if name in _GENERAL else self.own.get(name)
        return preference.usual if found is None else cast(V, found)

    def having(self, preference: Preference[V], value: V) -> Preferences:
        """The same with one of them changed."""
        if preference.name in _GENERAL:
            change: dict[str, Any] = {preference.name: value}
            return replace(self, **change)
        own = {name: other for name, other in self.own.items() if name != preference.name}
        if value != preference.usual:
            own[preference.name] = value
        return replace(self, own=own)


_GENERAL: Final[Mapping[str, Preference[Any]]] = {
    name: replace(liked, name=name)
    for name, liked in zip(Preferences.__struct_fields__, _LIKED, strict=False)
}


def every() -> tuple[Preference[Any], ...]:
    """All preferences in their order, those of every game that is registered among them."""
    return _every(tuple(GAMES))


@cache
def _every(games: tuple[str, ...]) -> tuple[Preference[Any], ...]:
    found = dict(_GENERAL)
    for game in games:
        for brought in part_if_any(game, "preferences") or ():
            known = found.get(brought.name)
            if known is None:
                found = _put(found, replace(brought, game=game))
            elif replace(brought, game=known.game) != known:
                raise ValueError(f"{game} has another preference of the name {brought.name!r}")
    return tuple(found.values())


def _put(
    found: Mapping[str, Preference[Any]], brought: Preference[Any]
) -> dict[str, Preference[Any]]:
    """All of them with one more in its place; at the end where it names none."""
    names = list(found)
    names.insert(names.index(brought.after) + 1 if brought.after else len(names), brought.name)
    return {name: found.get(name, brought) for name in names}
