"""The games of this table by name: what each brings is loaded when somebody asks for it.

A game is a package whose module `plugin` says in `PARTS`, room by room, which module holds the
record it brings for that room, under the room's name in capitals (`rules` is RULES). The rooms say
what must be in theirs: `rules.core.game.Rules`, `game.players.mind.Mind`, `game.table.ui.TableUI`,
`game.pages.…`. This is the only place that names a game; a new one is a line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, cast

from rules.core.game import Papers, Rules

PIQUET = "piquet"
"""The game of every file and line that names none: they are older than the second game."""

GAMES = {
    PIQUET: "game.piquet",
    "bezique": "game.bezique",
    "all-fours": "game.all_fours",
}
"""The package of each game."""


class NoGameError(ValueError):
    """A name that is no game's."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
        self.name = name


def parts_of(game: str) -> Mapping[str, str]:
    """Room by room the module that holds what a game brings for it; NoGameError for no game."""
    if game not in GAMES:
        raise NoGameError(game)
    parts: Mapping[str, str] = import_module(f"{GAMES[game]}.plugin").PARTS
    return parts


@cache
def part(game: str, room: str) -> Any:  # noqa: ANN401  (each room knows the record it asks for)
    """What a game brings for a room; NoGameError for no game, KeyError where it brings nothing."""
    return getattr(import_module(parts_of(game)[room]), room.upper())


def part_if_any(game: str, room: str) -> Any:  # noqa: ANN401  (as above)
    """What a game brings for a room, or None where it brings nothing; NoGameError for no game."""
    return part(game, room) if brings(game, room) else None


def brings(game: str, room: str) -> bool:
    """Whether a game brings something for a room, without loading it; NoGameError for no game."""
    return room in parts_of(game)


def bringing(room: str) -> tuple[str, ...]:
    """The games that bring something for a room, without loading it."""
    return tuple(game for game in GAMES if brings(game, room))


def at_table() -> tuple[str, ...]:
    """The games that one can sit down to: those that bring a face."""
    return bringing("ui")


def rules_of(game: str) -> Rules:
    """The rules of a game; NoGameError for no game."""
    return cast(Rules, part(game, "rules"))


def papers_of(game: str) -> Papers:
    """How a game writes down what was agreed on, and its endings; NoGameError for no game."""
    return cast(Papers, part(game, "papers"))
