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


SMALLEST = (1024, 640)
LARGEST = (7680, 4320)


def size(text: str) -> tuple[int, int]:
    """A window's size written as WIDTHxHEIGHT; argparse tells the player what is wrong with it."""
    from argparse import ArgumentTypeError  # noqa: PLC0415 - a start is mostly asked for nothing

    width, by, height = text.lower().partition("x")
    if not (by and width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise ArgumentTypeError(f"{text!r} is no size; write it as 1280x800")
    found = int(width), int(height)
    if not all(least <= n <= most for least, n, most in zip(SMALLEST, found, LARGEST, strict=True)):
        raise ArgumentTypeError(
            f"{text} does not fit; sizes go from {SMALLEST[0]}x{SMALLEST[1]} to "
            f"{LARGEST[0]}x{LARGEST[1]}"
        )
    return found
