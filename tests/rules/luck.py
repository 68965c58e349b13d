"""Random legal play from a seed: what the laws, the soak and the bench are fed with."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random

from rules.core.seats import Player
from rules.piquet.actions import Action, Deal, Exchange, Play, Spread
from rules.piquet.choices import Choices, MayExchange, MayPlay, choices, every_action
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start, start_deal
from rules.piquet.state import Phase, State


def any_action(state: State, luck: Random) -> Action:
    """Any legal action, each as likely as the others; of chance's, any pack."""
    if state.phase is Phase.SPREAD:
        return Spread(tuple(luck.sample(PACK, len(PACK))))
    if state.phase is Phase.DEAL:
        return Deal(tuple(luck.sample(PACK, len(PACK))))
    may = choices(state)
    assert may is not None, "the partie is over"
    return any_of(may, state, luck)


def any_of(may: Choices, state: State, luck: Random) -> Action:
    hand = state.deal.hands[state.deal.turn] if state.deal is not None else frozenset()
    if isinstance(may, MayExchange):  # far too many to list each time
        counts = range(may.least, may.most + 1)
        count = luck.choices(counts, [comb(len(hand), count) for count in counts])[0]
        return Exchange(frozenset(luck.sample(sorted(hand), count)))
    if isinstance(may, MayPlay):  # by far the most
        return Play(luck.choice(sorted(may.cards)))
    return luck.choice(list(every_action(may, hand)))


def random_partie(luck: Random, options: Options | None = None) -> Iterator[tuple[State, Action]]:
    """A whole partie from the cut: each state with the action done in it."""
    yield from random_play(start(options), luck)


def random_play(state: State, luck: Random) -> Iterator[tuple[State, Action]]:
    """Every state until the partie is over, with the action done in it."""
    while state.turn is not None:
        action = any_action(state, luck)
        yield state, action
        state = apply(state, action)[-1].state


def random_deal(luck: Random, options: Options | None = None) -> Iterator[tuple[State, Action]]:
    """One deal from its pack to its last trick."""
    state = start_deal(options or Options(), Player.B)
    while not state.results:
        action = any_action(state, luck)
        yield state, action
        state = apply(state, action)[-1].state
