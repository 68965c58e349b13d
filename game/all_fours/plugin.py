"""What All-Fours brings to the rooms that know no game, and where each record of it stands."""

from __future__ import annotations

PARTS = {
    "rules": "rules.all_fours.game",
    "papers": "rules.all_fours.papers",
    "ai": "game.all_fours.ai.programs",
    "ui": "game.all_fours.ui.table_ui",
    "history": "game.all_fours.history.past",
    "variants": "game.all_fours.variants",
    "statistics": "game.all_fours.statistics",
    "help": "game.all_fours.help",
    "match": "game.all_fours.match",
    "score": "game.all_fours.score",
    "scorekeeper": "game.all_fours.history.scorekeeping",
    "keys": "game.all_fours.ui.keys",
    "preferences": "game.all_fours.preferences",
    "lessons": "game.all_fours.lessons",
    "ahead": "game.all_fours.plugin",
}
"""Room by room the module that holds its record (see `game.games`)."""

AHEAD = (
    "game.all_fours.preferences",
    "game.all_fours.variants",
    "game.all_fours.ai.programs",
    "rules.all_fours.game",
    "game.all_fours.ui.table_ui",
    "game.all_fours.help",
    "game.all_fours.ui.keys",
)
"""What a table needs, loaded while nothing else is to do, in steps that are short."""
