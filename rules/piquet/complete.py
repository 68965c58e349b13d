"""Completing the pack of a deal that is only partly known, so that the record can be true.

What cannot be read off the record directly (a call without its cards, "not good" from an unseen
hand) is tried one reading after the other; each reading fixes some cards, the rest are matched to
the open places, and the rules judge the result. Order and amount of work are fixed: the same record
always gets the same cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from rules.core.cards import Card, Hand
from rules.piquet.actions import Answer, AskMaking, Call, ClaimLate, Correct, Reply
from rules.piquet.combinations import Combination, Kind, holdings
from rules.piquet.evidence import (
    ANYWHERE,
    DEALT,
    DRAWN,
    IN_HAND,
    LEFT,
    PUT_OUT,
    ZONES,
    Evidence,
    Where,
    evidence,
    findings,
    possible_counts,
)
from rules.piquet.pack import PACK
from rules.piquet.played import Guess
from rules.piquet.record import DealRecord, Deed
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.spoken import WAYS, SpokenCall, Way, ways_of
from rules.piquet.text import NotationError

MATCHINGS = 15_000  # of all readings together: some three seconds at the worst
MATCHINGS_OF_A_DOUBT = 2_000
PACKS_OF_A_READING = 25


def guesses(deal: DealRecord, *, contrary: bool = False) -> Iterator[Guess]:
    """Whole packs that agree with the record, simple ones first; the rules have yet to judge.

    `contrary` ones begin with the longest readings and differ as much as they can: they are to find
    out whether the score depends on what was supplied. NotationError where the record puts a card
    into two places.
    """
    fault: NotationError | None = None
    consistent = readable = False
    work = _Work(contrary)
    for counts in possible_counts(deal):
        try:
            known = evidence(deal, counts)
        except NotationError as error:
            fault = fault or error
            continue
        consistent = True
        for where in _readings(_questions(deal), 0, known.where, {}, known, work):
            for guess in islice(_packs(deal, where, known, work), 1 if contrary else None):
                readable = True
                yield guess
    nearly = () if readable else (*work.nearest(deal), *_nearly(deal))
    if fault is not None and not consistent and not nearly:
        raise fault
    yield from nearly


def _nearly(deal: DealRecord) -> Iterator[Guess]:
    """Packs for a record that contradicts itself; the rules then show which line goes wrong."""
    for counts in possible_counts(deal):
        known = _believed(deal, counts)
        yield from islice(_packs(deal, known.where, known, _Work(contrary=False)), 1)


def _believed(deal: DealRecord, counts: tuple[int, int]) -> Evidence:
    """The record's lines as far as they can all be true, the earlier before the later."""
    known = Evidence(counts, dict.fromkeys(PACK, ANYWHERE))
    for finding in findings(deal, counts):
        where = dict(known.where)
        if finding.narrow(where) is None and _match(where, known, 0) is not None:
            known = Evidence(counts, where)
    return known


class _Work:
    """Counts what is tried."""

    def __init__(self, contrary: bool) -> None:
        self.contrary = contrary
        self._left = MATCHINGS_OF_A_DOUBT if contrary else MATCHINGS
        self._furthest: tuple[int, Where, Evidence] | None = None

    def reached(self, done: int, where: Where, known: Evidence) -> None:
        """Remember the reading that answers the most questions."""
        if self._furthest is None or done > self._furthest[0]:
            self._furthest = done, where, known

    def nearest(self, deal: DealRecord) -> Iterator[Guess]:
        """A pack for the reading that got furthest, though it did not get through."""
        if self._furthest is not None:
            _, where, known = self._furthest
            yield from islice(_packs(deal, where, known, _Work(contrary=False)), 1)

    def more(self) -> bool:
        self._left -= 1
        return self._left >= 0


# ---- readings -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Question:
    """A step that says something of a hand without naming cards, or a call that is answered."""

    seat: Seat
    what: Call | SpokenCall | Answer | AskMaking
    asked: bool = False  # of an answer: after "what do they make?"
    corrects: bool = False  # of a call: it takes the place of one of its kind


def _questions(deal: DealRecord) -> tuple[_Question, ...]:
    found: list[_Question] = []
    asked = False
    for step in deal.steps:
        match step:
            case Deed(player, Call() | SpokenCall() | AskMaking() as what):
                asked = isinstance(what, AskMaking)
                found.append(_Question(YOUNGER if player is deal.dealer else ELDER, what))
            case Deed(what=ClaimLate(call) | Correct(call) as what):
                found.append(_Question(ELDER, Call(call), corrects=isinstance(what, Correct)))
                asked = False
            case Deed(what=Answer(reply) as what):
                if asked and reply is not Reply.GOOD:
                    found.pop()  # the answer says more than the question did
                found.append(_Question(YOUNGER, what, asked))
                asked = False
    return tuple(found)


