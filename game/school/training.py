"""A trainer as data: a set of hands, and what is asked of each. No window, no clock.

What is special to a game is asked of the record of functions it brings (`Trainer`), by the
trainer's name. Its title and what it is about are the game's words `trainer.NAME` and
`trainer.NAME.about`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from msgspec import Struct

from game.games import part, part_if_any
from rules.core.cards import Card, Hand


class PossibleReply(Struct, frozen=True):
    """An answer that may be given: what it says, in a code of the game's, and its digit key."""

    code: str
    digit: str


class Question(Struct, frozen=True):
    """Something asked of a hand: what `about`, the replies to choose from, the right one.

    `cards` are those that make it so; none where it is that nothing is held.
    """

    about: str
    replies: tuple[PossibleReply, ...]
    right: str
    cards: Hand


class TrainingHand(Struct, frozen=True):
    """A hand as it lies from left to right, and what is asked of it in turn."""

    cards: tuple[Card, ...]
    questions: tuple[Question, ...]


class Trainer(Struct, frozen=True, kw_only=True):
    """What a game brings for one trainer. Sentences are in the language spoken."""

    hands: Callable[[int], tuple[TrainingHand, ...]]  # of a seed, always the same
    ask: Callable[[Question], str]
    reply: Callable[[PossibleReply, Question], str]  # what stands on its button
    why: Callable[[TrainingHand, Question], str]  # why the right one is right


def trainers_of(game: str) -> Mapping[str, Any]:
    """The trainers a game brings, by name; none for a game without.

    Each is a `Trainer`, a `guess.GuessTrainer` or an `ending.EndingTrainer`.
    """
    return cast("Mapping[str, Any]", part_if_any(game, "trainers") or {})


def trainer_of(game: str, name: str) -> Any:  # noqa: ANN401  (one of three records)
    """One of them. KeyError for a name that is none's."""
    return part(game, "trainers")[name]
