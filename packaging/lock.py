"""Renew the lock file: `.venv/bin/python packaging/lock.py`, with the oldest Python we serve.

What pyproject.toml asks for is resolved for every Python and system we serve, by pip and from the
index that pip is configured to ask. One version serves all where one can; where none does, markers
tell them apart. Only wheels are locked: nobody who plays has to compile. A package without a wheel
for one of the targets is refused here, and not on a player's machine.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from itertools import product, starmap
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.tags import Tag
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename

from setting_up import DEVELOPMENT_PART

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")

SERVED = {
    "linux": (r"manylinux\w+_x86_64", r"manylinux\w+_aarch64"),
    "darwin": (r"macosx\w+_(x86_64|universal2)", r"macosx\w+_(arm64|universal2)"),
    "win32": ("win_amd64",),
}
"""The machines of each system for which every part must have a wheel ("any" serves them too)."""

WELCOME = re.compile(r"any|manylinux\w+_(x86_64|aarch64|i686)|macosx\w+|win32|win_\w+")
"""Machines whose wheels are locked where there are any."""

HEADER = """\
# Every part of Piquet with its version and the hashes of its wheels, for Linux, Windows and macOS
# and for Python 3.11 to 3.15. Made by packaging/lock.py from pyproject.toml, not by hand.
"""


RELEASE_PYTHON = "3.13"
"""The Python of the workflows' own tools, on one system: see .github/workflows."""

RELEASE_HEADER = """\
# What the workflows use to sign, to audit and to check themselves, with the hashes of the wheels,
# for Python 3.13 on Linux (x86_64). Made by packaging/lock.py from pyproject.toml, not by hand.
"""


class Target(NamedTuple):
    """One Python on one system."""

    python: str
    system: str


class Wheel(NamedTuple):
    """A wheel of the index: its tags and its SHA-256."""

    tags: frozenset[Tag]
    sha256: str


class Part(NamedTuple):
    """A package in one version, and what it asks for."""

    name: str
    version: str
    needs: tuple[Requirement, ...]


Choice = dict[str, dict[str, Part]]
"""The parts by name, for each Python."""

TARGETS = frozenset(starmap(Target, product(PYTHONS, SERVED)))


def main() -> None:
    """Resolve, check and write."""
    if sys.version_info[:2] != (3, 11):
        raise SystemExit(f"Run this with Python {PYTHONS[0]}: pip resolves for its own Python.")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["build-system"]["requires"]
    play = [Requirement(line) for line in wanted]
    dev = [Requirement(line) for line in project["project"]["optional-dependencies"]["dev"]]
    chosen = resolve([*play, *dev])
    for_play, for_all = reached(play, chosen), reached([*play, *dev], chosen)
    for_dev = {name: targets for name, targets in for_all.items() if name not in for_play}
    text = [HEADER, *entries(for_play, chosen), DEVELOPMENT_PART, "", *entries(for_dev, chosen)]
    (ROOT / "packaging" / "requirements.lock").write_text("\n".join(text), encoding="utf-8")
    tools = project["project"]["optional-dependencies"]["release"]
    (ROOT / "packaging" / "release.lock").write_text(
        "\n".join([RELEASE_HEADER, *release_entries(tools, chosen)]), encoding="utf-8"
    )


def release_entries(tools: list[str], chosen: Choice) -> list[str]:
    """The lines of the lock file for the workflows' own tools, in the versions we have already."""
    kept = [f"{part.name}=={part.version}" for part in chosen[RELEASE_PYTHON].values()]
    parts = ask_pip(tools, kept, RELEASE_PYTHON)
    target = Target(RELEASE_PYTHON, "linux")
    lines = []
    for part in sorted(parts.values()):
        one = hashes_of(part, [target], "any|" + SERVED["linux"][0])
        if not one:
            raise SystemExit(f"{part.name} {part.version} has no wheel for {target}.")
        hashes = " \\\n".join(f"    --hash=sha256:{each}" for each in one)
        lines.append(f"{part.name}=={part.version} \\\n{hashes}\n")
    return lines


