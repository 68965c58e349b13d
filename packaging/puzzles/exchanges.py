"""Discards that are better than all others, as far as thousands of possible deals can tell.

Each discard worth a thought is tried on the same deals by the analysis of the game, twice, with
other chances each time. Right is the best one, and whatever is within two standard errors of it in
either of the two; all others are worse by more than that in both.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from played_deals import JUDGES, Choice, missed

from game.piquet.ai.discards_judged import discards
from game.piquet.ai.drawing import Effort
from game.piquet.ai.estimates import PARTS, reason_of
from game.piquet.ai.levels import MASTER
from game.players.judgement import Judgement, Reason
from rules.piquet.actions import Action
from rules.piquet.choices import MayExchange
from rules.piquet.game import RULES

DEEP = replace(MASTER, effort=Effort(((60, 60), (24, 300), (10, 2400)), prior=5.0))
SEEDS = (101, 202)
_ERRORS = 2.0
_LEAST = 1.0  # settlement points that the first wrong discard loses: an inaccuracy
_MOST_RIGHT = 3
_QUICK = tuple(level for level in JUDGES if level != "master")


def judged(choice: Choice, seed: int, also: Action | None = None) -> list[Judgement]:
    """The discards worth most on some thousands of deals, the best first."""
    return discards(choice.seen, Random(seed), DEEP, also)


def within(found: list[Judgement]) -> list[Judgement]:
    """Those that two standard errors do not part from the best; it is among them."""
    best = found[0]
    return [one for one in found if best.settlement - one.settlement <= _ERRORS * one.doubt]


def exchange(choice: Choice) -> dict[str, Any] | None:
    """A puzzle as plain data, if this choice makes one."""
    if not isinstance(choice.seen.choices, MayExchange):
        return None
    first = discards(choice.seen, Random(1), MASTER, None)
    near = within(first)
    if len(near) > _MOST_RIGHT or len(near) == len(first):
        return None
    if first[0].settlement - first[len(near)].settlement < _LEAST:
        return None
    if not missed(choice.seen, frozenset(one.action for one in near), _QUICK):
        return None
    right: dict[Action, None] = {}
    every = [judged(choice, seed) for seed in SEEDS]
    for found in every:
        right.update(dict.fromkeys(one.action for one in within(found)))
    if len(right) > _MOST_RIGHT or any(_too_near(found, right) for found in every):
        return None
    losers = missed(choice.seen, frozenset(right))
    if not losers:
        return None
    return _told(choice, every[0], right, losers)


def _too_near(found: list[Judgement], right: dict[Action, None]) -> bool:
    """Whether a wrong one is hardly worse than the best, or none is wrong."""
    wrong = [one for one in found if one.action not in right]
    return not wrong or found[0].settlement - wrong[0].settlement < _LEAST


def _told(
    choice: Choice, found: list[Judgement], right: dict[Action, None], losers: dict[str, str]
) -> dict[str, Any]:
    """What is told: the best, the others that are right, and what the levels chose instead."""
    chosen = list(dict.fromkeys(map(RULES.read, losers.values())))
    tempting = max(chosen, key=list(map(RULES.read, losers.values())).count)
    if all(one.action != tempting for one in found):
        found = judged(choice, SEEDS[0], tempting)
    other = next(one for one in found if one.action == tempting)
    reason = reason_of((found[0], other))
    shown = [one for one in found if one.action in right or one.action in chosen][:5]
    return {
        "kind": "exchange",
        "seat": choice.seat.name,
        "missed": losers,
        "right": [RULES.write(one.action) for one in found if one.action in right],
        "worth": {RULES.write(one.action): parts(found[0], one) for one in shown},
        "why": None if reason is None else told(reason),
        "tempting": RULES.write(tempting),
        "log": list(choice.log),
    }


def parts(best: Judgement, one: Judgement) -> dict[str, Any]:
    """What a discard loses, and what it brings by part: my points less the other's."""
    by_part = [round(getattr(one.mine, p) - getattr(one.theirs, p), 1) for p in PARTS]
    return {
        "lost": round(best.settlement - one.settlement, 1),
        "doubt": round(one.doubt, 2),
        "parts": by_part,
    }


def told(reason: Reason) -> dict[str, Any]:
    """A reason as plain data."""
    data = {each: getattr(reason, each) for each in reason.__struct_fields__}
    if reason.chance is not None:
        data["chance"] = reason.chance.value
    if reason.hope is not None:
        what, of = reason.hope
        data["hope"] = [what.value, of.value]
    return {name: value for name, value in data.items() if value is not None}
