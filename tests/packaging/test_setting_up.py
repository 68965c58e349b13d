"""Set-up with a stand-in for its child processes: which steps it takes, and what it leaves."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import setting_up
import stamp
from failures import Failure
from tests import waiting

PARTS = "Lib" if os.name == "nt" else f"lib/python3.{sys.version_info.minor}"


class Steps(list[str]):
    """The steps taken; `fail` makes the one of that name end with a sentence."""

    fail = ""

    def take(
        self, command: list[str], folder: Path, _lock: int, _see: Callable[[str], None]
    ) -> None:
        step = "venv" if "venv" in command else "project" if "-e" in command else "parts"
        self.append(step)
        if step == self.fail:
            raise Failure("A sentence.")
        if step == "venv":
            python = stamp.python(folder.parent)
            python.parent.mkdir()
            python.touch()
            (folder / PARTS / "site-packages").mkdir(parents=True)
        else:
            (folder / PARTS / "site-packages" / step).touch()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    taken = Steps()
    monkeypatch.setattr(setting_up, "_run", taken.take)
    return taken


@pytest.fixture
def ready(checkout: Path, steps: Steps) -> Path:
    """A checkout set up for the game."""
    setting_up.set_up(checkout, stamp.GAME)
    steps.clear()
    return checkout


def test_a_fresh_checkout_gets_environment_parts_and_project(checkout: Path, steps: Steps) -> None:
    assert not stamp.is_ready(checkout, stamp.GAME)
    setting_up.set_up(checkout, stamp.GAME)
    assert steps == ["venv", "parts", "project"]
    assert stamp.is_ready(checkout, stamp.GAME)
    assert not stamp.is_ready(checkout, stamp.DEVELOPMENT)


def test_what_is_ready_is_left_alone(ready: Path, steps: Steps) -> None:
    setting_up.set_up(ready, stamp.GAME)
    assert steps == []


def test_the_checks_add_their_parts_to_what_is_there(ready: Path, steps: Steps) -> None:
    setting_up.set_up(ready, stamp.DEVELOPMENT)
    assert steps == ["parts", "project"]
    assert stamp.is_ready(ready, stamp.GAME)
    assert stamp.is_ready(ready, stamp.DEVELOPMENT)


@pytest.mark.parametrize("changed", ["packaging/requirements.lock", "pyproject.toml"])
def test_a_changed_lock_file_or_project_is_followed(
    ready: Path, steps: Steps, changed: str
) -> None:
    with (ready / changed).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    setting_up.set_up(ready, stamp.GAME)
    assert steps == ["parts", "project"]


@pytest.mark.parametrize("step", ["venv", "parts", "project"])
def test_a_set_up_cut_off_is_wiped_and_made_anew(checkout: Path, steps: Steps, step: str) -> None:
    steps.fail = step
    with pytest.raises(Failure, match="A sentence"):
        setting_up.set_up(checkout, stamp.GAME)
    assert not stamp.is_ready(checkout, stamp.GAME)
    half_written = stamp.venv(checkout) / "half a file"
    half_written.touch()
    steps.clear()
    steps.fail = ""
    setting_up.set_up(checkout, stamp.GAME)
    assert steps == ["venv", "parts", "project"]
    assert not half_written.exists()
    assert stamp.is_ready(checkout, stamp.GAME)


def test_an_update_cut_off_is_made_anew_too(ready: Path, steps: Steps) -> None:
    steps.fail = "parts"
    with pytest.raises(Failure):
        setting_up.set_up(ready, stamp.DEVELOPMENT)
    steps.clear()
    steps.fail = ""
    setting_up.set_up(ready, stamp.GAME)
    assert steps == ["venv", "parts", "project"]


def test_a_moved_checkout_is_set_up_anew(
    ready: Path, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    moved = ready.rename(ready.with_name("moved"))
    setting_up.set_up(moved, stamp.GAME)
    assert steps == ["venv", "parts", "project"]
    assert "was made in another folder" in capsys.readouterr().err


def test_a_python_that_is_gone_is_replaced(
    ready: Path, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp.python(ready).unlink()
    setting_up.set_up(ready, stamp.GAME)
    assert steps == ["venv", "parts", "project"]
    assert "a Python that is gone" in capsys.readouterr().err


def test_another_version_of_python_gets_its_own_environment(
    ready: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = stamp.venv(ready) / "piquet.stamp"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], "3.1", *lines[2:]]), encoding="utf-8")
    setting_up.set_up(ready, stamp.GAME)
    assert steps == ["venv", "parts", "project"]
    assert "was made for Python 3.1;" in capsys.readouterr().err


def test_a_part_that_was_deleted_is_noticed(ready: Path, steps: Steps) -> None:
    (stamp.venv(ready) / PARTS / "site-packages" / "parts").unlink()
    assert not stamp.is_ready(ready, stamp.GAME)
    setting_up.set_up(ready, stamp.GAME)
    assert steps == ["venv", "parts", "project"]


def test_cleared_caches_and_a_newer_pip_are_no_damage(checkout: Path, steps: Steps) -> None:
    site_packages = stamp.venv(checkout) / PARTS / "site-packages"
    setting_up.set_up(checkout, stamp.GAME)
    (site_packages / "__pycache__").mkdir()
    (site_packages / "pip-23.dist-info").mkdir()
    stamp.write(checkout, stamp.GAME)
    (site_packages / "__pycache__").rmdir()
    (site_packages / "pip-23.dist-info").rename(site_packages / "pip-26.dist-info")
    assert stamp.is_ready(checkout, stamp.GAME)


@pytest.mark.parametrize("nonsense", [b"", b"one line", b"\xff\xfe\x00"])
def test_a_stamp_that_cannot_be_read_is_no_stamp(
    ready: Path, steps: Steps, nonsense: bytes
) -> None:
    (stamp.venv(ready) / "piquet.stamp").write_bytes(nonsense)
    setting_up.set_up(ready, stamp.GAME)
    assert steps == ["venv", "parts", "project"]


def test_somebody_elses_environment_is_set_aside_and_not_deleted(
    checkout: Path, steps: Steps
) -> None:
    theirs = checkout / ".venv"
    theirs.mkdir()
    (theirs / "work").write_text("of a week", encoding="utf-8")
    setting_up.set_up(checkout, stamp.GAME)
    assert (checkout / ".venv-old-1" / "work").read_text(encoding="utf-8") == "of a week"
    assert stamp.is_ready(checkout, stamp.GAME)


def test_a_file_in_the_place_of_the_environment_is_named(checkout: Path, steps: Steps) -> None:
    (checkout / ".venv").touch()
    with pytest.raises(Failure, match=r"is a file where Piquet needs a folder: rename it"):
        setting_up.set_up(checkout, stamp.GAME)


def test_a_python_without_venv_and_pip_is_told_what_to_add(
    checkout: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find(name)
    )
    with pytest.raises(Failure, match=r"sudo apt install python3\.\d+-venv"):
        setting_up.set_up(checkout, stamp.GAME)
    assert steps == []


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.EROFS, "make that folder writable"), (errno.ENOSPC, "no space left on the disk")],
)
def test_a_folder_that_takes_nothing_gives_one_sentence(
    checkout: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(*_: object, **__: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(Failure, match=words):
        setting_up.set_up(checkout, stamp.GAME)


def test_a_full_disk_leaves_nothing_lying_about(
    checkout: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(root: Path, level: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(stamp, "write", fill)
    with pytest.raises(Failure, match="no space left"):
        setting_up.set_up(checkout, stamp.GAME)
    assert list(stamp.venv(checkout).iterdir()) == []


def test_two_starts_at_once_set_up_once(
    checkout: Path, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    with setting_up._alone(checkout):
        second = threading.Thread(target=setting_up.set_up, args=(checkout, stamp.GAME))
        second.start()
        waiting.until(lambda: "waiting for it" in capsys.readouterr().err)
        assert second.is_alive()
        assert steps == []
    second.join(waiting.PATIENCE)
    assert steps == ["venv", "parts", "project"]
    setting_up.set_up(checkout, stamp.GAME)
    assert steps == ["venv", "parts", "project"]


def test_the_users_own_pip_settings_reach_pip_but_no_other_place_to_install_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "an index")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    seen: list[str] = []
    names = "PIP_INDEX_URL", "PIP_TARGET", "PIP_USER"
    program = f"import os; print(*map(os.environ.get, {names}), sep='|')"
    with (tmp_path / "lock").open("w") as lock:
        command = [sys.executable, "-I", "-c", program]
        setting_up._run(command, tmp_path, lock.fileno(), seen.append)
    assert seen == ["an index|None|0"]


def test_a_failed_step_keeps_its_whole_story(tmp_path: Path) -> None:
    program = "import sys; print('ERROR: no luck'); sys.exit(3)"
    with (tmp_path / "lock").open("w") as lock, pytest.raises(Failure, match="no luck"):
        setting_up._run([sys.executable, "-c", program], tmp_path, lock.fileno(), print)
    assert "no luck" in (tmp_path / "piquet-setup.log").read_text(encoding="utf-8")


def test_progress_names_each_part_as_pip_comes_to_it() -> None:
    lines = {
        "Collecting pygame-ce==2.5.8 (from -r x)": ("pygame-ce", "2.5.8"),
        "Processing /wheels/pygame_ce-2.5.8-cp311-cp311-any.whl": ("pygame_ce", "2.5.8"),
        "  Using cached pygame_ce-2.5.8.whl": None,
    }
    for line, expected in lines.items():
        named = setting_up._NAMED.match(line)
        assert (named and (named[1], named[2])) == expected


def test_the_first_start_of_a_checkout_finds_its_bytecode(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamp, "python", lambda _: Path(sys.executable))
    (checkout / "rules").mkdir()
    (checkout / "game" / "of_tomorrow.py").write_text("no Python of today", encoding="utf-8")
    setting_up._compile(checkout)
    made = {path.name.split(".")[0] for path in (checkout / "game" / "__pycache__").iterdir()}
    assert made == {"__init__", "__main__"}


def test_a_set_up_without_bytecode_is_one_all_the_same(checkout: Path, steps: Steps) -> None:
    setting_up.set_up(checkout, stamp.GAME)  # its Python is an empty file, which nobody can run
    assert stamp.is_ready(checkout, stamp.GAME)
    assert not (checkout / "game" / "__pycache__").exists()
