"""`python -m tests.soak_apart [--faults N] [--mutations N] [--seed S]`: all goes wrong between two.

Faults: N parties of the house's players at both ends of a line in memory, in which either program
is ended at any moment (before and after each line that is stored, each message that is sent), the
line is cut, loses, repeats and exchanges what was on its way, clocks leap, disks are late or full.
Each partie must come to the end that it has undisturbed, with equal books, true from either.

Mutations: a part of all that is said is spoiled on its way. An end must go on, or end the line with
a fault; what the host holds stays true, and where both come to an end they hold the same. (A lie
that could be true, as another secret, is found when books are compared or the deal is opened.)
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from game.apart.journal import first_difference
from game.apart.verify import verified
from game.games import GAMES
from game.players.player import Occupant
from rules.core.game import Action, View
from rules.core.seats import Player
from tests.apart.ends import SHORT, Pair, Pipe, Shelf, Wire

_KILL, _LATE, _FULL, _CUT, _TWICE, _SWAP = 0.004, 0.05, 0.02, 0.003, 0.004, 0.004


class Killed(BaseException):
    """The program was ended here."""


class FlakyShelf(Shelf):
    """A disk that is late, or full, or outlives the program that writes on it."""

    def __init__(self, luck: Random) -> None:
        super().__init__()
        self._luck = luck

    def store(self, number: int, line: str) -> bool | None:
        chance = self._luck.random()
        if chance < _KILL / 2:
            raise Killed
        if chance < _KILL / 2 + _LATE:
            return None
        if chance < _KILL / 2 + _LATE + _FULL:
            return False
        super().store(number, line)
        if self._luck.random() < _KILL / 2:
            raise Killed
        return True


class FlakyPipe(Pipe):
    """A line of which the program may be ended as it sends, and which repeats and exchanges."""

    def __init__(self, out: Wire, into: Wire, luck: Random) -> None:
        super().__init__(out, into)
        self._luck = luck

    def send(self, text: str) -> None:
        super().send(text)
        if self._luck.random() < _KILL:
            raise Killed

    def poll(self) -> Sequence[str]:
        found = list(super().poll())
        if found and self._luck.random() < _TWICE:
            found.append(self._luck.choice(found))
        if len(found) > 1 and self._luck.random() < _SWAP:
            at = self._luck.randrange(len(found) - 1)
            found[at : at + 2] = found[at + 1], found[at]
        return found


class FaultyPair(Pair):
    """Two ends to which everything happens."""

    def __init__(self, game: str, seed: int) -> None:
        self.luck, self.counted = Random(f"faults {seed}"), Counter[str]()
        super().__init__(game, seed=seed)

    def shelf(self) -> Shelf:
        return FlakyShelf(self.luck)

    def pipe(self, out: Wire, into: Wire) -> Pipe:
        return FlakyPipe(out, into, self.luck)

    def greet(self) -> None:
        """Another line, until both could greet each other."""
        while True:
            try:
                self.meet()
                return
            except Killed:
                self.begin_host()
                self.begin_guest()

    def turn(self) -> None:
        self.time += 0.05
        for begin, run in ((self.begin_host, self.host_turn), (self.begin_guest, self.guest_turn)):
            try:
                run()
            except Killed:
                self.counted["kills"] += 1
                begin()
                self.greet()
        faults = [end.fault for end in (self.host, self.guest) if end.fault is not None]
        if faults:
            self.counted[f"fault {faults[0]}"] += 1
            self.greet()
        elif self.luck.random() < _CUT:
            self.counted["cuts"] += 1
            self.time += self.luck.choice((0.0, 3_600.0, -100_000.0))
            self.greet()

    def play(self, most: int = 200_000) -> None:
        for _ in range(most):
            if self.settled:
                return
            self.turn()
        raise AssertionError("the partie stands still")


def hold_alike(pair: Pair) -> None:
    """Both books are equal, and true from either side."""
    assert pair.host_book.lines == pair.guest_book.lines, "the books differ"
    assert pair.host_book.result == pair.guest_book.result, "the ends differ"
    assert first_difference(pair.host.journal, pair.guest.journal) is None
    assert pair.host.journal.chain[-1] == pair.guest.journal.chain[-1]
    for shelf in (pair.host_shelf, pair.guest_shelf):
        found = verified(shelf.lines)
        assert found.fault is None, found
        assert found.lines == tuple(pair.host_book.lines)


def faulty(game: str, seed: int) -> Counter[str]:
    """A partie with faults; how many of which kind."""
    pair = FaultyPair(game, seed)
    pair.greet()
    pair.play()
    hold_alike(pair)
    calm = Pair(game, seed=seed)
    calm.meet()
    calm.play()
    assert calm.host_book.lines == pair.host_book.lines, "another partie than without faults"
    return pair.counted


# ---- what is said is spoiled

_VALUES: tuple[Any, ...] = (
    None, 0, -1, 1, 7, 10**30, True, 1.5, "", "KS", "KS KS", "play AH", "a" * 70, [], {}, [[]],
    {"=": 1}, {"+": [1]}, {"f": {}}, "0" * 64, "f" * 32,
)  # fmt: skip
_RUBBISH = (
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"t":"entry"}',
    "é" * 40,
    "[" * 900,
    "\ud800",
    "x" * 70_000,
)


def spoiled(text: str, luck: Random) -> str:
    """A message as somebody else might send it."""
    way = luck.randrange(6)
    if way == 0:
        return luck.choice(_RUBBISH)
    if way == 1:
        at = luck.randrange(len(text))
        return text[:at] + chr(luck.randrange(32, 127)) + text[at + luck.randrange(2) :]
    data = json.loads(text)
    holder: Any = data
    while True:  # down to some field
        key = luck.choice(list(holder)) if isinstance(holder, dict) else luck.randrange(len(holder))
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or luck.random() < 0.2:
            break
        holder = inner
    if way == 2:
        del holder[key]
    elif way == 3 and isinstance(holder, dict):
        holder[luck.choice(("x", "t", "type", "n", "view"))] = luck.choice(_VALUES)
    elif isinstance(inner, int) and not isinstance(inner, bool) and luck.random() < 0.5:
        holder[key] = inner + luck.choice((-1, 1, 2))
    elif isinstance(inner, str) and " " in inner and luck.random() < 0.5:
        words = inner.split(" ")
        luck.shuffle(words)
        holder[key] = " ".join(words)
    else:
        holder[key] = luck.choice(_VALUES)
    return json.dumps(data)


_SHARES = (0.01, 0.05, 0.1, 0.3)
_STILL, _LINES = 40, 25
"""After so many turns without anything new another line is tried, and so many of them."""


class SpoilingPipe(Pipe):
    """A line that spoils a part of what is sent."""

    def __init__(self, out: Wire, into: Wire, luck: Random, share: float) -> None:
        super().__init__(out, into)
        self._luck, self._share = luck, share
        self.spoiled = 0

    def poll(self) -> Sequence[str]:
        found = list(super().poll())
        for at, text in enumerate(found):
            if self._luck.random() < self._share:
                self.spoiled += 1
                found[at] = spoiled(text, self._luck)
        return found


class Patient:
    """A player who says nothing to a view that no game of ours gives."""

    def __init__(self, player: Occupant) -> None:
        self._player = player

    def choose(self, seen: View) -> Action | None:
        try:
            return self._player.choose(seen)
        except Exception:  # noqa: BLE001 - programs are not made for such views
            return None

    def close(self) -> None:
        self._player.close()


class SpoiledPair(Pair):
    """Two ends of a line that spoils."""

    reached = 0

    def __init__(self, game: str, seed: int) -> None:
        self.luck, self.counted = Random(f"mutations {seed}"), Counter[str]()
        self.share = self.luck.choice(_SHARES)
        super().__init__(game, SHORT.get(game), seed)

    def player(self, seat: Player) -> Occupant:
        return Patient(super().player(seat)) if seat is Player.B else super().player(seat)

    def pipe(self, out: Wire, into: Wire) -> Pipe:
        return SpoilingPipe(out, into, self.luck, self.share)

    @property
    def spoiled(self) -> int:
        return sum(pipe.spoiled for pipe in self.pipes if isinstance(pipe, SpoilingPipe))

    def play(self, most: int = 1_000) -> None:
        """Until the end, or until the ends do not believe each other any more."""
        still, lines = 0, 0
        while not self.settled and still < most and lines < _LINES:
            self.turn()
            faults = [end.fault for end in (self.host, self.guest) if end.fault is not None]
            still, reached = still + 1, self.host.journal.count + self.guest.journal.count
            if reached > self.reached:
                self.reached, still, lines = reached, 0, 0
            if faults:
                self.counted[f"fault {faults[0]}"] += 1
            if faults or not still % _STILL:
                lines += 1
                self.meet()


def mutated(game: str, seed: int) -> Counter[str]:
    """A partie of which a part of all messages is spoiled; how many, and what was found."""
    pair = SpoiledPair(game, seed)
    pair.meet()
    pair.play()
    assert verified(pair.host_shelf.lines).fault is None, "a host holds what is false"
    if pair.settled:
        pair.counted["settled"] += 1
        hold_alike(pair)
    pair.counted["spoiled"] = pair.spoiled
    return pair.counted


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=0)
    parser.add_argument("--mutations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    counted, begun, games, seed = Counter[str](), time.monotonic(), tuple(GAMES), wanted.seed
    parties = 0
    while parties < wanted.faults or counted["spoiled"] < wanted.mutations:
        run = faulty if parties < wanted.faults else mutated
        try:
            counted += run(games[parties % len(games)], seed)
        except BaseException:
            print(f"{run.__name__}({games[parties % len(games)]!r}, {seed})", file=sys.stderr)
            raise
        parties, seed = parties + 1, seed + 1
    print(f"{parties} parties in {time.monotonic() - begun:.0f} s:", dict(counted.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
