"""The calls in doubt by which the price of a call is measured, and the file that keeps them.

A line of the file is one call, and tells all that is needed to ask of it again:

    7/12 | deal AS … ; exchange … ; call point … | call set JS JH JC | set - | 1024 -0.31 0.06 …

the name of its deal; what was done before it; the call; of which kinds is spoken from there with it
and with its kind kept back; how many deals were played out both ways, what the call gained over
silence in points and the error of that, and the same by settlement, told in points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from playouts.both_ways import Position
from playouts.calls import Gained, both_ways
from playouts.gain import CallGain, gain_of
from playouts.in_doubt import Doubt, doubts, seen_at
from playouts.pools import SILENCE
from playouts.yardstick import worth
from rules.core.seats import Player
from rules.piquet.actions import Call
from rules.piquet.combinations import Combination, Kind
from rules.piquet.options import Options
from rules.piquet.partie import start_deal
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.view import View

FILE = Path(__file__).resolve().parents[3] / "tests" / "judge" / "calls.txt"
DEALS = 320
SURE = 0.95  # a call that is good so often is in no doubt
SEED = 1


class Measured(Struct, frozen=True):
    """A call in doubt, with what came of it when it was played out."""

    name: str
    position: Position
    call: Combination
    told: frozenset[Kind]
    kept: frozenset[Kind]
    played: Gained

    @property
    def seen(self) -> View:
        """What the caller sees."""
        return seen_at(self.position)

    def gain(self) -> CallGain:
        """What the analysis says of it today, for the same kinds told and kept back."""
        return gain_of(self.seen, self.call, self.told, self.kept)


def in_doubt(level: str = "club") -> Iterator[Doubt]:
    """The calls of the yardstick, one after the other."""
    return (one for one in doubts(SEED, level) if one.gain.chances.good < SURE)


def measured(doubt: Doubt, deals: int = DEALS) -> Measured:
    """Play a call out both ways."""
    seen, gain = doubt.seen, doubt.gain
    assert seen.deal is not None
    value = worth(seen.deal.seat, (0, 0))
    played = both_ways(seen, gain, value, deals, sum(map(ord, doubt.name)))
    return Measured(doubt.name, doubt.position, gain.call, gain.told, gain.kept, played)


def line(found: Measured) -> str:
    """As it stands in the file."""
    played = found.played
    numbers = (played.points, played.points_error, played.worth, played.worth_error)
    parts = (
        found.name,
        "; ".join(map(write_action, found.position.actions)),
        write_action(Call(found.call)),
        f"{_written(found.told)} / {_written(found.kept)}",
        " ".join([str(played.deals), *(f"{number:.2f}" for number in numbers)]),
    )
    return " | ".join(parts)


def _written(kinds: Iterable[Kind]) -> str:
    return " ".join(kind.value for kind in Kind if kind in set(kinds)) or "-"


def _kinds(text: str) -> frozenset[Kind]:
    return frozenset(Kind(word) for word in text.split() if word != "-")


def measured_of(text: str) -> Measured:
    """What a line of the file says; another will not do."""
    name, done, called, plans, numbers = text.split(" | ")
    actions = tuple(map(parse_action, done.split("; ")))
    call = parse_action(called)
    assert isinstance(call, Call)
    told, _, kept = plans.partition(" / ")
    deals, *found = numbers.split()
    points, error, value, value_error = map(float, found)
    played = Gained(int(deals), points, error, value, value_error)
    position = Position(start_deal(Options(), Player.B), actions)
    return Measured(name, position, call.what, _kinds(told), _kinds(kept), played)


def stored(path: Path = FILE) -> Iterator[Measured]:
    """All calls of the file, in its order; none if there is no file yet."""
    if path.exists():
        yield from map(measured_of, path.read_text(encoding="ascii").splitlines())


def played_again(found: Measured, deals: int, seed: int, silence: float = SILENCE) -> Measured:
    """The same call with other deals; `silence` as in `playouts.deal.Talk`."""
    seen = found.seen
    assert seen.deal is not None
    value = worth(seen.deal.seat, (0, 0))
    return replace(found, played=both_ways(seen, found.gain(), value, deals, seed, silence))
