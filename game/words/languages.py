"""What a language is beside its sentences: its names, numbers, agreement and court letters.

`language.po` in its folder says it; what it leaves out is plain.
"""

from __future__ import annotations

from functools import cache

from game.words.files import ITSELF, catalogue, codes
from game.words.inflection import bent, spelled

Courts = tuple[str, str, str]
"""The letters of a king, a queen and a knave."""

ENGLISH = "en"
"""The language that everything is said in."""

_THOUSAND = 1000

_PLAIN = {"form.low": "^. → ↓", "form.up": "^. → ↑"}
"""The forms that every language has: with a small and with a capital first letter."""


class Language:
    """What a language calls itself, how its sentences are filled in, what stands on its courts.

    `english` is its name in English and small letters: so Windows and the settings write it.
    `culture` is that of a voice of Windows, such as "en-GB". `courts` stand in the corners of a
    pack that speaks the language too.
    """

    def __init__(self, code: str) -> None:
        self._says = catalogue(code, ITSELF).gettext
        self.name = self._says("name") or code
        self.english = self._says("english") or code
        self.culture = self._says("culture") or code
        king, queen, knave = (self._says("courts") or "K Q J").split()
        self.courts: Courts = (king, queen, knave)

    def number_words(self, value: int) -> str:
        """A whole number from 0 to 999 in words, others in figures."""
        if not 0 <= value < _THOUSAND:
            return self.figures(value)
        return spelled(self._says("numbers"), self._says("numbers.joined"), value)

    def figures(self, value: int) -> str:
        """A whole number in figures, its thousands set apart as they are in this language."""
        rules = self._says("thousands") if abs(value) >= _THOUSAND else ""
        return bent(rules, str(value))

    def formed(self, form: str, words: str) -> str:
        """A word or name in a form that a sentence asks for; KeyError if it has no such form."""
        key = f"form.{form}"
        return bent(self._says(key) or _PLAIN[key], words)


class Inflected:
    """A value on its way into a sentence, in the form that the sentence asks for.

    `{number:f}` in French is the feminine; several are applied one after the other,
    `{number:f,de}`.
    """

    __slots__ = ("_language", "_words")

    def __init__(self, value: object, language: Language) -> None:
        self._words = language.figures(value) if isinstance(value, int) else str(value)
        self._language = language

    def __format__(self, spec: str) -> str:
        words = self._words
        for form in spec.split(",") if spec else ():
            words = self._language.formed(form, words)
        return words


@cache
def language(code: str) -> Language:
    """What a language is."""
    return Language(code)


def courts() -> dict[str, Courts]:
    """The letters that the courts of a pack can have, by the English names of their languages."""
    found: dict[str, Courts] = {}
    for each in map(language, (ENGLISH, *codes())):
        if each.courts not in found.values():
            found[each.english] = each.courts
    return found
