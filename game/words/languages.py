"""What a language is beside its sentences: its names, numbers, agreement and court letters.

One that is whole has a line in `LANGUAGES` and is offered to players. Its module is loaded when it
is first spoken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from msgspec import Struct

Courts = tuple[str, str, str]
"""The letters of a king, a queen and a knave."""

ENGLISH = "en"
"""The language that everything is said in."""

LANGUAGES = {
    ENGLISH: "game.words.english",
    "fr": "game.words.french",
    "de": "game.words.german",
    "es": "game.words.spanish",
    "it": "game.words.italian",
}
"""The module of each language, by its code."""


def as_written(sentence: str) -> str:
    """A sentence set as it is written."""
    return sentence


class Language(Struct, frozen=True, kw_only=True):
    """What a language calls itself, how its sentences are filled in, what stands on its courts.

    `english` is its name in English and small letters: so Windows and the settings write it.
    `culture` is that of a voice of Windows, such as "en-GB". `courts` stand in the corners of a
    pack that speaks the language too.

    `number_words` says a whole number from 0 to 999. `forms` change a value where a sentence asks
    for it: `{number:f}` in French is the feminine; several are applied one after the other,
    `{number:f,de}`. All languages have the form `low`. `typeset` is how a sentence of
    its catalogues must be set, which a test holds them to: it sets one that was typed plainly.
    """

    name: str
    english: str
    culture: str
    courts: Courts
    number_words: Callable[[int], str]
    forms: Mapping[str, Callable[[str], str]]
    typeset: Callable[[str], str] = as_written


class Inflected:
    """A value on its way into a sentence, in the form that the sentence asks for."""

    __slots__ = ("_forms", "_words")

    def __init__(self, value: object, forms: Mapping[str, Callable[[str], str]]) -> None:
        self._words, self._forms = str(value), forms

    def __format__(self, spec: str) -> str:
        words = self._words
        for form in spec.split(",") if spec else ():
            words = self._forms[form](words)
        return words


def lowered(words: str) -> str:
    """The words with a small first letter: the form `low` of every language."""
    return words[:1].lower() + words[1:]


def codes() -> tuple[str, ...]:
    """The codes of all languages, in their order."""
    return tuple(sorted(LANGUAGES))


@cache
def language(code: str) -> Language:
    """What a language is; KeyError for a code there is not."""
    found: Language = import_module(LANGUAGES[code]).LANGUAGE
    return found


def courts() -> dict[str, Courts]:
    """The letters that the courts of a pack can have, by the English names of their languages."""
    found: dict[str, Courts] = {}
    for each in map(language, (ENGLISH, *codes())):
        if each.courts not in found.values():
            found[each.english] = each.courts
    return found
