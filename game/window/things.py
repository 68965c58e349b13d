"""Coloured drawings: a pencil, a counter of brass, markers, a balance, a table, swatches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.stage.looks import BACKS, TableLook
from game.window.assets import drawing
from game.window.pack.portraits import FRAMED, frame_without_face
from game.window.svg import raster

_BACK, _SEAT = "back-", "seat"
BOXES: Final[Mapping[str, tuple[float, float]]] = {
    **{f"cloth-{table}": (48, 30) for table in TableLook},
    **{f"{_BACK}{back}": (630, 880) for back in BACKS},
    "balance-beam": (460, 120),
    "balance-chains": (300, 190),
    "balance-dish": (300, 32),
    "balance-stand": (120, 240),
    "bowl": (200, 108),
    "chip-other": (40, 40),
    "chip-own": (40, 40),
    "counter": (32, 32),
    "dial": (128, 128),
    "lettering": (534, 146),
    "marker-other": (16, 16),
    "marker-own": (16, 16),
    "pencil": (200, 52),
    "round-table": (240, 240),
    "seal": (160, 160),
    _SEAT: FRAMED,
}
"""Width and height of each as it was drawn; a back is that of the pack, on its card, and a seat
the frame of a portrait without anybody in it."""
_CARD = '<rect width="630" height="880" rx="38" fill="#F6F0E1"/>'


def drawn_thing(name: str, width_px: int) -> pygame.Surface:
    """A thing that many pixels wide; KeyError for what there is not."""
    width, height = BOXES[name]
    size = width_px, max(1, round(width_px * height / width))
    if name.startswith(_BACK):
        back = drawing(f"cards/backs/{name.removeprefix(_BACK)}.svg")
        return raster(_CARD + back, size, (width, height))
    if name == _SEAT:
        return raster(frame_without_face(), size, FRAMED)
    return raster(drawing(f"things/{name}.svg"), size, (width, height))
