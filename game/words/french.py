"""French: numbers in words, the feminine of one, elision, the first of a month; how it is set.

Sentences ask for them by `{number:f}`, `{name:de}`, `{number:que}`, `{suit:s}`, `{day:er}` and
`{word:low}`.
"""

from __future__ import annotations

import unicodedata

from game.words.languages import Language, lowered

_NO_BREAK = "\u00a0"
"""Of the two spaces that do not break only this one is in all our faces; in them it is narrow."""

_VOWELS = "aeiouœæ"
_NEVER = ("onze", "oui")
"""Begin with a vowel and are not elided all the same: «de onze»."""

_SMALL = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    *("onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit"),
    "dix-neuf",
)
_TENS = ("vingt", "trente", "quarante", "cinquante", "soixante")


def number_words(value: int) -> str:
    """A number from 0 to 999 in words, "soixante et onze"; larger ones in figures."""
    if not 0 <= value < 1000:
        return str(value)
    if value < 100:
        return _below_a_hundred(value)
    hundreds, rest = divmod(value, 100)
    head = "cent" if hundreds == 1 else f"{_SMALL[hundreds]} cent"
    if not rest:  # «deux cents», but «deux cent un»: the plural stands at the end only
        return head if hundreds == 1 else f"{head}s"
    return f"{head} {_below_a_hundred(rest)}"


def _below_a_hundred(value: int) -> str:
    if value < 20:
        return _SMALL[value]
    if value >= 80:
        return f"quatre-vingt-{_SMALL[value - 80]}" if value > 80 else "quatre-vingts"
    tens = min(value // 10, 6)  # seventy is sixty and ten
    ones = value - 10 * tens
    head = _TENS[tens - 2]
    if ones in (1, 11):
        return f"{head} et {_SMALL[ones]}"
    return f"{head}-{_SMALL[ones]}" if ones else head


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
    forms={"f": feminine, "de": with_de, "que": with_que, "s": plural, "er": day, "low": lowered},
    typeset=typeset,
)
