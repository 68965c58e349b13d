"""German: numbers in words, the endings of one.

Sentences ask for them by `{number:f}` (eine Karte), `{number:m}` (ein Stich), `{number:en}`
(einen Punkt), `{number:er}` (mit einer Karte) and `{number:em}` (mit einem Punkt); `{number:up}`
begins a sentence. A noun and the polite address keep their capital wherever they stand:
`{word:low}` lowers nothing but a number.
"""

from __future__ import annotations

from collections.abc import Callable

from game.words.languages import Language

_SMALL = (
    *("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    *("elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn"),
    "neunzehn",
)
_TENS = ("zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")


def number_words(value: int) -> str:
    """A number from 0 to 999 in words, "einundzwanzig"; larger ones in figures."""
    if not 0 <= value < 1000:
        return str(value)
    if value < 20:
        return _SMALL[value]
    if value < 100:
        tens, ones = divmod(value, 10)
        head = "ein" if ones == 1 else _SMALL[ones]
        return (f"{head}und" if ones else "") + _TENS[tens - 2]
    hundreds, rest = divmod(value, 100)
    head = "" if hundreds == 1 else _SMALL[hundreds]
    return f"{head}hundert{number_words(rest) if rest else ''}"


_NUMBERS = frozenset(map(number_words, range(1000)))


def lowered(words: str) -> str:
    """A number with a small first letter; all else as it stands, for it may be a noun."""
    small = words.lower()
    return small if small in _NUMBERS else words


def raised(words: str) -> str:
    """The words with a capital first letter."""
    return words[:1].upper() + words[1:]


def _one(ending: str) -> Callable[[str], str]:
    """The form of a number before a noun: only one, and what ends in it, has endings."""

    def formed(words: str) -> str:
        return words[:-1] + ending if words.lower().endswith("eins") else words

    return formed


LANGUAGE = Language(
    name="Deutsch",
    english="german",
    culture="de-DE",
    courts=("K", "D", "B"),
    number_words=number_words,
    forms={
        "m": _one(""),
        "f": _one("e"),
        "en": _one("en"),
        "er": _one("er"),
        "em": _one("em"),
        "low": lowered,
        "up": raised,
    },
)
