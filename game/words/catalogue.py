"""Finds the sentence for a key in the language spoken: `say("score.totals", a=28, b=23)`.

A sentence with a plural is said with `count`. One that is missing, or that cannot be filled in, is
said in English; a key that is missing there too is a fault of ours, so it is raised, and a test
goes through every key. `say`
is called when something is drawn and never at import, because the language can change while the
program runs. It knows the general words; a game has a `say` of its own, which knows its own first.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from typing import ClassVar

from game.games import GAMES
from game.words.files import GENERAL, catalogue, codes, sentences
from game.words.languages import ENGLISH, Inflected, Language, language


class _Now:
    """The language spoken now: one for the whole program, in whatever thread it speaks."""

    code = ENGLISH
    listened_for = ""
    heard: ClassVar[set[str]] = set()


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
    if values:
        tongue = language(code)
        said = words.format(**{name: Inflected(value, tongue) for name, value in values.items()})
    else:
        said = words.format()
    if key == _Now.listened_for:
        _Now.heard.add(said)
    return said


def overhear(key: str) -> AbstractSet[str]:
    """All that is said for a key from now on, as it comes; one key at a time."""
    _Now.listened_for, _Now.heard = key, set()
    return _Now.heard


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
    said = {code: [sentences(code, game) for game in (GENERAL, *GAMES)] for code in codes()}
    return tuple(code for code in codes() if said[code] == said[ENGLISH])
