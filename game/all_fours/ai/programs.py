"""All-Fours' programs, for engines and the table."""

from __future__ import annotations

from game.players.mind import mind_in

AI = mind_in("game.all_fours.ai", judging="weighing", tables={"tables": "tables"}, trial="sampler")
