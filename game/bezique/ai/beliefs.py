"""Where the unseen cards may lie: by what the other threw and kept, took, and did not declare.

Two things are known of him. Whoever plays sensibly keeps what may serve and throws the rest, so of
unseen cards some are rather in his hand than in the stock: `assets/opponent/bezique-odds.json`,
made by `packaging/opponent/bezique_odds.py`; by its class of cards and how long the stock is. And
he had windows: what he could have declared in one and did not he hardly held then (`silence`). A
card he took up or laid open is known and never guessed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import comb
from random import Random

from msgspec import Struct

from game.bezique.ai.reading import Table
from game.bezique.ai.swift.deal import POINTS, Agreed, SwiftDeal
from rules.bezique.view import View

NAME = "bezique-odds.json"
CLASSES = 18  # heights of plain suits, of trumps, and the bezique's queen and knave
STAGES = 4
_SPAN = 6  # rounds in a stage

_ODD = 0.04  # how likely he keeps silent about what he could declare


def class_of(card: int, agreed: Agreed) -> int:
    """Of which class a card is by what it may serve for."""
    face = card & 31
    if face == agreed.queen:
        return 16
    if face == agreed.knave:
        return 17
    return (face & 7) + (8 if face >> 3 == agreed.trumps else 0)


def stage(rounds: int) -> int:
    """Which stage of the stock this is: 0 with the last rounds."""
    return min(STAGES - 1, max(0, rounds - 1) // _SPAN)


@cache
def odds() -> Sequence[Sequence[float]] | None:
    """Of each stage and class the odds of being held; None where the file is damaged."""
    try:
        data = json.loads(files("assets.opponent").joinpath(NAME).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    whole = isinstance(data, list) and [len(row) for row in data] == [CLASSES] * STAGES
    return data if whole else None


class Silence(Struct, frozen=True):
    """His last window with nothing declared: what was worth declaring then, and draws since."""

    draws: int


def silence(seen: View) -> Silence | None:
    """The other's last window, if he declared nothing in it and hid nothing of that since."""
    deal = seen.deal
    if deal is None or not deal.left:
        return None
    other = seen.player.other
    drawn = len(deal.tricks) - (1 if deal.window is not None else 0)  # tricks that were drawn after
    spoke = {one.trick for one in deal.declared if one.player is other}
    for number in range(drawn, 0, -1):
        if deal.tricks[number - 1].winner is other:
            return None if number in spoke else Silence(drawn - number + 1)
    return None


class Beliefs:
    """Ways in which the unseen cards may lie, drawn by how likely they are."""

    def __init__(self, table: Table, seen: View, trust: float) -> None:
        """`trust`: 0 for all alike, 1 for all that is known of how others play."""
        self._table, self._trust = table, trust
        self._silence = silence(seen) if trust else None
        known = odds()
        if known is None or not trust or not table.rounds:
            self._powers = [1.0] * len(table.unseen)
        else:
            row = known[stage(table.rounds)]
            agreed = table.public.agreed
            self._powers = [row[class_of(card, agreed)] ** -trust for card in table.unseen]

    def order(self, luck: Random) -> list[int]:
        """The unseen cards, the other's first."""
        order = self._drawn(luck)
        if self._silence is None:
            return order
        for _ in range(_TRIES):
            if luck.random() < self.likely(order):
                return order
            order = self._drawn(luck)
        return order

    def _drawn(self, luck: Random) -> list[int]:
        """By odds alone: who is drawn first by chance has the smallest waiting time."""
        times = [luck.expovariate(1.0) * power for power in self._powers]
        places = sorted(range(len(times)), key=times.__getitem__)
        unseen, hidden = self._table.unseen, self._table.hidden
        theirs, stock = places[:hidden], places[hidden:]
        luck.shuffle(stock)
        return [unseen[place] for place in (*theirs, *stock)]

    def likely(self, order: list[int]) -> float:
        """How likely he has kept silent with these cards."""
        silent = self._silence
        if silent is None:
            return 1.0
        deal: SwiftDeal = self._table.public
        other = 1 - self._table.player
        theirs = order[: self._table.hidden]
        held = deal.held[other]
        for card in theirs:
            held |= 1 << card
        found = deal.makes(other, held)
        if not found:
            return 1.0
        _, cards = max(found, key=lambda one: POINTS[one[0]])
        hidden = (cards & ~deal.held[other]).bit_count()
        count = len(theirs)
        since = min(silent.draws, count)
        if hidden > count - since:
            return 1.0  # he must have drawn some of it since
        then = comb(count - hidden, since) / comb(count, since)
        return 1.0 - self._trust * (1.0 - _ODD) * then


_TRIES = 6
