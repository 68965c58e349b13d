"""Piquet's trainers, for the school."""

from __future__ import annotations

from game.piquet.trainers.counting import hands
from game.piquet.trainers.counting_said import ask, reply, why
from game.school.training import Trainer

TRAINERS = {"counting": Trainer(hands=hands, ask=ask, reply=reply, why=why)}
