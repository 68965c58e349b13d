"""What Orca speaks while a part is played: `python -m tests.reader.orca [PART]`.

It listens on the same bus as our client, which plays; its words are read from its own record.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.reader.bus import missing, session, started
from tests.reader.played import played
from tests.reader.plays import EVERY

_SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'", re.DOTALL)


def heard(part: str, folder: Path, seed: int) -> list[str]:
    """What Orca has spoken, in order."""
    record = folder / "orca.txt"
    with ExitStack() as stack:
        environment = stack.enter_context(session(folder))
        command = ["orca", "--replace", f"--debug-file={record}", "--user-prefs", str(folder)]
        environment |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        started(stack, command, environment)
        played(part, environment, folder, seed)
    return [" ".join(each.split()) for each in _SPOKEN.findall(record.read_text("utf-8"))]


def main() -> int:
    """Play what is asked for and print what was spoken."""
    parser = argparse.ArgumentParser(prog="python -m tests.reader.orca", description=__doc__)
    parser.add_argument("part", nargs="?", default="deal", choices=[*EVERY])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    lacks = missing() or ("" if shutil.which("orca") else "orca")
    if lacks:
        print(f"orca: {lacks} must be there first", file=sys.stderr)
        return 1
    print(*heard(asked.part, asked.folder or Path(tempfile.mkdtemp()), asked.seed), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
