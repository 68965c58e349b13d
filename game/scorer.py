"""What a game brings so that its written records can be scored, and which game a text tells of.

A text may name its game in the first line that says anything: `game piquet`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from game.games import part_if_any
from game.words.catalogue import say
from game.words.terms import shown, uncapital
from rules.core.game import Refused
from rules.core.letters import in_ours
from rules.core.record import RecordFault

_LINE = re.compile(r"[^\r\n]+")


class UnfitRecordError(ValueError):
    """A text that cannot be scored: where (both count from 1) and why, as a whole sentence."""

    def __init__(self, line: int, column: int, sentence: str) -> None:
        super().__init__(f"line {line}, column {column}: {sentence}")
        self.line, self.column, self.sentence = line, column, sentence


def unfit(fault: RecordFault, refusal: Callable[[Refused], str]) -> UnfitRecordError:
    """A fault of a record of actions, as a sentence; `refusal` says what the rules have against."""
    if fault.refused is not None:
        sentence = say("record.refused", sentence=uncapital(refusal(fault.refused)))
    else:
        told = zip(("first", "second", "third"), map(shown, fault.details), strict=False)
        sentence = say(f"record.{fault.reason}", **dict(told))
    return UnfitRecordError(fault.line, 1, sentence)


class Scorer(Struct, frozen=True, kw_only=True):
    """How the written records of one game are scored."""

    reckon: Callable[[str], Any]
    """What a text tells, played through. Raises UnfitRecordError."""
    as_text: Callable[[Any], str]  # of what was reckoned, for people
    as_json: Callable[[Any], str]  # the same for other programs


def scorer_of(game: str) -> Scorer | None:
    """How records of a game are scored, if they can be; NoGameError for no game."""
    found: Scorer | None = part_if_any(game, "score")
    return found


def named_game(text: str) -> tuple[str | None, str]:
    """The game that a text names, known or not, and the text in our letters, that line left empty.

    None for a text that names none.
    """
    text = in_ours(text)
    for line in _LINE.finditer(text):
        first, *others = line.group().partition("#")[0].split() or ("",)
        if first.lower() == "game":
            return " ".join(others).lower(), text[: line.start()] + text[line.end() :]
        if first:
            break
    return None, text
