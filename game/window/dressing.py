"""A painter with our pack and our table, as they are usual or as they were chosen."""

from __future__ import annotations

from game.stage.looks import Looks
from game.window.ground.textures import Laid
from game.window.pack.card_art import FACES, CardArt
from game.window.painter import Painter
from game.window.palette import theme

__all__ = ["FACES", "dress", "make_painter"]


def make_painter() -> Painter:
    """A painter with our pack and our table, for a window or for pictures without one."""
    return Painter(CardArt(), Laid())


def dress(painter: Painter, looks: Looks) -> None:
    """Lets a painter paint the pack and the table that were chosen."""
    art = CardArt(looks.back, looks.courts, looks.large, looks.four_colours, looks.names)
    painter.dress(art, Laid(looks.table), theme(looks))
