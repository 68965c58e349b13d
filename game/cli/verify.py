"""`piquet verify FILE [FINGERPRINT]`: whether sealed packs are true, and a partie kept to them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.apart.journal import HEAD
from game.apart.shelves import LARGEST
from game.apart.verify import verified
from game.cli.arguments import parser_for
from game.games import GAMES, rules_of
from game.pages.people import shown_names
from game.program.fairness import looked_at
from game.saves.files import InTheWayError, TooLargeError, data_directory, read_plain
from game.saves.notices import BookError
from game.saves.partie import ScoreCard
from game.saves.store import Book
from game.session.sealing import (
    LONGEST,
    Sealed,
    SealError,
    drawn_otherwise,
    fingerprint,
    grouped,
    read_sealed,
    ungrouped,
)
from game.words.catalogue import say
from game.words.terms import date_words, printable, shown

FALSE = 1
BAD_INPUT = 2
_STANDARD = "-"


class _UnfitError(Exception):
    """A file or a fingerprint that cannot be used; its text is the whole sentence."""


def run(arguments: Sequence[str]) -> int:
    """Say what was found; the exit code is 1 where something is not true, 2 for no such file."""
    parser = parser_for("verify", say("verify.usage"))
    parser.add_argument("file", metavar="FILE", help=say("verify.usage.file"))
    parser.add_argument(
        "fingerprint", metavar="FINGERPRINT", nargs="*", help=say("verify.usage.fingerprint")
    )
    wanted = parser.parse_args(arguments)
    try:
        noted = _noted(" ".join(wanted.fingerprint))
        data = _read(wanted.file)
        if data.startswith(f"{HEAD}\n".encode()):
            return _journal(data, wanted.file, noted)
        sealed = _sealed(data, wanted.file)
    except _UnfitError as unfit:
        print(unfit, file=sys.stderr)
        return BAD_INPUT
    true = _as_noted(fingerprint(data), noted)
    if other := drawn_otherwise(rules_of(sealed.game), sealed):
        print(say("verify.not-drawn", name=other))
        return FALSE
    print(say("verify.drawn", count=len(sealed.packs)))
    return 0 if _book_agrees(sealed) and true else FALSE


def _as_noted(digits: str, noted: str) -> bool:
    """Tell a fingerprint, and whether it begins as somebody noted."""
    print(say("verify.fingerprint", digits=grouped(digits)))
    true = digits.startswith(noted)
    if noted:
        print(say("verify.noted") if true else say("verify.not-noted", noted=grouped(noted)))
    return true


def _journal(data: bytes, file: str, noted: str) -> int:
    """Look at the journal of a partie in two places; its fingerprint is the same at both."""
    found = verified(data.decode(errors="replace").split("\n")[:-1])
    if found.line:
        print(say("verify.apart.line", file=printable(file), line=found.line))
        return FALSE
    true = _as_noted(found.chain, noted)
    if found.fault is not None:
        print(say("verify.apart.false", number=found.entry, why=say(found.fault.told)))
        return FALSE
    if found.offer is not None:
        a, b = map(printable, found.offer.names)
        print(say("verify.apart", a=a, b=b, deals=found.deals, count=found.packs))
    if found.unopened:
        print(say("verify.apart.unopened"))
    return 0 if true else FALSE


def _noted(written: str) -> str:
    """The digits that somebody noted; "" for none."""
    if not written.strip():
        return ""
    if (digits := ungrouped(written)) is None:
        raise _UnfitError(say("verify.no-digits", noted=shown(written)))
    return digits


def _read(file: str) -> bytes:
    name = say("score.standard-input") if file == _STANDARD else printable(file)
    try:
        if file == _STANDARD:
            return sys.stdin.buffer.read(LARGEST + 1)
        return read_plain(Path(file), LARGEST)
    except FileNotFoundError:
        raise _UnfitError(say("score.missing", file=name)) from None
    except InTheWayError:
        raise _UnfitError(say("book.not-plain", file=name)) from None
    except TooLargeError:
        raise _UnfitError(say("score.huge", file=name)) from None
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise _UnfitError(say("score.unreadable", file=name, why=why)) from None


def _sealed(data: bytes, file: str) -> Sealed:
    name = say("score.standard-input") if file == _STANDARD else printable(file)
    if len(data) > LONGEST:
        raise _UnfitError(say("score.huge", file=name))
    try:
        sealed = read_sealed(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise _UnfitError(say("score.not-text", file=name)) from None
    except SealError as error:
        wrong = f"verify.wrong.{error.fault}"
        raise _UnfitError(say(wrong, file=name, line=error.line)) from None
    if sealed.game not in GAMES:
        raise _UnfitError(say("verify.no-game", file=name, game=sealed.game))
    return sealed


def _book_agrees(sealed: Sealed) -> bool:
    """Say of each partie of this secret in the book whether it used these packs."""
    agrees, found = True, False
    for card, lines in _parties(sealed):
        found = True
        a, b = shown_names(card.header)
        told = {"a": a, "b": b, "date": date_words(card.finished)}
        looked = looked_at(card.header, lines)
        if looked is None:
            print(say("fair.unread"))
        elif looked.other:
            print(say("verify.partie.other", **told, name=looked.other))
            agrees = False
        else:
            print(say("verify.partie", **told, count=looked.packs))
    if not found:
        print(say("verify.no-partie"))
    return agrees


def _parties(sealed: Sealed) -> Iterator[tuple[ScoreCard, tuple[str, ...]]]:
    """The finished parties of a secret in our book, with their lines."""
    try:
        book = Book.open(data_directory())
    except BookError as error:
        print(say(error.notice.key, **error.notice.values), file=sys.stderr)
        return
    try:
        for card in book.cards():
            if card.header.secret == sealed.secret:
                try:
                    yield card, book.actions(card.id)
                except BookError:
                    yield card, ()
    finally:
        book.close()
