"""What a language is beside its sentences: its names, its numbers and plural, its court letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Courts = tuple[str, str, str]
"""The letters of a king, a queen and a knave."""


def as_written(sentence: str) -> str:
    """A sentence set as it is written."""
    return sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """What a language calls itself, how its sentences are filled in, what stands on its courts.

    `english` is its name in English and small letters: so Windows and the settings write it.
    `culture` is that of a voice of Windows, such as "en-GB". `courts` stand in the corners of a
    pack that speaks the language too.

    `number_words` says a whole number from 0 to 999; `is_plural` tells which of a pair of keys a
    count takes. `forms` change a value where a sentence asks for it: `{number:f}` in French is the
    feminine; several are applied one after the other, `{number:f,de}`. All languages have the form
    `low`. `typeset` sets a sentence that was written with plain spaces and apostrophes.
    """

    name: str
    english: str
    culture: str
    courts: Courts
    number_words: Callable[[int], str]
    is_plural: Callable[[int], bool]
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
