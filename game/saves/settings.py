"""The settings: names, window, rules, and what one likes; one small JSON file for a person to read.

The file is replaced as a whole, with the one before kept beside it. Entries we do not know are kept
as they are; one that makes no sense is as usual again, and the player is told which. A seal over
all others tells whether the text is as we wrote it; a text without one is taken as it is.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

from msgspec import Meta, Struct, convert, field, to_builtins
from msgspec.structs import fields, replace

from game.games import GAMES, PIQUET, papers_of
from game.preferences import LONGEST_NAME, Coach, Preferences, every, is_words
from game.saves import files
from game.saves.files import NOWHERE, InTheWayError, must_be_plain, read_plain
from game.saves.notices import BookError, Notice
from game.saves.partie import seal
from game.saves.progress import (
    NONE_YET,
    NOTHING_LEARNED,
    AllLearned,
    AllPuzzled,
    AllRecalled,
    AllTrained,
    Learned,
    Puzzled,
    Recalled,
    Trained,
)
from rules.core.game import Options

_LONGEST_NAME = 100  # of a player, or an entry that is named
_SEAL = "seal"
_DEEPEST = 100  # lists within lists
_FARTHEST = 100_000  # pixels: no screen is as large

_Place: TypeAlias = Annotated[int, Meta(ge=-_FARTHEST, le=_FARTHEST)]
_Size: TypeAlias = Annotated[int, Meta(ge=1, le=_FARTHEST)]
Geometry: TypeAlias = tuple[_Place, _Place, _Size, _Size]
"""Place and size of the window: left, top, width, height in pixels of the screen."""


class Settings(Struct, frozen=True):
    """What was chosen last, by the names and in the order of the file. `names` are of A and B.

    `opponent` is the level played against last, as in a partie's header; empty before the first.
    `statistics_since` is the moment from which statistics count, in ISO form; empty for all.
    `rules` and `opponent` are Piquet's, `games` holds what was chosen for other games, as plain
    data by the game's name; `game` is the one played last. `lessons` tells how far one is in each,
    by the names of game and lesson, `trainers` the best that came of each, by game and trainer,
    `puzzles` what came of those, `mistakes` when one's own come back.
    `others` holds what the file has besides, such as the settings of another version.
    """

    names: tuple[str, str] = ("", "")
    window: Geometry | None = None
    rules: Options = field(default_factory=lambda: papers_of(PIQUET).usual())
    opponent: str = ""
    statistics_since: str = ""
    game: str = PIQUET
    games: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    lessons: AllLearned = field(default_factory=dict)
    trainers: AllTrained = field(default_factory=dict)
    puzzles: AllPuzzled = field(default_factory=dict)
    mistakes: AllRecalled = field(default_factory=dict)
    preferences: Preferences = field(default_factory=Preferences)
    others: dict[str, object] = field(default_factory=dict)

    def learned(self, game: str, lesson: str) -> Learned:
        """How far one is in a lesson of a game."""
        return self.lessons.get(game, {}).get(lesson, NOTHING_LEARNED)

    def with_learned(self, game: str, lesson: str, learned: Learned) -> Settings:
        """The same with that changed."""
        known = {**self.lessons.get(game, {}), lesson: learned}
        return replace(self, lessons={**self.lessons, game: known})

    def trained(self, game: str, trainer: str) -> Trained | None:
        """The best that came of a trainer of a game; None before the first."""
        return self.trainers.get(game, {}).get(trainer)

    def with_trained(self, game: str, trainer: str, trained: Trained) -> Settings:
        """The same with that changed."""
        known = {**self.trainers.get(game, {}), trainer: trained}
        return replace(self, trainers={**self.trainers, game: known})

    def puzzled(self, game: str) -> Puzzled:
        """What came of the puzzles of a game."""
        return self.puzzles.get(game, NONE_YET)

    def with_puzzled(self, game: str, puzzled: Puzzled) -> Settings:
        """The same with that changed."""
        return replace(self, puzzles={**self.puzzles, game: puzzled})

    def recalled(self, game: str) -> Mapping[str, Recalled]:
        """When one's own mistakes in a game come back, by their keys."""
        return self.mistakes.get(game, {})

    def with_recalled(self, game: str, key: str, one: Recalled) -> Settings:
        """The same with one of them changed."""
        return replace(self, mistakes={**self.mistakes, game: {**self.recalled(game), key: one}})

    def rules_of(self, game: str) -> Options:
        """What was agreed on last for a game, or as it is usually played."""
        if game == PIQUET:
            return self.rules
        papers = papers_of(game)
        try:
            return papers.renewed(papers.read_options(self.games[game]["rules"]))
        except (AttributeError, KeyError, TypeError, ValueError):  # none, or none that make sense
            return papers.usual()

    def opponent_in(self, game: str) -> str:
        """The level played against last in a game; empty before the first."""
        if game == PIQUET:
            return self.opponent
        level = self.games.get(game, {}).get("opponent", "")
        return level if isinstance(level, str) else ""

    def with_rules(self, game: str, options: Options) -> Settings:
        """The same with other rules for a game."""
        if game == PIQUET:
            return replace(self, rules=options)
        return self._with(game, "rules", papers_of(game).write_options(options))

    def with_opponent(self, game: str, level: str) -> Settings:
        """The same with another level played against last in a game."""
        if game == PIQUET:
            return replace(self, opponent=level)
        return self._with(game, "opponent", level)

    def _with(self, game: str, name: str, value: object) -> Settings:
        chosen = {**self.games.get(game, {}), name: value}
        return replace(self, games={**self.games, game: chosen})


