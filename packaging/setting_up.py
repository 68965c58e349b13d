"""Make `.venv`: the interpreter, the locked parts by their hashes, and Piquet itself.

The project is installed as a pointer to this checkout, so a changed source counts at the next
start. One set-up at a time holds a lock; what was cut off is wiped and made anew.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import failures
import stamp
from failures import Failure

DEVELOPMENT_PART = "# --- development ---"
"""The line of the lock file below which only the second command installs."""

_NAMED = re.compile(r"(?:Collecting |Processing .*[/\\])([\w.-]+?)(?:==|-(?=\d))([\w.]+)")
"""A line of pip's that names a part on its way: from an index, or from a folder of wheels."""

_OURS = "piquet-made-this.txt"  # Written first: a .venv with it is ours to wipe.


def set_up(root: Path, level: str) -> None:
    """Bring `.venv` to `level`; does nothing if another process just did. Raises Failure."""
    try:
        with _alone(root) as lock:
            if not stamp.is_ready(root, level):
                _install(root, level, lock)
    except OSError as error:
        if (sentence := failures.from_system(error, root)) == failures.NO_SPACE:
            _wipe(stamp.venv(root))
        raise Failure(sentence) from error


def locked_parts(lock: str, level: str) -> str:
    """The text of the lock file which pip is given for `level`."""
    game, _, development = lock.partition(DEVELOPMENT_PART)
    return game + development if level == stamp.DEVELOPMENT else game


def _install(root: Path, level: str, lock: int) -> None:
    began = time.monotonic()
    folder = stamp.venv(root)
    found = stamp.read(root)
    flaw = stamp.flaw(root, found) if found else None
    if flaw:
        _say(f"The folder .venv {flaw}; it is made anew.")
    _say(f"Setting Piquet up in {folder} (once; a minute or so):")
    if found is None or flaw:
        _make_venv(folder, lock)
    stamp.remove(root)
    _install_parts(root, level, lock)
    _say("  Piquet itself")
    # A pointer file ("compat") costs the game's start nothing; setuptools' finder hook does.
    pointer = ["--no-deps", "--no-build-isolation", "--no-index"]
    mode = ["--config-settings", "editable_mode=compat"]
    _pip(root, [*pointer, *mode, "-e", str(root)], lock)
    _compile(root)
    stamp.write(root, level)
    _say(f"Ready after {time.monotonic() - began:.0f} s.")


def _make_venv(folder: Path, lock: int) -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Failure(failures.NO_VENV)
    _say("  an environment of its own")
    if folder.exists() and not folder.is_dir():
        raise Failure(f"{folder} is a file where Piquet needs a folder: rename it and start again.")
    if folder.exists() and any(folder.iterdir()) and not (folder / _OURS).exists():
        aside = _free_name(folder)
        folder.rename(aside)
        _say(f"  (The .venv that lay there was made by somebody else; it is now {aside.name}.)")
    _wipe(folder)
    folder.mkdir(exist_ok=True)
    (folder / _OURS).write_text(
        "Made by packaging/run.py, which makes it anew when needed. It may be deleted.\n",
        encoding="utf-8",
    )
    # The base interpreter: this script may itself run inside the .venv that is being made anew.
    base = getattr(sys, "_base_executable", None) or sys.executable
    _run([base, "-I", "-m", "venv", str(folder)], folder, lock, _ignore)


def _install_parts(root: Path, level: str, lock: int) -> None:
    folder = stamp.venv(root)
    parts = locked_parts(stamp.lock_file(root).read_text(encoding="utf-8"), level)
    wanted = folder / "piquet-requirements.txt"
    wanted.write_text(parts, encoding="utf-8")
    number, total = 0, len(re.findall(r"^\w", parts, re.MULTILINE))
    waiting = False

    def progress(line: str) -> None:
        nonlocal number, total, waiting
        if line.startswith("Ignoring "):
            total -= 1  # A part for another system or another Python.
        elif line.startswith("Requirement already satisfied"):
            number += 1
        elif named := _NAMED.match(line):
            number += 1
            _say(f"  {named[1]} {named[2]} ({number} of {total})")
        elif line.startswith("Installing collected"):
            _say("  unpacking")
        elif "Retrying" in line and not waiting:
            waiting = True
            _say("  (the package index does not answer; trying again …)")

    locked = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    _pip(root, [*locked, "-r", str(wanted)], lock, progress)


def _compile(root: Path) -> None:
    """Write the bytecode of the game now, which its first start would wait for; or else it does.

    pip has done so for the parts.
    """
    sources = [str(root / folder) for folder in ("game", "rules", "assets")]
    with suppress(OSError):
        subprocess.run(
            [str(stamp.python(root)), "-I", "-m", "compileall", "-q", *sources],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def _ignore(_line: str) -> None:
    """Show nothing of a line."""


def _pip(root: Path, arguments: list[str], lock: int, see: Callable[[str], None] = _ignore) -> None:
    quiet = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    command = [str(stamp.python(root)), "-I", "-X", "utf8", "-m", "pip", "install", *quiet]
    _run([*command, *arguments], stamp.venv(root), lock, see)


def _run(command: list[str], folder: Path, lock: int, see: Callable[[str], None]) -> None:
    """Run one step, showing each line to `see`; Failure with a sentence when it fails."""
    # The user's own settings of pip (an index, a proxy) hold; only a place to install to does not.
    ours = {"PIP_USER": "0", "PIP_TARGET": "", "PIP_PREFIX": "", "PIP_ROOT": ""}
    environment = {**os.environ, **ours}
    for empty in (name for name, value in ours.items() if not value):
        environment.pop(empty, None)
    lines: list[str] = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=environment,
        # If this process is killed, its child keeps the lock until it is gone too.
        pass_fds=() if os.name == "nt" else (lock,),
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            see(line.strip())
    if process.returncode:
        output = "".join(lines)
        sentence = failures.from_output(output, folder)
        if sentence == failures.NO_SPACE:
            _wipe(folder)
        else:
            (folder / "piquet-setup.log").write_text(output, encoding="utf-8")
        raise Failure(sentence)


@contextmanager
def _alone(root: Path) -> Iterator[int]:
    """Hold the lock of this checkout, waiting for whoever has it; yields its file descriptor."""
    path = root / ".venv.lock"
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        if not _lock(descriptor, wait=False):
            _say("Piquet is being set up by another start; waiting for it …")
            _lock(descriptor, wait=True)
        yield descriptor
    finally:
        os.close(descriptor)  # This gives the lock back.


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, *, wait: bool) -> bool:
        """Take the lock; False when somebody else has it and we do not wait."""
        while True:
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
            else:
                return True

else:
    import fcntl

    def _lock(descriptor: int, *, wait: bool) -> bool:
        """Take the lock; False when somebody else has it and we do not wait."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


def _wipe(folder: Path) -> None:
    """Empty our environment; its mark goes last, so that a wipe cut off is taken up again."""
    if not (folder / _OURS).exists():
        return
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry.name != _OURS:
            entry.unlink()
    (folder / _OURS).unlink()


def _free_name(folder: Path) -> Path:
    """A name beside `folder` which nothing bears."""
    number = 1
    while (free := folder.with_name(f"{folder.name}-old-{number}")).exists():
        number += 1
    return free


def _say(line: str) -> None:
    # Standard output belongs to the game: `piquet score --json` may be piped on.
    print(line, file=sys.stderr, flush=True)