def _readings(
    questions: tuple[_Question, ...],
    done: int,
    where: Where,
    claims: dict[Kind, Combination],
    known: Evidence,
    work: _Work,
) -> Iterator[Where]:
    """Ways to read the questions from `done` on; `claims` are elder's first calls so far."""
    work.reached(done, where, known)
    if done == len(questions):
        yield where
        return
    question = questions[done]
    for narrowed, call in _read(question, where, claims, work.contrary):
        if narrowed is not where:
            if not _hopeful(questions[done + 1 :], narrowed):
                continue
            if not work.more() or _match(narrowed, known, 0) is None:
                continue
        told = claims
        first = call is not None and (call.kind not in claims or question.corrects)
        if call is not None and first and question.seat is ELDER:
            told = {**claims, call.kind: call}
        yield from _readings(questions, done + 1, narrowed, told, known, work)


def _read(
    question: _Question, where: Where, claims: dict[Kind, Combination], contrary: bool
) -> Iterator[tuple[Where, Combination | None]]:
    match question.what:
        case Call(call):
            yield where, call
            return
        case SpokenCall() as spoken:
            ways = ways_of(spoken)
        case Answer(Reply.GOOD):
            yield where, None
            return
        case AskMaking() | Answer():
            if not claims:
                yield where, None  # answers nothing: the rules will say so
                return
            claim = next(reversed(claims.values()))
            ways = tuple(way for way in WAYS[claim.kind] if _replies(question, way.call, claim))
            surely = frozenset(card for card in PACK if not where[card] & ~IN_HAND[YOUNGER])
            if not contrary and any(
                _replies(question, held, claim) for held in holdings(surely, claim.kind)
            ):
                yield where, None  # what is known bears it out already
                return
    calls = isinstance(question.what, SpokenCall)
    by_cards = sorted(ways, key=lambda way: _new_cards(way, where, question.seat))
    for way in reversed(by_cards) if contrary else by_cards:
        narrowed = _with_way(where, way, question.seat)
        if narrowed is not None:
            yield narrowed, way.call if calls else None


def _hopeful(questions: tuple[_Question, ...], where: Where) -> bool:
    """Whether every call still to be read has a reading left, looked at by itself."""
    return all(
        any(all(where[card] & IN_HAND[question.seat] for card in way.call.cards) for way in ways)
        for question in questions
        if isinstance(question.what, SpokenCall)
        for ways in (ways_of(question.what),)
    )


def _replies(question: _Question, rival: Combination, claim: Combination) -> bool:
    """Whether a holding of younger's bears out what she said to elder's call."""
    number, called = rival.strength[0], claim.strength[0]
    match question.what:
        case AskMaking():
            return number >= called
        case Answer(Reply.EQUAL):
            return rival.strength == claim.strength
        case _ if claim.kind is not Kind.POINT:
            return rival.strength > claim.strength
        case _ if question.asked:
            return number == called and rival.strength > claim.strength
        case _:
            return number > called


def _new_cards(way: Way, where: Where, seat: Seat) -> int:
    return sum(bool(where[card] & ~IN_HAND[seat]) for card in way.call.cards)


def _with_way(where: Where, way: Way, seat: Seat) -> Where | None:
    """What is known if this reading is right; None if it cannot be."""
    narrowed = dict(where)
    for card in way.call.cards:
        narrowed[card] &= IN_HAND[seat]
        if not narrowed[card]:
            return None
    for card in way.absent:
        narrowed[card] &= ~IN_HAND[seat]
        if not narrowed[card]:
            return None
    return narrowed


# ---- packs ----------------------------------------------------------------------------------


def _packs(deal: DealRecord, where: Where, known: Evidence, work: _Work) -> Iterator[Guess]:
    """Several ways to fill the open places, no two alike."""
    seen: set[tuple[Hand, ...]] = set()
    for turn in range(PACKS_OF_A_READING):
        zones = _match(where, known, turn) if work.more() else None
        if zones is None:
            return
        key = tuple(zones.values())
        if key not in seen:
            seen.add(key)
            yield _guess(deal, zones)


def _match(where: Where, known: Evidence, turn: int) -> dict[int, Hand] | None:
    """Give each card a zone it may lie in, each zone its number; None if that cannot be.

    Augmenting paths, as in any matching; `turn` only changes what is tried first.
    """
    sizes = known.sizes
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
