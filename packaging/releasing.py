"""What a release says of itself: `packaging/releasing.py notes`, or `version TAG`.

`notes` prints what CHANGELOG.md says of this version. `version` prints the version if the tag and
every file that names one name the same, and else where they differ.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import bundle
from failures import Failure

ROOT = Path(__file__).resolve().parent.parent

_LINUX = "packaging/linux"
NAMED = {
    "CHANGELOG.md": r"^## (\S+)",
    f"{_LINUX}/io.github.piquet.Piquet.metainfo.xml": r'<release version="([^"]+)"',
    f"{_LINUX}/piquet.6": r'^\.TH PIQUET 6 "[^"]+" "Piquet ([^"]+)"',
}
"""Where a version is named beside pyproject.toml; the first that fits is the newest."""

_DATED = {
    f"{_LINUX}/io.github.piquet.Piquet.metainfo.xml": r'<release version="[^"]+" date="([\d-]+)"',
    f"{_LINUX}/piquet.6": r'^\.TH PIQUET 6 "([\d-]+)"',
}


def main(arguments: list[str]) -> int:
    """Print what is asked for."""
    try:
        match arguments:
            case ["notes"]:
                print(notes(ROOT), end="")
            case ["version", tag]:
                print(one_version(ROOT, tag))
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def one_version(root: Path, tag: str) -> str:
    """The version of pyproject.toml; Failure if the tag or a file names another, or two dates."""
    version = bundle.version(root)
    told = {name: _first(root / name, pattern) for name, pattern in NAMED.items()}
    told["The tag"] = tag.removeprefix("v") if tag.startswith("v") else tag
    wrong = [f"{name} says {said or 'none'}" for name, said in told.items() if said != version]
    if wrong:
        raise Failure(f"This is version {version} by pyproject.toml, but {', '.join(wrong)}.")
    date(root)
    return version


def date(root: Path) -> str:
    """The day of the release, as 2026-01-31."""
    told = {name: _first(root / name, pattern) for name, pattern in _DATED.items()}
    if len(set(told.values())) != 1:
        raise Failure(f"Two days are named for one release: {told}.")
    return next(iter(told.values()))


def notes(root: Path) -> str:
    """What CHANGELOG.md says of this version, without its heading."""
    version = bundle.version(root)
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        if heading.split()[0] == version and body.strip():
            return body.strip() + "\n"
    raise Failure(f"CHANGELOG.md says nothing of {version}: write down what players will notice.")


def _first(path: Path, pattern: str) -> str:
    found = re.search(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
