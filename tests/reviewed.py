"""The review of a record at one go, for tests and soaks: a fold over what one player decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.players.judgement import Analysis
from game.players.review import Reviewed, reviewed
from rules.core.game import Action, Rules, State, View
from rules.core.seats import Player

Decision = tuple[View, Action]
"""What a player saw and what he did."""

Weigh = Callable[[View, Action], Analysis]
"""Says what the choices of a view come to, this one among them."""


def decisions(
    rules: Rules, before: State, actions: Iterable[Action], player: Player
) -> Iterator[Decision]:
    """The record of one player: his view before each of his actions, which follow on a state.

    Illegal is raised by an action that does not follow.
    """
    state = before
    for action in actions:
        if rules.doer(state, action) is player:
            yield rules.view(state, player), action
        state = rules.apply(state, action)[-1].state


def review(record: Iterable[Decision], weigh: Weigh) -> Iterator[Reviewed]:
    """The decisions of a record one after the other, those that left no choice passed over.

    Each step takes the time of one analysis; who has heard enough stops asking.
    """
    for seen, action in record:
        if seen.choices is not None:
            found = reviewed(seen, action, weigh(seen, action))
            if found is not None:
                yield found
