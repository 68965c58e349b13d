"""What a language needs beside its sentences: its numbers, its plural, its forms of a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Grammar:
    """How sentences of a language are filled in.

    `number_words` says a whole number from 0 to 999; `is_plural` tells which of a pair of keys a
    count takes. `forms` change a value where a sentence asks for it: `{number:f}` in French is the
    feminine; several are applied one after the other, `{number:f,de}`.
    """

    number_words: Callable[[int], str]
    is_plural: Callable[[int], bool]
    forms: Mapping[str, Callable[[str], str]]


class Value:
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
