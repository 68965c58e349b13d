"""Random parties as both seats see them: moments after the exchange, and the unseen dealt again.

Players call, sink, correct, ask and claim late as they like; every named game and options at random
are played, and every fifth deal brings a carte blanche.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.events import Dealt, SequenceCalled, SetCalled
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.presets import PRESETS
from rules.piquet.record.options_text import NAMES, values_of, with_value
from rules.piquet.seats import YOUNGER, Seat
from rules.piquet.state import Phase, State
from tests.rules.laws import shown_to
from tests.rules.luck import any_action, eager_action, with_carte_blanche

EXCHANGED = {
    Phase.CALLS,
    Phase.ANSWER,
    Phase.LOOK,
    Phase.RECKONING,
    Phase.CONCESSION,
    Phase.PLAY,
}
"""When both have exchanged."""


class Moment(Struct, frozen=True):
    """A state of a deal in which something is to be decided, and which cards each seat has seen."""

    state: State
    known: tuple[frozenset[Card], frozenset[Card]]


def random_options(luck: Random) -> Options:
    """Those of a named game, or any at all."""
    options = Options()
    if luck.random() < 0.5:
        return luck.choice([*PRESETS.values()])
    for name in NAMES:
        options = with_value(options, name, luck.choice(values_of(name)))
    return options


def random_deal(luck: Random, options: Options | None = None) -> Iterator[Moment]:
    """One deal of a partie, each moment of it."""
    state = start_deal(options or random_options(luck), luck.choice([*Player]))
    player = luck.choice([any_action, eager_action, eager_action])
    known = (frozenset[Card](), frozenset[Card]())
    while not state.results and state.turn is not None:
        if state.deal is not None:
            yield Moment(state, known)
        action: Action = player(state, luck)
        if state.phase is Phase.DEAL and luck.random() < 0.2:
            action = Deal(with_carte_blanche(state, luck))
        for step in apply(state, action):
            if isinstance(step.event, Dealt):
                known = (frozenset(), frozenset())
            elder, younger = (known[seat] | shown_to(step.event, seat) for seat in Seat)
            known = elder, younger
            state = step.state


def dealt_again(moment: Moment, seat: Seat, luck: Random) -> State:
    """The same moment for a seat, with everything that it has not seen dealt anew.

    What was called stays where it is, since the call told of it.
    """
    deal = moment.state.current
    told: set[Card] = set()
    for event in deal.history:
        if isinstance(event, (SequenceCalled, SetCalled)) and event.seat is not seat:
            told |= event.cards or frozenset()
    point = deal.declarations.point
    if deal.declarations.asked and seat is YOUNGER and point is not None:
        told |= point.call.cards
    unseen = sorted(frozenset(PACK) - moment.known[seat] - told)
    anew = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))
    return replace(moment.state, deal=_renamed(deal, anew))


def _renamed(value: Any, anew: dict[Card, Card]) -> Any:  # anything a deal is made of
    match value:
        case Card():
            return anew.get(value, value)
        case frozenset():
            return frozenset(_renamed(part, anew) for part in value)
        case tuple():
            return tuple(_renamed(part, anew) for part in value)
        case _ if isinstance(value, Struct):
            parts = {one: _renamed(getattr(value, one), anew) for one in value.__struct_fields__}
            return replace(value, **parts)
        case _:
            return value
