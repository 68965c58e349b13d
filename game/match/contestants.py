"""Who can play a match: our own players by name, those that see both hands, engines by command.

A contestant is written `master`, `open:master`, `cmd:./my-engine --fast`, or with the parts of a
deal shared out `mixed:exchange=master,rest=plain`, or those of one chair of it alone
`mixed:elder-exchange=master,rest=plain`.
"""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from game.games import PIQUET
from game.match.arena import ChooseOpenly, MatchError, Parts, arena_of
from game.players.child import Child
from game.players.mind import Choose, mind_of
from game.players.protocol import (
    Chosen,
    Hello,
    NonsenseError,
    Said,
    read_from_engine,
    write_question,
)
from game.players.wire import wire_text
from rules.core.game import Action, View

_FIRST_NAP, _LONGEST_NAP = 0.0001, 0.005  # seconds between two looks for an answer


class Outside:
    """A child process that is asked and waited for."""

    def __init__(
        self,
        command: Sequence[str],
        patience_seconds: float,
        game: str = PIQUET,
    ) -> None:
        """Starts it and hears its hello; MatchError when it does not come."""
        self._patience, self._game = patience_seconds, game
        self._number = 0
        try:
            self._child = Child(command, os.environ)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise MatchError(f"{command[0]} cannot be started: {why}") from None
        try:
            self._await_hello()
        except BaseException:
            self.close()
            raise

    def choose(self, seen: View, seed: int, hidden: object) -> Action:  # noqa: ARG002 - so it is
        self._number += 1
        self._child.send(write_question(self._number, wire_text(seen), seed, self._game))
        when = f"when it was asked{arena_of(self._game).when_asked(seen)}"
        while True:
            said = self._hear(when)
            if isinstance(said, Chosen) and said.question == self._number:
                return said.action

    def close(self) -> None:
        self._child.close()

    def _await_hello(self) -> None:
        if not isinstance(self._hear("when it was started"), Hello):
            raise MatchError("it does not begin with its hello (see PROTOCOL.md)")

    def _hear(self, when: str) -> Said:
        until, nap = time.monotonic() + self._patience, _FIRST_NAP
        while not (line := self._child.hear()):
            if line is None:
                raise MatchError(f"it ended {when}")
            if time.monotonic() > until:
                raise MatchError(f"it said nothing for {self._patience:g} s {when}")
            time.sleep(nap)
            nap = min(nap * 1.5, _LONGEST_NAP)
        try:
            return read_from_engine(line, self._game)
        except NonsenseError as nonsense:
            raise MatchError(f"{nonsense} {when}; it said {line.strip()[:120]!r}") from None


_OPEN, _COMMAND, _MIXED, _REST = "open:", "cmd:", "mixed:", "rest"


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


class _Mixed:
    """Each part of a deal by a player of its own.

    What one is asked may belong to another part, as the first lead ends the calls: then the player
    of that part is asked too, and does it his way if he would do it now.
    """

    def __init__(self, parts: Parts, ways: Mapping[str, Contestant]) -> None:
        self._parts, self._ways = parts, ways

    def choose(self, seen: View, seed: int, hidden: object) -> Action:
        chair = self._parts.chair(seen)
        asked = _part(chair, self._parts.asked(seen))
        action = self._ways[asked].choose(seen, seed, hidden)
        done = _part(chair, self._parts.done(action))
        if done not in self._ways or self._ways[done] is self._ways[asked]:
            return action
        other = self._ways[done].choose(seen, seed, hidden)
        return other if _part(chair, self._parts.done(other)) == done else action

    def close(self) -> None:
        for each in set(self._ways.values()):
            each.close()


def check_name(name: str, game: str = PIQUET) -> None:
    """See that there is one of this name, without starting it; MatchError if there is none."""
    if name.startswith(_COMMAND):
        _words(name)
    elif name.startswith(_MIXED):
        for each in _shared_out(name, game)[1].values():
            check_name(each, game)
    else:
        contestant(name, 0, game)


def contestant(name: str, patience_seconds: float, game: str = PIQUET) -> Contestant:
    """The one of this name; MatchError, with all that is known, for no such name.

    `patience_seconds`: how long one answer of an engine may take.
    """
    if name.startswith(_COMMAND):
        return Outside(_words(name), patience_seconds, game)
    arena, mind = arena_of(game), mind_of(game)
    if name.startswith(_MIXED):
        parts, shares = _shared_out(name, game)
        players = {each: contestant(each, patience_seconds, game) for each in set(shares.values())}
        return _Mixed(parts, {part: players[each] for part, each in shares.items()})
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


def _shared_out(name: str, game: str) -> tuple[Parts, dict[str, str]]:
    """The parts of a game's deal, and who does each in each chair.

    What is named for one chair goes before what is named for both, and that before the rest.
    """
    parts, shares = arena_of(game).parts, dict[str, str]()
    if parts is None:
        raise MatchError(f"no parts of {game} can be shared out: {name[:60]!r}")
    every = {_part(chair, part): part for chair in parts.chairs for part in parts.names}
    for share in name.removeprefix(_MIXED).split(","):
        part, _, player = share.partition("=")
        if part not in (*parts.names, *every, _REST) or part in shares or not player:
            known = ", ".join((*parts.names, _REST))
            raise MatchError(
                f"{share[:60]!r} says of no part who plays it, or of one again; write for example "
                f"'{_MIXED}{parts.names[0]}=master,{_REST}=thumb' (the parts: {known}; "
                f"or of one chair, {next(iter(every))})"
            )
        if player.startswith((_MIXED, _COMMAND)):
            raise MatchError(f"a part is played by one of ours, and not by {player[:60]!r}")
        shares[part] = player
    found = {
        each: shares.get(each) or shares.get(part) or shares.get(_REST)
        for each, part in every.items()
    }
    missing = [
        part
        for part in parts.names
        if any(found[_part(chair, part)] is None for chair in parts.chairs)
    ]
    if missing:
        raise MatchError(f"nobody is named for {' or '.join(missing)}; name one, or {_REST}=thumb")
    return parts, {each: player for each, player in found.items() if player is not None}


def _part(chair: str, part: str) -> str:
    """The name of a part in one chair: "elder-exchange"."""
    return f"{chair}-{part}"


def _words(name: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(name.removeprefix(_COMMAND)))
    except ValueError:
        words = ()
    if not words:
        raise MatchError(f"{name[:60]!r} is no command line; write '{_COMMAND}./my-engine --fast'")
    return words
