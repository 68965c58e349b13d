"""The pages of Piquet's book of help, and which of them a phase of the game asks for."""

from __future__ import annotations

from enum import StrEnum

from rules.piquet.state import Phase
from rules.piquet.view import View


class Topic(StrEnum):
    """The pages of the book in their order."""

    START = "start"
    PACK = "pack"
    DEAL = "deal"
    EXCHANGE = "exchange"
    COMBINATIONS = "combinations"
    CALLS = "calls"
    ANSWERS = "answers"
    PLAY = "play"
    PIQUE = "pique"
    COUNT = "count"
    PARTIE = "partie"
    EVENING = "evening"
    OPTIONS = "options"
    RIGHTS = "rights"
    STRATEGY = "strategy"
    FAIR = "fair"
    KEYS = "keys"
    GLOSSARY = "glossary"


_OF_PHASES = {
    Phase.SPREAD: Topic.DEAL,
    Phase.CUT: Topic.DEAL,
    Phase.CHOICE: Topic.DEAL,
    Phase.DEAL: Topic.DEAL,
    Phase.CARTE_BLANCHE: Topic.EXCHANGE,
    Phase.EXCHANGE: Topic.EXCHANGE,
    Phase.CALLS: Topic.CALLS,
    Phase.ANSWER: Topic.ANSWERS,
    Phase.TELLING: Topic.CALLS,
    Phase.LOOK: Topic.EXCHANGE,
    Phase.RECKONING: Topic.ANSWERS,
    Phase.CONCESSION: Topic.RIGHTS,
    Phase.PLAY: Topic.PLAY,
    Phase.OVER: Topic.PARTIE,
}


def topic_of(seen: View) -> Topic:
    """The page that tells of what happens at the table now."""
    if seen.deal is not None and seen.deal.opened is not None:
        return Topic.COUNT  # the sheet of the deal that is over lies on the table
    return _OF_PHASES[seen.phase]


TERMS = (
    "ask",
    "call",
    "capot",
    "carte-blanche",
    "concede",
    "correct",
    "cut",
    "deal",
    "dealer",
    "discard",
    "elder",
    "equal",
    "exchange",
    "follow",
    "good",
    "huitieme",
    "in-hand",
    "keep-back",
    "knave",
    "lead",
    "left",
    "less",
    "major",
    "making",
    "minor",
    "name-suit",
    "not-good",
    "partie",
    "pique",
    "play-points",
    "point",
    "quart",
    "quatorze",
    "quint",
    "reckon",
    "repique",
    "rubicon",
    "sequence",
    "septieme",
    "settlement",
    "show",
    "sink",
    "sixieme",
    "talon",
    "the-cards",
    "tierce",
    "trick",
    "trio",
    "younger",
)
