"""Calls to make, and calls to keep back, in the last deal of a partie: proved by playing them out.

What a call gains over silence is first reckoned by the analysis. Where that is a good deal, either
way, deals drawn from what the caller may believe are played to the end by Master in both seats,
once with the call and once without it; right is what is better by more than two standard errors.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "opponent"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from played_deals import JUDGES
from playouts.both_ways import Gain, Position, both_ways
from playouts.gain import gains

from game.piquet.ai.levels import LEVELS
from game.piquet.puzzles.asked import KEPT, PuzzleKind, start_at
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.said.calling import kind_in_turn
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, Deal
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind
from rules.piquet.game import RULES
from rules.piquet.pack import PACK
from rules.piquet.partie import apply
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view

DEALS = 32  # that are played out, or fewer where some cannot be
_LEAST, _MOST = 3.0, 40.0  # settlement points that the analysis sees in it
_ERRORS = 3.0  # of so few deals the error itself is not exact; two would do
_FEWEST = 12  # deals that say anything
_ASKED = 3
_LATE = (Phase.PLAY, Phase.CARTE_BLANCHE)


def callings(seed: int, number: int) -> Iterator[dict[str, Any]]:
    """The first puzzle of a last deal, at a score drawn by chance, as plain data."""
    chance = Random(f"calls:{seed}:{number}")
    totals = chance.randrange(20, 100), chance.randrange(40, 140)
    if chance.random() < 0.5:
        totals = totals[1], totals[0]
    opening = {"totals": list(totals), "dealer": chance.choice(list(Player)).name}
    before = start_at(opening)
    players = chance.choice(("club", "expert")), chance.choice(("club", "expert"))
    done: list[Action] = [Deal(tuple(chance.sample(PACK, len(PACK))))]
    state = apply(before, done[0])[-1].state
    asked: set[tuple[Player, Kind]] = set()
    while isinstance(state.turn, Player) and state.phase not in _LATE:
        seen = view(state, state.turn)
        kind = kind_in_turn(seen, HandState()) if isinstance(seen.choices, MayCall) else None
        if kind is not None and (seen.player, kind) not in asked:
            asked.add((seen.player, kind))
            found = calling(before, tuple(done), state, kind)
            if found is not None:
                yield {**found, "opening": opening}
                return
        action = LEVELS[players[state.turn]](seen, number)
        done.append(action)
        state = apply(state, action)[-1].state


def calling(
    before: State, done: tuple[Action, ...], state: State, kind: Kind
) -> dict[str, Any] | None:
    """A puzzle of whether to call what one has of a kind, if it is one."""
    assert isinstance(state.turn, Player)
    seen = view(state, state.turn)
    gain = next((each for each in gains(seen) if each.call.kind is kind), None)
    if gain is None or not _LEAST <= abs(gain.settlement) <= _MOST:
        return None
    found = played_out(Position(before, done), Call(gain.call), DEALS, 1)
    if found is None or abs(found.settlement) < _ERRORS * found.settlement_error:
        return None
    if (found.settlement > 0) is not (gain.settlement > 0):
        return None
    call = RULES.write(Call(gain.call))
    made = found.settlement > 0
    return {
        "kind": PuzzleKind.CALL.value,
        "seat": seen.player.name,
        "missed": missed(seen, kind, made=made, call=call),
        "right": [call if made else KEPT],
        "call": call,
        "of": kind.value,
        "good": round(100 * gain.chances.good),
        "gain": round(abs(found.settlement), 1),
        "error": round(found.settlement_error, 1),
        "deals": found.deals,
        "log": [RULES.write(each) for each in done],
    }


def played_out(position: Position, call: Call, deals: int, seed: int) -> Gain | None:
    """What the call gains, Master playing on in both seats; None where few deals can be drawn."""
    found = list(both_ways(position, call.what, deals, seed, LEVELS["master"]))
    return Gain.of(found) if len(found) >= _FEWEST else None


def missed(seen: View, kind: Kind, *, made: bool, call: str) -> dict[str, str]:
    """The levels that keep it back where it is to be made, or the other way round."""
    found = {}
    for level in JUDGES:
        made_by = sum(_calls(level, seen, kind, seed) for seed in range(1, _ASKED + 1))
        if (2 * made_by > _ASKED) is not made:
            found[level] = KEPT if made else call
    return found


def _calls(level: str, seen: View, kind: Kind, seed: int) -> bool:
    chosen = LEVELS[level](seen, seed)
    return isinstance(chosen, Call) and chosen.what.kind is kind
