"""Ways to read what a record says of hands without naming cards, one after the other.

A call without its cards can be several combinations, and "not good" from an unseen hand several
holdings. Each reading narrows down where the cards may lie, until all is read that was said, and
what that implies besides is true as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import ALL_OF_SUIT, Card, Suit
from rules.piquet.actions import (
    Answer,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Correct,
    LetGo,
    NameSuit,
    Reply,
    TellMaking,
)
from rules.piquet.combinations import Combination, Kind, callings
from rules.piquet.pack import PACK
from rules.piquet.record.evidence import IN_HAND, Where
from rules.piquet.record.implications import Clause, RecordedCall, clash, clauses, settled
from rules.piquet.record.record import (
    DealRecord,
    Does,
    Makes,
    SpokenClaim,
    SpokenCorrection,
    Step,
)
from rules.piquet.record.spoken_call import WAYS, SpokenCall, Way, ways_of, with_parts
from rules.piquet.record.turns import Turns
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.talk.questions import SuitLeft

Possible = Callable[[Where], bool]
"""Whether the cards can be laid out so; to be asked sparingly, since it is counted."""

WAYS_OUT = 4
"""How many ways are looked at in which one reading's implications may have come true."""


class Clue(Struct, frozen=True):
    """A step that says something of a hand without naming cards, or a call that is answered."""

    seat: Seat
    what: Call | SpokenCall | Answer | AskMaking | Ask | NameSuit
    asked: bool = False  # of an answer: after "what do they make?"
    corrects: bool = False  # of a call: it takes the place of one of its kind


def clues_of(deal: DealRecord) -> tuple[Clue, ...]:
    """All that is to be read in a deal, in the order in which it was said."""
    found: list[Clue] = []
    asked = False
    for step in _heard(deal):
        match step:
            case Does(player, Call() | SpokenCall() | AskMaking() | Ask() | NameSuit() as what):
                asked = isinstance(what, AskMaking) or (asked and isinstance(what, Ask))
                found.append(Clue(YOUNGER if player is deal.dealer else ELDER, what))
            case Does(what=ClaimLate(call) | Correct(call) as what):
                found.append(Clue(ELDER, Call(call), corrects=isinstance(what, Correct)))
                asked = False
            case Does(what=SpokenClaim(call) | SpokenCorrection(call) as what):
                corrects = isinstance(what, SpokenCorrection)
                found.append(Clue(ELDER, call, corrects=corrects))
                asked = False
            case Does(what=TellMaking(point)):
                found.append(Clue(ELDER, Call(point), corrects=True))
            case Does(what=LetGo()):
                asked = False
            case Does(what=Answer(reply) as what):
                if asked and reply is not Reply.GOOD:  # that says more than the question did
                    found = [it for it in found if not isinstance(it.what, AskMaking)]
                found.append(Clue(YOUNGER, what, asked))
                asked = False
            case Makes(value=value):
                found = [_making(clue, value) for clue in found]
    return tuple(found)


def _heard(deal: DealRecord) -> Iterator[Step]:
    """The steps; "equal" to the number of a point is the question what it makes (choice 5)."""
    turns = Turns()
    for step in deal.steps:
        match step:
            case Does(what=Answer(Reply.EQUAL, None)) if turns.value_untold:
                yield replace(step, what=AskMaking())
            case _:
                yield step
        if isinstance(step, Does):
            turns.done(step.what)


def _making(clue: Clue, value: int) -> Clue:
    """Elder's point, with what he said it makes when he was asked."""
    match clue:
        case Clue(Seat.ELDER, SpokenCall(Kind.POINT, making=None) as spoken):
            return replace(clue, what=replace(spoken, making=value))
        case _:
            return clue


def readings(
    clues: tuple[Clue, ...],
    where: Where,
    possible: Possible,
    reached: Callable[[int, Where], None],
    *,
    contrary: bool,
) -> Iterator[Where]:
    """Ways to read the clues, simple ones first, `contrary` ones last ones first.

    `reached` is told how many clues a reading answers, whether or not it gets through.
    """

    def read_on(done: int, where: Where, told: tuple[RecordedCall, ...]) -> Iterator[Where]:
        reached(done, where)
        if done == len(clues):
            yield from islice(_ways_out(where, tuple(clauses(told)), possible), WAYS_OUT)
            return
        for narrowed, after in _read(clues[done], where, told, contrary):
            if narrowed is not where:
                if not _hopeful(clues[done + 1 :], narrowed):
                    continue
                if not possible(narrowed):
                    continue
            yield from read_on(done + 1, narrowed, after)

    return read_on(0, where, ())


def _ways_out(where: Where, open_: tuple[Clause, ...], possible: Possible) -> Iterator[Where]:
    """Ways in which all clauses are true; the clause with the fewest ways out goes first."""
    left = settled(where, open_)
    if left is None:
        return
    narrowed, open_ = left
    if narrowed != where and not possible(narrowed):
        return
    if not open_:
        yield narrowed
        return
    for card, zones in min(open_, key=len):
        yield from _ways_out({**narrowed, card: narrowed[card] & zones}, open_, possible)
        narrowed = {**narrowed, card: narrowed[card] & ~zones}  # the next ways do without it


