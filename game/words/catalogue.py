"""Finds the sentence for a key in the language spoken: `say("score.totals", a=28, b=23)`.

A plural has two keys, `….one` and `….many`, and is said with `count`. A key that is missing is a
fault of ours, so it is raised, and a test goes through every key. `say` is called when something
is drawn and never at import, because the language can change while the program runs. It knows the
general words; a game has a `say` of its own, which knows that game's too.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.words.language import Inflected, Language
from game.words.languages import ENGLISH, codes, language, sentences


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
    return _filled(sentences(_Now.code), key, values)


def say_of(game: str, key: str, /, **values: object) -> str:
    """The same for a key that may be a game's own. NoGameError for a name that is no game's."""
    return _filled(sentences(_Now.code, game), key, values)


def _filled(words: Mapping[str, str], key: str, values: Mapping[str, object]) -> str:
    if not values:
        return words[key].format()
    now, count = language(_Now.code), values.get("count")
    if key not in words and isinstance(count, int):
        key += ".many" if now.is_plural(count) else ".one"
    return words[key].format(
        **{name: Inflected(value, now.forms) for name, value in values.items()}
    )
