"""The two commands as a person starts them."""

from __future__ import annotations

import ast
import os
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

import pytest

import checks
import setting_up
import stamp
from tests import waiting
from tests.packaging.conftest import ROOT

BASE = getattr(sys, "_base_executable", sys.executable)


class Done(NamedTuple):
    code: int
    out: str
    err: str


def start(root: Path, *arguments: str, folder: Path, **environment: str) -> Done:
    """Start run.py of this checkout from another folder, with the machine's own Python."""
    done = subprocess.run(
        [BASE, str(root / "packaging" / "run.py"), *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=waiting.PATIENCE,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def ready(checkout: Path) -> Path:
    """A checkout with a real environment, made by hand because that is quicker."""
    command = [BASE, "-m", "venv", "--without-pip", str(stamp.venv(checkout))]
    subprocess.run(command, check=True)
    (site_packages,) = stamp.venv(checkout).glob("[Ll]ib/**/site-packages")
    (site_packages / "piquet.pth").write_text(f"{checkout}\n", encoding="utf-8")
    stamp.write(checkout, stamp.GAME)
    return checkout


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 8, 0), (3, 10, 13)])
def test_a_python_too_old_says_so_in_a_sentence(
    version: tuple[int, int, int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(ROOT / "packaging" / "run.py"), run_name="__main__")
    assert stopped.value.code == 1
    said = capsys.readouterr().err
    assert said.startswith(
        f"Piquet needs Python 3.11 or later; this is {version[0]}.{version[1]}. "
    )
    assert "Install a newer one" in said
    assert said.count("\n") == 1


def test_a_python_too_old_can_read_the_first_file() -> None:
    source = (ROOT / "packaging" / "run.py").read_text(encoding="ascii")
    tree = ast.parse(source, feature_version=(3, 4))
    newer = ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]


def test_the_game_gets_its_arguments_and_its_folder_and_gives_its_exit_code(
    ready: Path, tmp_path: Path
) -> None:
    (tmp_path / "game.py").write_text("raise SystemExit('the wrong game')", encoding="utf-8")
    done = start(ready, "demo", "--seed", "3 4", folder=tmp_path)
    assert done == Done(7, f"arguments ['demo', '--seed', '3 4'] in {tmp_path}\n", "")


def test_a_read_only_checkout_that_is_set_up_starts(ready: Path, tmp_path: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in (ready, stamp.venv(ready))}
    assert start(ready, folder=tmp_path).code == 7
    assert before == {path: path.stat().st_mtime_ns for path in before}


def test_no_network_is_one_sentence_after_the_progress(checkout: Path, tmp_path: Path) -> None:
    done = start(
        checkout,
        folder=tmp_path,
        PIP_CONFIG_FILE=os.devnull,
        PIP_INDEX_URL="http://127.0.0.1:9/simple",  # A port where nobody listens.
        PIP_EXTRA_INDEX_URL="",
        PIP_FIND_LINKS="",
        PIP_NO_CACHE_DIR="1",
        PIP_RETRIES="0",
    )
    assert done.code == 1
    assert done.out == ""
    *progress, sentence = done.err.splitlines()
    assert "check the network" in sentence
    assert any("environment" in line for line in progress)
    assert "Traceback" not in done.err


WAITS = """
import os, sys, time
while not os.path.exists(sys.argv[1]):
    time.sleep(0.01)
"""


def test_a_killed_set_up_holds_the_lock_until_its_last_child_is_gone(
    checkout: Path, tmp_path: Path
) -> None:
    if os.name == "nt":
        pytest.skip("Windows gives a lock to a process and not to its children")
    program = f"""
import os, sys
from pathlib import Path
sys.path.insert(0, "packaging")
import setting_up
child = "print('alive', flush=True)" + {WAITS!r}
command = [sys.executable, "-c", child, {str(tmp_path / "end")!r}]
with setting_up._alone(Path.cwd()) as lock:
    setting_up._run(command, Path.cwd(), lock, lambda line: os.kill(os.getpid(), 9))
"""
    killed = subprocess.run([BASE, "-c", program], cwd=checkout, check=False)
    assert killed.returncode == -9
    descriptor = os.open(checkout / ".venv.lock", os.O_RDWR)
    try:
        assert not setting_up._lock(descriptor, wait=False)
        (tmp_path / "end").touch()
        assert setting_up._lock(descriptor, wait=True)
    finally:
        os.close(descriptor)


