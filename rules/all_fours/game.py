"""The front door: all that the rules of All-Fours offer to whoever knows no game, in one record."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from rules.all_fours import partie
from rules.all_fours.actions import Action, AskTrump, ClaimPoints, Deal, Run, Spread
from rules.all_fours.choices import choices, every_action
from rules.all_fours.editions import seen_by
from rules.all_fours.events import Event
from rules.all_fours.pack import PACK
from rules.all_fours.record.notation import parse_action, write_action
from rules.all_fours.scoring import Settlement
from rules.all_fours.state import Phase, State
from rules.all_fours.view import View, view
from rules.core.cards import Card
from rules.core.game import Deals, Rules


def deals(state: State) -> Deals:
    """Which deal lies on the table, and what the finished ones brought."""
    number = state.deal.number if state.deal is not None else 0
    return Deals(number, state.standing.results, state.standing.first_dealer)


def ending(state: State) -> Settlement | None:
    """The settlement, when the partie is over."""
    return state.standing.settlement


def shuffle(state: State, before: Iterable[Action]) -> str:
    """The pack that is awaited: "spread 0" to cut from, "deal 3". ValueError when none is.

    `before` are the actions done so far: a tied cut spreads again. Cards that were bunched are
    dealt as the next deal.
    """
    match state.phase:
        case Phase.SPREAD:
            return f"spread {sum(isinstance(action, Spread) for action in before)}"
        case Phase.DEAL:
            return f"deal {len(state.standing.results) + 1}"
        case _:
            raise ValueError(f"no pack is awaited in the phase {state.phase.value!r}")


def bring(state: State, pack: tuple[Card, ...]) -> Spread | Deal:
    """The pack that is awaited."""
    return Spread(pack) if state.phase is Phase.SPREAD else Deal(pack)


def is_deal(action: Action) -> bool:
    """Whether it deals a pack."""
    return isinstance(action, Deal)


def is_free(state: State) -> bool:
    """Whether more than one thing could be done: a forced action would only be done again."""
    may = choices(state)
    return may is None or len(list(islice(every_action(may), 2))) > 1


def reveals(action: Action) -> bool:
    """Whether its doer saw something new by it: cards, an answer, or the truth of the points."""
    return isinstance(action, Run | AskTrump | ClaimPoints)


RULES = Rules(
    name="all-fours",
    pack=PACK,
    view_type=View,
    event_type=Event,
    start=partie.start,
    doer=partie.doer,
    check=partie.check,
    apply=partie.apply,
    view=view,
    seen=seen_by,
    deals=deals,
    ending=ending,
    shuffle=shuffle,
    bring=bring,
    is_deal=is_deal,
    is_free=is_free,
    reveals=reveals,
    write=write_action,
    read=parse_action,
)
