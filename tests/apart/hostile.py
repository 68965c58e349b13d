"""A process of the line that says on the connection what none of ours says, by chance.

`python -m tests.apart.hostile SEED` and then what `piquet line` takes. What it does to one line in
three of its table's: other bytes in it, another length, a flood of it, or a part of an endless one.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from game.apart.line import process, reunion


def spoilt(frame: bytes, random: Random) -> list[bytes]:
    """What is said in its place."""
    match random.randrange(12):
        case 0:
            at = random.randrange(len(frame))
            return [frame[:at] + random.randbytes(random.randrange(1, 9)) + frame[at + 1 :]]
        case 1:
            return [frame[: random.randrange(1, len(frame))], frame]
        case 2:
            return [frame] * 500
        case 3:
            return [b"[" * random.randrange(1, 1 << 20)]
    return [frame]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("--mailbox")
    parser.add_argument("--relay")
    wanted, _ = parser.parse_known_args(sys.argv[1:])
    random, send = Random(wanted.seed), reunion.Reunion.send

    def spoil(self: reunion.Reunion, frame: bytes) -> None:
        for each in spoilt(frame, random):
            send(self, each)

    reunion.Reunion.send = spoil  # type: ignore[method-assign]
    process.serve(wanted.mailbox, wanted.relay, direct=True)


if __name__ == "__main__":
    main()
