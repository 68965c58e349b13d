"""The catalogues on the disk: which languages there are, and what one says of a game."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import import_module
from io import BytesIO
from pathlib import Path
from struct import unpack

import assets
from game.games import GAMES, NoGameError

GENERAL = "general"
"""In place of a game's name: the words that belong to none."""

ITSELF = "language"
"""In place of a game's name: what the language is, which may be left out."""

LOCALE = Path(assets.__path__[0]) / "locale"
"""Where catalogues lie, in a folder for each language; a game may have such a one of its own."""

_HEAD = 12
"""Bytes of a compiled catalogue up to the number of its sentences."""


@cache
def codes() -> tuple[str, ...]:
    """The codes of all languages, in their order: each is a folder with general sentences."""
    return tuple(sorted({found.parent.name for found in LOCALE.glob(f"*/{GENERAL}.[mp]o")}))


@cache
def catalogue(code: str, game: str) -> NullTranslations:
    """What a language says of a game, or in general; nothing, if it has no such catalogue."""
    if game not in (GENERAL, ITSELF, *GAMES):
        raise NoGameError(game)
    if not (content := _content(code, game)):
        return _Nothing()
    found = GNUTranslations(BytesIO(content))
    found.add_fallback(_Nothing())
    return found


def keys(code: str, game: str) -> tuple[str, ...]:
    """The keys of all that a language says of a game without a plural. NoGameError for no game."""
    known = vars(catalogue(code, game)).get("_catalog", {})  # gettext does not tell them
    return tuple(key for key in known if isinstance(key, str))


def sentences(code: str, game: str) -> int:
    """How many there are of a game; what is not translated yet, or is in doubt, is not there."""
    return sum(unpack("<8xI", content[:_HEAD])) if (content := _content(code, game, _HEAD)) else 0


def _content(code: str, game: str, size: int = -1) -> bytes:
    """The compiled catalogue of a language and a game, or so many bytes; empty if there is none."""
    content = _compiled(LOCALE / code / f"{game}.po", size)
    if not content and game in GAMES:
        own = Path(import_module(GAMES[game]).__path__[0])
        content = _compiled(own / "locale" / code / f"{game}.po", size)
    return content


class _Nothing(NullTranslations):
    """Stands behind a catalogue: what is not in it is empty, and not its own key."""

    def gettext(self, message: str) -> str:  # noqa: ARG002 - as gettext calls it
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002 - as above
        return ""


def _compiled(source: Path, size: int) -> bytes:
    """The `.mo` of a catalogue, made now where a `.po` is newer; empty if there is none.

    What is installed has the `.mo` alone.
    """
    made = source.with_suffix(".mo")
    there, changed = made.exists(), source.exists()
    if changed and not (there and made.stat().st_mtime >= source.stat().st_mtime):
        from game.words.msgfmt import compiled  # noqa: PLC0415 - a player never needs it

        return compiled(source)
    if not there:
        return b""
    with made.open("rb") as file:
        return file.read(size)
