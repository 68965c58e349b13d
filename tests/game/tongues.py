"""What tests of the languages share: which values a sentence wants, and a language for one test."""

from __future__ import annotations

import string
from collections.abc import Iterator

import pytest

from game.games import PIQUET
from game.words.catalogue import speak, spoken
from game.words.languages import codes, sentences

LANGUAGES = {code: sentences(code, PIQUET) for code in codes()}
"""All sentences of each language, those of Piquet too, by its code."""

PLAUSIBLE = {"number": "trois", "Number": "Trois", "count": "3", "day": "14"}
"""Values where a name would be nonsense."""


def fields(sentence: str) -> list[tuple[str, str]]:
    """The values a sentence wants, each with the forms it asks for."""
    return [(name, form or "") for _, name, form, _ in string.Formatter().parse(sentence) if name]


@pytest.fixture
def language_kept() -> Iterator[None]:
    """What a test speaks is forgotten when it is over."""
    before = spoken()
    yield
    speak(before)


@pytest.fixture
def in_french(language_kept: None) -> None:
    """The whole test speaks French."""
    speak("fr")
