"""Piquet's trainers, for the school."""

from __future__ import annotations

from game.piquet.trainers import endings, endings_said, reading_said
from game.piquet.trainers.counting import ask, hands, reply, why
from game.piquet.trainers.endings_said import STAGES as ENDINGS
from game.piquet.trainers.reading_said import STAGES
from game.school.ending import EndingTrainer
from game.school.guess import GuessTrainer
from game.school.training import Trainer

TRAINERS = {
    "counting": Trainer(hands=hands, ask=ask, reply=reply, why=why),
    "reading": GuessTrainer(
        length=len(STAGES),
        read=reading_said.read,
        heard=reading_said.heard,
        why=reading_said.why,
    ),
    "tricks": EndingTrainer(
        length=len(ENDINGS),
        read=endings.read,
        stake=endings_said.stake,
        why=endings_said.why,
    ),
}
