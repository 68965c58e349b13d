"""Completing the pack of a deal that is only partly known, so that the record can be true.

What cannot be read off the record directly (`evidence`) is tried one reading after the other
(`clues`); each fixes some cards, the rest are matched to the open places, and the rules judge
the result. Order and amount of work are fixed: the same record always gets the same cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from rules.core.cards import Card, Hand
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.record.clues import clues_of, readings
from rules.piquet.record.evidence import (
    ANYWHERE,
    DEALT,
    DRAWN,
    LEFT,
    PUT_OUT,
    ZONES,
    Evidence,
    Where,
    evidence,
    findings,
    possible_counts,
)
from rules.piquet.record.playing import Guess
from rules.piquet.record.record import DealRecord
from rules.piquet.record.text import NotationError
from rules.piquet.seats import ELDER, YOUNGER

MATCHINGS = 4_000  # of all readings together: half a second; records that can be need some 200
MATCHINGS_OF_A_DOUBT = 2_000
PACKS_OF_A_READING = 25


def guesses(deal: DealRecord, options: Options, *, contrary: bool = False) -> Iterator[Guess]:
    """Whole packs that agree with the record, simple ones first; the rules have yet to judge.

    `contrary` ones begin with the longest readings and differ as much as they can: they are to find
    out whether the score depends on what was supplied. NotationError where the record puts a card
    into two places.
    """
    fault: NotationError | None = None
    consistent = readable = False
    work = _Work(contrary)
    for counts in possible_counts(deal, options):
        try:
            known = evidence(deal, counts)
        except NotationError as error:
            fault = fault or error
            continue
        consistent = True
        try:
            for where in _readings(deal, known, work):
                for guess in islice(_packs(deal, where, known, work), 1 if contrary else None):
                    readable = True
                    yield guess
        except _EnoughError:
            break
    nearly = () if readable else (*work.nearest(deal), *_nearly(deal, options))
    if fault is not None and not consistent and not nearly:
        raise fault
    yield from nearly


def _nearly(deal: DealRecord, options: Options) -> Iterator[Guess]:
    """Packs for a record that contradicts itself; the rules then show which line goes wrong."""
    for counts in possible_counts(deal, options):
        known = _believed(deal, counts)
        yield from islice(_packs(deal, known.where, known, _Work(contrary=False)), 1)


def _believed(deal: DealRecord, counts: tuple[int, int]) -> Evidence:
    """The record's lines as far as they can all be true, the earlier before the later."""
    known = Evidence(counts, dict.fromkeys(PACK, ANYWHERE))
    for finding in findings(deal, counts):
        where = dict(known.where)
        if finding.narrow(where) is None and match(where, known.sizes) is not None:
            known = Evidence(counts, where)
    return known


class _EnoughError(Exception):
    """So much was tried that nothing more is to be expected."""


class _Work:
    """Counts what is tried, so that a record that cannot be is given up in time."""

    def __init__(self, contrary: bool) -> None:
        self.contrary = contrary
        self._left = MATCHINGS_OF_A_DOUBT if contrary else MATCHINGS
        self._furthest: tuple[int, Where, Evidence] | None = None

    def reached(self, done: int, where: Where, known: Evidence) -> None:
        """Remember the reading that answers the most clues."""
        if self._furthest is None or done > self._furthest[0]:
            self._furthest = done, where, known

    def nearest(self, deal: DealRecord) -> Iterator[Guess]:
        """A pack for the reading that got furthest, though it did not get through."""
        if self._furthest is not None:
            _, where, known = self._furthest
            yield from islice(_packs(deal, where, known, _Work(contrary=False)), 1)

    def count(self) -> None:
        """Note one more that is tried; _EnoughError when that are all there may be."""
        self._left -= 1
        if self._left < 0:
            raise _EnoughError


def _readings(deal: DealRecord, known: Evidence, work: _Work) -> Iterator[Where]:
    """What the record can mean by what it says without naming cards."""

    def possible(where: Where) -> bool:
        work.count()
        return match(where, known.sizes) is not None

    def reached(done: int, where: Where) -> None:
        work.reached(done, where, known)

    clues = clues_of(deal)
    return readings(clues, known.where, possible, reached, contrary=work.contrary)


def _packs(deal: DealRecord, where: Where, known: Evidence, work: _Work) -> Iterator[Guess]:
    """Several ways to fill the open places, no two alike."""
    seen: set[tuple[Hand, ...]] = set()
    for turn in range(PACKS_OF_A_READING):
        work.count()
        zones = match(where, known.sizes, turn)
        if zones is None:
            return
        key = tuple(zones.values())
        if key not in seen:
            seen.add(key)
            yield _guess(deal, zones)


def _guess(deal: DealRecord, zones: dict[int, Hand]) -> Guess:
    def cards(mask: int) -> Hand:
        return frozenset(card for zone, held in zones.items() if zone & mask for card in held)

    told = frozenset(card for card in deal.talon if card is not None)
    rest = [iter(sorted(zones[zone] - told)) for zone in (*DRAWN, LEFT)]
    sizes = [len(zones[zone]) for zone in (*DRAWN, LEFT)]
    owners = [index for index, size in enumerate(sizes) for _ in range(size)]
    talon = tuple(
        next(rest[owner]) if card is None else card
        for card, owner in zip(deal.talon, owners, strict=True)
    )
    hands = (cards(DEALT[ELDER]), cards(DEALT[YOUNGER]))
    return Guess(hands, talon, (zones[PUT_OUT[ELDER]], zones[PUT_OUT[YOUNGER]]))


def open_cards(deal: DealRecord, guess: Guess) -> Hand:
    """The cards whose zone does not follow from the record, even by counting."""
    known = _believed(deal, (len(guess.discards[ELDER]), len(guess.discards[YOUNGER])))
    where, sizes = dict(known.where), known.sizes
    changed = True
    while changed:
        changed = False
        for zone in ZONES:
            surely = [card for card in PACK if where[card] == zone]
            perhaps = [card for card in PACK if where[card] & zone]
            if len(surely) == sizes[zone] < len(perhaps):
                for card in perhaps:
                    if where[card] != zone:
                        where[card] &= ~zone
                        changed = True
            elif len(perhaps) == sizes[zone] > len(surely):
                for card in perhaps:
                    where[card] = zone
                changed = True
    return frozenset(card for card in PACK if where[card] not in ZONES)


def match(where: Where, sizes: Mapping[int, int], turn: int = 0) -> dict[int, Hand] | None:
    """Give each card a zone it may lie in, each zone its number; None if that cannot be.

    Augmenting paths, as in any matching; `turn` only changes what is tried first.
    """
    zones: dict[int, list[Card]] = {zone: [] for zone in ZONES}

    def place(card: Card, tried: set[int]) -> bool:
        first = (card * (2 * turn + 1) + turn * turn) % len(ZONES) if turn else 0
        for zone in (*ZONES[first:], *ZONES[:first]):
            if not where[card] & zone or zone in tried:
                continue
            tried.add(zone)
            if len(zones[zone]) < sizes[zone]:
                zones[zone].append(card)
                return True
            for index, other in enumerate(zones[zone]):
                if place(other, tried):
                    zones[zone][index] = card
                    return True
        return False

    order = PACK[turn % len(PACK) :] + PACK[: turn % len(PACK)]
    if not all(place(card, set()) for card in order):
        return None
    return {zone: frozenset(cards) for zone, cards in zones.items()}
