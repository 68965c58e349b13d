"""Random legal play from a seed: what the laws, the soak and the bench are fed with."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random

from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, Deal, Exchange, Play, Spread
from rules.piquet.choices import Choices, MayCall, MayExchange, MayPlay, choices, every_action
from rules.piquet.options import HAND, Options
from rules.piquet.pack import COURTS, PACK, height
from rules.piquet.partie import apply, start, start_deal
from rules.piquet.rights import actions_by, rights
from rules.piquet.state import Phase, State
from tests.rules.table import pack_of

RIGHTS_USED = 0.15
"""How often a right is used where there is one."""


def any_action(state: State, luck: Random) -> Action:
    """Any legal action of the one on turn, each as likely as the others, or now and then a right.

    Of chance's actions, any pack.
    """
    if state.phase is Phase.SPREAD:
        return Spread(tuple(luck.sample(PACK, len(PACK))))
    if state.phase is Phase.DEAL:
        return Deal(tuple(luck.sample(PACK, len(PACK))))
    may_besides = (*rights(state, Player.A), *rights(state, Player.B))
    if may_besides and luck.random() < RIGHTS_USED:  # and none of them is empty
        return luck.choice([action for right in may_besides for action in actions_by(right)])
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
        cards = sorted(may.cards)
        return Play(cards[int(luck.random() * len(cards))])
    actions = list(every_action(may, hand))
    return actions[int(luck.random() * len(actions))]


def eager_action(state: State, luck: Random) -> Action:
    """A legal action by one who likes to call his best, dealt from a badly shuffled pack."""
    if state.phase is Phase.DEAL:
        blanche = luck.random() < 0.1
        return Deal(with_carte_blanche(state, luck) if blanche else badly_shuffled(luck))
    may = choices(state)
    if isinstance(may, MayCall) and may.calls and luck.random() < 0.9:
        return Call(may.calls[0])
    return any_action(state, luck)


def badly_shuffled(luck: Random) -> tuple[Card, ...]:
    """A pack in order of suits or of ranks, cut, with some cards changed about."""
    pack = sorted(PACK, key=luck.choice((lambda one: -one, height)))
    place = luck.randrange(len(pack))
    pack = pack[place:] + pack[:place]
    for _ in range(luck.randrange(4, 12)):
        one, other = luck.randrange(len(pack)), luck.randrange(len(pack))
        pack[one], pack[other] = pack[other], pack[one]
    return tuple(pack)


def with_carte_blanche(state: State, luck: Random) -> tuple[Card, ...]:
    """A pack that deals no king, queen or knave to elder or to younger."""
    low = luck.sample(sorted(set(PACK) - COURTS), HAND)
    rest = luck.sample(sorted(set(PACK) - set(low)), len(PACK) - HAND)
    hands = [frozenset(low), frozenset(rest[:HAND])]
    luck.shuffle(hands)
    return pack_of(hands[0], hands[1], tuple(rest[HAND:]), state.options.packets)


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
