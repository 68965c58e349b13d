"""The scenes of Bezique in the tour: few enough words to be read while one plays."""

from __future__ import annotations

import pytest

from game.demo.archive import Home
from game.demo.bezique import show_bezique
from game.preferences import Preferences
from game.words.catalogue import speak
from tests.words import IN_PLAY, Reader


@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_phase_of_bezique_shows_more_words_than_can_be_read(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("game.demo.bezique._EFFORT", 500)  # a coach of little thought says as much
    speak(code)
    reader = Reader()
    show_bezique(reader, Home(7, Preferences(language=code)))
    assert len(reader.counted) == 16
    assert any(one.most == IN_PLAY for one in reader.counted)
    assert [one for one in reader.counted if one.most is not None and one.words > one.most] == []
