"""What an engine was asked and has not answered yet, and the line that asks it."""

from __future__ import annotations

from dataclasses import dataclass

from game.players.judgement import Analysis
from game.players.protocol import (
    Brought,
    write_analysis_question,
    write_luck_question,
    write_question,
)
from rules.core.game import Action, View


@dataclass(slots=True)
class ChoiceWish:
    """What to do in a view: its text and seed; its number and when, each time it is sent."""

    seen: View
    text: str
    seed: int
    number: int = 0
    sent: float = 0.0

    def line(self, game: str) -> str:
        return write_question(self.number, self.text, self.seed, game)


@dataclass(slots=True)
class AnalysisWish(ChoiceWish):
    """What its choices come to, `action` among them; and the analysis when it has come."""

    action: Action | None = None
    found: Analysis | None = None

    def line(self, game: str) -> str:
        return write_analysis_question(self.number, self.text, self.seed, self.action, game)


@dataclass(slots=True)
class LuckWish:
    """What the cards of a finished deal brought, which are its text; and what has come."""

    text: str
    seed: int
    number: int = 0
    sent: float = 0.0
    found: Brought | None = None

    def line(self, game: str) -> str:
        return write_luck_question(self.number, self.text, self.seed, game)


Wish = AnalysisWish | LuckWish
