"""What Bezique brings to the rooms that know no game, and where each record of it stands."""

from __future__ import annotations

PARTS = {
    "rules": "rules.bezique.game",
    "papers": "rules.bezique.papers",
    "ai": "game.bezique.ai.programs",
    "ui": "game.bezique.ui.table_ui",
    "history": "game.bezique.history.past",
    "variants": "game.bezique.variants",
    "statistics": "game.bezique.statistics",
    "help": "game.bezique.help",
    "match": "game.bezique.match",
    "score": "game.bezique.score",
    "scorekeeper": "game.bezique.history.scorekeeping",
    "keys": "game.bezique.ui.keys",
    "preferences": "game.bezique.preferences",
    "lessons": "game.bezique.lessons",
    "ahead": "game.bezique.plugin",
}
"""Room by room the module that holds its record (see `game.games`)."""

AHEAD = (
    "game.bezique.preferences",
    "game.bezique.variants",
    "game.bezique.ai.programs",
    "rules.bezique.game",
    "game.bezique.ui.table_ui",
    "game.bezique.help",
    "game.bezique.ui.keys",
)
"""What a table needs, loaded while nothing else is to do, in steps that are short."""
