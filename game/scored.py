"""A written record that was played through, and what every game tells of its ledgers in one way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from game.words.terms import shown
from rules.core.cards import Card, Hand, write_cards
from rules.core.seats import Player


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


def agreed(say: Callable[..., str], preset: str, changes: Iterable[tuple[str, str]]) -> str:
    """The named game, and each option that was agreed on besides with its value."""
    lines = [say("score.rules", game=say(f"preset.{preset}"))]
    lines += [say("score.rules.option", option=name, value=value) for name, value in changes]
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
