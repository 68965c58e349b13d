"""A screen of the bench's own (Xvfb), with a keyboard and a pointer (xdotool)."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

PATIENCE_SECONDS = 20.0


class NoScreenError(Exception):
    """There is no Xvfb or no xdotool. The message says what to install."""


class Screen(Struct, frozen=True):
    """A running X server and what its input is worked with."""

    display: str
    server: int  # its process

    @property
    def environment(self) -> dict[str, str]:
        """Ours, with this screen instead of any other, and SDL's choice of driver left to SDL.

        Compiled modules may be kept as on a player's machine: all but the first start find them.
        """
        others = ("SDL_", "WAYLAND_", "PYTHONDONTWRITEBYTECODE")
        ours = {k: v for k, v in os.environ.items() if not k.startswith(others)}
        return ours | {"DISPLAY": self.display}

    def press(self, *keys: str) -> None:
        """Press and release keys, by their X names ("Return")."""
        self._do("key", *keys)

    def focus(self, window: str | None) -> None:
        """Give the keyboard to a window, or take it from all."""
        self._do("windowfocus", "--sync" if window else "1", *([window] if window else []))

    def resize(self, window: str, size: tuple[int, int]) -> None:
        """Give a window another size in pixels, as a desktop does while its edge is dragged."""
        self._do("windowsize", window, str(size[0]), str(size[1]))

    def window_of(self, process: int) -> str | None:
        """The window of a process that can be seen, or None."""
        found = self._ask("search", "--onlyvisible", "--pid", str(process)).split()
        return found[-1] if found else None

    def _do(self, *words: str) -> None:
        subprocess.run(
            ("xdotool", *words),
            env=self.environment,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE_SECONDS,
        )

    def _ask(self, *words: str) -> str:
        return subprocess.run(
            ("xdotool", *words),
            env=self.environment,
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
        ).stdout


@contextmanager
def screen(size: tuple[int, int] = (3840, 2160)) -> Iterator[Screen]:
    """A screen of that many pixels while the block runs. Raises NoScreenError."""
    for name in ("Xvfb", "xdotool"):
        if shutil.which(name) is None:
            raise NoScreenError(
                f"{name} is not installed, and a real window is measured on a screen of its own;"
                " install it (on Debian: apt install xvfb xdotool)."
            )
    read, write = os.pipe()
    server = subprocess.Popen(
        (
            *("Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24"),
            *("-nolisten", "tcp", "-noreset"),
        ),
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise NoScreenError("Xvfb did not start; try it by hand: Xvfb :99")
        yield Screen(f":{number}", server.pid)
    finally:
        server.terminate()
        server.wait()