def test_all_checks_run_and_one_failure_fails_the_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def outcome(failing: str, code: int) -> tuple[int, str]:
        def call(command: list[str], **_: object) -> int:
            return code if failing in " ".join(command) else 0

        def run_pytest(*_: object) -> tuple[int, bytes]:
            return code if failing == "pytest" else 0, b"=== 3 passed in 0.1s ===\n"

        def overheard(command: list[str], _root: Path) -> tuple[int, bytes]:
            code = call(command)
            return code, b"it is wrong\n" if code else b"it is right\n"

        monkeypatch.setattr(subprocess, "call", call)
        monkeypatch.setattr(checks, "_overheard", overheard)
        monkeypatch.setattr(checks, "_pytest", run_pytest)
        result = checks.run(ROOT, [])
        *told, summary, closing = capsys.readouterr().out.splitlines()
        assert told[-2:] == ["--- mypy", f"it is {'wrong' if failing == 'mypy' else 'right'}"]
        assert closing == "=== 3 passed in 0.1s ==="
        return result, summary

    assert outcome("nothing", 1) == (0, "ruff ok · mypy ok · imports ok · pytest ok")
    assert outcome("ruff check", 1) == (1, "ruff FAILED · mypy ok · imports ok · pytest ok")
    assert outcome("ruff format", 2) == (1, "ruff FAILED · mypy ok · imports ok · pytest ok")
    assert outcome("mypy", 1) == (1, "ruff ok · mypy FAILED · imports ok · pytest ok")
    assert outcome("importlinter", 1) == (1, "ruff ok · mypy ok · imports FAILED · pytest ok")
    assert outcome("pytest", 5) == (1, "ruff ok · mypy ok · imports ok · pytest FAILED")


def test_what_follows_test_goes_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def look(command: list[str], _root: Path) -> tuple[int, bytes]:
        seen.append(command)
        return 0, b""

    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 0)
    monkeypatch.setattr(checks, "_overheard", lambda *_: (0, b""))
    monkeypatch.setattr(checks, "_pytest", look)
    checks.run(ROOT, ["-k", "a rule"])
    assert seen == [[str(stamp.python(ROOT)), "-m", "pytest", "-k", "a rule"]]


def test_what_is_overheard_is_all_that_was_said_and_how_it_ended(tmp_path: Path) -> None:
    program = "import os, sys; print(os.getcwd()); sys.stdout.flush(); sys.exit('no')"
    code, said = checks._overheard([sys.executable, "-c", program], tmp_path)
    assert code == 1
    assert said.decode().split() == [str(tmp_path.resolve()), "no"]


def test_the_closing_line_of_pytest_is_held_back_and_all_else_shown_at_once(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    program = f"""
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
import sys
say("=== begins ===\\n..")
{WAITS}
say(".  [100%]\\n\\n=== 3 passed")
say(" in 1s ===\\n")
"""
    results: list[tuple[int, bytes]] = []
    shown = b""

    def look() -> bytes:
        nonlocal shown
        shown += capfdbinary.readouterr().out.replace(b"\r", b"")
        return shown

    command = [sys.executable, "-c", program, str(tmp_path / "on")]
    reader = threading.Thread(target=lambda: results.append(checks._pytest(command, ROOT)))
    reader.start()
    waiting.until(lambda: look() == b"=== begins ===\n..", lambda: shown)
    (tmp_path / "on").touch()
    reader.join(waiting.PATIENCE)
    assert look() == b"=== begins ===\n...  [100%]\n\n"
    assert [(code, text.strip()) for code, text in results] == [(0, b"=== 3 passed in 1s ===")]


def test_what_the_tests_compile_is_kept(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PIQUET_HOME", "here")
    program = "import os, sys; print(sys.dont_write_bytecode, os.environ['PIQUET_HOME'])"
    assert checks._pytest([sys.executable, "-c", program], ROOT) == (0, b"")
    assert capfdbinary.readouterr().out.split() == [b"False", b"here"]


def test_the_machine_that_checks_calls_the_second_command_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    first, *rest = script.read_text(encoding="utf-8").splitlines()
    assert first == "#!/usr/bin/env bash"
    assert rest == ['cd "$(dirname "${BASH_SOURCE[0]}")/.." && exec python3 packaging/run.py test']
    assert os.name == "nt" or os.access(script, os.X_OK)
