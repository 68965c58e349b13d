"""The guest's partie as a session: what a table asks, answered from what was shown to the seat."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Protocol

from game.apart.transcript import JointTranscript
from game.players.mind import mind_of
from game.players.player import Occupant
from game.session.at_table import Unexplained
from game.session.juncture import Edition, Juncture
from rules.core.game import Action, Refused, Rules, State
from rules.core.seats import Player


class ToldJuncture(Juncture):
    """A point of a partie of which one seat alone was told."""

    __slots__ = ("_player", "_told")

    def __init__(self, told: Edition, player: Player) -> None:
        self._told, self._player = told, player
        self.turn, self.deals = told.view.turn, told.deals

    def edition(self, player: Player) -> Edition:
        """What this seat sees; ValueError for the other, of whom nothing is known here."""
        if player is not self._player:
            raise ValueError("what the other sees is not known here")
        return self._told


class SeatEnd(Protocol):
    """What of the guest's end is needed."""

    arrived: deque[tuple[int, tuple[Edition, ...]]]

    @property
    def storing(self) -> bool: ...

    @property
    def stored(self) -> bool: ...

    @property
    def refused(self) -> bool: ...

    @property
    def opened(self) -> bool:
        """Whether each deal that has ended was opened, and is kept."""

    def is_safe(self, entry: int) -> bool:
        """Whether an entry is in the book."""

    def act(self, number: int, action: Action) -> None:
        """Do this as action `number`."""

    def flush(self) -> bool:
        """Have stored what was not yet."""


class FarSession:
    """One seat of a partie that is played elsewhere."""

    jumps = 0  # nothing is taken back in it
    assisted: frozenset[int] = frozenset()

    def __init__(self, end: SeatEnd, transcript: JointTranscript, occupant: Occupant) -> None:
        table = transcript.table
        assert table is not None
        self._end, self._transcript, self._occupant = end, transcript, occupant
        self.rules: Rules = table.rules
        self.player: Player = table.guest
        self.count = transcript.count
        """How many actions were shown here; more may have arrived."""
        self.now: Juncture = ToldJuncture(transcript.edition(), self.player)
        self._mind = mind_of(self.rules.name)

    @property
    def state(self) -> State:
        """The truth, as far as it was opened."""
        assert self._transcript.course is not None
        return self._transcript.course.state

    @property
    def stored(self) -> bool:
        """Whether all is safe, or on its way: what comes over the line is never waited for."""
        return self._end.stored or not self._end.refused

    @property
    def storing(self) -> bool:
        """Whether something that was done here is on its way, and not seen done yet."""
        return self._end.storing

    def ask(self) -> None:
        """Whoever thinks elsewhere does so unasked."""

    def go_on(self) -> tuple[Juncture, ...]:
        """What comes of the next action; nothing until it has arrived."""
        arrived = self._end.arrived
        if arrived and self._may_show(*arrived[0]):
            _, editions = arrived.popleft()
            found = tuple(ToldJuncture(one, self.player) for one in editions)
            self.count += 1
            self.now = found[-1]
            return found
        if self.now.turn is self.player and not arrived and not self.storing:
            action = self._occupant.choose(self.now.edition(self.player).view)
            if action is not None and self._may(action):
                self._end.act(self.count, action)
        return ()

    def _may_show(self, entry: int, editions: tuple[Edition, ...]) -> bool:
        """Whether it is in the book; of a deal that has ended, whether it was found to be true."""
        last = editions[-1]
        more = len(last.deals.results) > len(self.now.deals.results)
        ends = more or last.view.turn is None
        return self._end.is_safe(entry) and (not ends or self._end.opened)

    def put_in(self, player: Player, action: Action) -> tuple[Juncture, ...]:
        """Something done though the other is on turn; it is seen when it comes back."""
        if player is self.player:
            self._end.act(self.count, action)
        return ()

    def is_of(self, player: Player, action: Action) -> bool:  # noqa: ARG002 - as above
        """Whether this is for the seat here to do: nobody else's is asked for."""
        return player is self.player

    def _may(self, action: Action) -> bool:
        """Whether the rules allow it, as far as the view tells; the truth is asked elsewhere."""
        seen = self.now.edition(self.player).view
        try:
            return self._mind.allows(seen, action)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            return False  # the view is none that a game of ours gives

    def refusal(self, action: Action) -> Refused | None:
        """That a rule is against it, as far as the view tells; which one only the truth could."""
        return None if self._may(action) else Refused(Unexplained.REFUSED)

    def back(self, people: Collection[Player]) -> None:
        """What was seen elsewhere cannot be unseen."""

    def forward(self, people: Collection[Player]) -> None:
        """Nothing was taken back."""

    def go(self, count: int) -> None:  # noqa: ARG002 - as above
        raise ValueError("nothing is taken back apart")

    def note_hint(self) -> bool:
        return False

    def flush(self) -> bool:
        return self._end.flush()

    def close(self) -> None:
        self._occupant.close()
