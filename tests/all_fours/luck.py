"""Random legal play from a seed: what the laws, the second scorer and the soak are fed.

Pure chance seldom bunches the cards or makes a revoke, so there are packs that were badly shuffled
and players who do not mind.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from rules.all_fours.actions import (
    Action,
    AnnounceNumber,
    Beg,
    Deal,
    LayAway,
    Play,
    Run,
    Slip,
    Spread,
)
from rules.all_fours.choices import MayAnswerBeg, MayBeg, MayLayAway, MayPlay, choices, every_action
from rules.all_fours.options import Options, Revoke
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, check, start
from rules.all_fours.state import Phase, State
from rules.core.cards import Card


def any_action(state: State, luck: Random) -> Action:
    """Any legal action of the one on turn, each as likely as the others; of chance's, any pack."""
    may = choices(state)
    if isinstance(may, MayPlay):  # by far the most
        cards = sorted(may.cards)
        return Play(cards[int(luck.random() * len(cards))])
    if may is None:
        assert state.turn is not None, "the partie is over"
        pack = list(PACK)
        luck.shuffle(pack)
        return Spread(tuple(pack)) if state.phase is Phase.SPREAD else Deal(tuple(pack))
    if isinstance(may, MayLayAway):
        return LayAway(frozenset(luck.sample(sorted(may.cards), may.number)))
    actions = list(every_action(may))
    return actions[int(luck.random() * len(actions))]


def rash_action(state: State, luck: Random) -> Action:
    """A legal action by one who likes to beg and to run, and revokes where that is possible."""
    if state.phase is Phase.DEAL and luck.random() < 0.5:
        return Deal(badly_shuffled(luck))
    may = choices(state)
    if isinstance(may, MayBeg) and luck.random() < 0.9:
        return Beg()
    if isinstance(may, MayAnswerBeg) and luck.random() < 0.8:
        return Run()
    if isinstance(may, MayPlay) and state.options.revoke is not Revoke.IMPOSSIBLE:
        held = sorted(state.current.hands[state.current.turn])
        return Play(luck.choice(held))
    return any_action(state, luck)


def clumsy_action(state: State, luck: Random) -> Action:
    """A legal action where the dealer's hand may slip, and somebody sees it sooner or later."""
    if state.options.strict and state.phase is Phase.DEAL and luck.random() < 0.6:
        return Deal(badly_shuffled(luck), luck.choice(list(Slip)))
    if state.deal is not None and luck.random() < 0.2:
        announce = AnnounceNumber()
        if check(state, announce) is None:
            return announce
    return rash_action(state, luck)


def badly_shuffled(luck: Random) -> tuple[Card, ...]:
    """A pack in which the turn-ups are of one suit, some of them or all."""
    pack = list(PACK)
    luck.shuffle(pack)
    suit = luck.choice(pack).suit
    for place in range(12, 12 + 7 * luck.randrange(1, 7), 7):
        other = next(
            at for at, one in enumerate(pack) if one.suit is suit and (at > place or at % 7 != 5)
        )
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


NAMES = tuple(field for field in Options.__struct_fields__)
"""The names of the options as fields, in their order."""


def values_of(name: str) -> tuple[Any, ...]:
    """Every value that an option may have."""
    kind: Any = get_type_hints(Options)[name]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    return False, True


def random_options(luck: Random) -> Options:
    """Any options."""
    return replace(Options(), **{name: luck.choice(values_of(name)) for name in NAMES})


def random_partie(luck: Random, options: Options | None = None) -> Iterator[tuple[State, Action]]:
    """A whole partie from the cut: each state with the action done in it."""
    state = start(options)
    while state.turn is not None:
        action = any_action(state, luck)
        yield state, action
        state = apply(state, action)[-1].state
