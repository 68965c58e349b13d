"""`piquet selftest`: whether this installation is whole. One line says so, or what is wrong.

It opens everything that travels with the program, lets two engines play a deal in processes of
their own, and writes a book to a scratch folder and reads it back. It needs neither a screen nor a
loudspeaker, and touches nothing of the player's.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import tempfile
import time
import wave
from collections.abc import Sequence
from importlib.resources import files
from itertools import product
from pathlib import Path

from game.players.dealer import Dealer
from game.players.engine import PATIENCE_SECONDS, Doing, EnginePlayer, engine_command
from game.saves.book import Book
from game.saves.cards import Header
from game.session import Session
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.seats import ELDER

FAILED = 1
_SEED = 1882
_LEVEL = "master"
_TOO_LONG = 4 * PATIENCE_SECONDS
_SMALL = 48  # pixels: a drawing is read whole whatever the size it is painted in


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
    """Open every drawing, font, sound and table; how many files that were."""
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ[variable] = "dummy"  # before pygame is loaded: a screen may be missing
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # noqa: PLC0415

    from game.stage.looks import BACKS  # noqa: PLC0415
    from game.window.assets import FONTS, asset_bytes, drawing, font_path  # noqa: PLC0415
    from game.window.card_art import FACES, CardArt  # noqa: PLC0415

    pygame.font.init()
    open_window()
    for back, indices, large, four in product(
        BACKS, ("english", "french"), (False, True), (False, True)
    ):
        pack = CardArt(back, indices, large, four)
        if back == BACKS[0]:
            for face in FACES:
                pack.face(face, _SMALL)
        pack.back(_SMALL)
    names = [f"{path}/{name}" for path in ("icons", "sounds", "opponent") for name in _names(path)]
    for name in names:
        content = asset_bytes(name)
        if name.endswith(".svg"):
            drawing(name)
        elif name.endswith(".wav"):
            _read_sound(name, content)
    fonts = [font_path(*font) for font in FONTS]
    for font in fonts:
        pygame.font.Font(font, _SMALL)
    _read_tables()
    drawn = sum(len(_names(f"cards/{kind}")) for kind in ("aces", "backs", "courts", "suits"))
    return drawn + len(names) + len(fonts)


def open_window() -> None:
    """Open the game's window where nobody sees it, and close it."""
    from game.window.window import Window  # noqa: PLC0415

    window = Window("Piquet", (1024, 640))
    window.surface.fill("black")
    window.show()
    window.close()


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


def _names(folder: str) -> list[str]:
    found = sorted(one.name for one in files("assets").joinpath(folder).iterdir() if one.is_file())
    if not found:
        raise WrongError(say("selftest.missing", name=f"assets/{folder}"))
    return found


def _read_sound(name: str, content: bytes) -> None:
    try:
        with wave.open(io.BytesIO(content)) as sound:
            whole = sound.getnframes() and sound.readframes(sound.getnframes())
    except (wave.Error, EOFError):
        whole = b""
    if not whole:
        raise WrongError(say("selftest.damaged", name=f"assets/{name}"))


def _read_tables() -> None:
    """What the opponent knows: without it he plays on, but slower or less well."""
    from game.players.piquet import equity_asset, play_table, tables  # noqa: PLC0415

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
