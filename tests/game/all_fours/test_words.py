"""The words of All-Fours: the same sentences in each language, asking for the same values."""

from __future__ import annotations

import pytest

from game.all_fours.words import ALL_FOURS, refusal
from game.words.catalogue import speak
from game.words.languages import codes, language
from rules.all_fours.refusals import Refusal
from rules.core.game import Refused
from tests.game.tongues import (
    fields,
    language_kept,  # noqa: F401 - fixtures are found by name
    sentences,
)

_DETAILS: dict[Refusal, tuple[int | str, ...]] = {
    Refusal.MUST_FOLLOW_TRUMP: ("H",),
    Refusal.MUST_FOLLOW_OR_TRUMP: ("D",),
    Refusal.NOT_YOUR_CARD: ("QS", "QH"),
    Refusal.WRONG_NUMBER: (3,),
    Refusal.GIFT_WOULD_WIN: (10,),
}


@pytest.mark.parametrize("code", codes())
def test_every_language_says_the_same_things_of_the_same_values(code: str) -> None:
    english, said = sentences("en", ALL_FOURS), sentences(code, ALL_FOURS)
    assert said.keys() == english.keys()
    for key, sentence in said.items():
        mine = {name.lower() for name, _ in fields(sentence)}
        assert mine == {name.lower() for name, _ in fields(english[key])}, key
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
