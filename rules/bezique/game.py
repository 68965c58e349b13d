"""The front door: all that the rules of Bezique offer to whoever knows no game, in one record."""

from __future__ import annotations

from collections.abc import Iterable

from rules.bezique import partie
from rules.bezique.actions import Action, Deal, Draw, DrawEarly, DrawTwo, Spread
from rules.bezique.choices import choices, every_action
from rules.bezique.editions import seen_by
from rules.bezique.events import Event
from rules.bezique.pack import ALL_PACKS, pack_of
from rules.bezique.record.notation import parse_action, write_action
from rules.bezique.settlement import Settlement
from rules.bezique.state import Phase, State
from rules.bezique.view import View, view
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

    `before` are the actions done so far: a tied cut spreads again.
    """
    match state.phase:
        case Phase.SPREAD:
            return f"spread {sum(isinstance(action, Spread) for action in before)}"
        case Phase.DEAL:
            return f"deal {len(state.standing.results) + 1}"
        case _:
            raise ValueError(f"no pack is awaited in the phase {state.phase.value!r}")


def bring(state: State, pack: tuple[Card, ...]) -> Spread | Deal:
    """The pack that is awaited: of four packs shuffled the common game takes its two."""
    own = frozenset(pack_of(state.options))
    cards = tuple(card for card in pack if card in own)
    return Spread(cards) if state.phase is Phase.SPREAD else Deal(cards)


def is_deal(action: Action) -> bool:
    """Whether it deals a pack."""
    return isinstance(action, Deal)


def is_free(state: State) -> bool:
    """Whether more than one thing could be done: a forced action would only be done again."""
    may = choices(state)
    return may is None or len(list(every_action(may))) > 1


def reveals(action: Action) -> bool:
    """Whether its doer saw cards by it: what came before his draw is not taken back."""
    return isinstance(action, Draw | DrawTwo | DrawEarly)


RULES = Rules(
    name="bezique",
    pack=ALL_PACKS,
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