def _read(
    clue: Clue, where: Where, told: tuple[RecordedCall, ...], contrary: bool
) -> Iterator[tuple[Where, tuple[RecordedCall, ...]]]:
    """Ways to read one clue after what was `told`, with what is told then."""
    match clue.what:
        case Call(call):
            yield where, _and(told, RecordedCall(clue.seat, call), clue.corrects)
        case SpokenCall() as spoken:
            for way in _in_order(ways_of(spoken), where, clue.seat, contrary):
                called = RecordedCall(clue.seat, way.call)
                after = _and(told, called, clue.corrects)
                others = after[:-1] if not clue.corrects else _others(after, called)
                if any(clash(one, called) for one in others):
                    continue
                narrowed = _with_way(where, way, clue.seat)
                if narrowed is not None:
                    yield narrowed, after
        case Ask(SuitLeft(suit)):
            if any(_names(one, suit, clue.seat.other) for one in told):
                yield where, told
        case Ask():
            yield where, told
        case NameSuit(suit):
            held = [card for card in PACK if card in ALL_OF_SUIT[suit]]
            yield from ((w, told) for w in _one_of(held, where, IN_HAND[ELDER]))
        case AskMaking() | Answer():
            yield from _read_answer(clue, where, told, contrary)


def _one_of(cards: list[Card], where: Where, zones: int) -> Iterator[Where]:
    """Ways in which one of the cards lies in the zones; only one if that is certain."""
    for card in cards:
        if not where[card] & ~zones:
            yield where
            return
    for card in cards:
        if where[card] & zones:
            yield {**where, card: where[card] & zones}


def _and(
    told: tuple[RecordedCall, ...], one: RecordedCall, corrects: bool = False
) -> tuple[RecordedCall, ...]:
    """The calls with one more, or with a better one in the place of elder's last of its kind."""
    if not corrects:
        return (*told, one)
    old = [before for before in told if before.seat is ELDER and before.call.kind is one.call.kind]
    if not old:
        return (*told, one)
    return tuple(replace(one, reply=old[-1].reply) if it is old[-1] else it for it in told)


def _names(one: RecordedCall, suit: Suit, seat: Seat) -> bool:
    """Whether a suit was named with a call, so that it may be asked about."""
    if one.call.kind is Kind.SET:
        return False
    own = one.seat is seat and next(iter(one.call.cards)).suit is suit
    return own or (one.reply is Reply.EQUAL and seat is YOUNGER)


def _others(told: tuple[RecordedCall, ...], corrected: RecordedCall) -> tuple[RecordedCall, ...]:
    """All but the call that took the place of a smaller one."""
    return tuple(one for one in told if (one.seat, one.call) != (ELDER, corrected.call))


def _read_answer(
    clue: Clue, where: Where, told: tuple[RecordedCall, ...], contrary: bool
) -> Iterator[tuple[Where, tuple[RecordedCall, ...]]]:
    elders = [one for one in told if one.seat is ELDER]
    firsts = {one.call.kind: one for one in reversed(elders)}
    if not elders:
        yield where, told  # answers nothing: the rules will say so
        return
    claim = firsts[elders[-1].call.kind]
    if isinstance(clue.what, Answer):
        answered = replace(claim, reply=clue.what.reply)
        told = tuple(answered if one is claim else one for one in told)
        if clue.what.reply is Reply.GOOD:
            yield where, told
            return
    surely = frozenset(card for card in PACK if not where[card] & ~IN_HAND[YOUNGER])
    kind = claim.call.kind
    held = (part for part, _ in callings(surely, kind))
    if not contrary and any(_replies(clue, part, claim.call) for part in held):
        yield where, told  # what is known bears it out already
        return
    ways = _bearing_out(clue, claim.call)
    for way in _in_order(ways, where, YOUNGER, contrary):
        narrowed = _with_way(where, way, YOUNGER)
        if narrowed is not None:
            yield narrowed, told


@lru_cache(maxsize=4096)  # asked again in every reading of what was said before
def _bearing_out(clue: Clue, claim: Combination) -> tuple[Way, ...]:
    """Holdings of younger's that bear out what she said to a call."""
    return with_parts(way for way in WAYS[claim.kind] if _replies(clue, way.call, claim))


def _in_order(ways: tuple[Way, ...], where: Where, seat: Seat, contrary: bool) -> Iterator[Way]:
    """Those first that need the fewest cards not known to be there, or those last."""
    by_cards = sorted(ways, key=lambda way: _new_cards(way, where, seat))
    return reversed(by_cards) if contrary else iter(by_cards)


def _hopeful(clues: tuple[Clue, ...], where: Where) -> bool:
    """Whether every call still to be read has a reading left, looked at by itself."""
    return all(
        any(all(where[card] & IN_HAND[clue.seat] for card in way.call.cards) for way in ways)
        for clue in clues
        if isinstance(clue.what, SpokenCall)
        for ways in (ways_of(clue.what),)
    )


def _replies(clue: Clue, rival: Combination, claim: Combination) -> bool:
    """Whether a holding of younger's, or a part of one, bears out what she said to his call."""
    number, called = rival.strength[0], claim.strength[0]
    match clue.what:
        case AskMaking():
            return number >= called
        case Answer(Reply.EQUAL):
            return rival.strength == claim.strength
        case _ if claim.kind is not Kind.POINT:
            return rival.strength > claim.strength
        case _ if clue.asked and number == called:
            return rival.strength > claim.strength
        case _:
            return number > called  # also after asking, though it scores nothing (choice 4)


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
