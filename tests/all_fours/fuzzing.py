"""Actions of all kinds, most of them wrong: each is done, or refused with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from rules.all_fours.actions import Action, Deal, Spread
from rules.all_fours.options import Options
from rules.all_fours.partie import apply, check, doer, start
from rules.all_fours.record.notation import parse_action, write_action
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import State
from rules.all_fours.view import view
from rules.core.game import Illegal
from rules.core.seats import Player
from tests.all_fours.laws import anything
from tests.all_fours.luck import any_action, clumsy_action, random_options, rash_action

TRIES = 6  # wrong or right, before the partie goes on


class UnreasonedError(AssertionError):
    """An action broke instead of being refused; says which, and where."""


def fuzz(
    actions: int, seed: int, *, tell: Callable[[Counter[str]], None] | None = None
) -> Counter[str]:
    """Try so many actions at moments of parties with any options."""
    figures: Counter[str] = Counter()
    luck = Random(seed)
    while figures["actions"] < actions:
        _partie(random_options(luck), luck, figures)
        if tell is not None:
            tell(figures)
    return figures


def _partie(options: Options, luck: Random, figures: Counter[str]) -> None:
    state = start(options)
    steady = luck.choice((any_action, rash_action, clumsy_action))
    for _ in range(luck.randrange(5, 200)):
        if luck.random() < 0.25:
            every = list(anything(state, luck, 8))
            for action in luck.sample(every, TRIES):
                state = _try(state, action, figures)
        if state.turn is None:
            return
        state = apply(state, steady(state, luck))[-1].state


def _try(state: State, action: Action, figures: Counter[str]) -> State:
    """Do it or have it refused; the state that comes of it."""
    figures["actions"] += 1
    try:
        if not (isinstance(action, Spread | Deal) and len(set(action.pack)) < len(action.pack)):
            assert parse_action(write_action(action)) == action
        assert doer(state, action) is state.turn
        refused = check(state, action)
        if refused is not None:
            assert isinstance(refused.reason, Refusal)
            figures[f"refused: {refused.reason}"] += 1
            _is_refused(state, action)
            return state
        moments = apply(state, action)
        assert moments
        for player in Player:
            view(moments[-1].state, player)
    except Exception as wrong:
        at = f"{type(wrong).__name__}: {wrong} at {state.phase}, by {action!r}"
        raise UnreasonedError(at) from wrong
    figures["done"] += 1
    return moments[-1].state


def _is_refused(state: State, action: Action) -> None:
    try:
        apply(state, action)
    except Illegal:
        return
    raise AssertionError("it is refused and done")
