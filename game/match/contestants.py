"""Who can play a match: our own players by name, those that see both hands, engines by command.

A contestant is written `master`, `open:master` or `cmd:./my-engine --fast`.
"""

from __future__ import annotations

import shlex
from typing import Protocol

from game.games import PIQUET
from game.match.arena import ChooseOpenly, arena_of
from game.match.failures import MatchError
from game.match.outside import Outside
from game.players.mind import Choose, mind_of
from rules.core.game import Action, View

_OPEN, _COMMAND = "open:", "cmd:"


class Contestant(Protocol):
    """One who plays a match."""

    def choose(self, seen: View, seed: int, hidden: object) -> Action:
        """The action for this view; waits for it. MatchError when there is none.

        `hidden` is what the adversary holds, at which only an open player looks.
        """

    def close(self) -> None:
        """End what was started for it."""


class _Level:
    def __init__(self, way: Choose) -> None:
        self._way = way

    def choose(self, seen: View, seed: int, hidden: object) -> Action:  # noqa: ARG002 - so it is
        return self._way(seen, seed)

    def close(self) -> None:
        """Nothing to end."""


class _Open:
    def __init__(self, way: ChooseOpenly) -> None:
        self._way = way

    def choose(self, seen: View, seed: int, hidden: object) -> Action:
        return self._way(seen, seed, hidden)

    def close(self) -> None:
        """Nothing to end."""


def check_name(name: str, game: str = PIQUET) -> None:
    """See that there is one of this name, without starting it; MatchError if there is none."""
    if name.startswith(_COMMAND):
        _words(name)
    else:
        contestant(name, 0, game)


def contestant(name: str, patience_seconds: float, game: str = PIQUET) -> Contestant:
    """The one of this name; MatchError, with all that is known, for no such name.

    `patience_seconds`: how long one answer of an engine may take.
    """
    if name.startswith(_COMMAND):
        return Outside(_words(name), patience_seconds, game)
    arena, mind = arena_of(game), mind_of(game)
    openly = {} if arena.open_play is None else arena.open_play.players()
    if name.startswith(_OPEN):
        if (way := openly.get(name.removeprefix(_OPEN))) is not None:
            return _Open(way)
    elif name in mind.every():
        return _Level(mind.player(name))
    known = [*mind.every(), *(_OPEN + each for each in openly)]
    raise MatchError(
        f"there is no player {name[:60]!r}; name one of {', '.join(known)}, "
        f"or an engine as '{_COMMAND}COMMAND LINE'"
    )


def _words(name: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(name.removeprefix(_COMMAND)))
    except ValueError:
        words = ()
    if not words:
        raise MatchError(f"{name[:60]!r} is no command line; write '{_COMMAND}./my-engine --fast'")
    return words
