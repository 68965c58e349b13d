"""Actions are named by whole hashes, and a hash is compared with the release it says it is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import pins

COMMIT = "0123456789abcdef0123456789abcdef01234567"


def workflow(folder: Path, uses: str) -> Path:
    text = f"jobs:\n  one:\n    steps:\n      - uses: {uses}\n      - uses: ./.github/x.yml\n"
    (folder / "one.yml").write_text(text, encoding="utf-8")
    return folder


def test_every_action_of_ours_is_named_by_a_whole_hash_and_its_release() -> None:
    assert list(pins.unpinned(pins.WORKFLOWS)) == []
    assert len(pins.pins(pins.WORKFLOWS)) >= 6


def test_one_action_is_one_release_in_all_workflows() -> None:
    repositories = [pin.repository for pin in pins.pins(pins.WORKFLOWS)]
    assert len(repositories) == len(set(repositories))


@pytest.mark.parametrize(
    "uses",
    [
        "actions/checkout",
        "actions/checkout@v7",
        "actions/checkout@main",
        "actions/checkout@0123456 # v7.0.1",
        f"actions/checkout@{COMMIT}",
        f"actions/checkout@{COMMIT} # newest",
        "docker://alpine:3",
    ],
)
def test_anything_less_is_told(tmp_path: Path, uses: str) -> None:
    (sentence,) = pins.unpinned(workflow(tmp_path, uses))
    assert sentence.startswith("one.yml: ")
    whole = workflow(tmp_path, f"actions/cache/save@{COMMIT} # v7.0.1")
    assert list(pins.unpinned(whole)) == []


def git(folder: Path, *words: str) -> str:
    command = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words]
    return subprocess.check_output(command, cwd=folder, encoding="utf-8").strip()


@pytest.mark.skipif(not shutil.which("git"), reason="git asks where an action lives")
def test_a_hash_that_is_not_its_release_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    action = tmp_path / "actions" / "checkout"
    action.mkdir(parents=True)
    git(action, "init", "-q")
    git(action, "commit", "-q", "--allow-empty", "-m", "one")
    first = git(action, "rev-parse", "HEAD")
    git(action, "tag", "v1.0.0")
    git(action, "commit", "-q", "--allow-empty", "-m", "two")
    second = git(action, "rev-parse", "HEAD")
    git(action, "tag", "-a", "-m", "a tag that is an object of its own", "v2.0.0")
    server = tmp_path.as_uri()

    def told(commit: str, release: str, name: str = "actions/checkout") -> list[str]:
        return list(pins.astray([pins.Pin(name, commit, release)], server))

    assert told(first, "v1.0.0") == told(second, "v2.0.0") == []
    assert told(first, "v2.0.0") == [f"actions/checkout v2.0.0 is {second}, not {first}."]
    assert told(first, "v3.0.0") == [f"actions/checkout v3.0.0 is nothing, not {first}."]
    assert told(first, "v1.0.0", "actions/gone") == ["actions/gone could not be asked for v1.0.0."]
    monkeypatch.setenv("GITHUB_SERVER_URL", server)
    monkeypatch.setattr(pins, "WORKFLOWS", workflow(tmp_path, f"actions/checkout@{first} # v1.0.0"))
    assert pins.main() == 0
    assert capsys.readouterr().out == "1 actions are the releases they say.\n"
    workflow(tmp_path, f"actions/checkout@{second} # v1.0.0")
    assert pins.main() == 1