def resolve(roots: list[Requirement]) -> Choice:
    """One version of each part for as many Pythons as it serves."""
    chosen: Choice = {}
    pins: dict[str, Part] = {}
    for python in PYTHONS:
        # pip holds a marker against its own Python, so what this one does not ask for is left out.
        served = [Target(python, system) for system in SERVED]
        asked = [root for root in roots if any(applies(root, target) for target in served)]
        lines = [str(root) for root in asked]
        kept = [f"{p.name}=={p.version}" for p in pins.values() if serves(p, python)]
        chosen[python] = ask_pip(lines, kept, python)
        # pip answers for the system it runs on; what only another one needs is asked for by name.
        while missing := set(reached(asked, {python: chosen[python]})) - set(chosen[python]):
            lines += sorted(missing)
            chosen[python] = ask_pip(lines, kept, python)
        pins.update(chosen[python])
    return chosen


def ask_pip(lines: list[str], kept: list[str], python: str) -> dict[str, Part]:
    """What pip would install for `python`, holding to the versions kept."""
    newest = [f"manylinux_2_{minor}_x86_64" for minor in range(28, 16, -1)]
    platforms = [f"--platform={name}" for name in (*newest, "manylinux2014_x86_64")]
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder) / "constraints.txt"
        constraints.write_text("\n".join(kept), encoding="utf-8")
        command = [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--dry-run", "--ignore-installed", "--report=-", f"--target={folder}"),
            *("--only-binary=:all:", f"--python-version={python}", *platforms),
            # pip compares requires-python with the Python it runs on, which is the oldest one.
            *(["--ignore-requires-python"] if python != PYTHONS[0] else []),
            *("-c", str(constraints), *lines),
        ]
        report = json.loads(subprocess.check_output(command))
    parts = (part_of(item["metadata"]) for item in report["install"])
    return {part.name: part for part in parts}


def part_of(metadata: dict[str, Any]) -> Part:
    """The part that a wheel's metadata describe."""
    needs = tuple(Requirement(line) for line in metadata.get("requires_dist", []))
    return Part(canonicalize_name(metadata["name"]), metadata["version"], needs)


def reached(roots: list[Requirement], chosen: Choice) -> dict[str, frozenset[Target]]:
    """For each part that is needed anywhere, the targets that need it."""
    found: dict[str, set[Target]] = {}
    for target in TARGETS:
        parts = chosen.get(target.python, {})
        waiting = list(roots) if parts else []
        while waiting:
            need = waiting.pop()
            name = canonicalize_name(need.name)
            if not applies(need, target) or target in found.setdefault(name, set()):
                continue
            found[name].add(target)
            waiting += parts[name].needs if name in parts else ()
    return {name: frozenset(targets) for name, targets in sorted(found.items()) if targets}


def applies(need: Requirement, target: Target) -> bool:
    """Whether the marker of `need` holds on `target`; extras are asked for by nobody."""
    systems = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
    environment = {
        "python_version": target.python,
        "python_full_version": f"{target.python}.0",
        "sys_platform": target.system,
        "platform_system": systems[target.system],
        "os_name": "nt" if target.system == "win32" else "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
    }
    return need.marker is None or need.marker.evaluate(environment)


def entries(needed: dict[str, frozenset[Target]], chosen: Choice) -> list[str]:
    """The lines of the lock file for these parts."""
    lines = []
    for name, targets in needed.items():
        by_part: dict[str, set[Target]] = {}
        for target in targets:
            by_part.setdefault(chosen[target.python][name].version, set()).add(target)
        for version, served in sorted(by_part.items(), key=lambda item: min(item[1])):
            part = chosen[min(served).python][name]
            for target in served:
                if not serves(part, target.python, target.system):
                    raise SystemExit(f"{name} {version} has no wheel for {target}.")
            hashes = " \\\n".join(f"    --hash=sha256:{one}" for one in hashes_of(part, served))
            lines.append(f"{name}=={version}{marker(served)} \\\n{hashes}\n")
    return lines


