"""A card in short is written one way at Bezique too: its sign, then its letter."""

from __future__ import annotations

import pytest

from game.bezique.history.steps import action_words
from game.words.catalogue import speak
from rules.bezique.actions import Declare
from rules.core.cards import hand


@pytest.mark.parametrize(
    ("language", "written"), [("en", "♥K, ♥Q declared"), ("fr", "déclaré\u00a0: ♥R, ♥D")]
)
def test_what_is_declared_is_written_as_piquet_writes_cards(language: str, written: str) -> None:
    speak(language)
    assert action_words(Declare(hand("KH QH"))) == written
