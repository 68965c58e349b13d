"""How a soak follows a partie, whatever the game: each game adds the laws it asserts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from rules.core.cards import Card
from rules.core.game import Action, AnyMoment, Rules, State, replay


class LawBrokenError(AssertionError):
    """A law was broken; says by which partie, so that it can be played again."""


class Following:
    """Follows a partie from its first state; a game asserts its laws at each action."""

    rules: ClassVar[Rules]

    def __init__(self, start: State, luck: Random, thoroughness: float = 1.0) -> None:
        """`thoroughness` is the share of states in which the costly laws are asserted too."""
        self.start = self.state = start
        self.luck = luck
        self.share = thoroughness
        self.log: list[Action] = []
        self.known: list[frozenset[Card]] = [frozenset(), frozenset()]
        self.figures: Counter[str] = Counter()

    def follow(self, action: Action) -> Any:
        """Do an action, and assert the laws of every moment that comes of it; the state then."""
        if self.luck.random() < self.share:
            self.try_everything()
        moments = self.rules.apply(self.state, action)
        assert moments, "nothing came of it"
        self.log.append(action)
        self.figures["actions"] += 1
        for moment in moments:
            self.see(moment, last=moment is moments[-1])
        self.after()
        return self.state

    def try_everything(self) -> None:
        """Exactly the choices are allowed."""
        raise NotImplementedError

    def see(self, moment: AnyMoment, *, last: bool) -> None:
        """What holds at a moment, `last` where it is an action's last; its state is taken over."""
        raise NotImplementedError

    def after(self) -> None:
        """What holds after an action."""

    def replays(self) -> None:
        """The log alone brings back the same state (QR7, ZW8)."""
        again = replay(self.rules.apply, self.start, self.log)
        assert again.refused is None
        assert again.state == self.state


def follow_to_the_end(watch: Following, action: Callable[[Any, Random], Action], seed: int) -> None:
    """A whole partie under the laws, and its replay; who breaks one is told by its seed."""
    try:
        while watch.state.turn is not None:
            watch.follow(action(watch.state, watch.luck))
        watch.replays()
    except Exception as broken:
        at = f"seed {seed}, after {len(watch.log)} actions: {broken}"
        raise LawBrokenError(at) from broken


def until(
    deals: int,
    partie: Callable[[int], Counter[str]],
    tell: Callable[[Counter[str]], None] | None = None,
) -> Counter[str]:
    """Whole parties, told by their number from 0, until so many deals are over."""
    figures: Counter[str] = Counter()
    while figures["deals"] < deals:
        figures += partie(figures["parties"])
        if tell is not None:
            tell(figures)
    return figures
