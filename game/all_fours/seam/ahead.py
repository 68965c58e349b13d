"""What All-Fours brings to be loaded before anybody sits down."""

from __future__ import annotations

AHEAD = (
    "game.all_fours.seam.preferences",
    "game.all_fours.seam.variants",
    "game.all_fours.seam.mind",
    "game.all_fours.seam.rules",
    "game.all_fours.seam.face",
    "game.all_fours.seam.book",
    "game.all_fours.seam.keys",
)