class ReadSettings(NamedTuple):
    """What a text says, the entries that make no sense, and whether it is not as we wrote it."""

    settings: Settings
    senseless: tuple[str, ...]
    changed: bool


def write_settings(settings: Settings) -> bytes:
    """The text of the file."""
    data = settings.others | data_of_settings(settings)
    data = {_SEAL: _seal(data)} | data
    try:
        return (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode()
    except UnicodeEncodeError:  # half a character, in an entry that we do not know
        return (json.dumps(data, indent=2) + "\n").encode()


def data_of_settings(settings: Settings) -> dict[str, Any]:
    """The settings as they stand in the file, without entries that we do not know."""
    data = {name: to_builtins(getattr(settings, name)) for name in _kinds()}
    data["rules"] = papers_of(PIQUET).write_options(settings.rules)
    told = {name: value for name, value in data.items() if value != _UNTOLD.get(name, ...)}
    return told | data_of_preferences(settings.preferences)


def _seal(data: Mapping[str, Any]) -> str:
    return seal(json.dumps(data, sort_keys=True))


def read_settings(text: bytes) -> ReadSettings:
    """What a text says; an entry that makes no sense is as usual.

    ValueError when it is no JSON object.
    """
    try:
        data = json.loads(text.decode("utf-8-sig"))  # some editors put a mark before it
    except RecursionError as error:
        raise ValueError("nested without end") from error
    if not isinstance(data, dict):
        raise ValueError("no object")  # noqa: TRY004 - a file is wrong, no caller
    mark = data.pop(_SEAL, None)
    lost = [name for name, value in data.items() if not _can_be_written(value)]
    changed = mark is not None and (bool(lost) or mark != _seal(data))
    found: dict[str, Any] = {}
    senseless = []
    for name in _kinds():
        if name in data:
            try:
                found[name] = _taken(name, data.pop(name))
            except _NO_SENSE:
                senseless.append(name)
    preferences, dropped = take_preferences(data)
    others = {name: value for name, value in data.items() if name not in lost}
    settings = Settings(**found, preferences=preferences, others=others)
    unwritten = (name for name in lost if name in data)
    return ReadSettings(settings, (*senseless, *dropped, *unwritten), changed)


_NO_SENSE = (AttributeError, KeyError, TypeError, ValueError, OverflowError, RecursionError)
"""What reading an entry of any kind may raise."""


_UNTOLD: Final[Mapping[str, object]] = {
    "game": PIQUET,
    **{each: {} for each in ("games", "lessons", "trainers", "puzzles", "mistakes")},
}
"""What is not written, of entries that came later."""


@cache
def _kinds() -> Mapping[str, Any]:
    """The entries that are no preferences, in the order of the file, and the type of each."""
    *entries, _preferences, _others = fields(Settings)
    return {each.name: each.type for each in entries}


def _taken(name: str, value: object) -> object:
    """What an entry says; raises one of `_NO_SENSE` for one without sense."""
    if name == "rules":
        return _options(PIQUET, value)
    found = convert(value, _kinds()[name])
    if name in _MAKES_SENSE and not _MAKES_SENSE[name](found):
        raise ValueError("it makes no sense")
    return found


def _options(game: str, value: object) -> Options:
    papers = papers_of(game)
    options = papers.read_options(convert(value, dict[str, Any]))
    return papers.renewed(options)  # these are wishes, for parties to come


def _is_level(found: object) -> bool:
    return is_words(found, _LONGEST_NAME)


def _are_choices(games: Mapping[str, Mapping[str, Any]]) -> bool:
    """What was chosen for other games; one of another version is kept as it is."""
    for game in games.keys() & GAMES.keys():
        _options(game, games[game].get("rules", {}))
    known = (games[game].get("opponent", "") for game in games.keys() & GAMES.keys())
    return all(map(_is_level, known)) and _can_be_written(games)


_MAKES_SENSE: Final[Mapping[str, Callable[[Any], object]]] = {
    "names": lambda found: all(is_words(each, _LONGEST_NAME) for each in found),
    "opponent": _is_level,
    "statistics_since": lambda found: not found or datetime.fromisoformat(found),
    "game": lambda found: found in GAMES,
    "games": _are_choices,
}
"""What the types do not say."""


def _can_be_written(value: object) -> bool:
    """Whether an entry can be stored again as it was read: one that is nested deeply cannot."""
    level = [value]
    for _ in range(_DEEPEST):
        level = [inner for each in level for inner in _within(each)]
    return not level


def _within(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


_KEYS: Final = "keys"
_COACHES: Final = "coaches"


def take_preferences(data: dict[str, object]) -> tuple[Preferences, tuple[str, ...]]:
    """Take the preferences out of what a file of settings has.

    Gives the names of those besides that make no sense: they are as usual.
    """
    chosen, senseless = Preferences(), []
    for each in every():
        if each.name in data:
            value = each.today(data.pop(each.name))
            if each.allows(value):
                chosen = chosen.having(each, value)
            else:
                senseless.append(each.name)
    for name, makes_sense in ((_KEYS, _are_keys), (_COACHES, _are_coaches)):
        if name in data:
            found = data.pop(name)
            if makes_sense(found):
                chosen = replace(chosen, **{name: found})
            else:
                senseless.append(name)
    return chosen, tuple(senseless)


def data_of_preferences(preferences: Preferences) -> dict[str, object]:
    """The preferences as they stand in the file."""
    values: dict[str, object] = {each.name: preferences.value(each) for each in every()}
    coaches = {_COACHES: dict(preferences.coaches)} if preferences.coaches else {}
    return values | {_KEYS: dict(preferences.keys)} | coaches


def _are_coaches(found: object) -> bool:
    """By the names of games, some of which another version may have."""
    return isinstance(found, dict) and all(
        is_words(game, _LONGEST_NAME) and coach in tuple(Coach) for game, coach in found.items()
    )


def _are_keys(found: object) -> bool:
    return isinstance(found, dict) and all(
        is_words(does, LONGEST_NAME) and is_words(key, LONGEST_NAME) for does, key in found.items()
    )


__all__ = ["BACKUP", "NAME", "Settings", "load", "read", "store"]

NAME = "settings.json"
BACKUP = "settings.json.bak"
_LARGEST = 1_000_000  # bytes: ours have one thousand
_NAMED = 6  # entries without sense that are named; more would fill the page


def load(directory: Path, now: datetime) -> tuple[Settings, tuple[Notice, ...]]:
    """Read the settings of a folder, or else those from before, or else our own.

    Raises nothing.
    """
    path = directory / NAME
    try:
        settings, senseless, changed = read(path)
    except FileNotFoundError:
        return _from_before(directory)
    except NotADirectoryError:
        return Settings(), ()
    except InTheWayError:
        return Settings(), (Notice("storage.in-the-way", {"file": str(path)}),)
    except OSError:
        return Settings(), (Notice("storage.settings.unread", {"folder": str(directory)}),)
    except ValueError:
        return _from_before(directory, _set_aside(path, now))
    if not (senseless or changed):
        return settings, ()
    aside = _set_aside(path, now) if senseless else ""
    _keep(directory, settings)
    return settings, (_told(senseless, aside),)


def _from_before(directory: Path, aside: str = "") -> tuple[Settings, tuple[Notice, ...]]:
    """The settings when the file is none, or gone: those kept beside it, or else our own.

    `aside` is the name under which the file is kept.
    """
    try:
        settings, senseless, changed = read(directory / BACKUP)
    except (OSError, ValueError):
        damaged = Notice("storage.settings.damaged", {"file": aside})
        return Settings(), (damaged,) if aside else ()
    _keep(directory, settings)
    told = Notice("storage.settings.restored", {"file": aside})
    if not aside:
        told = Notice("storage.settings.gone", {"file": NAME, "before": BACKUP})
    return settings, (told, _told(senseless, BACKUP)) if senseless or changed else (told,)


def read(path: Path) -> ReadSettings:
    """What a file says, as `read_settings`; OSError when it cannot be read."""
    return read_settings(read_plain(path, _LARGEST))


def _keep(directory: Path, settings: Settings) -> None:
    """Write what is settled on; the same is tried, and told, when a setting changes."""
    with contextlib.suppress(BookError):
        store(directory, settings)


def _told(senseless: tuple[str, ...], file: str) -> Notice:
    """Which entries made no sense, and where they can be looked at; for none: what was changed."""
    if not senseless:
        return Notice("storage.settings.changed")
    names = [name if is_words(name, _LONGEST_NAME) else "…" for name in senseless[:_NAMED]]
    entries = ", ".join((*names, *("…" for _ in senseless[_NAMED : _NAMED + 1])))
    values = {"count": len(senseless), "entries": entries, "file": file}
    return Notice("storage.settings.senseless", values)


def store(directory: Path, settings: Settings) -> None:
    """Write the settings, all or nothing. Raises BookError when that cannot be done."""
    if directory == NOWHERE:
        raise BookError(Notice("storage.settings.nowhere"))
    path = directory / NAME
    fresh = directory / f"{NAME}.{os.getpid()}.new"
    try:
        files.make_folder(directory)
        if not path.is_symlink():
            must_be_plain(path)
        with files.create(fresh) as file:
            file.write(write_settings(settings))
            file.flush()
            os.fsync(file.fileno())
        _back_up(path)
        fresh.replace(path)
    except InTheWayError as error:
        raise BookError(Notice("storage.in-the-way", {"file": str(path)})) from error
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise BookError(Notice("storage.settings.unstored", {"folder": str(directory)})) from error


def _back_up(path: Path) -> None:
    """Keep the file of before beside it, if it is one that can be read."""
    fresh = path.with_name(f"{BACKUP}.{os.getpid()}.new")
    try:
        read(path)
        with files.create(fresh) as file:
            file.write(read_plain(path, _LARGEST))
        fresh.replace(path.with_name(BACKUP))
    except (FileNotFoundError, ValueError):
        return
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def _set_aside(path: Path, now: datetime) -> str:
    stem = f"settings.damaged-{now.astimezone():%Y%m%d-%H%M%S}"
    count = 1
    while (aside := path.with_name(f"{stem}{'' if count == 1 else f'-{count}'}.json")).exists():
        count += 1
    try:
        path.rename(aside)
    except OSError:
        return path.name  # it stays where it is
    return aside.name
