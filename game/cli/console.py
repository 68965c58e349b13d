"""What is printed reaches any terminal: a letter it does not know is written as a plainer one."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import TextIO

_PLAINER = "piquet-plainer"
_PLAIN = {"œ": "oe", "Œ": "OE", "æ": "ae", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"'}
_PLAIN |= {"–": "-", "—": "-", "−": "-", "…": "..."}


def any_terminal() -> None:
    """From now on nothing that is printed breaks on a terminal of few letters."""
    codecs.register_error(_PLAINER, plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_PLAINER)


def drop(stream: TextIO | None) -> None:
    """Forget what could not be written, so that the end of the program does not try it again."""
    if stream is None:  # it was closed from the start
        return
    try:
        number = stream.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


def plainer(error: UnicodeError) -> tuple[str, int]:
    """What stands in place of letters that cannot be written, as a handler of codecs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(map(_plain, letters)), error.end


def _plain(letter: str) -> str:
    if letter in _PLAIN:
        return _PLAIN[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or "?"
