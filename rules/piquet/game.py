"""The front door: all that Piquet's rules offer to whoever knows no game, in one record.

What is written beside the actions stands in `papers`, which loads no rules of play. The rooms of
Piquet itself (its face, its mind) import the modules they read: `actions`, `events`, `view`,
`choices`, and what else they name.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.cards import Card
from rules.core.game import Deals, Rules
from rules.piquet import partie
from rules.piquet.actions import Action, Deal, Exchange, Look, Spread
from rules.piquet.choices import MayAnswer, MayPlay, choices
from rules.piquet.events import Event
from rules.piquet.pack import PACK
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.rights import doer
from rules.piquet.settlement import Settlement
from rules.piquet.state import Phase, State
from rules.piquet.view import View, seen_by, view


def deals(state: State) -> Deals:
    """Which deal lies on the table, and what the finished ones brought."""
    number = state.deal.number if state.deal is not None else 0
    return Deals(number, state.results, state.first_dealer)


def ending(state: State) -> Settlement | None:
    """The settlement, when the partie is over."""
    return state.settlement


def shuffle(state: State, before: Iterable[Action]) -> str:
    """The pack that is awaited: "spread 0" to cut from, "deal 3". ValueError when none is.

    `before` are the actions done so far: a tied cut spreads again.
    """
    match state.phase:
        case Phase.SPREAD:
            return f"spread {sum(isinstance(action, Spread) for action in before)}"
        case Phase.DEAL:
            return f"deal {len(state.results) + 1}"
        case _:
            raise ValueError(f"no pack is awaited in the phase {state.phase.value!r}")


def bring(state: State, pack: tuple[Card, ...]) -> Spread | Deal:
    """The pack that is awaited, spread or dealt."""
    return Spread(pack) if state.phase is Phase.SPREAD else Deal(pack)


_SPREADS, _DEALS = 8, 100
"""Packs that are named before: as many ties in a cut, and deals to a hundred, as nobody sees."""


def is_deal(action: Action) -> bool:
    """Whether it deals a pack."""
    return isinstance(action, Deal)


def is_free(state: State) -> bool:
    """Whether more than one thing could be done: a forced action would only be done again."""
    match choices(state):
        case MayPlay(cards):
            return len(cards) > 1
        case MayAnswer(replies, ask):
            return len(replies) > 1 or ask
    return True


def reveals(action: Action) -> bool:
    """Whether its doer saw cards by it."""
    return isinstance(action, Exchange | Look)


RULES = Rules(
    name="piquet",
    pack=PACK,
    view_type=View,
    event_type=Event,
    start=partie.start,
    doer=doer,
    check=partie.check,
    apply=partie.apply,
    view=view,
    seen=seen_by,
    deals=deals,
    ending=ending,
    shuffle=shuffle,
    bring=bring,
    packs=(
        *(f"spread {number}" for number in range(_SPREADS)),
        *(f"deal {number}" for number in range(1, _DEALS + 1)),
    ),
    is_deal=is_deal,
    is_free=is_free,
    reveals=reveals,
    write=write_action,
    read=parse_action,
)
