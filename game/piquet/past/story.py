"""A stored partie told again, deal by deal: what was done in each, or why it cannot be opened.

A deal is opened only when it is over. What a partie that still runs has on the table stays hidden,
also in any other partie of the book that was dealt from the same packs (one given up, one that came
from another computer). A damaged deal costs no other: the next one begins as it must have begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from game.pages.people import only_human, shown_names
from game.saves.cards import Header
from game.saves.history import FINISHED, RUNNING, Dealt, KeptLog
from game.session.line_of_play import LineOfPlay, with_line
from rules.core.cards import Hand
from rules.core.evolve import evolve
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action
from rules.piquet.record.notation import NotationError, parse_action
from rules.piquet.seats import ELDER
from rules.piquet.settlement import Pair
from rules.piquet.state import DealState, Exchanged, State

if TYPE_CHECKING:
    from rules.piquet.record.reckoning import Reckoned

NOTHING: Pair = (0, 0)


class Shut(StrEnum):
    """Why a deal cannot be opened. The sentences live in the catalogue."""

    RUNNING = "running"  # it is still being played
    ELSEWHERE = "elsewhere"  # a partie that runs has the same cards before it
    DAMAGED = "damaged"  # its lines are not as they were written


@dataclass(frozen=True, slots=True)
class ToldDeal:
    """A deal that can be opened: the state that awaited it, and its deeds, the pack first.

    `points` are A's and B's, None while it is not over; `rest` says that more was done than the
    rules allow today.
    """

    number: int
    before: State
    actions: tuple[Action, ...]
    points: Pair | None
    assisted: bool = False
    rest: bool = False
    supplied: bool = False  # a text left cards open, and we have put them somewhere


@dataclass(frozen=True, slots=True)
class ShutDeal:
    """A deal that stays closed, with its points if they are known."""

    number: int
    why: Shut
    points: Pair | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A partie told again. `kinds` are as in its header; `key` is empty for one that was read."""

    key: str
    names: tuple[str, str]
    kinds: tuple[str, str]
    header: Header
    cut: tuple[Action, ...]  # empty where it is not known
    deals: tuple[ToldDeal | ShutDeal, ...]

    @property
    def you(self) -> Player | None:
        """The one person who played, None where there were two or none."""
        return only_human(self.kinds)


def told(log: KeptLog, on_the_table: Sequence[Dealt]) -> Told | None:
    """A stored partie, deal by deal; None where nothing is known of it, its header being lost."""
    header = log.entry.header
    if header is None:
        return None
    hidden_from = min(
        (one.deals for one in on_the_table if one.seed == header.seed and one.key != log.entry.key),
        default=10**6,
    )
    teller = _Teller(log, header, hidden_from)
    deals = tuple(teller.deal(number) for number in range(1, len(log.deals) + 1))
    cut = () if 0 in log.damaged else teller.cut
    return Told(log.entry.key, shown_names(header), header.kinds, header, cut, deals)


def told_record(reckoned: Reckoned, header: Header) -> Told:
    """A record that somebody wrote down, deal by deal; `header` is made for it."""
    before = _after_cut(header, reckoned.record.cut, reckoned.record.deals[0].dealer)
    deals: list[ToldDeal | ShutDeal] = []
    for number, deal in enumerate(reckoned.deals, 1):
        after = before
        for action in deal.actions:
            after = partie.apply(after, action)[-1].state
        points = after.results[number - 1] if deal.finished else None
        deals.append(ToldDeal(number, before, deal.actions, points, supplied=bool(deal.supplied)))
        before = after
    names = reckoned.record.names
    return Told("", names, header.kinds, header, reckoned.record.cut, tuple(deals))


def _after_cut(header: Header, cut: Sequence[Action], dealer: Player) -> State:
    if not cut:
        return partie.start_deal(header.options, dealer)
    state = partie.start(header.options)
    for action in cut:
        state = partie.apply(state, action)[-1].state
    return state


class _Teller:
    """Goes through a log once; it lives only while `told` runs."""

    def __init__(self, log: KeptLog, header: Header, hidden_from: int) -> None:
        self._log, self._header, self._hidden_from = log, header, hidden_from
        self._line: LineOfPlay[str] = LineOfPlay()
        first = log.deals[0].first if log.deals else len(log.lines)
        self._state: State | None = partie.start(header.options)
        self.cut = self._done(self._fold(0, first))[0]
        result = log.entry.result
        if result is not None and (0 in log.damaged or self._state is None):
            self._state = partie.start_deal(header.options, result.first_dealer)
        elif 0 in log.damaged:
            self._state = None

    def deal(self, number: int) -> ToldDeal | ShutDeal:
        """The next deal; they are asked for in their order."""
        span, result = self._log.deals[number - 1], self._log.entry.result
        deeds = self._fold(span.first, span.length)
        before = self._state
        kept = result.deals[number - 1] if result and number <= len(result.deals) else None
        if number in self._log.damaged or before is None:
            self._skip(number, kept)
            return ShutDeal(number, Shut.DAMAGED, kept)
        actions, rest = self._done(deeds)
        after = self._state
        over = after is not None and len(after.results) >= number
        points = after.results[number - 1] if after is not None and over else kept
        if rest:
            self._state = before
            self._skip(number, kept)
        if self._log.entry.state == RUNNING and not over:
            return ShutDeal(number, Shut.RUNNING)
        if self._log.entry.state == FINISHED and not (over or rest):  # its last lines are lost
            return ShutDeal(number, Shut.DAMAGED, kept)
        if number >= self._hidden_from:
            return ShutDeal(number, Shut.ELSEWHERE)
        assisted = result is not None and number in result.assisted
        return ToldDeal(number, before, actions, points, assisted, rest)

    def _fold(self, first: int, length: int) -> tuple[str, ...]:
        """The deeds that hold of some lines of the log, as far as its records lead somewhere."""
        held = len(self._line.deeds)
        for line in self._log.lines[first : first + length]:
            try:
                self._line = with_line(self._line, line)
            except ValueError:
                break
        return self._line.deeds[held:]

    def _done(self, deeds: Sequence[str]) -> tuple[tuple[Action, ...], bool]:
        """What these deeds are, as far as they are legal, and whether there are more."""
        actions: list[Action] = []
        for line in deeds:
            try:
                action = parse_action(line)
                if self._state is not None:
                    self._state = partie.apply(self._state, action)[-1].state
            except (Illegal, NotationError):
                return tuple(actions), True
            actions.append(action)
        return tuple(actions), False

    def _skip(self, number: int, points: Pair | None) -> None:
        """Go on after a deal that cannot be played through: the next is dealt by the other."""
        state = self._state
        if state is None or state.first_dealer is None:
            return
        dealer = state.first_dealer if number % 2 else state.first_dealer.other
        empty: tuple[Hand, Hand] = (frozenset(), frozenset())
        gone = DealState(number, dealer, empty, empty, ELDER, Exchanged(()), state.options)
        results = (*state.results[: number - 1], points or NOTHING)
        self._state = evolve(
            partie.start_deal(state.options, state.first_dealer), results=results, deal=gone
        )
