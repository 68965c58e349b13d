"""Random parties as logs, and ways to forget parts of their records as a book would."""

from __future__ import annotations

import random

from msgspec.structs import replace

from rules.core.seats import Chance
from rules.piquet import partie
from rules.piquet.actions import Action, Call, ClaimLate, Correct, Deal, Exchange, Look, Spread
from rules.piquet.choices import MayCall, MayExchange, choices, every_action
from rules.piquet.combinations import Combination, Point, RankSet, Sequence
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.record.record import (
    Counts,
    DealRecord,
    Does,
    Draws,
    OpenExchange,
    Record,
    SpokenClaim,
    SpokenCorrection,
    Step,
)
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.state import Phase, State
from tests.rules.luck import any_action, eager_action


def random_log(seed: int, options: Options, deals: int = 8) -> tuple[Action, ...]:
    """A partie of so many deals at most, played by dice that like to call."""
    dice = random.Random(seed)
    state = partie.start(options)
    log: list[Action] = []
    while state.phase is not Phase.OVER and len(state.results) < deals:
        action = _random_action(state, dice)
        log.append(action)
        state = partie.apply(state, action)[-1].state
    return tuple(log)


def _random_action(state: State, dice: random.Random) -> Action:
    if state.turn is Chance.DEALER:
        pack = tuple(dice.sample(PACK, len(PACK)))
        return Spread(pack) if state.phase is Phase.SPREAD else Deal(pack)
    may = choices(state)
    assert may is not None
    if isinstance(may, MayExchange):
        hand = state.current.hands[state.current.turn]
        most = may.most if dice.random() < 0.7 else dice.randint(may.least, may.most)
        return Exchange(frozenset(dice.sample(sorted(hand), most)))
    if isinstance(may, MayCall) and may.calls and dice.random() < 0.9:
        return Call(may.calls[0] if dice.random() < 0.9 else dice.choice(may.calls))
    hand = state.current.hands[state.current.turn] if state.deal else frozenset()
    return dice.choice(list(every_action(may, hand)))


def lively_log(seed: int, options: Options, deals: int = 2) -> tuple[Action, ...]:
    """A partie by one who likes to call and uses his rights, now and then a carte blanche dealt."""
    dice = random.Random(seed)
    state = partie.start(options)
    log: list[Action] = []
    while state.phase is not Phase.OVER and len(state.results) < deals:
        any_of_them = dice.random() < 0.5 and state.phase is not Phase.DEAL
        action = (any_action if any_of_them else eager_action)(state, dice)
        log.append(action)
        state = partie.apply(state, action)[-1].state
    return tuple(log)


def forgotten_by(seed: int, record: Record) -> Record:
    """The same record as a book might print it: without much that the score stands without."""
    dice = random.Random(seed)
    return replace(record, deals=tuple(_forgotten(deal, dice) for deal in record.deals))


def _forgotten(deal: DealRecord, dice: random.Random) -> DealRecord:
    a, b = (frozenset(dice.sample(sorted(hand), dice.choice((0, 0, 6, 12)))) for hand in deal.hands)
    talon = tuple(card if dice.random() < 0.3 else None for card in deal.talon)
    steps = [less for step in deal.steps for less in _less(step, dice)]
    return replace(deal, hands=(a, b), talon=talon, steps=tuple(steps))


def _less(step: Step, dice: random.Random) -> tuple[Step, ...]:
    match step:
        case Does(what=Exchange(cards)):
            kept = frozenset(dice.sample(sorted(cards), dice.randint(0, len(cards))))
            part = OpenExchange(kept, len(cards) - len(kept))
            forms: list[tuple[Step, ...]] = [(step,), ()]
            forms.append((replace(step, what=part) if part.unknown else step,))
            return dice.choice(forms)
        case Does(what=Call(call)) if dice.random() < 0.7:
            return (replace(step, what=spoken(call)),)
        case Does(what=ClaimLate(call)) if dice.random() < 0.7:
            return (replace(step, what=SpokenClaim(spoken(call))),)
        case Does(what=Correct(call)) if dice.random() < 0.7:
            return (replace(step, what=SpokenCorrection(spoken(call))),)
        case Does(what=Look(False)) | Draws():
            return dice.choice(((step,), ()))
        case Counts():
            return ()
        case _:
            return (step,)


def spoken(call: Combination) -> SpokenCall:
    """What is said of a call in a book."""
    match call:
        case Point():
            return SpokenCall(call.kind, call.count, suit=call.suit, making=call.value)
        case Sequence():
            return SpokenCall(call.kind, call.length, call.top)
        case RankSet():
            return SpokenCall(call.kind, call.count, call.rank)


def only_said(record: Record, length: int) -> Record:
    """The first deal with nothing but what was said and played, calls without their cards."""
    (deal, *_) = record.deals
    steps: list[Step] = []
    for step in deal.steps[:length]:
        match step:
            case Does(what=Exchange() | Look(False)) | Draws() | Counts():
                continue
            case Does(what=Call(call)):
                steps.append(replace(step, what=spoken(call)))
            case _:
                steps.append(step)
    return replace(record, deals=(DealRecord(deal.dealer, steps=tuple(steps)),))
