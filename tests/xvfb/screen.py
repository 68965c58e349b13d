"""A screen of our own (Xvfb), the game on it, a pointer and a keyboard (xdotool), and a camera."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.stage.intents import CloseAsked, Drag, Hover, Intent, Key, Press, Release, TextTyped

NEEDED = ("Xvfb", "xdotool", "import")
_KEYS = {
    "enter": "Return",
    "space": "space",
    "escape": "Escape",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "tab": "Tab",
    "backspace": "BackSpace",
    "?": "question",
}
_REST = 0.02  # seconds between the parts of a drag


class Screen:
    """One display with one window on it, which fills it."""

    def __init__(self, display: str, folder: Path, size: tuple[int, int]) -> None:
        self.display, self.folder, self.size = display, folder, size
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "PIQUET_HOME": str(folder / "home"),
        }
        self._hand = subprocess.Popen(
            ["xdotool", "-"], stdin=subprocess.PIPE, text=True, env=self.environment
        )
        self._game: subprocess.Popen[bytes] | None = None
        self._taken = 0

    def start(self, arguments: Sequence[str] = (), program: Sequence[str] = ("game",)) -> None:
        """Start the program and wait for its window."""
        width, height = self.size
        command = [sys.executable, "-m", *program, "--size", f"{width}x{height}", *arguments]
        with (self.folder / "program.txt").open("ab") as output:
            self._game = subprocess.Popen(
                command, env=self.environment, stdout=output, stderr=output
            )
        find = ["xdotool", "search", "--onlyvisible", "--class", "^piquet$"]
        for _ in range(100):
            found = subprocess.run(
                find, env=self.environment, capture_output=True, text=True, check=False
            )
            if found.stdout.strip():
                break
            time.sleep(0.1)
        else:
            raise RuntimeError("no window came")
        self._say(f"windowfocus {found.stdout.split()[0]}")
        time.sleep(0.5)

    @property
    def alive(self) -> bool:
        return self._game is not None and self._game.poll() is None

    def ended(self) -> int:
        """Wait for the end of the program; its exit code."""
        assert self._game is not None
        return self._game.wait(timeout=15)

    def do(self, intent: Intent, scale: float = 1.0) -> None:
        """Move the pointer, press its button, press a key, type; `scale`: pixels for a unit."""
        match intent:
            case Hover(x, y):
                self._say(f"mousemove {round(x * scale)} {round(y * scale)}")
            case Press(x, y):
                self._say(f"mousemove {round(x * scale)} {round(y * scale)}", "mousedown 1")
            case Drag(x, y):
                time.sleep(_REST)
                self._say(f"mousemove {round(x * scale)} {round(y * scale)}")
            case Release(x, y):
                time.sleep(_REST)
                self._say(f"mousemove {round(x * scale)} {round(y * scale)}", "mouseup 1")
            case Key(name):
                self._say(f"key {_KEYS.get(name, name)}")
            case TextTyped(text):
                self._say(f"type {text}")
                time.sleep(_REST)
            case CloseAsked():
                self.kill()
            case _:
                raise AssertionError(f"no hand can do {intent}")

    def _say(self, *lines: str) -> None:
        assert self._hand.stdin is not None
        self._hand.stdin.write("".join(line + "\n" for line in lines))
        self._hand.stdin.flush()

    def photograph(self, name: str) -> Path:
        """What is on the screen now, as a numbered PNG."""
        self._taken += 1
        path = self.folder / f"{self._taken:03}-{name}.png"
        command = ["import", "-window", "root", str(path)]
        subprocess.run(command, env=self.environment, check=True)
        return path

    def kill(self) -> None:
        """End the program at once, as a crash or a power cut would."""
        if self._game is not None and self._game.poll() is None:
            self._game.kill()
            self._game.wait()

    def close(self) -> None:
        """Take all down."""
        self.kill()
        if self._hand.stdin is not None:
            self._hand.stdin.close()
        self._hand.wait(timeout=5)


@contextlib.contextmanager
def open_screen(folder: Path, size: tuple[int, int] = (1280, 800)) -> Iterator[Screen]:
    """A screen on a free display. RuntimeError says what is missing."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        raise RuntimeError(f"install {', '.join(missing)} to play in a real window")
    reading, writing = os.pipe()
    width, height = size
    arguments = ["-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-noreset"]
    server = subprocess.Popen(["Xvfb", *arguments], pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb found no free display")
        screen = Screen(f":{number}", folder, size)
        try:
            yield screen
        finally:
            screen.close()
    finally:
        server.terminate()
        server.wait(timeout=10)
