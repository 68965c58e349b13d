"""`piquet selftest`: whether this installation is whole. One line says so, or what is wrong.

It opens everything that travels with the program. Of every game it lets two engines play a deal in
processes of their own, and writes a book to a scratch folder and reads it back. It needs neither a
screen nor a loudspeaker, and touches nothing of the player's.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from game.cli.arguments import parser_for
from game.games import bringing, papers_of, rules_of
from game.players.engine import Doing, EnginePlayer, engine_command
from game.players.mind import mind_of
from game.players.player import seated
from game.saves.partie import Header
from game.saves.store import Book
from game.session.dealer import Dealer
from game.session.session import Session
from game.words.catalogue import say
from rules.core.seats import Player

FAILED = 1
_SEED = 1882
_TOO_LONG = 600.0
"""Seconds for a deal, which takes one or two: a machine may have much else to do, and be whole."""


class WrongError(Exception):
    """What is wrong, as a sentence."""


def run(arguments: Sequence[str]) -> int:
    """Try everything; the first thing that is wrong is told on one line."""
    parser_for("selftest", say("selftest.usage")).parse_args(arguments)
    began = time.monotonic()
    try:
        opened = open_everything()
        lines = 0
        games = bringing("ai")
        for game in games:
            played = play_a_deal(game)
            keep_a_book(played, game)
            lines += len(played)
    except Exception as error:  # noqa: BLE001 - whatever it is, one line tells it
        print(say("selftest.wrong", what=_sentence(error)), file=sys.stderr)
        return FAILED
    seconds = f"{time.monotonic() - began:.1f}"
    print(say("selftest.good", count=len(games), files=opened, lines=lines, seconds=seconds))
    return 0


def open_everything() -> int:
    """Open every file that came with the program, and a window; how many files that were."""
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ[variable] = "dummy"  # before pygame is loaded: a screen may be missing
    from game.window.everything import open_all, open_window  # noqa: PLC0415

    open_window()
    for game in bringing("ai"):
        for path in mind_of(game).damaged():
            raise WrongError(say("selftest.damaged", name=path))
    return open_all()


def play_a_deal(game: str) -> tuple[str, ...]:
    """Two engines, each a process of its own, play a deal; the lines of its record."""
    kept: list[str] = []
    rules, command = rules_of(game), engine_command(_strongest(game), game)
    engines = {
        player: EnginePlayer(
            command, _SEED + player, restarts=0, patience_seconds=_TOO_LONG, game=game
        )
        for player in Player
    }
    try:
        options = papers_of(game).usual()
        session = Session(engines, Dealer(_SEED), options, _Kept(kept), game=game)
        began = time.monotonic()
        while not rules.deals(session.state).results:
            if not session.advance():
                time.sleep(0.005)
            for engine in engines.values():
                if engine.status.doing not in (Doing.WAITING, Doing.THINKING):
                    raise WrongError(say("selftest.engine", why=engine.complaint))
            if time.monotonic() - began > _TOO_LONG:
                raise WrongError(say("selftest.engine", why=say("selftest.too-long")))
    finally:
        for engine in engines.values():
            engine.close()
    return tuple(kept)


def keep_a_book(lines: Sequence[str], game: str) -> None:
    """Write a book into a scratch folder, and read in it what was written."""
    options, kinds = papers_of(game).usual(), (_strongest(game), _strongest(game))
    header = Header(seated(("A", "B"), kinds), options, _SEED, "2026-01-01T12:00:00", game=game)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        book = Book.open(Path(folder))
        key = book.begin(header)
        for number, line in enumerate(lines):
            book.append(key, number, line)
        stored = book.stored
        book.close()
        again = Book.open(Path(folder))
        try:
            if not stored or again.notices or again.actions(key) != tuple(lines):
                raise WrongError(say("selftest.book", folder=tempfile.gettempdir()))
        finally:
            again.close()


class _Kept:
    """A log in memory."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def store(self, _number: int, line: str) -> bool:
        self._lines.append(line)
        return True

    def finish(self, _state: object, _assisted: object) -> bool:
        return True


def _strongest(game: str) -> str:
    """The level of a game's programs that needs most of what came with them, and is quick."""
    mind = mind_of(game)
    return mind.trial or mind.levels[-1]


def _sentence(error: Exception) -> str:
    return str(error) or type(error).__name__
