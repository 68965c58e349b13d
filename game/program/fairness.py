"""Sealed packs in the program: what their page shows, and whether a partie kept to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from game.games import rules_of
from game.pages.fair import Fair
from game.program.exports import TextFile, save_text, shown_path
from game.saves.partie import Header
from game.session.course import replayed
from game.session.sealing import PacksUsed, dealt, fingerprint, read_sealed, sealed_text
from game.words.catalogue import say


class FairMeans(Struct, frozen=True):
    """What it takes: the folder of the book, a clipboard, and the lines of a partie by its key."""

    folder: Path
    copy: Callable[[str], bool]
    actions: Callable[[str], tuple[str, ...]]


def fair(header: Header, key: str | None, means: FairMeans) -> Fair:
    """What there is to show of a partie that is over, by its `key` in the book; None: it runs."""
    text = sealed_text(rules_of(header.game), header.secret)
    return Fair(
        digits=fingerprint(text),
        secret="" if key is None else header.secret,
        copy=means.copy,
        verify=lambda: _verified(header, key or "", means),
        save=lambda: _saved(header, text, means.folder),
    )


def looked_at(header: Header, lines: Sequence[str]) -> PacksUsed | None:
    """Whether a partie used the packs that were sealed; None where its lines cannot be read."""
    rules = rules_of(header.game)
    sealed = read_sealed(sealed_text(rules, header.secret))
    course = replayed(rules, header.options, lines).course
    if not lines or course.count < len(lines):
        return None
    return dealt(rules, sealed, header.options, (done.action for done in course.actions))


def _verified(header: Header, key: str, means: FairMeans) -> str:
    found = looked_at(header, means.actions(key))
    if found is None:
        return say("fair.unread")
    if found.other:
        return say("fair.other", name=found.other)
    return say("fair.true", count=found.packs)


def _saved(header: Header, text: str, folder: Path) -> str:
    name = f"{header.game}-{header.started[:10]}-sealed"
    try:
        path = save_text(TextFile(text, name, ".txt", "sealed", "ascii"), folder)
    except OSError as error:
        return say("fair.unsaved", why=error.strerror or str(error))
    return say("fair.saved", file=shown_path(path))