def marker(served: set[Target]) -> str:
    """The marker that holds on these targets and on no other."""
    pythons = sorted({target.python for target in served})
    systems = {target.system for target in served}
    if served != set(starmap(Target, product(pythons, systems))):
        raise SystemExit(f"No marker of ours says {sorted(served)}.")
    terms = []
    if len(systems) < len(SERVED):
        terms.append(" or ".join(f'sys_platform == "{system}"' for system in sorted(systems)))
        terms = [f"({term})" if " or " in term else term for term in terms]
    if pythons[0] != PYTHONS[0]:
        terms.append(f'python_version >= "{pythons[0]}"')
    if pythons[-1] != PYTHONS[-1]:
        terms.append(f'python_version < "{PYTHONS[PYTHONS.index(pythons[-1]) + 1]}"')
    return " ; " + " and ".join(terms) if terms else ""


def serves(part: Part, python: str, *systems: str) -> bool:
    """Whether there are wheels for all machines of these systems (of every one, if none named)."""
    fitting = [
        tag.platform
        for wheel in wheels(part.name, part.version)
        for tag in wheel.tags
        if fits(tag, python)
    ]
    return all(
        any(re.fullmatch(f"any|{machine}", platform) for platform in fitting)
        for system in systems or SERVED
        for machine in SERVED[system]
    )


def fits(tag: Tag, python: str) -> bool:
    """Whether a wheel with this tag runs on the usual build of this CPython."""
    minor = int(python.partition(".")[2])
    if tag.interpreter == "py3":
        return tag.abi == "none"
    if (cpython := re.fullmatch(r"cp3(\d+)", tag.interpreter)) is None:
        return False
    own = tag.abi in {"none", f"cp3{minor}"} and int(cpython[1]) == minor
    return own or (tag.abi == "abi3" and int(cpython[1]) <= minor)


def hashes_of(part: Part, served: Iterable[Target], welcome: str = WELCOME.pattern) -> list[str]:
    """The hashes of all wheels that one of these targets may want."""
    return sorted(
        {
            wheel.sha256
            for wheel in wheels(part.name, part.version)
            for tag in wheel.tags
            if re.fullmatch(welcome, tag.platform)
            and any(fits(tag, target.python) for target in served)
        }
    )


@cache
def wheels(name: str, version: str) -> tuple[Wheel, ...]:
    """The wheels of one version in all indexes that pip is configured to ask."""
    found = set()
    for link in links(name):
        if link.filename.endswith(".whl") and not link.is_yanked:
            try:
                _, its_version, _, tags = parse_wheel_filename(link.filename)
            except InvalidWheelFilename:
                continue  # An old one, named before there were rules for it.
            if str(its_version) == version and link.hash_name == "sha256":
                found.add(Wheel(tags, link.hash))
    return tuple(found)


@cache
def links(name: str) -> tuple[Any, ...]:
    """The files of a package.

    pip has no command that tells their hashes, so we ask its insides, which know the user's index,
    proxy and certificates.
    """
    command = import_module("pip._internal.commands").create_command("download")
    collector_module = import_module("pip._internal.index.collector")
    link_type = import_module("pip._internal.models.link").Link
    options, _ = command.parse_args([])
    found: list[Any] = []
    with command.main_context():
        session = command.get_default_session(options)
        finder = command._build_package_finder(options=options, session=session)
        for url in finder.search_scope.get_index_urls_locations(name):
            page = finder._link_collector.fetch_response(link_type(url))
            found += collector_module.parse_links(page) if page else []
    return tuple(found)


if __name__ == "__main__":
    main()
