"""The review of a deal of Bezique: made once, kept in the book, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.bezique.ai.analysis import analyse
from game.bezique.history.past import why
from game.players.judgement import Analysis, Reason
from game.players.review import Choice, ChoiceKind, Grade, KeptReview
from game.saves.store import Book
from game.words.catalogue import speak
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset
from rules.core.game import Action, View
from rules.core.seats import Player
from tests.game.reviewing import Quick, reviewed
from tests.game.stored import StoredParties

PARTIES = StoredParties("bezique")

SEED = 3


def quick() -> Quick:
    """Judges as our engine does, on a few possible deals."""

    def judges(seen: View, action: Action) -> Analysis:
        return analyse(seen, 1, also=action, effort=100)

    return Quick(
        judges, {"chair": -5.0, "hand": 40.0, "other": 10.0, "talon": -30.0, "error": 150.0}
    )


def test_a_finished_deal_is_reviewed_once_and_read_from_the_book_after_that(
    tmp_path: Path,
) -> None:
    book = Book.open(tmp_path / "book")
    try:
        PARTIES.finished(book, Options(), SEED)
        judge = quick()
        pilot, page = reviewed(book, judge)
        assert len(page.review.found) > 20
        assert {one.kind for one in page.review.found.values()} >= {
            ChoiceKind.CARD,
            ChoiceKind.CALL,
        }
        assert page.review.dearest, "rules of thumb are not the best"
        assert len(judge.deals) == (page.review.luck is not None)
        count = len(judge.asked)
        (kept,) = book.reviews.of(page.review.kept.partie)
        assert [one.played for one in kept.choices] == [
            one.played for one in page.review.kept.choices
        ]
        pilot, page = reviewed(book, judge)
        assert len(judge.asked) == count
        for code, of_the_game in (("en", "less chance to win"), ("fr", "de chances en moins")):
            speak(code)
            pilot.wait(0.1)
            page.touch()
            assert any(of_the_game in words for words in pilot.words)
    finally:
        book.close()


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    from game.bezique.ai.estimates import PARTS, Prospect  # noqa: PLC0415

    plain = [Reason(part, mine, 12.3) for part in (*PARTS, "settlement") for mine in (True, False)]
    likely = [Reason("fours", True, 12.3, chance, 0.62, 0.31) for chance in Prospect]
    for code in ("en", "fr"):
        speak(code)
        said = [why(reason) for reason in (*plain, *likely)]
        assert all(said)
        assert len(set(said)) == len(said) - 1  # the settlement is nobody's


def test_one_game_s_mistakes_are_not_another_s(tmp_path: Path) -> None:
    book = Book.open(tmp_path / "book")
    try:
        PARTIES.finished(book, Options(), SEED)
        (key,) = book.history.index("")
        dear = Choice(9, ChoiceKind.CARD, "play JC", "play QC", 7.0, 0.1)
        assert dear.grade is Grade.MISTAKE
        book.reviews.keep(KeptReview(key, 1, Player.A, (dear,)))
        assert [one.choice for one in book.reviews.mistakes("bezique")] == [dear]
        assert not list(book.reviews.mistakes("piquet"))
        assert not list(book.reviews.of_people("piquet"))
    finally:
        book.close()


def fallen() -> Quick:
    """An engine that failed too often: it says nothing, and that it lacks something."""
    return Quick(lambda _seen, _action: Analysis((), degraded=True), {})


@pytest.mark.parametrize("judge", [quick, fallen])
def test_a_review_in_which_something_was_lacking_is_made_anew(
    judge: Callable[[], Quick], tmp_path: Path
) -> None:
    book = Book.open(tmp_path / "book")
    try:
        PARTIES.finished(book, PRESETS[Preset.RUBICON_1887], SEED)  # of which no luck is told
        _, page = reviewed(book, judge())
        assert page.review.luck is None
        assert len(book.reviews.of(page.review.kept.partie)) == (judge is quick)
    finally:
        book.close()
