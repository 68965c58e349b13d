"""Finds the sentence for a key in the language spoken: `say("score.totals", a=28, b=23)`.

A sentence with a plural is said with `count`. One that is missing, or that cannot be filled in, is
said in English; a key that is missing there too is a fault of ours, so it is raised, and a test
goes through every key. `say`
is called when something is drawn and never at import, because the language can change while the
program runs. It knows the general words; a game has a `say` of its own, which knows its own first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import import_module
from io import BytesIO
from pathlib import Path
from struct import unpack

import assets
from game.games import GAMES, NoGameError
from game.words.languages import ENGLISH, Inflected, Language, codes, language

GENERAL = "general"
"""In place of a game's name: the words that belong to none."""

LOCALE = Path(assets.__path__[0]) / "locale"
"""Where catalogues lie, in a folder for each language; a game may have such a one of its own."""


_HEAD = 12
"""Bytes of a compiled catalogue up to the number of its sentences."""


class _Now:
    """The language spoken now: one for the whole program, in whatever thread it speaks."""

    code = ENGLISH


def speak(code: str) -> None:
    """Speak the language of a code from now on. Raises ValueError for one that is not known."""
    if code not in codes():
        raise ValueError(f"no language has the code {code!r}")
    _Now.code = code


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Now.code


def tongue() -> Language:
    """The language that is spoken."""
    return language(_Now.code)


def say(key: str, /, **values: object) -> str:
    """The sentence for a key with its values filled in; with `count` it takes the right plural."""
    return say_of(GENERAL, key, **values)


def say_of(game: str, key: str, /, **values: object) -> str:
    """The same for a key that may be a game's own. NoGameError for a name that is no game's."""
    try:
        return _filled(_Now.code, game, key, values)
    except (LookupError, ValueError):
        if _Now.code == ENGLISH:
            raise
        return _filled(ENGLISH, game, key, values)  # theirs asks for what is not there


def _filled(code: str, game: str, key: str, values: Mapping[str, object]) -> str:
    """A sentence with its values; LookupError or ValueError where it asks for others."""
    count = values.get("count")
    words = sentence(code, game, key, count if isinstance(count, int) else None)
    if not words:
        raise KeyError(key)
    if not values:
        return words.format()
    forms = language(code).forms
    return words.format(**{name: Inflected(value, forms) for name, value in values.items()})


@cache
def sentence(code: str, game: str, key: str, count: int | None = None) -> str:
    """The sentence as it stands in the catalogues; empty if none has the key.

    NoGameError for a name that is no game's.
    """
    for spoken_in in (code,) if code == ENGLISH else (code, ENGLISH):
        for domain in (game,) if game == GENERAL else (game, GENERAL):
            found = catalogue(spoken_in, domain)
            words = "" if count is None else found.ngettext(key, key, count)
            if words := words or found.gettext(key):
                return words
    return ""


@cache
def whole() -> tuple[str, ...]:
    """The codes of the languages that say all that English says, in their order."""
    said = {code: [_sentences(code, game) for game in (GENERAL, *GAMES)] for code in codes()}
    return tuple(code for code in codes() if said[code] == said[ENGLISH])


def _sentences(code: str, game: str) -> int:
    """How many there are of a game; what is not translated yet, or is in doubt, is not there."""
    return sum(unpack("<8xI", content[:_HEAD])) if (content := _content(code, game, _HEAD)) else 0


@cache
def catalogue(code: str, game: str) -> NullTranslations:
    """What a language says of a game, or in general; nothing, if it has no such catalogue."""
    if game not in (GENERAL, *GAMES):
        raise NoGameError(game)
    if not (content := _content(code, game)):
        return _Nothing()
    found = GNUTranslations(BytesIO(content))
    found.add_fallback(_Nothing())
    return found


def _content(code: str, game: str, size: int = -1) -> bytes:
    """The compiled catalogue of a language and a game, or so many bytes; empty if there is none."""
    content = _compiled(LOCALE / code / f"{game}.po", size)
    if not content and game != GENERAL:
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
