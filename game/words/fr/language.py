"""French: the feminine of a number, elision, the first of a month; and how it is set.

Sentences ask for them by `{number:f}`, `{name:de}`, `{number:que}`, `{suit:s}`, `{day:er}` and
`{word:low}`.
"""

from __future__ import annotations

import unicodedata

from game.words.fr.numbers import number_words
from game.words.language import Language, lowered

_NO_BREAK = "\u00a0"
"""Of the two spaces that do not break only this one is in all our faces; in them it is narrow."""

_VOWELS = "aeiouœæ"
_NEVER = ("onze", "oui")
"""Begin with a vowel and are not elided all the same: «de onze»."""


def is_plural(count: int) -> bool:
    """Nought is singular in French as one is: «zéro point»."""
    return count not in (0, 1)


def feminine(words: str) -> str:
    """A number as it counts cards, tricks or parties: «une», «vingt et une»."""
    return words + "e" if words.lower().rpartition(" ")[2] == "un" else words


def with_de(words: str) -> str:
    """Of something: «de Blaise», «d’Ada», «d’une»."""
    return f"d’{words}" if _elides(words) else f"de {words}"


def with_que(words: str) -> str:
    """Than something: «que deux», «qu’une»."""
    return f"qu’{words}" if _elides(words) else f"que {words}"


def _elides(words: str) -> bool:
    """Whether a vowel before these words is dropped; not before a single letter, as in «de A»."""
    plain = unicodedata.normalize("NFD", words).lower()
    if len(plain) < 2 or plain.startswith(_NEVER):
        return False
    return plain[0] in _VOWELS or (plain[0] == "y" and plain[1] not in _VOWELS)


def plural(word: str) -> str:
    """Several of a suit: «cœurs», «carreaux»."""
    return word + ("x" if word.endswith("eau") else "s")


def day(number: str) -> str:
    """The day of a month: the first is «1er», the others are plain."""
    return "1er" if number == "1" else number


def typeset(sentence: str) -> str:
    """A sentence with curled apostrophes, and no break before ; : ! ? %, in «» or after «M.»."""
    sentence = sentence.replace("\u202f", " ")
    for mark in (";", ":", "!", "?", "%", "»"):
        sentence = sentence.replace(f" {mark}", f"{_NO_BREAK}{mark}")
    sentence = sentence.replace("M. ", f"M.{_NO_BREAK}")
    return sentence.replace("« ", f"«{_NO_BREAK}").replace("'", "’")


LANGUAGE = Language(
    name="Français",
    english="french",
    culture="fr-FR",
    courts=("R", "D", "V"),
    number_words=number_words,
    is_plural=is_plural,
    forms={"f": feminine, "de": with_de, "que": with_que, "s": plural, "er": day, "low": lowered},
    typeset=typeset,
)
