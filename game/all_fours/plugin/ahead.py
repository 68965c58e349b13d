"""What All-Fours brings to be loaded before anybody sits down."""

from __future__ import annotations

AHEAD = (
    "game.all_fours.plugin.preferences",
    "game.all_fours.plugin.variants",
    "game.all_fours.plugin.ai",
    "game.all_fours.plugin.rules",
    "game.all_fours.plugin.ui",
    "game.all_fours.plugin.help",
    "game.all_fours.plugin.keys",
)
