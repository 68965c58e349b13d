"""A session of its own: a screen, a bus, the system's access to its windows, and the program.

Nothing of it is the machine's own session; what is missing for it is named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SIZE = "1280x800"


def launcher() -> str | None:
    """What starts the bus of AT-SPI."""
    return next((each for each in _LAUNCHERS if Path(each).exists()), None)


def missing() -> str:
    """What is not there; empty where all is."""
    lacks = [name for name in ("dbus-daemon", "Xvfb") if shutil.which(name) is None]
    lacks += [] if launcher() else ["at-spi2-core"]
    lacks += [name for name in ("accesskit", "jeepney") if find_spec(name) is None]
    lacks += [] if sys.platform == "linux" else ["Linux"]
    return ", ".join(lacks)


@contextmanager
def session(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a desktop on which a screen reader is on.

    Drawings are kept beside the folder, for the next one.
    """
    with ExitStack() as stack:
        environment = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        display = _first_line(stack, ["Xvfb", "-displayfd", "1", "-screen", "0", f"{SIZE}x24"])
        environment |= {
            "DISPLAY": f":{display}",
            "PIQUET_HOME": str(folder / "home"),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CACHE_HOME": str(folder.parent / "cache"),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "LANG": "C.UTF-8",
        }
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        environment["DBUS_SESSION_BUS_ADDRESS"] = _first_line(stack, command, environment)
        found = launcher()
        assert found is not None
        started(stack, [found, "--launch-immediately"], environment)
        yield environment


@contextmanager
def program(environment: Mapping[str, str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program in its window, with time in the hand."""
    with ExitStack() as stack:
        command = [sys.executable, "-m", "tests.reader.quick", "--size", SIZE]
        output = stack.enter_context((folder / "program.txt").open("ab"))
        yield started(stack, command, environment, stdout=output, stderr=output)


def started(
    stack: ExitStack, command: list[str], environment: Mapping[str, str] | None, **more: object
) -> subprocess.Popen[bytes]:
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **more}
    process = subprocess.Popen(command, env=environment, **streams)  # type: ignore[call-overload]

    def end() -> None:
        process.terminate()
        process.wait()

    stack.callback(end)
    return process  # type: ignore[no-any-return]


def _first_line(
    stack: ExitStack, command: list[str], environment: Mapping[str, str] | None = None
) -> str:
    process = started(stack, command, environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    line = process.stdout.readline().decode().strip()
    stack.callback(process.stdout.close)
    assert line, f"{command[0]} did not start"
    return line
