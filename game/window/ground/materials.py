"""What the four tables are made of: cloth, curtain and wood, from the dark to the full light."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from game.stage.looks import TableLook
from game.window.ground.dither import Ramp

Rgb = tuple[int, int, int]


class Materials(Struct, frozen=True):
    """The colours of one table. A plain one has no light and no grain: each `light` fills it."""

    cloth: Ramp
    curtain: Ramp
    wood: Ramp
    panel: Ramp
    groove: tuple[Rgb, Rgb]  # the joint between panel and table: its dark and its lit edge
    inlay: str
    inlay_opacity: float = 0.62
    braid: tuple[str, str, str] = ("#C9A24B", "#8A6A2C", "#7A5A20")  # and its thread and fringe
    under: str = "#060F0B"  # the dark under a curtain
    heart: Rgb = (0, 0, 0)  # what the lamp adds where it falls first
    brass: tuple[str, str, str] = ("#EBD594", "#B38C3A", "#5C3F12")  # corners: lit, plain, dark
    plain: bool = False


_WALNUT = Ramp((38, 22, 12), (86, 52, 30))
_PANEL = Ramp((30, 16, 8), (84, 50, 28))  # brighter: on it lies the pad
_EBONY = Ramp((20, 17, 17), (56, 50, 48))
_EBONY_PANEL = Ramp((17, 15, 16), (54, 49, 47))
_MAHOGANY = Ramp((42, 18, 11), (94, 44, 26))
_MAHOGANY_PANEL = Ramp((34, 13, 8), (88, 42, 26))

MATERIALS: Final[Mapping[TableLook, Materials]] = {
    TableLook.BAIZE: Materials(
        cloth=Ramp((6, 24, 18), (33, 83, 58)),
        curtain=Ramp((18, 3, 6), (112, 30, 38)),
        wood=_WALNUT,
        panel=_PANEL,
        groove=((18, 10, 6), (74, 47, 31)),
        inlay="#D8B25C",
        heart=(20, 22, 2),
    ),
    TableLook.DARK: Materials(
        cloth=Ramp((11, 12, 16), (51, 55, 64)),
        curtain=Ramp((5, 8, 20), (40, 54, 96)),
        wood=_EBONY,
        panel=_EBONY_PANEL,
        groove=((6, 5, 6), (60, 54, 52)),
        inlay="#B9A06A",
        braid=("#B9A06A", "#7C6A44", "#5E5136"),
        under="#07080B",
        heart=(12, 6, 0),
        brass=("#E6D4A4", "#A88E58", "#4A3C20"),
    ),
    TableLook.BURGUNDY: Materials(
        cloth=Ramp((27, 5, 10), (97, 26, 38)),
        curtain=Ramp((4, 14, 12), (24, 78, 62)),
        wood=_MAHOGANY,
        panel=_MAHOGANY_PANEL,
        groove=((20, 8, 5), (86, 46, 30)),
        inlay="#D2AC58",
        under="#12040A",
        heart=(30, 14, 3),
    ),
    TableLook.CONTRAST: Materials(
        cloth=Ramp((8, 8, 8), (8, 8, 8)),
        curtain=Ramp((24, 24, 48), (24, 24, 48)),
        wood=Ramp((0, 0, 0), (0, 0, 0)),
        panel=Ramp((0, 0, 0), (0, 0, 0)),
        groove=((255, 255, 255), (255, 255, 255)),
        inlay="#FFFFFF",
        inlay_opacity=1.0,
        braid=("#FFFFFF", "#FFFFFF", "#FFFFFF"),
        plain=True,
    ),
}
