"""What a language is beside its sentences: its names, numbers, agreement and court letters.

`language.po` in its folder says it; what it leaves out is plain.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache, lru_cache

from game.words.files import ITSELF, catalogue, codes

_CASES = {"↓": lambda found: found[0].lower(), "↑": lambda found: found[0].upper()}
_RESTED = re.compile(r"\[([^]|]*)\|?([^]]*)\]")


@cache
def bends(rules: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What stands in place of each pattern, rule by rule."""
    lines = (line.partition(" → ") for line in rules.splitlines())
    return tuple((re.compile(pattern), put) for pattern, _, put in lines)


def bent(rules: str, words: str) -> str:
    """The words after the first rule that fits them, or as they are.

    A rule is a line: a pattern, an arrow, and what stands in its place; ↓ and ↑ are the same in
    small and in capital letters.
    """
    for pattern, put in bends(rules):
        if pattern.search(words):
            return pattern.sub(_CASES.get(put, put), words)
    return words


@cache
def _spellings(rules: str) -> tuple[tuple[int, int, str], ...]:
    """Of each number that has words of its own: it, the step it is divided by, and those words."""
    found = []
    for line in rules.splitlines():
        head, _, said = line.partition(": ")
        first, _, step = head.partition("/")
        for value, words in enumerate(said.split(", "), int(first)):
            found.append((value, int(step or 10 ** (len(first) - 1)), words))
    return tuple(found)


@lru_cache(maxsize=1000)
def spelled(rules: str, joined: str, value: int) -> str:
    """A number from 0 to 999 in words; larger ones, and all where there are no rules, in figures.

    A rule is a line: a number and the words for it and those that follow. In them < stands for how
    often the step goes into it (a power of ten, if none is said: `60/20:`), > for what is left, and
    [what is said of what is left|and what if nothing is]. The rules of `joined` bend the whole.
    """
    if not rules or not 0 <= value < 1000:
        return str(value)
    known = _spellings(rules)
    _, step, words = known[bisect_right(known, value, key=lambda rule: rule[0]) - 1]
    often, rest = divmod(value, step)
    words = _RESTED.sub(lambda found: found[1 if rest else 2], words)
    parts = {"<": often, ">": rest}
    words = re.sub("[<>]", lambda found: spelled(rules, joined, parts[found[0]]), words)
    return bent(joined, words)


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
