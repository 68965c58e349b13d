"""The games of this table by name: what each brings is loaded when somebody asks for it.

A game brings a package of modules, one for each room that needs to ask it something; each holds
one record of functions under the module's name in capitals (`rules` holds RULES). The rooms say
what must be in theirs: `rules.core.game.Rules`, `game.players.mind.Mind`, `game.table.ui.TableUI`,
`game.pages.…`. This is the only place that names a game; a new one is a line here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from sys import modules
from typing import Any, cast

from rules.core.game import Papers, Rules

PIQUET = "piquet"
"""The game of every file and line that names none: they are older than the second game."""

GAMES = {
    PIQUET: "game.piquet.plugin",
    "bezique": "game.bezique.plugin",
    "all-fours": "game.all_fours.plugin",
}
"""Where each game keeps what it brings."""


class NoGameError(ValueError):
    """A name that is no game's."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
        self.name = name


@cache
def part(game: str, room: str) -> Any:  # noqa: ANN401  (each room knows the record it asks for)
    """What a game brings for a room; NoGameError for no game."""
    if game not in GAMES:
        raise NoGameError(game)
    return getattr(import_module(f"{GAMES[game]}.{room}"), room.upper())


def part_if_any(game: str, room: str) -> Any:  # noqa: ANN401  (as above)
    """What a game brings for a room, or None where it brings nothing; NoGameError for no game."""
    try:
        return part(game, room)
    except ModuleNotFoundError as missing:
        if missing.name != f"{GAMES[game]}.{room}":
            raise  # the module is there, and lacks something
        return None


def brings(game: str, room: str) -> bool:
    """Whether a game brings something for a room, without loading it; NoGameError for no game."""
    if game not in GAMES:
        raise NoGameError(game)
    module = f"{GAMES[game]}.{room}"
    return module in modules or find_spec(module) is not None


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
