from __future__ import annotations

import re
import tomllib
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from setting_up import DEVELOPMENT_PART, locked_parts
from tests.packaging.conftest import ROOT

LOCK = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
RELEASE = (ROOT / "packaging" / "release.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ENTRY = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)(?: ; (?P<marker>[^\\\n]+))?"
    r"(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n"
)


class Entry(NamedTuple):
    requirement: Requirement
    hashes: int


def entries(level: str) -> list[Entry]:
    return [
        Entry(
            Requirement(
                f"{found['name']}=={found['version']}"
                + (f" ; {found['marker']}" if found["marker"] else "")
            ),
            found["hashes"].count("--hash"),
        )
        for found in ENTRY.finditer(locked_parts(LOCK, level))
    ]


@pytest.mark.parametrize("lock", [LOCK, RELEASE], ids=["requirements", "release"])
def test_nothing_but_entries_with_hashes_stands_in_it(lock: str) -> None:
    rest = ENTRY.sub("", lock)
    assert all(not line or line.startswith("#") for line in rest.splitlines())
    assert lock.count(DEVELOPMENT_PART) == (lock is LOCK)


@pytest.mark.parametrize("lock", [LOCK, RELEASE], ids=["requirements", "release"])
def test_it_names_no_host_and_no_folder(lock: str) -> None:
    assert not re.search(r"://|index-url|find-links|trusted-host|file:", lock)


def test_what_the_workflows_use_is_locked_in_the_versions_we_have_already() -> None:
    locked = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", RELEASE, re.MULTILINE))
    for need in map(Requirement, PROJECT["project"]["optional-dependencies"]["release"]):
        assert need.specifier.contains(locked[need.name]), need
    ours = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)(?= \\$)", LOCK, re.MULTILINE))
    shared = locked.keys() & ours
    assert "cyclonedx-python-lib" in shared
    assert {name: locked[name] for name in shared} == {name: ours[name] for name in shared}


@pytest.mark.parametrize("level", ["game", "development"])
def test_all_that_the_project_asks_for_is_locked_in_a_version_it_accepts(level: str) -> None:
    asked = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    if level == "development":
        asked = asked + PROJECT["project"]["optional-dependencies"]["dev"]
    for need in map(Requirement, asked):
        locked = [
            entry.requirement
            for entry in entries(level)
            if canonicalize_name(entry.requirement.name) == canonicalize_name(need.name)
        ]
        assert locked, f"{need.name} is not in the lock file"
        for one in locked:
            (version,) = one.specifier
            assert need.specifier.contains(version.version), f"{one} is not {need}"


def test_the_game_needs_no_development_part() -> None:
    play = {entry.requirement.name for entry in entries("game")}
    everything = {entry.requirement.name for entry in entries("development")}
    assert play < everything
    assert play.isdisjoint({"pytest", "mypy", "ruff", "numpy", "hypothesis"})


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14", "3.15"])
@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_each_part_has_exactly_one_version_for_each_python_and_system(
    python: str, system: str
) -> None:
    environment = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
    }
    chosen = [
        entry.requirement.name
        for entry in entries("development")
        if not entry.requirement.marker or entry.requirement.marker.evaluate(environment)
    ]
    assert len(chosen) == len(set(chosen))
    assert {"pygame-ce", "numpy", "pytest"} <= set(chosen)
    assert ("colorama" in chosen) == (system == "win32")


def test_compiled_parts_have_a_wheel_for_each_python_on_each_of_five_machines() -> None:
    hashes = {entry.requirement.name: entry.hashes for entry in entries("development")}
    # Five Pythons on Linux (x86_64, aarch64), Windows, and macOS with one wheel for both.
    assert hashes["pygame-ce"] >= 5 * 4
    assert hashes["librt"] >= 5 * 5
