"""`python -m tests.soak_apart_games [--cuts N]`: each game over a real line, which is cut.

Both servers are started here; each end has a process of the line, as at a table. All connections
are cut N times in a partie, and either line's process is ended as often. Needs `piquet[apart]`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from game.apart.end import LineEnd
from game.games import GAMES
from game.program.afar import FriendPipe
from tests.apart.ends import SHORT, Pair
from tests.apart.pair import Servers, Table, close, meeting, servers
from tests.soak_apart import hold_alike

_PATIENCE = 120.0


class RealPair(Pair):
    """Two ends that are met by lines of their own."""

    def sit(self, tables: list[Table]) -> None:
        self.tables = tables
        self.friends = [FriendPipe(table.line) for table in tables]
        for friend, end in zip(self.friends, self.ends, strict=True):
            end.meet(friend)
            friend.away = False

    @property
    def ends(self) -> tuple[LineEnd, LineEnd]:
        return self.host, self.guest

    def turn(self) -> None:
        self.time += 0.005
        for friend, end in zip(self.friends, self.ends, strict=True):
            friend.attend(end)
        before = self.host.journal.count, self.guest.journal.count
        self.host_turn()
        self.guest_turn()
        if before == (self.host.journal.count, self.guest.journal.count):
            time.sleep(0.002)


def played(game: str, machine: Servers, cuts: int, luck: Random) -> str:
    """A partie over the line; how long it took."""
    pair, command = RealPair(game, SHORT.get(game)), machine.command(direct=True)
    begun = time.monotonic()
    pair.sit(meeting(command, command))
    met, done = time.monotonic() - begun, 0
    try:
        while not pair.settled:
            pair.turn()
            faults = [end.fault for end in pair.ends if end.fault is not None]
            assert not faults, faults
            assert time.monotonic() - begun < _PATIENCE, "the partie stands still"
            if done < 2 * cuts and pair.host.journal.count > 12 * (done + 1):
                done += 1
                if done % 2:
                    machine.cut()
                else:
                    child = luck.choice(pair.tables).line._child
                    assert child is not None
                    child._process.kill()
        hold_alike(pair)
    finally:
        close(pair.tables)
    took = time.monotonic() - begun
    return (
        f"{game}: met in {met:.1f} s, {pair.host.journal.count} entries, {done} cuts, {took:.1f} s"
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=3)
    wanted = parser.parse_args(arguments)
    with servers() as machine:
        for game in GAMES:
            print(played(game, machine, wanted.cuts, Random(game)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
