"""What the choices of a view are worth, tried on hands that the other may hold.

First figures come from few hands, settled ones from many. Which hands they are follows from the
seed alone, and the work is counted and never timed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Protocol

from game.all_fours.ai.estimates import PARTS, Points, Prospect, chances, so_far
from game.all_fours.ai.heuristic import deal_of
from game.all_fours.ai.reason import reason_of
from game.all_fours.ai.stakes import ME, OTHER, End
from game.all_fours.ai.worlds import Known, every_hand, hands
from game.players.judgement import Analysis, Weighed
from game.players.tried import Row, Tried, judged
from rules.all_fours.actions import Action
from rules.all_fours.view import View
from rules.core.cards import Hand

EFFORT = 400
"""Hands of the other on which choices are tried for the settled figures."""
_FIRST = 40  # ... and for the first


class Trial(Protocol):
    """Choices, and what each comes to where the other's hand is known."""

    @property
    def actions(self) -> Sequence[Action]:
        """The choices that are told apart."""

    @property
    def known(self) -> Known:
        """What is known of the other's hand."""

    @property
    def certain(self) -> bool:
        """Whether nothing but the other's hand is unknown."""

    def ends(self, hand: Hand, luck: Random) -> Sequence[End]:
        """What each of the choices comes to, in their order."""


def weighed(seen: View, trial: Trial, seed: int, effort: int = EFFORT) -> Iterator[Weighed | None]:
    """What the choices come to, twice; None where one may stop in between.

    Where the other can hold few hands all of them are looked at, and nothing is left to doubt.
    """
    luck = Random(seed)
    tried = [Tried(action) for action in trial.actions]
    every = every_hand(trial.known) if trial.certain and not trial.known.away else None
    if every:
        for hand in every:
            _try(tried, trial, hand, luck)
            yield None
        yield Weighed(_told(seen, tried, sure=True), settled=True)
        return
    drawn = hands(trial.known, luck)
    first = min(_FIRST, effort)
    for count in (first, effort - first):
        for hand in islice(drawn, count):
            _try(tried, trial, hand, luck)
            yield None
        if count:
            settled = len(tried[0].worths) == effort
            yield Weighed(_told(seen, tried, sure=False), settled=settled)


def _try(tried: Sequence[Tried], trial: Trial, hand: Hand, luck: Random) -> None:
    for one, end in zip(tried, trial.ends(hand, luck), strict=True):
        one.worths.append(end.chance)
        one.rows.append([float(end.marks.count((part, side))) for side in _SIDES for part in PARTS])


_SIDES = ME, OTHER


def _told(seen: View, tried: Sequence[Tried], *, sure: bool) -> Analysis:
    """The judgements of what was tried, the best first."""
    deal = deal_of(seen)
    before = [so_far(deal, player) for player in (seen.player, seen.player.other)]

    def read(row: Row) -> tuple[Points, Points, Mapping[Prospect, float]]:
        mine, theirs = (
            Points(**{part: had[part] + more for part, more in zip(PARTS, some, strict=True)})
            for had, some in zip(before, (row[: len(PARTS)], row[len(PARTS) :]), strict=True)
        )
        return mine, theirs, chances(mine, theirs)

    return judged(tried, read, reason_of, sure=sure)
