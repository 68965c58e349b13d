"""Whether each action of the workflows is what it says: `python packaging/pins.py`.

A workflow names an action by the whole hash of its commit, and says beside it which release that
is. Here git asks where the action lives whether that release is that commit. It changes nothing:
dependabot proposes newer ones, with their hashes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"

_USES = re.compile(r"^\s*(?:-\s*)?uses:\s*(\S+)(?:\s+#\s*(\S+))?", re.MULTILINE)
_PINNED = re.compile(r"([\w.-]+/[\w.-]+)((?:/[\w.-]+)*)@([0-9a-f]{40})")


class Pin(NamedTuple):
    """An action as a workflow names it."""

    repository: str
    commit: str
    release: str


def main() -> int:
    """Ask for each; say what is wrong."""
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    wrong = [*unpinned(WORKFLOWS), *astray(pins(WORKFLOWS), server)]
    print("\n".join(wrong) or f"{len(pins(WORKFLOWS))} actions are the releases they say.")
    return 1 if wrong else 0


def used(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Each use of an action: the workflow, what it names, and the release it says that is."""
    for path in sorted(folder.glob("*.y*ml")):
        for named, release in _USES.findall(path.read_text(encoding="utf-8")):
            if not named.startswith("./"):
                yield path.name, named, release


def unpinned(folder: Path) -> Iterator[str]:
    """A sentence for each action that is not named by a whole hash with its release beside it."""
    for workflow, named, release in used(folder):
        if not _PINNED.fullmatch(named):
            yield f"{workflow}: {named} is not named by the whole hash of a commit."
        elif not re.fullmatch(r"v\d+(\.\d+)*", release):
            yield f"{workflow}: {named} does not say beside it which release that is."


def pins(folder: Path) -> list[Pin]:
    """The actions, each once."""
    found = ((_PINNED.fullmatch(named), release) for _, named, release in used(folder))
    return sorted({Pin(one[1], one[3], release) for one, release in found if one})


def astray(pinned: list[Pin], server: str) -> Iterator[str]:
    """A sentence for each that is another commit than its release."""
    for pin in pinned:
        tag = f"refs/tags/{pin.release}"
        command = ["git", "ls-remote", f"{server}/{pin.repository}", tag, f"{tag}^{{}}"]
        try:
            told = subprocess.check_output(command, encoding="utf-8")
        except (OSError, subprocess.CalledProcessError):
            yield f"{pin.repository} could not be asked for {pin.release}."
            continue
        # A tag that is an object of its own is followed by the commit it stands for.
        commits = [line.split()[0] for line in told.splitlines()]
        if pin.commit not in commits[-1:]:
            found = commits[-1] if commits else "nothing"
            yield f"{pin.repository} {pin.release} is {found}, not {pin.commit}."


if __name__ == "__main__":
    sys.exit(main())
