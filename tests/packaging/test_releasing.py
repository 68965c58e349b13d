"""A release has one version and one day, wherever they are named, and notes from the CHANGELOG."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import bundle
import releasing
from failures import Failure
from tests.packaging.conftest import ROOT

VERSION = bundle.version(ROOT)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that name a version."""
    for name in ("pyproject.toml", *releasing.NAMED):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_every_file_that_names_a_version_names_that_of_the_project() -> None:
    assert releasing.one_version(ROOT, f"v{VERSION}") == VERSION


@pytest.mark.parametrize("name", releasing.NAMED)
def test_a_file_left_behind_is_told_by_its_name(copy: Path, name: str) -> None:
    text = (copy / name).read_text(encoding="utf-8")
    (copy / name).write_text(text.replace(VERSION, "9.9.9"), encoding="utf-8")
    with pytest.raises(Failure, match=f"{re.escape(name)} says 9.9.9"):
        releasing.one_version(copy, f"v{VERSION}")


@pytest.mark.parametrize("tag", ["v9.9.9", "release", ""])
def test_a_tag_of_another_version_is_told(tag: str) -> None:
    with pytest.raises(Failure, match="The tag says"):
        releasing.one_version(ROOT, tag)


def test_two_days_for_one_release_are_told(copy: Path) -> None:
    manual = copy / "packaging" / "linux" / "piquet.6"
    text = manual.read_text(encoding="utf-8").replace(releasing.date(ROOT), "2001-02-03")
    manual.write_text(text, encoding="utf-8")
    with pytest.raises(Failure, match="Two days"):
        releasing.one_version(copy, f"v{VERSION}")


def test_no_other_file_of_the_packages_names_the_version() -> None:
    """One more place would be one more to forget."""
    pattern = re.compile(rf"(?<![\d.]){re.escape(VERSION)}(?![\d.]|-any)")
    named = set()
    for folder in ("packaging", ".github"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            told = path.suffix in {".py", ".yml", ".iss", ".sh", ".6", ".xml", ".rb", ".spec"}
            if path.is_file() and told and pattern.search(path.read_text(encoding="utf-8")):
                named.add(name)
    assert named == {name for name in releasing.NAMED if name.startswith("packaging")}


def test_the_notes_are_what_the_changelog_says_of_this_version(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes = f"# What is new\n\n## {VERSION}\n\n- One thing.\n- Another.\n\n## 0.0.9\n\n- Old.\n"
    (copy / "CHANGELOG.md").write_text(changes, encoding="utf-8")
    assert releasing.notes(copy) == "- One thing.\n- Another.\n"
    assert releasing.main(["notes"]) == 0
    assert len(capsys.readouterr().out) > 1000


@pytest.mark.parametrize("changes", ["", "## 9.9.9\n\n- Next.\n", f"## {VERSION}\n\n## 0.0.9\n"])
def test_a_version_of_which_nothing_is_said_is_not_released(copy: Path, changes: str) -> None:
    (copy / "CHANGELOG.md").write_text(changes, encoding="utf-8")
    with pytest.raises(Failure, match="write down what players will notice"):
        releasing.notes(copy)


def test_what_it_prints_is_the_version_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert releasing.main(["version", f"v{VERSION}"]) == 0
    assert capsys.readouterr().out == f"{VERSION}\n"
    assert releasing.main(["version", "v9"]) == 1
    assert releasing.main([]) == 2
