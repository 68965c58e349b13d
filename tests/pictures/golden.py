"""The stored pictures: what each is drawn by, where it lies, and how it is held against today's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pygame

from game.stage.looks import Looks
from game.window.offscreen import save_png
from tests.pictures import scenes
from tests.pictures.compare import difference, side_by_side
from tests.pictures.sheets import grounds, pack

FOLDER: Final = Path(__file__).parent / "stored"
CARD: Final = 60

GOLDEN: Final[Mapping[str, Callable[[], pygame.Surface]]] = {
    "pack": lambda: pack(Looks(), CARD),
    "pack-large-in-four-colours": lambda: pack(
        Looks(courts=("R", "D", "V"), large=True, four_colours=True), CARD
    ),
    "grounds": grounds,
    "title": scenes.title,
    "exchange": scenes.exchange,
    "trick": scenes.trick,
    "curtain": scenes.curtain,
    "all-fours-beg": scenes.all_fours_beg,
    "all-fours-trick": scenes.all_fours_trick,
    "all-fours-points": scenes.all_fours_points,
    "all-fours-sheet": scenes.all_fours_sheet,
}


def store(name: str, folder: Path = FOLDER) -> Path:
    """Write a golden picture anew."""
    path = folder / f"{name}.png"
    save_png(GOLDEN[name](), path)
    return path


def check(name: str, now: pygame.Surface, beside: Path, folder: Path = FOLDER) -> None:
    """Hold a picture against the stored one; a failure names a picture of both in `beside`."""
    stored = pygame.image.load(folder / f"{name}.png")
    found = difference(stored, now)
    if not found.small:
        sheet = beside / f"{name}.png"
        save_png(side_by_side(stored, now), sheet)
        raise AssertionError(
            f"{name} looks different: {found.mean:.2f} of 255 in the mean, {found.off:.2%} of the"
            f" pixels off. Look at {sheet}; if it is meant so, run"
            f" `python -m tests.pictures --store {name}`."
        )
