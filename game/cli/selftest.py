"""`piquet selftest`: whether this installation is whole. One line says so, or what is wrong.

It opens everything that travels with the program, lets two engines play a deal in processes of
their own, and writes a book to a scratch folder and reads it back. It needs neither a screen nor a
loudspeaker, and touches nothing of the player's.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from game.players.engine import PATIENCE_SECONDS, Doing, EnginePlayer, engine_command
from game.saves.book import Book
from game.saves.cards import Header
from game.session.dealer import Dealer
from game.session.session import Session
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.seats import ELDER

FAILED = 1
_SEED = 1882
_LEVEL = "master"
_TOO_LONG = 4 * PATIENCE_SECONDS


class WrongError(Exception):
    """What is wrong, as a sentence."""


def run(arguments: Sequence[str]) -> int:
    """Try everything; the first thing that is wrong is told on one line."""
    argparse.ArgumentParser(prog="piquet selftest", description=__doc__).parse_args(arguments)
    began = time.monotonic()
    try:
        opened = open_everything()
        lines = play_a_deal()
        keep_a_book(lines)
    except Exception as error:  # noqa: BLE001 - whatever it is, one line tells it
        print(say("selftest.wrong", what=_sentence(error)), file=sys.stderr)
        return FAILED
    seconds = f"{time.monotonic() - began:.1f}"
    print(say("selftest.good", files=opened, lines=len(lines), seconds=seconds))
    return 0


def open_everything() -> int:
    """Open every file that came with the program, and a window; how many files that were."""
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ[variable] = "dummy"  # before pygame is loaded: a screen may be missing
    from game.window.everything import open_all, open_window  # noqa: PLC0415

    open_window()
    _read_tables()
    return open_all()


def play_a_deal() -> tuple[str, ...]:
    """Two engines, each a process of its own, play a deal; the lines of its record."""
    kept: list[str] = []
    engines = {p: EnginePlayer(engine_command(_LEVEL), _SEED + p, restarts=0) for p in Player}
    try:
        session = Session(engines, Dealer(_SEED), Options(), _Kept(kept))
        began = time.monotonic()
        while not session.state.results:
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


def keep_a_book(lines: Sequence[str]) -> None:
    """Write a book into a scratch folder, and read in it what was written."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        book = Book.open(Path(folder))
        kinds = (_LEVEL, _LEVEL)
        key = book.begin(Header(("A", "B"), kinds, Options(), _SEED, "2026-01-01T12:00:00"))
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


def _read_tables() -> None:
    """What the opponent knows: without it he plays on, but slower or less well."""
    from game.piquet.mind.values import equity_asset, play_table, tables  # noqa: PLC0415

    missing = {
        "play-table.xz": play_table.play_values().degraded,
        "equity.bin": equity_asset.tables() is None,
        "keeping.xz": tables.keeping() is None,
        "beliefs.xz": isinstance(tables.beliefs(ELDER), tables.Even),
    }
    for name, wrong in missing.items():
        if wrong:
            raise WrongError(say("selftest.damaged", name=f"assets/opponent/{name}"))


def _sentence(error: Exception) -> str:
    return str(error) or type(error).__name__
