"""What a deal is played for: the score, who is elder, and what each end of the deal is worth.

All is told from one side, whose points are `ME`; those of the other are `OTHER`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from game.all_fours.ai.heuristic import deal_of, has
from game.all_fours.ai.open_cards import OPEN, Ends, Position, Solver
from game.all_fours.ai.tables import chance, chance_after
from rules.all_fours.options import Tie
from rules.all_fours.pack import height
from rules.all_fours.view import View
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, Suit

ME, OTHER = 0, 1

Mark: TypeAlias = tuple[str, int]
"""A point that is marked: its part (`estimates.PARTS`), and whose it is."""


class Stakes(Struct, frozen=True):
    """The score of a deal: what both lack to the target, mine first, what is marked counted.

    `elder` is whose deal it is not; `tie` who has Game where both took as much, None for nobody.
    """

    lacks: tuple[int, int]
    elder: int
    tie: int | None

    def counted(self, marks: Sequence[Mark]) -> tuple[Mark, ...]:
        """Those that are marked: nothing more once one is out."""
        lacks = [*self.lacks]
        for place, (_, whose) in enumerate(marks):
            lacks[whose] -= 1
            if not lacks[whose]:
                return tuple(marks[: place + 1])
        return tuple(marks)

    def chance(self, marks: Sequence[Mark]) -> float:
        """My chance to win the game when these are marked in their order, and the deal is over."""
        lacks = [*self.lacks]
        for _, whose in marks:
            lacks[whose] -= 1
            if not lacks[whose]:
                break
        of_elder = chance_after(lacks[self.elder], lacks[1 - self.elder])
        return of_elder if self.elder == ME else 1.0 - of_elder

    @property
    def again(self) -> float:
        """My chance to win when nothing was marked, and the same dealer deals again."""
        of_elder = chance(self.lacks[self.elder], self.lacks[1 - self.elder])
        return of_elder if self.elder == ME else 1.0 - of_elder


def stakes_of(seen: View) -> Stakes:
    """Those of the deal that somebody sees."""
    elder = deal_of(seen).dealer.other
    target = seen.options.target
    whose = ME if seen.player is elder else OTHER
    return Stakes(
        lacks=(target - has(seen, seen.player), target - has(seen, seen.player.other)),
        elder=whose,
        tie=whose if seen.options.tie is Tie.ELDER else None,
    )


class End(Struct, frozen=True):
    """What a deal comes to: my chance to win the game, and what is marked from now on."""

    chance: float
    marks: tuple[Mark, ...]


_JACK, _GAME = 1.25e-7, 1e-7
"""By how much points are liked for themselves, where the end of a deal is told: by next to nothing,
but so that no two ends are worth the same."""


class DealEnds:
    """A deal with open cards, of which it is known who holds and has played what.

    `kept` are all trumps and others that count, mine first; `before` was marked ahead of the four.
    """

    def __init__(
        self,
        stakes: Stakes,
        trumps: Suit,
        kept: tuple[Hand, Hand],
        before: Sequence[Mark] = (),
        *,
        told: bool = False,
    ) -> None:
        """`told`: the ends are to be told, and not only what they are worth."""
        self._stakes = stakes
        out = (kept[ME] | kept[OTHER]) & ALL_OF_SUIT[trumps]
        self._first = (*before, *_ends_of(out, kept[ME]))
        self._has_jack = Card.of(Rank.KNAVE, trumps) in out
        self._ends = self._worths(told=told)
        self._solver = Solver(trumps, self._ends, tie=stakes.tie)

    def worth(self, at: Position) -> float:
        """My chance to win when both play their best."""
        return self._solver.worth(at)

    def end(self, at: Position) -> End:
        """What is marked then; only where the ends are told."""
        worth = self._solver.worth(at)
        for jack in (ME, OTHER) if at.jack == OPEN else (at.jack,):
            mine, theirs = self._ends[jack]
            for game, value in ((ME, mine), (OTHER, theirs), (None, (mine + theirs) / 2)):
                if value == worth:
                    marks = self._marks(jack if self._has_jack else None, game)
                    return End(self._stakes.chance(marks), self._stakes.counted(marks))
        raise ValueError("the deal comes to none of its ends")

    def _worths(self, *, told: bool) -> Ends:
        rows = []
        for jack in (ME, OTHER):
            row = []
            for game in (ME, OTHER):
                value = self._stakes.chance(self._marks(jack if self._has_jack else None, game))
                if told:
                    value += (_JACK if jack == ME else -_JACK) * self._has_jack
                    value += _GAME if game == ME else -_GAME
                row.append(value)
            rows.append((row[ME], row[OTHER]))
        return rows[ME], rows[OTHER]

    def _marks(self, jack: int | None, game: int | None) -> tuple[Mark, ...]:
        """All that is marked, in its order; None where a point is nobody's."""
        marks = self._first
        if jack is not None:
            marks = (*marks, ("jack", jack))
        return marks if game is None else (*marks, ("game", game))


def _ends_of(out: Hand, mine: Hand) -> tuple[Mark, ...]:
    """High and Low, which go to whom they were dealt."""
    if not out:
        return ()
    ends = (("high", max(out, key=height)), ("low", min(out, key=height)))
    return tuple((part, ME if card in mine else OTHER) for part, card in ends)
