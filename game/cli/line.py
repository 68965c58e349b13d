"""`piquet line`: the line to a friend's table, as a process that speaks lines of JSON.

The table starts it when somebody invites or joins; `game/apart/line/wire.py` says what is spoken.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from game.apart.line.wire import Failed, LineTrouble, write


def run(arguments: Sequence[str]) -> int:
    """Carry what is said until standard input ends; the exit code."""
    parser = argparse.ArgumentParser(
        prog="piquet line",
        description="Two tables in two places: commands on standard input, answers on the output.",
    )
    parser.add_argument("--mailbox", default="", help="where friends find each other (ws://…)")
    parser.add_argument("--relay", default="", help="where they meet without a way (tcp:HOST:PORT)")
    parser.add_argument("--not-direct", action="store_true", help="always by the relay")
    wanted = parser.parse_args(arguments)
    try:
        from game.apart.line.process import serve  # noqa: PLC0415 - an extra brings what it needs
    except ModuleNotFoundError:
        print(write(Failed(LineTrouble.EXTRA_MISSING)), flush=True)
        return 1
    serve(wanted.mailbox, wanted.relay, direct=not wanted.not_direct)
    return 0
