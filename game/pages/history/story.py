"""A stored partie told deal by deal: what was done in each, or why it cannot be opened.

Its log is replayed once; whoever looks back goes through what was found then. A deal is opened only
when it is over. What a partie that still runs has on the table stays hidden, also in any other
partie of the book that was dealt from the same packs (one given up, one that came from another
computer). A damaged deal costs no other where the game can say how the next one begins.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games import rules_of
from game.pages.history.partie import (
    ClosedDeal,
    OpenDeal,
    PastPartie,
    PlayedAction,
    Points,
    WhyClosed,
    play_lines,
)
from game.pages.history.past import past_of
from game.pages.people import shown_names
from game.saves.history import FINISHED, RUNNING, KeptLog, RunningDeals
from game.saves.partie import Header
from game.session.course import LineOfPlay, with_line
from rules.core.game import State
from rules.core.seats import Player

_NOTHING: Points = (0, 0)


def past_partie(log: KeptLog, on_the_table: Sequence[RunningDeals]) -> PastPartie | None:
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
    cut = () if 0 in log.damaged else tuple(action.action for action in teller.cut)
    return PastPartie(log.entry.key, shown_names(header), header, cut, deals)


class _Teller:
    """Goes through a log once; it lives only while `past_partie` runs.

    `_state` is the one that awaits the next deal, None where nothing is known of it.
    """

    def __init__(self, log: KeptLog, header: Header, hidden_from: int) -> None:
        self._log, self._header, self._hidden_from = log, header, hidden_from
        self._rules = rules_of(header.game)
        self._line: LineOfPlay[str] = LineOfPlay()
        self._state: State = self._rules.start(header.options)
        first = log.deals[0].first if log.deals else len(log.lines)
        self.cut, _ = self._done(self._fold(0, first))
        if 0 in log.damaged:
            result = log.entry.result
            dealer = None if result is None else result.first_dealer
            self._state = None if dealer is None else self._resumed(dealer, ())

    def deal(self, number: int) -> OpenDeal | ClosedDeal:
        """The next deal; they are asked for in their order."""
        span, result = self._log.deals[number - 1], self._log.entry.result
        lines = self._fold(span.first, span.length)
        before = self._state
        kept = result.deals[number - 1] if result and number <= len(result.deals) else None
        if number in self._log.damaged or before is None:
            self._skip(number, kept)
            return ClosedDeal(number, WhyClosed.DAMAGED, kept)
        actions, rest = self._done(lines)
        results = self._rules.deals(self._state).results
        over = len(results) >= number
        points = results[number - 1] if over else kept
        if rest:
            self._state = before
            self._skip(number, kept)
        if self._log.entry.state == RUNNING and not over:
            return ClosedDeal(number, WhyClosed.RUNNING)
        if self._log.entry.state == FINISHED and not (over or rest):  # its last lines are lost
            return ClosedDeal(number, WhyClosed.DAMAGED, kept)
        if number >= self._hidden_from:
            return ClosedDeal(number, WhyClosed.ELSEWHERE)
        return OpenDeal(
            number=number,
            before=before,
            played=actions,
            points=points,
            assisted=result is not None and number in result.assisted,
            rest=rest,
        )

    def _fold(self, first: int, length: int) -> tuple[str, ...]:
        """The actions that hold of some lines of the log, as far as its records lead somewhere."""
        held = len(self._line.actions)
        for line in self._log.lines[first : first + length]:
            try:
                self._line = with_line(self._line, line)
            except ValueError:
                break
        return self._line.actions[held:]

    def _done(self, lines: Sequence[str]) -> tuple[tuple[PlayedAction, ...], bool]:
        """The actions of some lines, as far as they are legal, and whether there are more."""
        actions = tuple(play_lines(self._rules, self._state, lines))
        if actions:
            self._state = actions[-1].after
        return actions, len(actions) < len(lines)

    def _skip(self, number: int, points: Points | None) -> None:
        """Go on after a deal that cannot be played through, as the game says the next begins."""
        if self._state is None:
            return
        deals = self._rules.deals(self._state)
        if deals.first_dealer is not None:
            results = (*deals.results[: number - 1], points or _NOTHING)
            self._state = self._resumed(deals.first_dealer, results)

    def _resumed(self, first_dealer: Player, results: tuple[Points, ...]) -> State:
        resumed = past_of(self._header.game).resumed
        return None if resumed is None else resumed(self._header.options, first_dealer, results)
