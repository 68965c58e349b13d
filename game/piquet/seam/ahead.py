"""What a table of Piquet needs, loaded while nothing else is to do, in steps that are short."""

from __future__ import annotations

AHEAD = (
    "rules.piquet.actions",
    "rules.piquet.events",
    "rules.piquet.choices",
    "game.piquet.seam.rules",
    "game.piquet.seam.mind",
    "rules.piquet.record.reckoning",
    "game.piquet.mind.belief.beliefs",
    "game.piquet.mind.levels",
    "game.piquet.mind.legal_reply",
    "game.piquet.mind.plausible_view",
    "game.piquet.mind.values.line",
    "game.piquet.seam.face",
    "game.piquet.seam.book",
    "game.piquet.seam.scorekeeper",
    "game.piquet.seam.past",
    "game.piquet.seam.figures",
    "game.piquet.seam.preferences",
    "game.piquet.seam.lessons",
    "game.piquet.seam.trainers",
)
