"""What a game brings so that its written records can be scored, and which game a text tells of.

A text may name its game in the first line that says anything: `game piquet`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.games import part_if_any
from game.words.catalogue import say
from game.words.terms import shown, uncapital
from rules.core.cards import Card, Hand, write_cards
from rules.core.game import Refused
from rules.core.letters import in_ours
from rules.core.record import RecordFault
from rules.core.seats import Player

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


class _Record(Protocol):
    """A partie in writing."""

    @property
    def names(self) -> tuple[str, str]: ...


class _Line(Protocol):
    """An entry of a ledger."""

    @property
    def player(self) -> Player: ...
    @property
    def item(self) -> StrEnum: ...
    @property
    def points(self) -> int: ...
    @property
    def cards(self) -> Hand: ...


RecordT = TypeVar("RecordT", bound=_Record)
StateT = TypeVar("StateT")
LineT = TypeVar("LineT", bound=_Line)


class Reckoned(Struct, Generic[RecordT, StateT], frozen=True):
    """A record that was played through: the state at the end of each deal, and the last of all."""

    record: RecordT
    deals: tuple[StateT, ...]
    state: StateT

    @property
    def names(self) -> tuple[str, str]:
        """Both as they are shown, A's first."""
        a, b = map(shown, self.record.names)
        return a, b


def running(
    ledger: Iterable[LineT], before: tuple[int, int] = (0, 0)
) -> Iterator[tuple[LineT, int]]:
    """Each line with what its player has then, if both had so much `before`."""
    now = list(before)
    for line in ledger:
        now[line.player] += line.points
        yield line, now[line.player]


def ruled(rows: Sequence[tuple[str, str, int, int]], points: int, now: int) -> Iterator[str]:
    """Lines of a ledger under each other: whose, for what, points, and what he or she has then.

    `points` and `now` are the widths of the figures.
    """
    wide = max((len(name) for name, *_ in rows), default=0)
    long = max((len(words) for _, words, *_ in rows), default=0)
    for name, words, made, total in rows:
        yield f"  {name:<{wide}}  {words:<{long}}  {made:>{points}}  {total:>{now}}"


def agreed(says: Callable[..., str], preset: str, changes: Iterable[tuple[str, str]]) -> str:
    """The named game, and each option that was agreed on besides with its value."""
    lines = [says("score.rules", game=says(f"preset.{preset}"))]
    lines += [says("score.rules.option", option=name, value=value) for name, value in changes]
    return "\n".join(lines)


def lines_data(
    ledger: Iterable[LineT], in_order: Callable[[Hand], Sequence[Card]]
) -> list[dict[str, object]]:
    """A ledger for other programs; the points that run are those of the deal."""
    return [
        {
            "player": line.player.name,
            "item": line.item.value,
            "points": line.points,
            "running": now,
            "cards": write_cards(in_order(line.cards)),
        }
        for line, now in running(ledger)
    ]
