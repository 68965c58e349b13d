"""Surfaces: drawings turned into pixels, in the one form they all take, and laid on each other.

That is the window's own order of pixels, colours multiplied by opacity. Surfaces of other orders,
such as the SVG reader makes, are laid on forty times more slowly; straight alpha leaves dark seams
round whatever is turned or made smaller.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pygame

from game.window.assets import AssetError


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The drawing in the quick form. It takes straight alpha and gives a surface of its own."""
    return surface.convert(_pattern()).premul_alpha()


def clear(size: tuple[int, int]) -> pygame.Surface:
    """A wholly transparent surface in the quick form."""
    return pygame.Surface(size, pygame.SRCALPHA)


def lay(under: pygame.Surface, drawing: pygame.Surface, place: tuple[int, int]) -> None:
    """Lays a ready drawing on a surface, its top left corner at a place in pixels."""
    under.blit(drawing, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def centred(drawing: pygame.Surface, x: float, y: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """A drawing with the place of its top left corner when its centre is to lie at a place."""
    return drawing, (round(x - drawing.get_width() / 2), round(y - drawing.get_height() / 2))


def lay_centred(under: pygame.Surface, drawing: pygame.Surface, x: float, y: float) -> None:
    """Lays a ready drawing on a surface, its centre at a place in pixels."""
    lay(under, *centred(drawing, x, y))


def faded(drawing: pygame.Surface, alpha: int) -> pygame.Surface:
    """The same ready drawing, `alpha` of 255 as opaque. Changes what it is given."""
    if alpha < 255:
        drawing.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return drawing


@cache
def _pattern() -> pygame.Surface:
    return pygame.Surface((1, 1), pygame.SRCALPHA)


def raster(
    inner: str, size: tuple[int, int], box: tuple[float, float] | None = None
) -> pygame.Surface:
    """What stands inside an `svg` element, at an exact size in pixels, on a clear ground.

    `box` is the drawing's own size (that in pixels when None); it fills the surface even where the
    whole pixels of a size stretch it a little. Raises AssetError for what cannot be painted.
    """
    width, height = size
    across, down = box or size
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {across} {down}" preserveAspectRatio="none">{inner}</svg>'
    )
    try:
        return pygame.image.load_sized_svg(BytesIO(text.encode()), size)
    except pygame.error as error:
        raise AssetError(
            "A drawing of the game cannot be painted. Please install the game again."
        ) from error
