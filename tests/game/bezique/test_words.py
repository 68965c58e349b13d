"""The words of Bezique: the same sentences in each language, asking for the same values."""

from __future__ import annotations

import pytest

from game.bezique.words import refusal
from game.words.catalogue import speak
from game.words.languages import codes, language
from rules.bezique.refusals import Refusal
from rules.core.game import Refused
from tests.game.bezique.sitting import NAME
from tests.game.tongues import (
    fields,
    language_kept,  # noqa: F401 - fixtures are found by name
    sentences,
)

_DETAILS = {
    Refusal.MUST_FOLLOW_SUIT: ("H",),
    Refusal.MUST_WIN: ("QS'",),
    Refusal.NOT_YOUR_CARD: ("QS", "QH'"),
    Refusal.JUST_TAKEN: ("AH",),
    **dict.fromkeys(
        (
            Refusal.SERVED_ALREADY,
            Refusal.NO_NEW_CARD,
            Refusal.NOT_FROM_HAND,
            Refusal.BEZIQUE_CLOSED,
            Refusal.MARRIED_ALREADY,
            Refusal.STILL_LYING,
            Refusal.NOT_DOWNWARD,
        ),
        ("royal-marriage",),
    ),
}


@pytest.mark.parametrize("code", codes())
def test_every_language_says_the_same_things_of_the_same_values(code: str) -> None:
    english, said = sentences("en", NAME), sentences(code, NAME)
    assert said.keys() == english.keys()
    for key, sentence in english.items():
        assert {name for name, _ in fields(said[key])} == {name for name, _ in fields(sentence)}, (
            key
        )
    for sentence in said.values():
        for _, forms in fields(sentence):
            assert all(form in language(code).forms for form in filter(None, forms.split(",")))


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("reason", list(Refusal), ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_refusal_is_a_sentence(code: str, reason: Refusal) -> None:
    speak(code)
    said = refusal(Refused(reason, _DETAILS.get(reason, ())))
    assert said.endswith(".")
    assert "{" not in said
