"""What a table of Piquet needs, loaded while nothing else is to do, in steps that are short."""

from __future__ import annotations

AHEAD = (
    "rules.piquet.actions",
    "rules.piquet.events",
    "rules.piquet.choices",
    "game.piquet.plugin.rules",
    "game.piquet.plugin.ai",
    "rules.piquet.record.reckoning",
    "game.piquet.ai.belief.beliefs",
    "game.piquet.ai.levels",
    "game.piquet.ai.legal_reply",
    "game.piquet.ai.plausible_view",
    "game.piquet.ai.values.line",
    "game.piquet.plugin.ui",
    "game.piquet.plugin.help",
    "game.piquet.plugin.scorekeeper",
    "game.piquet.plugin.history",
    "game.piquet.plugin.statistics",
    "game.piquet.plugin.preferences",
    "game.piquet.plugin.lessons",
    "game.piquet.plugin.trainers",
)
