"""A partie of the past as it was replayed: its deals with all that was done in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from enum import StrEnum

from msgspec import Struct

from game.pages.people import you_of
from game.saves.partie import Header
from rules.core.game import Action, AnyMoment, Rules, State
from rules.core.seats import Player

Points = tuple[int, int]
"""Of a deal, A's first."""


class WhyClosed(StrEnum):
    """Why a deal cannot be opened. The sentences live in the catalogue."""

    RUNNING = "running"  # it is still being played
    ELSEWHERE = "elsewhere"  # a partie that runs has the same cards before it
    DAMAGED = "damaged"  # its lines are not as they were written


class Deed(Struct, frozen=True):
    """Something done: the state before it, and all that came of it."""

    before: State
    action: Action
    moments: tuple[AnyMoment, ...]

    @property
    def after(self) -> State:
        """The state it led to."""
        return self.moments[-1].state


class OpenDeal(Struct, frozen=True):
    """A deal that can be opened: the state that awaited it, and its deeds, the pack first.

    `points` are None while it is not over; `rest` says that more was done than the rules allow
    today.
    """

    number: int
    before: State
    deeds: tuple[Deed, ...]
    points: Points | None
    assisted: bool = False
    rest: bool = False
    supplied: bool = False  # a text left cards open, and we have put them somewhere

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done, without what came of it."""
        return tuple(deed.action for deed in self.deeds)


class ClosedDeal(Struct, frozen=True):
    """A deal that stays closed, with its points if they are known."""

    number: int
    why: WhyClosed
    points: Points | None = None


class PastPartie(Struct, frozen=True):
    """A partie deal by deal. `key` is empty for one that was read from a text."""

    key: str
    names: tuple[str, str]
    header: Header
    cut: tuple[Action, ...]  # what came before the first deal; empty where it is not known
    deals: tuple[OpenDeal | ClosedDeal, ...]

    @property
    def kinds(self) -> tuple[str, str]:
        """Who played, as the header has it."""
        return self.header.kinds

    @property
    def you(self) -> Player | None:
        """The one person who played, None where there were two or none."""
        return you_of(self.header)


def deeds_from(rules: Rules, before: State, actions: Iterable[Action]) -> Iterator[Deed]:
    """The deeds that some actions are, one after the other. Raises Illegal."""
    for action in actions:
        moments = rules.apply(before, action)
        yield Deed(before, action, moments)
        before = moments[-1].state


def deeds_told(rules: Rules, before: State, lines: Iterable[str]) -> Iterator[Deed]:
    """The deeds that some lines tell, up to the first that is none or is illegal today."""
    with suppress(ValueError):  # both are: no line of ours, and Illegal
        yield from deeds_from(rules, before, map(rules.read, lines))
