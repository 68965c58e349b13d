"""What the bundled program runs: the game, and a sentence where it cannot run.

Who double-clicks has no terminal: what would be said there goes into `piquet.log` in the user's
own folder, and the last of it into a dialog, if there is a screen.
"""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

_BROKEN = "Piquet cannot start: a file of it is missing or damaged. Please install it again."
_FAILED_TO_START = 4
_DIALOGS = (
    ("zenity", "--error", "--title=Piquet", "--no-markup", "--text={}"),
    ("kdialog", "--title", "Piquet", "--error", "{}"),
    ("xmessage", "-center", "{}"),
)


def main() -> int:
    """Run the program; its exit code."""
    if sys.stderr is not None and (sys.stderr.isatty() or sys.argv[1:2] in (["engine"], ["line"])):
        return _run()
    log = _open_log()
    if log is None:
        return _run()
    said_before = log.tell()
    terminal, sys.stderr = sys.stderr, log
    if sys.stdout is None:
        sys.stdout = log
    try:
        code = _run()
    finally:
        sys.stderr = terminal
    log.flush()
    said = _since(Path(log.name), said_before)
    if code == _FAILED_TO_START:
        said = _BROKEN + "\n"  # how it came to that is for us, and stands in the log
    if terminal is not None:
        terminal.write(said)
    if code and len(sys.argv) == 1:
        log.write(f"({datetime.now(UTC).isoformat(timespec='seconds')})\n")
        _show(([line for line in said.split("\n") if line.strip()] or [_BROKEN])[-1])
    log.close()
    return code


def _run() -> int:
    try:
        if getattr(sys, "frozen", False):
            # Started anew for each process of a match.
            from multiprocessing import freeze_support  # noqa: PLC0415

            freeze_support()
        from game.app import main as play  # noqa: PLC0415

        return play()
    except Exception:  # noqa: BLE001 - a file of the bundle may be gone: whatever it is, one sentence
        print(traceback.format_exc(), file=sys.stderr)
        print(_BROKEN, file=sys.stderr)
        return _FAILED_TO_START


def _open_log() -> TextIO | None:
    """The end of the log in the user's folder; None if nothing can be written there."""
    try:
        from game.saves.files import place  # noqa: PLC0415

        folder = place()
    except Exception:  # noqa: BLE001 - this, too, may be what is damaged
        folder = Path.home() if os.environ.get("HOME") else Path.cwd()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        log = (folder / "piquet.log").open("a+", encoding="utf-8", errors="replace")
    except (OSError, ValueError, RuntimeError):
        return None
    log.seek(0, os.SEEK_END)
    return log


def _since(path: Path, start: int) -> str:
    with path.open("rb") as log:
        log.seek(start)
        return log.read().decode("utf-8", "replace")


def _show(sentence: str) -> None:
    """A dialog of the system's, by what there is; silent where there is none."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        ctypes.windll.user32.MessageBoxW(None, sentence, "Piquet", 0x10)
        return
    if sys.platform == "darwin":
        quoted = sentence.replace("\\", "\\\\").replace('"', '\\"')
        script = f'display dialog "{quoted}" with title "Piquet" buttons {{"OK"}} with icon stop'
        commands: list[list[str]] = [["osascript", "-e", script]]
    else:
        commands = [[part.format(sentence) for part in command] for command in _DIALOGS]
    for command in commands:
        try:
            subprocess.run(command, check=False, stderr=subprocess.DEVNULL)
        except OSError:
            continue
        return


if __name__ == "__main__":
    sys.exit(main())
