"""How the table and the pack look and how large everything is, as the player chose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Table(StrEnum):
    """The tables there are, the usual one first."""

    BAIZE = "baize"
    DARK = "dark"
    BURGUNDY = "burgundy"
    CONTRAST = "contrast"


class Indices(StrEnum):
    """The letters of the courts: K Q J, or R D V."""

    ENGLISH = "english"
    FRENCH = "french"


BACKS = ("burgundy", "midnight", "walnut")
"""The backs there are, the usual one first."""

SCALES = (100, 125, 150, 175, 200, 250, 300)
"""The scales one may ask for, in per cent."""


@dataclass(frozen=True, slots=True)
class Looks:
    """What the painter goes by. `scale` is in per cent; None lets things grow with the window."""

    table: Table = Table.BAIZE
    back: str = BACKS[0]
    indices: Indices = Indices.ENGLISH
    large: bool = False  # indices that can be read from afar
    four_colours: bool = False  # diamonds blue, clubs green
    scale: int | None = None
