"""How many words stand on the screen: few enough to be read while one plays."""

from __future__ import annotations

import pytest

from game.stage.basics import Font, Rect
from game.stage.picture import Backdrop, Bubble, Picture, Tail, Text
from tests.game.test_demo import SCENES
from tests.words import ASKED_FOR, IN_PLAY, PAGE, SHEET, Counted, lines_of, main, words_in


def test_numbers_and_signs_are_no_words() -> None:
    assert words_in(["Point of 6 ♠", "3 : 5 –", "Deal 1 of 6"]) == 4
    assert words_in(["L'as de pique", "à vous"]) == 5


def test_lines_and_bubbles_are_read() -> None:
    said = Bubble(Rect(0, 0, 90, 40), "Point of five.", Tail.TOP_LEFT)
    words = Text("Your turn", 0, 0, Font(16))
    assert list(lines_of(Picture(Backdrop.TABLE, (words, said)))) == ["Your turn", "Point of five."]


def test_a_page_and_what_was_opened_to_be_read_have_no_limit() -> None:
    assert ASKED_FOR <= SCENES
    assert Counted("lead", "play", 0).most == IN_PLAY
    assert Counted("all-tricks", "play", 0).most is None
    assert Counted("help-play", PAGE, 0).most is None
    assert Counted("deal-sheet", SHEET, 0).most == 60


def test_the_command_says_what_is_read_in_a_scene(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The parts of the tour that take long are left out; test_demo counts the words of all."""
    piquet = ("table", "report", "calls", "rights", "feats", "lessons", "history", "reading")
    others = ("bezique", "bezique_review", "all_fours", "all_fours_review")
    for name in (*piquet, *others):
        monkeypatch.setattr(f"game.demo.tour.show_{name}", lambda *_: None)
    monkeypatch.setattr("sys.argv", ["words", "--language", "fr"])
    main()
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["scene", "phase", "most", "fr"]
    assert any(line.startswith("curtain ") for line in told)
