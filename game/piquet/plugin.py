"""What Piquet brings to the rooms that know no game, and where each record of it stands."""

from __future__ import annotations

PARTS = {
    "rules": "rules.piquet.game",
    "papers": "rules.piquet.papers",
    "ai": "game.piquet.ai.programs",
    "ui": "game.piquet.ui.table_ui",
    "history": "game.piquet.history.past",
    "variants": "game.piquet.variants",
    "statistics": "game.piquet.statistics",
    "help": "game.piquet.help",
    "match": "game.piquet.match.facts",
    "score": "game.piquet.score.partie",
    "scorekeeper": "game.piquet.history.scorekeeping",
    "keys": "game.piquet.ui.keys",
    "preferences": "game.piquet.preferences",
    "lessons": "game.piquet.lessons.reasons",
    "trainers": "game.piquet.trainers.trainers",
    "puzzles": "game.piquet.puzzles.solved",
    "duplicate": "game.piquet.duplicate",
    "evening": "game.piquet.evening.evenings",
    "ahead": "game.piquet.plugin",
}
"""Room by room the module that holds its record (see `game.games`)."""

AHEAD = (
    "rules.piquet.actions",
    "rules.piquet.events",
    "rules.piquet.choices",
    "rules.piquet.game",
    "game.piquet.ai.programs",
    "rules.piquet.record.reckoning",
    "game.piquet.ai.belief.beliefs",
    "game.piquet.ai.levels",
    "game.piquet.ai.validation",
    "game.piquet.ai.values.line",
    "game.piquet.ui.table_ui",
    "game.piquet.help",
    "game.piquet.history.scorekeeping",
    "game.piquet.history.past",
    "game.piquet.statistics",
    "game.piquet.preferences",
    "game.piquet.lessons.reasons",
    "game.piquet.trainers.trainers",
)
"""What a table needs, loaded while nothing else is to do, in steps that are short."""
