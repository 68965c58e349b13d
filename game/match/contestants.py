"""Who can play a match: our own players by name, those that see both hands, engines by command.

A contestant is written `master`, `open:master` or `cmd:./my-engine --fast`.
"""

from __future__ import annotations

import shlex
from typing import Protocol

from game.match.failures import MatchError
from game.match.outside import Outside
from game.piquet.mind.levels import LEVELS, OPEN, ChooseOpenly
from game.players.mind import Choose
from rules.core.cards import Hand
from rules.core.game import Action, View

_OPEN, _COMMAND = "open:", "cmd:"


class Contestant(Protocol):
    """One who plays a match."""

    def choose(self, seen: View, seed: int, other: Hand) -> Action:
        """The action for this view; waits for it. MatchError when there is none.

        `other` is the adversary's hand, which only an open player looks at.
        """

    def close(self) -> None:
        """End what was started for it."""


class _Level:
    def __init__(self, way: Choose) -> None:
        self._way = way

    def choose(self, seen: View, seed: int, other: Hand) -> Action:  # noqa: ARG002 - it is hidden
        return self._way(seen, seed)

    def close(self) -> None:
        """Nothing to end."""


class _Open:
    def __init__(self, way: ChooseOpenly) -> None:
        self._way = way

    def choose(self, seen: View, seed: int, other: Hand) -> Action:
        return self._way(seen, seed, other)

    def close(self) -> None:
        """Nothing to end."""


def check_name(name: str) -> None:
    """See that there is one of this name, without starting it; MatchError if there is none."""
    if name.startswith(_COMMAND):
        _words(name)
    else:
        contestant(name, 0)


def contestant(name: str, patience_seconds: float) -> Contestant:
    """The one of this name; MatchError, with all that is known, for no such name.

    `patience_seconds`: how long one answer of an engine may take.
    """
    if name.startswith(_COMMAND):
        return Outside(_words(name), patience_seconds)
    if name.startswith(_OPEN):
        if (openly := OPEN.get(name.removeprefix(_OPEN))) is not None:
            return _Open(openly)
    elif (level := LEVELS.get(name)) is not None:
        return _Level(level)
    known = [*LEVELS, *(_OPEN + each for each in OPEN)]
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
