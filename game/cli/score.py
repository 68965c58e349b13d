"""`piquet score FILE [--json]`: reads a deal or a partie in our notation and prints its ledger.

Each game has its own scorer and its own notation; a text that names no game is of Piquet.
"""

from __future__ import annotations

import io
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from game.cli.arguments import parser_for
from game.cli.console import drop
from game.games import GAMES, PIQUET
from game.scorer import UnfitRecordError, named_game, scorer_of
from game.words.catalogue import say
from game.words.terms import listed, printable, shown

BAD_INPUT = 2
_STANDARD_INPUT = "-"
_NOTHING = b"\0"
_TWO_LETTERS = 4  # bytes of UTF-16
_LONGEST = 4_000_000
"""Bytes of a file: a million characters, of which a whole partie has some twenty thousand."""


class _UnfitError(Exception):
    """Something that cannot be scored; its text is the whole sentence for the player."""


def run(arguments: Sequence[str]) -> int:
    """Print the ledger of a file; the exit code is 2 if it cannot be read or is not legal."""
    parser = parser_for("score", say("score.usage"))
    parser.add_argument("file", metavar="FILE", help=say("score.usage.file"))
    parser.add_argument("--json", action="store_true", help=say("score.usage.json"))
    wanted = parser.parse_args(arguments)
    try:
        text = scored(wanted.file, as_json=wanted.json)
    except _UnfitError as unfit:
        _print(str(unfit), sys.stderr)
        return BAD_INPUT
    try:
        _print(text, sys.stdout)
    except BrokenPipeError:  # the reader has gone: nobody is left to be told
        raise
    except OSError as error:
        drop(sys.stdout)
        _print(say("score.unwritten", why=error.strerror or str(error)), sys.stderr)
        return BAD_INPUT
    return 0


def scored(file: str, *, as_json: bool) -> str:
    """The ledger of a file as text or JSON; `_UnfitError` with a sentence if there is none."""
    named, text = named_game(_read(file))
    game = PIQUET if named is None else named
    if game not in GAMES:
        known = listed(tuple(GAMES), "list.or")
        raise _UnfitError(say("score.no-game", file=_name(file), found=shown(game), known=known))
    if (scorer := scorer_of(game)) is None:
        raise _UnfitError(say("score.no-notation", file=_name(file), game=game))
    try:
        reckoned = scorer.reckon(text)
    except UnfitRecordError as unfit:
        told = {"line": unfit.line, "column": unfit.column, "sentence": unfit.sentence}
        raise _UnfitError(say("score.wrong", file=_name(file), **told)) from None
    return scorer.as_json(reckoned) if as_json else scorer.as_text(reckoned)


def _read(file: str) -> str:
    """The text of a file or of the standard input, no more than can be a record."""
    most = _LONGEST + 1
    if not file:
        raise _UnfitError(say("score.no-name"))
    try:
        if file == _STANDARD_INPUT:
            data = sys.stdin.buffer.read(most)
        elif Path(file).is_dir():  # asked first: other systems tell a folder in other ways
            raise _UnfitError(say("score.directory", file=_name(file)))
        else:
            with Path(file).open("rb") as source:
                data = source.read(most)
    except FileNotFoundError:
        raise _UnfitError(say("score.missing", file=_name(file))) from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        unreadable = say("score.unreadable", file=_name(file), why=why or str(error))
        raise _UnfitError(unreadable) from None
    if len(data) == most:
        raise _UnfitError(say("score.huge", file=_name(file)))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _not_text(file, data) from None
    if _NOTHING in data:  # no letter of a text: two bytes a letter, or no text at all
        raise _not_text(file, data)
    if not text.strip():
        raise _UnfitError(say("score.empty", file=_name(file)))
    return text


def _not_text(file: str, data: bytes) -> _UnfitError:
    """Bytes that are no text as we read it; those of UTF-16 come in pairs, one of each empty."""
    pairs = data[: len(data) // 2 * 2]
    empty = max(pairs[::2].count(_NOTHING), pairs[1::2].count(_NOTHING))
    in_pairs = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) or (
        len(pairs) >= _TWO_LETTERS and empty * 4 > len(pairs)
    )
    key = "score.utf-16" if in_pairs else "score.not-text"
    return _UnfitError(say(key, file=_name(file)))


def _name(file: str) -> str:
    return say("score.standard-input") if file == _STANDARD_INPUT else printable(file)


def _print(text: str, stream: TextIO) -> None:
    """Print, with a question mark for any letter that the terminal does not know."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    print(text, file=stream, flush=True)
