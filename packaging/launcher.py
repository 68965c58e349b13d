"""The commands behind `run.py`: start the game, run every check, make the bundle.

A start with a finished `.venv` must cost next to nothing, so the modules that set up and check are
imported only when they are needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import stamp

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Set up what is missing, then do what is asked; the exit code of what was started."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that knows no "·" or "…" gets a question mark and no traceback.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    for name in ("PYTHONHOME", "PYTHONPATH"):
        # Meant for other programs: they would put strange modules before ours.
        os.environ.pop(name, None)
    testing, bundling = arguments[:1] == ["test"], arguments == ["bundle"]
    level = stamp.DEVELOPMENT if testing or bundling else stamp.GAME
    try:
        if not stamp.is_ready(ROOT, level):
            failure = _set_up(level)
            if failure:
                print(failure, file=sys.stderr)
                return 1
        if testing:
            import checks  # noqa: PLC0415

            return checks.run(ROOT, arguments[1:])
        if bundling:
            import bundle  # noqa: PLC0415

            return bundle.run(ROOT)
        return _start_game(arguments)
    except KeyboardInterrupt:
        print("Stopped; start again at any time.", file=sys.stderr)
        return 130


def _set_up(level: str) -> str | None:
    """Set up `.venv`; the sentence for the user when that fails."""
    import setting_up  # noqa: PLC0415
    from failures import Failure  # noqa: PLC0415

    try:
        setting_up.set_up(ROOT, level)
    except Failure as failure:
        return str(failure)
    return None


def _start_game(arguments: list[str]) -> int:
    """Become the game where the system can, else wait for it; its exit code."""
    command = [str(stamp.python(ROOT)), "-m", "game", *arguments]
    # The folder the player stands in may hold a `game` of its own: only the installed one is meant.
    environment = {**os.environ, "PYTHONSAFEPATH": "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":
        os.execve(command[0], command, environment)
    import subprocess  # noqa: PLC0415

    with subprocess.Popen(command, env=environment) as game:
        while True:
            try:
                return game.wait()
            except KeyboardInterrupt:
                continue  # The game got it too and answers it; its exit code is what counts.
