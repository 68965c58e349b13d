"""What a record comes to: every deal played through by the rules, its unknown cards supplied.

Unknown cards can be any that make the record legal. Where the score could differ with them (a point
called without its number, a longer one that asking may have barred), that is said.
"""

from __future__ import annotations

from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Hand
from rules.piquet import partie
from rules.piquet.actions import Action, Answer, AskMaking, Exchange, Reply
from rules.piquet.options import FIRST_EDITION, HAND
from rules.piquet.record.completion import guesses, open_cards
from rules.piquet.record.playing import Guess, Playthrough, play_deal
from rules.piquet.record.record import (
    DealRecord,
    Does,
    Record,
    SpokenClaim,
    SpokenCorrection,
)
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.text import Fault, FaultReason, NotationError
from rules.piquet.refusals import Refusal
from rules.piquet.state import DealState, Phase, State

PACKS_TRIED = 200  # where a record can be, it is with the first of them but for rare ones
PACKS_COMPARED = 100
NOTHING: Hand = frozenset()


class ReckonedDeal(Struct, frozen=True):
    """A deal as far as the record goes.

    `supplied` are the cards whose places the record leaves open; `doubtful` says that another way
    to supply them was found by which the score would be another. `actions` are its actions as the
    rules know them, the deal of the pack first; `beyond` says how many more are written after a
    game to a hundred was over: they were played out and do not count.
    """

    deal: DealState
    finished: bool
    supplied: Hand
    doubtful: bool
    actions: tuple[Action, ...] = ()
    beyond: int = 0


class ReckonedRecord(Struct, frozen=True):
    """A record and what it comes to."""

    record: Record
    deals: tuple[ReckonedDeal, ...]
    state: State


def reckon(record: Record) -> ReckonedRecord:
    """Play a record through; NotationError where it breaks a rule or cannot be.

    A whole record that is not right by the newest edition of the rules is tried by the first: one
    that was written when there was no other tells none.
    """
    try:
        return _played(record)
    except NotationError as fault:
        first = replace(record.options, edition=FIRST_EDITION)
        told = NotationError(fault.fault, record.names)
        if record.options == first or None in map(_known, record.deals):
            raise told from None
        try:
            return _played(replace(record, options=first))
        except NotationError:
            raise told from None


def _played(record: Record) -> ReckonedRecord:
    state = _before_the_deals(record)
    deals = []
    for deal in record.deals:
        if state.phase is not Phase.DEAL:
            over = state.phase is Phase.OVER
            reason = FaultReason.PARTIE_OVER if over else FaultReason.NOT_OVER
            raise NotationError(Fault(deal.place.line, deal.place.column, reason))
        reckoned, state = _reckon_deal(state, deal)
        deals.append(reckoned)
    return ReckonedRecord(record, tuple(deals), state)


def _before_the_deals(record: Record) -> State:
    if record.cut or not record.deals:
        state = partie.start(record.options)
        for action in record.cut:
            state = partie.apply(state, action)[-1].state
        return state
    return partie.start_deal(record.options, record.deals[0].dealer)


def _reckon_deal(before: State, deal: DealRecord) -> tuple[ReckonedDeal, State]:
    guess, outcome = _first_legal(before, deal)
    supplied = _supplied(deal, guess)
    doubtful = False
    if supplied and _may_depend(deal):
        others = islice(guesses(deal, before.options, contrary=True), PACKS_COMPARED)
        doubtful = any(_differs(outcome, play_deal(before, deal, other)) for other in others)
    finished = len(outcome.state.results) > len(before.results)
    current = outcome.state.current
    reckoned = ReckonedDeal(current, finished, supplied, doubtful, outcome.actions, outcome.beyond)
    return reckoned, outcome.state


def _first_legal(before: State, deal: DealRecord) -> tuple[Guess, Playthrough]:
    """The first pack by which the whole record is legal; NotationError if there is none."""
    known = _known(deal)
    packs = guesses(deal, before.options) if known is None else iter((known,))
    nearest: Fault | None = None
    furthest = -1
    for guess in islice(packs, PACKS_TRIED):
        outcome = play_deal(before, deal, guess)
        fault = outcome.fault
        if fault is None:
            return guess, outcome
        if outcome.done > furthest:
            furthest = outcome.done
            nearest = fault if not _supplied(deal, guess) else _of_the_nearest(fault)
    raise NotationError(nearest or Fault(deal.place.line, deal.place.column, FaultReason.NO_PACK))


def _of_the_nearest(fault: Fault) -> Fault:
    """The same fault, told as that of the pack with which the record goes furthest."""
    if fault.reason is FaultReason.FALSE_ANSWER:  # what is true of a hand that was made up is not
        fault = replace(fault, reason=Refusal.UNTRUE, details=())
    return replace(fault, reason=FaultReason.NO_PACK, details=(fault.reason, *fault.details))


def _known(deal: DealRecord) -> Guess | None:
    """The pack and the discards, if the record tells all of them."""
    talon = tuple(card for card in deal.talon if card is not None)
    if any(len(hand) < HAND for hand in deal.hands) or len(talon) < len(deal.talon):
        return None
    exchanges = [step for step in deal.steps if isinstance(step, Does)]
    discards = [step.what for step in exchanges if isinstance(step.what, Exchange)]
    if len(discards) != 2 and len(exchanges) != len(discards):
        return None
    hands = deal.hands[deal.dealer.other], deal.hands[deal.dealer]
    return Guess(hands, talon, (NOTHING, NOTHING))


def _supplied(deal: DealRecord, guess: Guess) -> Hand:
    """The cards whose places do not follow from the record."""
    return open_cards(deal, guess) if _known(deal) is None else NOTHING


def _may_depend(deal: DealRecord) -> bool:
    """Whether the score can depend on cards that nobody named: see the module's header."""
    said = [step.what for step in deal.steps if isinstance(step, Does)]
    calls = [it.call if isinstance(it, SpokenClaim | SpokenCorrection) else it for it in said]
    return any(
        isinstance(what, AskMaking)
        or what == Answer(Reply.EQUAL)  # perhaps to the number, which asks as well
        or (isinstance(what, SpokenCall) and what.count is None)
        for what in calls
    )


def _differs(outcome: Playthrough, other: Playthrough) -> bool:
    """Whether the same record was scored otherwise with another pack that makes it legal."""
    if other.fault is not None:
        return False
    ledgers = (outcome.state.current.ledger, other.state.current.ledger)
    first, second = ([(line.seat, line.item, line.points) for line in each] for each in ledgers)
    return first != second
