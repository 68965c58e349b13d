"""Whose work is in a bundle: each file belongs to a part, each part has a licence and its notices.

The parts stand in `licences/parts.toml`, the notices beside it. A file that belongs to none is
refused, so that nothing is shipped of which nobody knows whose it is.
"""

from __future__ import annotations

import platform
import re
import sys
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import stamp
from failures import Failure

HERE = Path(__file__).resolve().parent / "licences"

PROGRAMS = (
    *("piquet", "piquet.exe", "piquetw.exe", "Contents/MacOS/piquet"),
    *("usr/bin/piquet", "usr/lib/piquet/piquet"),
)
"""What `PROGRAM` stands for in the table: the program itself, which holds all modules of Python."""


class Part(NamedTuple):
    """A part: what it is, its notices, and which files are its own or hold some of it."""

    name: str
    version: str  # "" where its files do not tell
    licence: str  # an SPDX expression
    home: str
    texts: tuple[str, ...]
    pypi: str  # its name there, or ""
    of: str  # the part that brought it, or ""
    files: tuple[str, ...]
    inside: tuple[str, ...]
    modules: tuple[str, ...]  # packages of Python

    def owns(self, name: str) -> bool:
        """Whether the file of this name is this part's own."""
        return any(_fits(name, one) for one in self.files)

    def is_inside(self, name: str) -> bool:
        """Whether the file of this name, another's, holds some of this part."""
        return any(_fits(name, one) for one in self.inside)


def known(root: Path, system: str = sys.platform) -> tuple[Part, ...]:
    """All parts, in the versions that this system gets."""
    table = tomllib.loads((HERE / "parts.toml").read_text(encoding="utf-8"))
    locked = _locked(stamp.lock_file(root))
    return tuple(_part(one, locked, system) for one in table["part"])


def found(names: Iterable[str], parts: tuple[Part, ...]) -> dict[Part, list[str]]:
    """The parts that these files hold something of, with the names; Failure if one is nobody's."""
    held: dict[Part, list[str]] = {}
    nobodys = []
    for name in sorted(names):
        owner = next((part for part in parts if part.owns(name)), None)
        if owner is None:
            nobodys.append(name)
        for part in parts:
            if part is owner or part.is_inside(name):
                held.setdefault(part, []).append(name)
    refuse(nobodys)
    return {part: held[part] for part in parts if part in held}


def strangers(modules: Iterable[str], parts: tuple[Part, ...]) -> list[str]:
    """The packages of Python among these that are neither its own nor any part's."""
    patterns = [one for part in parts for one in part.modules]
    return [
        name
        for name in sorted(set(modules) - sys.stdlib_module_names)
        if not any(fnmatchcase(name, one) for one in patterns)
    ]


def refuse(nobodys: list[str]) -> None:
    """Failure, if there is any, for what is nobody's."""
    if nobodys:
        raise Failure(
            f"Nobody is known to have made {', '.join(nobodys)}: say whose it is and by which "
            "licence in packaging/licences/parts.toml, or leave it out in packaging/bundle.py."
        )


def files(folder: Path) -> list[str]:
    """The files of a bundle as the table names them; a link is counted where it leads."""
    return [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    ]


def notices(held: Iterable[Part]) -> str:
    """One text with all that the authors of these parts ask to be told."""
    held = list(held)
    lines = ["Piquet and what it ships", "", _text(HERE.parents[1] / "LICENSE"), ""]
    lines += ["It could not be without the work of others, which travels with it:", ""]
    others = [part for part in held if part.texts]
    for part in others:
        lines.append(f"  {part.name} {part.version}".rstrip() + f" · {part.licence} · {part.home}")
    lines += ["", "Where a licence asks for it: the sources are published at these addresses."]
    for text in dict.fromkeys(text for part in others for text in part.texts):
        whose = ", ".join(part.name for part in others if text in part.texts)
        lines += ["", "=" * 80, f"{whose}", "=" * 80, "", _text(HERE / f"{text}.txt")]
    return "\n".join(lines) + "\n"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip("\n")


def _part(told: dict[str, Any], locked: dict[str, str], system: str) -> Part:
    pypi, version = told.get("pypi", ""), told.get("version", "")
    if isinstance(version, dict):
        version = version.get(system, "")
    own = {"locked": locked.get(pypi, ""), "python": platform.python_version()}
    return Part(
        told["name"],
        own.get(version, version),
        *(told["licence"], told["home"], tuple(told["texts"]), pypi, told.get("of", "")),
        *(tuple(told.get(kind, ())) for kind in ("files", "inside", "modules")),
    )


@cache
def _locked(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+)==([\w.]+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def _fits(name: str, pattern: str) -> bool:
    return name in PROGRAMS if pattern == "PROGRAM" else fnmatchcase(name, pattern)
