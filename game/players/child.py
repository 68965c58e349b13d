"""A child process that speaks lines, held at arm's length: nothing here makes its caller wait.

One thread writes, one reads. A child that is hung or floods its output blocks those threads or
itself, never the frame.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Full, Queue
from typing import BinaryIO, cast

import rules

_LONGEST_LINE = 1 << 16  # bytes of one line that are kept; an analysis takes some thousands
_UNREAD_LINES = 64  # the child waits when this many have not been looked at
_GRACE_SECONDS = 0.25  # for a child to end by itself, and again when it was told to


def environment(command: Sequence[str]) -> Mapping[str, str]:
    """Our own environment; this same Python finds the same `rules` and `game` in it as we do."""
    if command[:1] != (sys.executable,):
        return os.environ
    home = str(Path(rules.__file__).parent.parent)
    known = os.environ.get("PYTHONPATH", "")
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (home, known)))}


class Child:
    """A running child. Raises OSError when it cannot be started."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        longest_line: int = _LONGEST_LINE,
    ) -> None:
        self._longest_line = longest_line
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            # A group of its own: Ctrl-C is for us, and its own children end with it.
            start_new_session=os.name == "posix",
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._questions: Queue[str | None] = Queue()
        self._heard: Queue[str | None] = Queue(_UNREAD_LINES)
        self._ending = threading.Event()
        for work in (self._write, self._read):
            threading.Thread(target=work, name=f"engine {work.__name__}", daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: str) -> None:
        """Hand over a line; it is written when the child reads."""
        self._questions.put(line)

    def hear(self) -> str | None:
        """The next line it said, "" if there is none yet; None when it has nothing more to say."""
        return "" if self._heard.empty() else self._heard.get_nowait()  # we alone take them out

    def kill(self) -> None:
        """End it now, without waiting for it."""
        self._ending.set()
        self._questions.put(None)
        self._signal(force=True)

    def close(self) -> None:
        """End it surely: close its input, tell it, force it. Waits half a second at most."""
        self._ending.set()
        self._questions.put(None)
        for force in (False, True):
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_GRACE_SECONDS)
                return
            self._signal(force)
        self._process.wait()

    def _signal(self, force: bool) -> None:
        if self._process.poll() is not None:
            return
        if sys.platform == "win32":
            self._process.kill() if force else self._process.terminate()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL if force else signal.SIGTERM)

    def _write(self) -> None:
        pipe = cast(BinaryIO, self._process.stdin)
        # A child that is gone is noticed by the reader; writing to it is no news.
        with contextlib.suppress(OSError), pipe:
            while (line := self._questions.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()

    def _read(self) -> None:
        with cast(BinaryIO, self._process.stdout) as pipe:
            while line := pipe.readline(self._longest_line):
                if not self._keep(line.decode("utf-8", "replace").rstrip("\n") or " "):
                    break
        self._keep(None)
        self._process.wait()

    def _keep(self, line: str | None) -> bool:
        """Put a line where the caller finds it; False when the child is being ended."""
        while not self._ending.is_set():
            with contextlib.suppress(Full):
                self._heard.put(line, timeout=0.1)
                return True
        return False
