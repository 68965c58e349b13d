"""Turns a drawing written in SVG into pixels."""

from __future__ import annotations

from io import BytesIO

import pygame

from game.window.assets import AssetError


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
