"""What Bezique brings to be loaded before anybody sits down."""

from __future__ import annotations

AHEAD = (
    "game.bezique.seam.preferences",
    "game.bezique.seam.variants",
    "game.bezique.seam.mind",
    "game.bezique.seam.rules",
    "game.bezique.seam.face",
    "game.bezique.seam.book",
    "game.bezique.seam.keys",
)
