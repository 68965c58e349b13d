"""Spanish: numbers in words, the feminine of one and short forms, contractions, y and e.

Sentences ask for them by `{number:f}`, `{number:m}`, `{card:de}`, `{card:a}`, `{name:y}`,
`{name:o}` and `{word:low}`.
"""

from __future__ import annotations

import re
import unicodedata

from game.words.languages import Language, lowered

_NO_BREAK = "\u00a0"

_SMALL = (
    *("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
    *("once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho"),
    *("diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro"),
    *("veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve"),
)
_TENS = ("treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa")
_HUNDREDS = (
    *("ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos"),
    *("setecientos", "ochocientos", "novecientos"),
)


def number_words(value: int) -> str:
    """A number from 0 to 999 in words, "treinta y uno"; larger ones in figures."""
    if not 0 <= value < 1000:
        return str(value)
    if value < 30:
        return _SMALL[value]
    if value < 100:
        tens, ones = divmod(value, 10)
        return _TENS[tens - 3] + (f" y {_SMALL[ones]}" if ones else "")
    if value == 100:
        return "cien"
    hundreds, rest = divmod(value, 100)
    return _HUNDREDS[hundreds - 1] + (f" {number_words(rest)}" if rest else "")


def feminine(words: str) -> str:
    """A number as it counts cards, tricks or parties: «una», «veintiuna», «doscientas»."""
    return re.sub(r"uno$", "una", words, flags=re.IGNORECASE).replace("cientos", "cientas")


def short(words: str) -> str:
    """A number before a masculine: «un tanto», «veintiún tantos», «treinta y un tantos»."""
    return re.sub(r"uno$", "un", re.sub(r"tiuno$", "tiún", words), flags=re.IGNORECASE)


def with_de(words: str) -> str:
    """Of something: «de Ada», «del rey»; an article of a name stays, «de El Cid»."""
    return f"d{words}" if words.startswith("el ") else f"de {words}"


def with_a(words: str) -> str:
    """To something: «a Ada», «al rey»."""
    return f"al {words[3:]}" if words.startswith("el ") else f"a {words}"


def with_y(words: str) -> str:
    """And something: «y Ada», «e Inés», but «y hielo», where the i is no vowel."""
    return ("e " if re.match(r"h?i(?![aeou])", _plain(words)) else "y ") + words


def with_o(words: str) -> str:
    """Or something: «o dos», «u ocho»; figures as they are spoken, «u 8», «u 11»."""
    return ("u " if re.match(r"h?o|8|11(?!\d)", _plain(words)) else "o ") + words


def _plain(words: str) -> str:
    return unicodedata.normalize("NFD", words).lower()


def typeset(sentence: str) -> str:
    """A sentence with quotes of the language, and no break before a sign of percent or pound."""
    for mark in ("%", "£"):
        sentence = sentence.replace(f" {mark}", f"{_NO_BREAK}{mark}")
    return sentence.replace("“", "«").replace("”", "»")


LANGUAGE = Language(
    name="Español",
    english="spanish",
    culture="es-ES",
    courts=("R", "D", "J"),
    number_words=number_words,
    forms={
        "f": feminine,
        "m": short,
        "de": with_de,
        "a": with_a,
        "y": with_y,
        "o": with_o,
        "low": lowered,
    },
    typeset=typeset,
)
