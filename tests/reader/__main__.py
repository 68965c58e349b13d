"""Play all of it through the screen reader's client: `python -m tests.reader [PART …]`.

Each part is played in a program of its own, with the seeds that are asked for; what was pressed and
what was heard is written into a folder.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.reader.bus import missing, session
from tests.reader.played import played
from tests.reader.plays import EVERY


def main() -> int:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.reader", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(EVERY))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where what was heard is written")
    asked = parser.parse_args()
    if lacks := missing():
        print(f"reader: {lacks} must be there first", file=sys.stderr)
        return 1
    folder = asked.folder or Path(tempfile.mkdtemp())
    for seed in range(asked.seed, asked.seed + asked.times):
        for part in asked.parts or EVERY:
            place = folder / f"{part}-{seed}"
            place.mkdir(parents=True)
            with session(place) as environment:
                player = played(part, environment, place, seed)
            pressed, heard = sum(player.done.values()), len(player.said)
            print(f"{part}, seed {seed}: {pressed} pressed, {heard} heard", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
