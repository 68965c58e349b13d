"""Every check of the project, with one line that sums them up.

All of them run even if one fails, so that one run shows all there is to mend. mypy, which takes
long and only one core, runs beside the others; what it says is shown when they are done.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import stamp

_ALL = ("-n", "auto", "--maxprocesses", "4", "--dist", "loadfile", "--no-loadscope-reorder")
"""All tests, on all cores: the tests of one file run on one of them, and share what it set up.

In the order they stand in: files of few tests would come last, and the longest are among them.
"""

_CONTRACTS = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"


def run(root: Path, pytest_arguments: list[str]) -> int:
    """Run them all; 0 only when all passed. What follows `test` goes to pytest."""
    python = str(stamp.python(root))
    steps = {
        "ruff": [["-m", "ruff", "check", "."], ["-m", "ruff", "format", "--check", "."]],
        "imports": [["-c", _CONTRACTS]],
    }
    passed = {"ruff": False, "mypy": False, "imports": False, "pytest": False}
    with ThreadPoolExecutor(max_workers=1) as beside:
        types = beside.submit(_overheard, [python, "-m", "mypy", "--strict"], root)
        for name, commands in steps.items():
            _announce(name)
            codes = [subprocess.call([python, *command], cwd=root) for command in commands]
            passed[name] = not any(codes)
        _announce("pytest")
        code, closing = _pytest([python, "-m", "pytest", *(pytest_arguments or _ALL)], root)
        passed["pytest"] = code == 0
        _announce("mypy")
        code, said = types.result()
    passed["mypy"] = code == 0
    _write(said)
    print(" · ".join(f"{name} {'ok' if fine else 'FAILED'}" for name, fine in passed.items()))
    _write(closing)
    return 0 if all(passed.values()) else 1


def _overheard(command: list[str], root: Path) -> tuple[int, bytes]:
    """Run a check without showing what it says; its exit code and that."""
    done = subprocess.run(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode, done.stdout


def _pytest(command: list[str], root: Path) -> tuple[int, bytes]:
    """Run pytest and show what it says as it says it; its exit code and its closing line.

    The closing line ("=== 3 passed in 0.1s ===") is held back to stand below the summary: the last
    line of the whole run is the one that says how many tests passed. What is compiled is kept even
    where that is not usual: the tests start the program again and again.
    """
    keeping = {name: was for name, was in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    colours = ["--color=yes"] if sys.stdout.isatty() else []
    held = b""
    with subprocess.Popen(
        [*command, *colours], cwd=root, env=keeping, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        while chunk := os.read(process.stdout.fileno(), 65536):
            held += chunk
            keep = _start_of_rule(held)
            _write(held[:keep])
            held = held[keep:]
    if process.returncode in {0, 1, 5}:
        return process.returncode, held
    _write(held)  # A crash or a wrong argument: its last words stay where they are.
    return process.returncode, b""


def _start_of_rule(text: bytes) -> int:
    """Where the last line begins if it may be a rule of pytest's ("=== … ==="), else the end."""
    start = text.rfind(b"\n", 0, -1) + 1
    return start if b"=" in text[start : start + 12] else len(text)


def _announce(name: str) -> None:
    print(f"--- {name}", flush=True)


def _write(text: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()
