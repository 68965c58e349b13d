"""The long runs of a game: laws, two scorers, actions of all kinds, and how quick the rules are.

A game's command (`tests.soak_bezique`, `tests.soak_all_fours`) says with what it is tried.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol

from rules.core.game import Rules

EVERY = 10.0  # seconds between lines of progress
Tell = Callable[[Counter[str]], None]
"""Is told now and then what was counted so far."""


class Run(Protocol):
    """A long run that says how far it is by what it has counted."""

    def __call__(self, *, tell: Tell) -> Counter[str]: ...


@dataclass(frozen=True)
class Tried:
    """With what a game is tried; `options` None is any options."""

    rules: Rules
    presets: Mapping[str, Any]
    any_action: Callable[[Any, Random], Any]
    soak: Callable[..., Counter[str]]  # deals, seed, options
    compare: Callable[..., Counter[str]]  # the same
    fuzz: Callable[..., Counter[str]]  # actions, seed
    wrong: tuple[type[Exception], ...]  # what they raise

    @property
    def games(self) -> dict[str, Any]:
        """The games with names, and any other."""
        return {**self.presets, "any": None}


def run(tried: Tried, command: str, doc: str | None) -> int:
    """Do what the command line asks for; the exit code is 1 where something is wrong."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {command}",
        description=doc,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--scorer", type=int, metavar="DEALS")
    parser.add_argument("--fuzz", type=int, metavar="DEEDS")
    parser.add_argument("--bench", type=float, metavar="SECONDS")
    parser.add_argument("--preset", choices=[*tried.games])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        if asked.fuzz is not None:
            timed("any", "actions", asked.fuzz, partial(tried.fuzz, asked.fuzz, asked.seed))
            return 0
        for name, options in tried.games.items():
            if asked.preset not in (None, name):
                continue
            if asked.bench is not None:
                bench(tried, name, options, asked.bench)
                continue
            deals, long = asked.deals, tried.soak
            if asked.scorer is not None:
                deals, long = asked.scorer, tried.compare
            timed(name, "deals", deals, partial(long, deals, asked.seed, options))
    except tried.wrong as broken:
        print(f"Something is wrong: {broken}", file=sys.stderr)
        return 1
    return 0


def timed(name: str, what: str, wanted: int, long: Run) -> None:
    """Run, say now and then how far it is, and print what was counted."""
    began = told = time.perf_counter()

    def tell(figures: Counter[str]) -> None:
        nonlocal told
        now = time.perf_counter()
        if now - told >= EVERY:
            told = now
            far = f"{figures[what]:,} of {wanted:,} {what}"
            print(f"{name}: {far}, {now - began:.0f} s", flush=True)

    figures = long(tell=tell)
    counted = ", ".join(f"{item} {count:,}" for item, count in sorted(figures.items()))
    print(f"{name}: no fault in {figures[what]:,} {what}, {time.perf_counter() - began:.0f} s")
    print(f"  {counted}", flush=True)


def bench(tried: Tried, name: str, options: Any, seconds: float) -> None:
    """Whole parties from the cut until the time is over; every action from `choices`."""
    rules, luck, deals = tried.rules, Random(1), 0
    wall, processor = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        state = rules.start(options)
        while state.turn is not None:
            state = rules.apply(state, tried.any_action(state, luck))[-1].state
        deals += len(rules.deals(state).results)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"{name}: {deals / wall:,.0f} deals a second, {deals / processor:,.0f} of processor time")
