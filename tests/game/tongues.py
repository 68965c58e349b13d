"""What tests of the languages share: their sentences, the values each wants, a language for a test.

The sentences are read from the `.po` files by Babel, as those who translate them have them.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from functools import cache

import pytest
from babel.messages.pofile import read_po

from game.games import PIQUET
from game.words.catalogue import speak
from game.words.files import GENERAL, LOCALE, codes

FORMS = ".one", ".many"
"""What is set behind the key of a plural for each of its forms."""


@cache
def sentences(code: str, game: str = GENERAL) -> Mapping[str, str]:
    """The general sentences of a language, and with them those of a game, by their keys."""
    found: dict[str, str] = {} if game == GENERAL else {**sentences(code)}
    with (LOCALE / code / f"{game}.po").open("rb") as file:
        for message in read_po(file, locale=code):
            key, said = message.id, message.string
            if message.context:
                continue  # of a lesson: its key is what it says
            if isinstance(key, tuple) and isinstance(said, tuple):
                found |= {key[0] + form: words for form, words in zip(FORMS, said, strict=True)}
            elif key:
                found[str(key)] = str(said)
    return found


LANGUAGES = {code: sentences(code, PIQUET) for code in codes()}
"""All sentences of each language, those of Piquet too, by its code."""

PLAUSIBLE = {"number": "trois", "Number": "Trois", "count": "3", "day": "14"}
"""Values where a name would be nonsense."""


def counted(key: str) -> tuple[str, dict[str, object]]:
    """The key of a plural without what is set behind it, and a count that takes that form."""
    base, _, form = key.rpartition(".")
    plural = f".{form}" in FORMS and {base + each for each in FORMS} <= LANGUAGES["en"].keys()
    return (base, {"count": 1 if form == "one" else 3}) if plural else (key, {})


def fields(sentence: str) -> list[tuple[str, str]]:
    """The values a sentence wants, each with the forms it asks for."""
    return [(name, form or "") for _, name, form, _ in string.Formatter().parse(sentence) if name]


@pytest.fixture
def in_french() -> None:
    """The whole test speaks French."""
    speak("fr")
