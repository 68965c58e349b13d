"""What can go wrong while Piquet is set up, each as one sentence with its remedy.

The words are here and not in the game's catalogue, because the game is not installed yet.
"""

from __future__ import annotations

import errno
import re
import sys
from pathlib import Path

_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

NO_VENV = (
    f"This Python {_VERSION} comes without venv and pip, which Piquet needs to install its parts: "
    f"add them (Debian and Ubuntu: `sudo apt install python{_VERSION}-venv`) and start again."
)
NO_NETWORK = (
    "Piquet's parts could not be downloaded, because the package index cannot be reached: "
    "check the network (and proxy) and start again; this is needed only once."
)
NO_TRUST = (
    "Piquet's parts could not be downloaded, because the package index's certificate is not "
    "trusted here: check this computer's clock and its certificates and start again."
)
NO_SPACE = (
    "There is no space left on the disk to set Piquet up: "
    "free about 400 MB (also where temporary files go) and start again."
)
WRONG_HASH = (
    "A downloaded part of Piquet is not the one that was locked (its hash differs), so nothing of "
    "it was installed: start again, and if it happens again, ask who runs your package index."
)

_NETWORK = re.compile(
    "NewConnectionError|ConnectTimeout|ReadTimeout|NameResolutionError|ProxyError|"
    "ConnectionResetError|RemoteDisconnected|ProtocolError|IncompleteRead|"
    "Temporary failure in name resolution|Network is unreachable|Connection refused",
)
_SPACE = re.compile("No space left on device|Errno 28|WinError 112|Disk quota exceeded")
_UNWRITABLE = re.compile("Permission denied|Read-only file system|Errno 13|Errno 30|Access is den")
_MISSING = re.compile(r"No matching distribution found for ([\w.-]+)==([\w.]+)")


class Failure(Exception):  # noqa: N818  (a plain word: it is no error of the program)
    """Set-up cannot go on; the message is the sentence for the user."""


def unwritable(path: Path) -> str:
    """The sentence for a folder that may not be written."""
    return (
        f"Piquet cannot write to {path}: make that folder writable, "
        "or copy Piquet to a folder of your own and start it there."
    )


def from_system(error: OSError, path: Path) -> str:
    """The sentence for a refusal of the file system at `path`."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return NO_SPACE
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return unwritable(path)
    reason = error.strerror or str(error)
    return f"Piquet cannot be set up in {path} ({reason}): put that right and start again."


def from_output(output: str, path: Path) -> str:
    """The sentence for what venv or pip said before it failed while it worked in `path`."""
    if "DO NOT MATCH THE HASHES" in output:
        return WRONG_HASH
    if _SPACE.search(output):
        return NO_SPACE
    if "CERTIFICATE_VERIFY_FAILED" in output:
        return NO_TRUST
    if _NETWORK.search(output):
        return NO_NETWORK
    if missing := _MISSING.search(output):
        return _not_found(f"{missing[1]} {missing[2]}", unseen="(from versions: none)" in output)
    if _UNWRITABLE.search(output):
        return unwritable(path)
    if "ensurepip" in output:
        return NO_VENV
    errors = [line for line in output.splitlines() if "error" in line.lower()]
    last = (errors or output.splitlines() or ["no reason was given"])[-1]
    return (
        f"Piquet's parts could not be installed ({last.strip()}): "
        f"see {path / 'piquet-setup.log'} for the whole story, then start again."
    )


def _not_found(part: str, *, unseen: bool) -> str:
    if sys.version_info >= (3, 16):
        return (
            f"Piquet's parts are not yet made for Python {_VERSION}: "
            "install Python 3.11 to 3.15 beside it and start Piquet with that."
        )
    if unseen:
        return (
            f"Piquet's parts could not be downloaded: the package index cannot be reached, or has "
            f"no {part} for this system; check the network (and pip's settings) and start again."
        )
    return (
        f"The package index that pip asks here has no {part}, which Piquet needs: "
        "point pip at one that has it (pip config set global.index-url …) and start again."
    )
