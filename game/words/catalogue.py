"""Finds the sentence for a key in the language spoken: `say("score.totals", a=28, b=23)`.

A plural has two keys, `….one` and `….many`, and is said with `count`. A key that is missing is a
fault of ours, so it is raised, and a test goes through every key. `say` is called when something
is drawn and never at import, because the language can change while the program runs.
"""

from __future__ import annotations

import locale
import re
from collections.abc import Mapping

from game.words import en, fr
from game.words.grammar import Grammar, Value

LANGUAGES = {"en": en.WORDS, "fr": fr.WORDS}
"""The sentences of the languages that can be spoken, by their code."""

NAMES = {"en": "English", "fr": "Français"}
"""What each language calls itself."""

VARIABLE = "PIQUET_LANGUAGE"
"""The variable of the environment that chooses the language before anything else does."""

_GRAMMARS = {"en": en.GRAMMAR, "fr": fr.GRAMMAR}
_ENGLISH = "en"
_OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
_LONG_NAMES = {"english": "en", "french": "fr"}  # as Windows writes them: French_France.1252


class _Now:
    """The language spoken now: one for the whole program, in whatever thread it speaks."""

    code = _ENGLISH


def speak(code: str) -> None:
    """Speak the language of a code from now on. Raises ValueError for one that is not known."""
    if code not in LANGUAGES:
        raise ValueError(f"no language has the code {code!r}")
    _Now.code = code


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Now.code


def grammar() -> Grammar:
    """The grammar of the language that is spoken."""
    return _GRAMMARS[_Now.code]


def say(key: str, /, **values: object) -> str:
    """The sentence for a key with its values filled in; with `count` it takes the right plural."""
    words, now = LANGUAGES[_Now.code], _GRAMMARS[_Now.code]
    count = values.get("count")
    if key not in words and isinstance(count, int):
        key += ".many" if now.is_plural(count) else ".one"
    return words[key].format(**{name: Value(value, now.forms) for name, value in values.items()})


def told_language(environ: Mapping[str, str]) -> str | None:
    """The language that PIQUET_LANGUAGE chooses, English if it names none; None if it is unset."""
    told = environ.get(VARIABLE, "").strip().lower()
    if not told:
        return None
    return told if told in LANGUAGES else _ENGLISH


def language_trouble(environ: Mapping[str, str]) -> str:
    """What is wrong with PIQUET_LANGUAGE, as a sentence; empty if nothing is."""
    told = environ.get(VARIABLE, "").strip()
    if not told or told.lower() in LANGUAGES:
        return ""
    shown = "".join(letter if letter.isprintable() else "?" for letter in told[:20])
    return say("language.unknown", variable=VARIABLE, found=shown)


def system_language(environ: Mapping[str, str]) -> str:
    """The language of the computer, as far as it is spoken here; English otherwise."""
    told = next((environ[name] for name in _OF_THE_SYSTEM if environ.get(name)), None)
    if told is None:
        try:
            told = locale.getlocale()[0] or ""
        except ValueError:  # a Mac may call its locale "UTF-8", which Python does not know
            told = ""
    name = re.split(r"[_.@-]", told)[0].lower()
    code = _LONG_NAMES.get(name, name)
    return code if code in LANGUAGES else _ENGLISH
