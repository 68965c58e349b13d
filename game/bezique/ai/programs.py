"""Bezique's programs, for engines and the table."""

from __future__ import annotations

from game.players.mind import mind_in

AI = mind_in(
    "game.bezique.ai",
    judging="analysis",
    tables={"beliefs": "odds", "worths": "table"},
    trial="sampler",
)
