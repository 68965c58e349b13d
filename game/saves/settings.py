"""What the program remembers besides the book: names, window, rules, and what one likes.

One small JSON file that a person can read and change. It is replaced as a whole, with the one
before kept beside it; entries we do not know are kept as they are.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from game.games import GAMES, PIQUET, papers_of
from game.saves.notices import BookError, Notice
from game.saves.preferences import Preferences, data_of, take_preferences
from rules.core.game import Options

NAME = "settings.json"
BACKUP = "settings.json.bak"

Geometry = tuple[int, int, int, int]
"""Place and size of the window: left, top, width, height in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was chosen last. `names` are of A and B.

    `opponent` is the level played against last, as in a partie's header; empty before the first.
    `statistics_since` is the moment from which statistics count, in ISO form; empty for all.
    `rules` and `opponent` are Piquet's, `games` holds what was chosen for other games, as plain
    data by the game's name; `game` is the one played last. `others` holds what the file has
    besides, such as the settings of another version.
    """

    names: tuple[str, str] = ("", "")
    window: Geometry | None = None
    others: dict[str, object] = field(default_factory=dict)
    rules: Options = field(default_factory=lambda: papers_of(PIQUET).usual())
    opponent: str = ""
    statistics_since: str = ""
    preferences: Preferences = field(default_factory=Preferences)
    game: str = PIQUET
    games: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def rules_of(self, game: str) -> Options:
        """What was agreed on last for a game, or as it is usually played."""
        if game == PIQUET:
            return self.rules
        papers = papers_of(game)
        try:
            return papers.read_options(self.games[game]["rules"])
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


def load(directory: Path, now: datetime) -> tuple[Settings, tuple[Notice, ...]]:
    """Read the settings of a folder, or else those from before, or else our own.

    Raises nothing.
    """
    path = directory / NAME
    try:
        return _read(path), ()
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), ()
    except OSError:
        return Settings(), (Notice("storage.settings.unread", {"folder": str(directory)}),)
    except ValueError:
        pass
    aside = _set_aside(path, now)
    try:
        settings = _read(directory / BACKUP)
    except (OSError, ValueError):
        return Settings(), (Notice("storage.settings.damaged", {"file": aside}),)
    with contextlib.suppress(BookError):  # the same is tried, and told, when a setting changes
        store(directory, settings)
    return settings, (Notice("storage.settings.restored", {"file": aside}),)


def store(directory: Path, settings: Settings) -> None:
    """Write the settings, all or nothing. Raises BookError when that cannot be done."""
    path = directory / NAME
    fresh = directory / f"{NAME}.{os.getpid()}.new"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(_write(settings))
            file.flush()
            os.fsync(file.fileno())
        _back_up(path)
        fresh.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise BookError(Notice("storage.settings.unstored", {"folder": str(directory)})) from error


def _back_up(path: Path) -> None:
    """Keep the file of before beside it, if it is one that can be read."""
    try:
        _read(path)
        fresh = path.with_name(f"{BACKUP}.{os.getpid()}.new")
        fresh.write_bytes(path.read_bytes())
        fresh.replace(path.with_name(BACKUP))
    except (FileNotFoundError, ValueError):
        return


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


def _write(settings: Settings) -> str:
    data = settings.others | {
        "names": settings.names,
        "window": settings.window,
        "rules": papers_of(PIQUET).write_options(settings.rules),
        "opponent": settings.opponent,
        "statistics_since": settings.statistics_since,
    }
    if settings.game != PIQUET:
        data["game"] = settings.game
    if settings.games:
        data["games"] = settings.games
    data |= data_of(settings.preferences)
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _read(path: Path) -> Settings:
    """Read a file; an entry that makes no sense is passed over.

    ValueError when it is no JSON object.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except RecursionError as error:
        raise ValueError("nested without end") from error
    if not isinstance(data, dict):
        raise ValueError("no object")  # noqa: TRY004 - a file is wrong, no caller
    settings = Settings()
    match data.pop("names", None):
        case [str(a), str(b)]:
            settings = replace(settings, names=(a, b))
    match data.pop("window", None):
        case [int(left), int(top), int(width), int(height)] if width > 0 and height > 0:
            settings = replace(settings, window=(left, top, width, height))
    match data.pop("opponent", None):
        case str(level):
            settings = replace(settings, opponent=level)
    match data.pop("statistics_since", None):
        case str(moment):
            settings = replace(settings, statistics_since=moment)
    match data.pop("game", None):
        case str(game) if game in GAMES:
            settings = replace(settings, game=game)
    match data.pop("games", None):
        case dict(games) if all(isinstance(chosen, dict) for chosen in games.values()):
            settings = replace(settings, games=games)
    with contextlib.suppress(AttributeError, ValueError, TypeError):  # no sense: the usual rules
        settings = replace(settings, rules=papers_of(PIQUET).read_options(data.pop("rules", {})))
    return replace(settings, preferences=take_preferences(data), others=data)
