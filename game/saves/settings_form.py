"""What the program remembers besides the book, and its form as text: one JSON object.

Entries we do not know are kept as they are; one that makes no sense is as usual again. A seal over
all others tells whether the text is as we wrote it; a text without one is taken as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from game.games import GAMES, PIQUET, papers_of
from game.preferences import Preferences, is_words
from game.saves.cards import seal
from game.saves.learned import NOTHING, AllLearned, Learned, data_of_learned, read_learned
from game.saves.preferences import data_of, take_preferences
from game.saves.puzzled import NONE_YET, AllPuzzled, Puzzled, data_of_puzzled, read_puzzled
from game.saves.recalled import AllRecalled, Recalled, data_of_recalled, read_recalled
from game.saves.trained import AllTrained, Trained, data_of_trained, read_trained
from rules.core.game import Options

LONGEST_NAME = 100
_SEAL = "seal"
_DEEPEST = 100  # lists within lists
_FARTHEST = 100_000  # pixels: no screen is as large

Geometry = tuple[int, int, int, int]
"""Place and size of the window: left, top, width, height in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was chosen last. `names` are of A and B.

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
    others: dict[str, object] = field(default_factory=dict)
    rules: Options = field(default_factory=lambda: papers_of(PIQUET).usual())
    opponent: str = ""
    statistics_since: str = ""
    preferences: Preferences = field(default_factory=Preferences)
    game: str = PIQUET
    games: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    lessons: AllLearned = field(default_factory=dict)
    trainers: AllTrained = field(default_factory=dict)
    puzzles: AllPuzzled = field(default_factory=dict)
    mistakes: AllRecalled = field(default_factory=dict)

    def learned(self, game: str, lesson: str) -> Learned:
        """How far one is in a lesson of a game."""
        return self.lessons.get(game, {}).get(lesson, NOTHING)

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
    data: dict[str, Any] = {
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
    if settings.lessons:
        data["lessons"] = data_of_learned(settings.lessons)
    if settings.trainers:
        data["trainers"] = data_of_trained(settings.trainers)
    if settings.puzzles:
        data["puzzles"] = data_of_puzzled(settings.puzzles)
    if settings.mistakes:
        data["mistakes"] = data_of_recalled(settings.mistakes)
    return data | data_of(settings.preferences)


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
    settings, senseless = Settings(), []
    for name, take in _ENTRIES.items():
        if name in data:
            try:
                settings = take(settings, data.pop(name))
            except _NO_SENSE:
                senseless.append(name)
    preferences, dropped = take_preferences(data)
    others = {name: value for name, value in data.items() if name not in lost}
    settings = replace(settings, preferences=preferences, others=others)
    unwritten = (name for name in lost if name in data)
    return ReadSettings(settings, (*senseless, *dropped, *unwritten), changed)


_NO_SENSE = (AttributeError, KeyError, TypeError, ValueError, OverflowError, RecursionError)
"""What reading an entry of any kind may raise."""


def _names(settings: Settings, value: object) -> Settings:
    match value:
        case [str(a), str(b)] if is_words(a, LONGEST_NAME) and is_words(b, LONGEST_NAME):
            return replace(settings, names=(a, b))
    raise ValueError("no two names")


def _window(settings: Settings, value: object) -> Settings:
    if value is None:
        return settings
    match value:
        case [int(left), int(top), int(width), int(height)] if (
            not any(isinstance(each, bool) for each in value)
            and all(abs(each) <= _FARTHEST for each in value)
            and width > 0
            and height > 0
        ):
            return replace(settings, window=(left, top, width, height))
    raise ValueError("no place of a window")


def _rules(settings: Settings, value: object) -> Settings:
    return replace(settings, rules=_options(PIQUET, value))


def _opponent(settings: Settings, value: object) -> Settings:
    return replace(settings, opponent=_level(value))


def _statistics_since(settings: Settings, value: object) -> Settings:
    if not isinstance(value, str):
        raise ValueError("no moment")  # noqa: TRY004 - a file is wrong, no caller
    if value:
        datetime.fromisoformat(value)  # or else it is none
    return replace(settings, statistics_since=value)


def _game(settings: Settings, value: object) -> Settings:
    if value not in GAMES:
        raise ValueError("no game of ours")
    return replace(settings, game=str(value))


def _games(settings: Settings, value: object) -> Settings:
    """What was chosen for other games; one of another version is kept as it is."""
    match value:
        case dict(games) if all(isinstance(chosen, dict) for chosen in games.values()):
            for game in games.keys() & GAMES.keys():
                _options(game, games[game].get("rules", {}))
                _level(games[game].get("opponent", ""))
            if _can_be_written(games):
                return replace(settings, games=games)
    raise ValueError("no choices for games")


def _lessons(settings: Settings, value: object) -> Settings:
    return replace(settings, lessons=read_learned(value))


def _trainers(settings: Settings, value: object) -> Settings:
    return replace(settings, trainers=read_trained(value))


def _puzzles(settings: Settings, value: object) -> Settings:
    return replace(settings, puzzles=read_puzzled(value))


def _mistakes(settings: Settings, value: object) -> Settings:
    return replace(settings, mistakes=read_recalled(value))


def _options(game: str, value: object) -> Options:
    if not isinstance(value, dict):
        raise ValueError("no options")  # noqa: TRY004 - a file is wrong, no caller
    papers = papers_of(game)
    return papers.renewed(papers.read_options(value))  # these are wishes, for parties to come


def _level(value: object) -> str:
    if isinstance(value, str) and is_words(value, LONGEST_NAME):
        return value
    raise ValueError("no level")


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


_ENTRIES: Mapping[str, Callable[[Settings, object], Settings]] = {
    "names": _names,
    "window": _window,
    "opponent": _opponent,
    "statistics_since": _statistics_since,
    "game": _game,
    "games": _games,
    "lessons": _lessons,
    "trainers": _trainers,
    "puzzles": _puzzles,
    "mistakes": _mistakes,
    "rules": _rules,
}
"""How each entry that is no preference is read; one without sense raises one of `_NO_SENSE`."""
