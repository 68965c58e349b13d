"""Holds the line to what it promises: `python -m tests.soak_apart_line --cuts N --kills N …`.

Two tables meet through servers on this machine and send each other numbered payloads. So many times
all connections are cut, the process of one side is killed, stands still for so long that the other
gives it up (`--stops`), or the servers do (`--stalls`); and after every tenth fault one of the
tables begins anew and they meet again by the key. Nothing may be lost, come twice or in disorder,
and no process may be left. `--direct`: the two have a way of their own beside the relay, which cuts
do not reach. `--hostile N`: so many friends whose process of the line says by chance what none says
(`tests/apart/hostile.py`): each line must end with a reason, and its table stand.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from random import Random

from game.apart.line.client import FriendLine
from game.apart.line.wire import Failed, LineTrouble
from tests.apart.pair import Exchange, Servers, Table, close, meeting, pump, servers

STANDING_STILL_SECONDS = 25.0  # longer than silence is borne (game/apart/line/reunion.py)
EACH = 10  # faults between two tables that begin anew


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="soak_apart_line", description=__doc__)
    parser.add_argument("--cuts", type=int, default=50)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--stops", type=int, default=0)
    parser.add_argument("--stalls", type=int, default=0)
    parser.add_argument("--hostile", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--direct", action="store_true")
    wanted = parser.parse_args(arguments)
    random = Random(wanted.seed)
    numbers = {fault: getattr(wanted, f"{fault}s") for fault in ("cut", "kill", "stop", "stall")}
    faults = [fault for fault, number in numbers.items() for _ in range(number)]
    random.shuffle(faults)
    with servers() as between:
        soak(between, between.command(direct=wanted.direct), faults, random)
        for number in range(wanted.hostile):
            suffer(between, f"{wanted.seed}{number}")
        print(f"{wanted.hostile} hostile friends, each line ended")
    return 0


def soak(between: Servers, command: tuple[str, ...], faults: list[str], random: Random) -> None:
    tables = meeting(command, command)
    exchange, number = Exchange(tables), 0
    taken: list[float] = []
    pids: set[int | None] = set()
    for done, fault in enumerate(faults, 1):
        number += random.randrange(1, 200)
        exchange.go(number)
        who = random.randrange(2)
        pids |= {table.line.pid for table in tables}
        began = time.monotonic()
        if fault == "cut":
            between.cut(random.choice(("cut", "forget")))
        elif fault == "stall":
            stand_still(between.process.pid)
        elif (pid := tables[who].line.pid) is not None:
            os.kill(pid, signal.SIGKILL) if fault == "kill" else stand_still(pid)
        time.sleep(random.choice((0, 0.05, 0.3)))
        number += 1
        exchange.go(number)
        taken.append(time.monotonic() - began)
        assert exchange.right(), fault
        if done % EACH == 0:
            begin_anew(tables, who, command)
            exchange, number = Exchange(tables), 0
            middle = sorted(taken)[len(taken) // 2]
            print(
                f"{done} faults: back after {middle:.2f} s, at most {max(taken):.2f} s", flush=True
            )
            taken.clear()
    assert not any(isinstance(told, Failed) for table in tables for told in table.told)
    close(tables)
    left = [pid for pid in pids if pid is not None and alive(pid)]
    assert not left, left
    print(f"{len(faults)} faults, nothing lost, no process left")


def suffer(between: Servers, seed: str) -> None:
    """One friend whose process is not ours."""
    own = between.command(direct=True)
    hostile = (*own[:1], "-m", "tests.apart.hostile", seed, *own[own.index("line") + 1 :])
    tables = one, other = [Table(FriendLine(own)), Table(FriendLine(hostile))]
    one.line.again(f"a-{int(seed):064x}")
    other.line.again(f"b-{int(seed):064x}")

    def ended() -> bool:
        for table in tables:
            table.line.send("[]")
        return "Failed" in one.names()

    pump(tables, ended)
    # One who takes nothing any more is left too.
    assert one.told[-1] in {Failed(LineTrouble.NONSENSE), Failed(LineTrouble.OVERFULL)}, one.told[
        -3:
    ]
    close(tables)


def begin_anew(tables: list[Table], who: int, command: tuple[str, ...]) -> None:
    """One of the tables ends, and another finds the friend by its key."""
    stays, left = tables[1 - who], tables[who]
    before = stays.names().count("Met")
    left.line.close()
    tables[who] = new = Table(FriendLine(command))
    new.line.again(left.key())
    pump(tables, lambda: stays.names().count("Met") > before and bool(new.told))


def stand_still(pid: int) -> None:
    """Let a process do nothing for a while."""
    os.kill(pid, signal.SIGSTOP)
    time.sleep(STANDING_STILL_SECONDS)
    os.kill(pid, signal.SIGCONT)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
