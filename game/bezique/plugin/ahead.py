"""What Bezique brings to be loaded before anybody sits down."""

from __future__ import annotations

AHEAD = (
    "game.bezique.plugin.preferences",
    "game.bezique.plugin.variants",
    "game.bezique.plugin.ai",
    "game.bezique.plugin.rules",
    "game.bezique.plugin.ui",
    "game.bezique.plugin.help",
    "game.bezique.plugin.keys",
)
