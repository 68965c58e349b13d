"""Opens everything that the window may ever want, to tell whether an installation is whole."""

from __future__ import annotations

import io
import struct
import wave
from importlib.resources import files
from itertools import product

import pygame

from game.games import GAMES
from game.stage.looks import BACKS
from game.window.assets import FONTS, AssetError, asset_bytes, drawing, font_path
from game.window.pack.card_art import FULL_PACK, CardArt
from game.window.screen.window import Window
from game.words.catalogue import say
from game.words.files import GENERAL, ITSELF, catalogue, codes
from game.words.languages import courts

_SMALL = 48  # pixels: a drawing is read whole whatever the size it is painted in
_FOLDERS = ("icons", "portraits", "things", "puzzles", "sounds", "opponent")
_LESSONS = "lessons"  # a folder for each game
_PARTS_OF_CARDS = ("aces", "backs", "courts", "courts/plain", "suits")


def open_window() -> None:
    """Open the game's window and close it. Raises NoScreen."""
    window = Window("Piquet", (1024, 640))
    window.surface.fill("black")
    window.show()
    window.close()


def open_all() -> int:
    """Open every drawing, sound, lesson, catalogue, table and font; how many files that were.

    Raises AssetError with a sentence for the first that is missing or damaged.
    """
    pygame.font.init()
    for back, letters, plainer in product(BACKS, courts().values(), (False, True)):
        pack = CardArt(back, letters, plainer, plainer)
        pack.back(_SMALL)
        for face in FULL_PACK if back == BACKS[0] else ():
            pack.face(face, _SMALL)
    for kind in _PARTS_OF_CARDS:
        for name in _names(f"cards/{kind}"):
            drawing(f"cards/{kind}/{name}")
    folders = (*_FOLDERS, *(f"{_LESSONS}/{game}" for game in _names(_LESSONS, folders=True)))
    opened = [f"{folder}/{name}" for folder in folders for name in _names(folder)]
    for name in opened:
        content = asset_bytes(name)
        if name.endswith(".svg"):
            drawing(name)
        elif name.endswith(".wav") and not _is_sound(content):
            raise AssetError(say("selftest.damaged", name=f"assets/{name}"))
    for font in FONTS:
        _open_font(*font)
    catalogues = tuple(product(codes(), (GENERAL, ITSELF, *GAMES)))
    for code, game in catalogues:
        if not _speaks(code, game):
            raise AssetError(say("selftest.damaged", name=f"assets/locale/{code}/{game}.mo"))
    cards = sum(len(_names(f"cards/{kind}")) for kind in _PARTS_OF_CARDS)
    return len(opened) + len(FONTS) + len(catalogues) + cards


def _names(folder: str, *, folders: bool = False) -> list[str]:
    """The files in a folder, or the folders in it; AssetError where there are none."""
    try:
        every = files("assets").joinpath(folder).iterdir()
        found = sorted(one.name for one in every if one.is_dir() is folders)
    except OSError:
        found = []
    if not found:
        raise AssetError(say("selftest.missing", name=f"assets/{folder}"))
    return found


def _speaks(code: str, game: str) -> bool:
    try:
        return bool(catalogue(code, game).info())
    except (OSError, ValueError, struct.error):
        return False


def _is_sound(content: bytes) -> bool:
    try:
        with wave.open(io.BytesIO(content)) as sound:
            return bool(sound.getnframes() and sound.readframes(sound.getnframes()))
    except (wave.Error, EOFError):
        return False


def _open_font(family: str, name: str) -> None:
    path = font_path(family, name)
    try:
        pygame.font.Font(path, _SMALL)
    except (pygame.error, OSError) as error:
        raise AssetError(say("selftest.damaged", name=path.name)) from error
