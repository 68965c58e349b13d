"""The review of a deal of All-Fours: made once, kept in the book, in both languages."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from game.all_fours.ai.weighing import analyse
from game.all_fours.history.past import HISTORY
from game.demo.archive import Home
from game.demo.past_review import show_all_fours_review
from game.pages.history.brought import amount, brought
from game.pages.history.page import HistoryPage
from game.pages.history.partie import OpenDeal
from game.pages.history.review_panel import luck_items
from game.pages.history.words import less
from game.players.judgement import Analysis
from game.players.review import ChoiceKind, Luck
from game.preferences import Preferences
from game.saves.store import Book
from game.stage.basics import Align, Rect, Room
from game.stage.picture import CardItem, Text, painted
from game.words.catalogue import say_of, speak
from game.words.terms import signed
from rules.all_fours.actions import AskTrump, GoOn
from rules.all_fours.options import Options
from rules.core.cards import Suit, card
from rules.core.game import Action, State, View
from tests.game.history_table import Shelf, retell
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.reviewing import Quick, reviewed
from tests.game.stored import StoredParties
from tests.words import Reader

SEED = 3


def quick() -> Quick:
    """Judges as our engine does, on a few hands."""

    def judges(seen: View, action: Action) -> Analysis:
        return analyse(seen, 1, also=action, effort=30)

    return Quick(
        judges, {"chair": -0.12, "hand": 1.44, "other": 0.51, "talon": -0.33, "error": 1.2}
    )


def test_a_finished_deal_is_reviewed_once_and_read_from_the_book_after_that(
    tmp_path: Path,
) -> None:
    book = Book.open(tmp_path / "book")
    try:
        StoredParties("all-fours").finished(book, Options(), SEED)
        judge = quick()
        pilot, page = reviewed(book, judge)
        kinds = {one.kind for one in page.review.found.values()}
        assert kinds >= {ChoiceKind.CARD, ChoiceKind.CALL}, "tricks, and the beg"
        assert page.review.dearest, "rules of thumb are not the best"
        assert len(judge.deals) == 1
        count = len(judge.asked)
        (kept,) = book.reviews.of(page.review.kept.partie)
        assert [one.played for one in kept.choices] == [
            one.played for one in page.review.kept.choices
        ]
        pilot, page = reviewed(book, judge)
        assert len(judge.asked) == count
        pilot.click("figures")
        for code, of_the_game, hand in (
            ("en", "less chance to win", "+1.4"),
            ("fr", "de chances en moins", "+1,4"),
        ):
            speak(code)
            pilot.wait(0.1)
            page.touch()
            assert any(of_the_game in words for words in pilot.words)
            assert hand in pilot.words, "of so few points a tenth is told"
        for at in page.review.found:  # a card that was led is beside the choice, and nowhere else
            pilot.click(f"choice-{at}")
            cards = [item for item in pilot.picture.items if isinstance(item, CardItem)]
            if page.review.found[at].kind is ChoiceKind.EXCHANGE:
                continue  # nothing is led, and what both lay away is dimmed
            led = {item.face for item in cards if " " in item.key and item.dimmed}
            assert not led & {item.face for item in cards if " " not in item.key}
    finally:
        book.close()


@pytest.mark.parametrize("size", SIZES)
def test_when_all_is_played_no_trick_lies_on_the_head_of_the_deal_nor_on_a_name(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    speak("en")
    book = Book.open(tmp_path / "book")
    try:
        StoredParties("all-fours").finished(book, Options(), SEED)
        pilot = Pilot(HistoryPage(Shelf(book)), *size)
        pilot.key("enter", "end")
        heads = {"Deal 1", "Turn the table", "dealt", "did not deal", "Trumps", "Refused"}
        for _ in range(2):
            pilot.wait(2.0)
            drawn = list(painted(pilot.picture.items))
            cards = [item.pose for item in drawn if isinstance(item, CardItem)]
            told = [item for item in drawn if isinstance(item, Text) and item.words in heads]
            assert {line.words for line in told} == heads
            for line, pose in product(told, cards):
                wide = pilot.room.ruler.width(line.words, line.font)
                middle = line.x + wide / 2 * (-1 if line.align is Align.RIGHT else 1)
                beside = abs(pose.x - middle) > (pose.width + wide) / 2
                below = pose.y - pose.height / 2 > line.y + 4
                above = pose.y + pose.height / 2 < line.y - line.font.size
                assert beside or below or above, line.words
            pilot.key("t")
    finally:
        book.close()


def test_what_cards_brought_is_told_in_tenths_where_deals_come_to_few_points() -> None:
    speak("en")
    assert [brought("all-fours", tenths) for tenths in (0, 4, -13)] == ["0.0", "+0.4", "−1.3"]
    assert amount("all-fours", 1.2) == "1.2"
    assert [brought("bezique", points) for points in (0, 32)] == ["0", signed(32)]
    assert amount("bezique", 100.2) == "100"


def test_beside_the_turn_up_it_stands_that_it_is_trumps(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("en")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    read = Reader()
    show_all_fours_review(read, Home(7, Preferences()))
    assert read.read["all-fours-review"].count("Trumps") == 2, "in both boxes of the beg"
    assert read.read["all-fours-review-next"].count("Trumps") == 1


def test_no_step_of_a_deal_is_a_question_that_was_not_offered_and_an_answer_is_told(
    tmp_path: Path,
) -> None:
    speak("en")
    book = Book.open(tmp_path / "book")
    try:
        StoredParties("all-fours").finished(book, Options(), SEED)
        partie = retell(book, *book.history.index())
        asked = 0
        for deal in partie.deals:
            assert isinstance(deal, OpenDeal)
            for step in HISTORY.steps(deal):
                assert not isinstance(step.action, GoOn), "rules of thumb ask all they may"
                if isinstance(step.action, AskTrump):
                    asked += 1
                    told = HISTORY.detail(step, partie.names)
                    assert told in {f"{word}." for word in ("High", "Not high", "Low", "Not low")}
        assert asked
    finally:
        book.close()


def test_the_chance_to_win_is_lost_in_hundredths_and_the_beg_stands_before_what_is_laid_away() -> (
    None
):
    speak("en")
    assert [less("game", lost) for lost in (0, 8)] == ["0", "−8%"]
    assert less("settlement", 8) == "−8"
    luck = Luck(chair=-0.1, hand=1.4, other=0.5, talon=0.0, result=2.0, error=1.2)
    ruler = EstimatingRuler()
    told = luck_items("all-fours", luck, Rect(0, 0, 220, 200), 30, Room(1280, 800, ruler))
    assert say_of("all-fours", "review.luck.talon") not in {
        item.words for item in told if isinstance(item, Text)
    }, "no cards were run"
    assert HISTORY.kinds == (ChoiceKind.CALL, ChoiceKind.EXCHANGE, ChoiceKind.CARD)


def test_the_deuce_of_spades_too_may_be_turned_up() -> None:
    """It is the card of number 0, and was taken for none."""
    deal = SimpleNamespace(turn_up=card("2S"), trumps=Suit.SPADES)
    assert HISTORY.trumps(cast(State, SimpleNamespace(current=deal))) is Suit.SPADES
    deal.turn_up = None
    assert HISTORY.trumps(cast(State, SimpleNamespace(current=deal))) is None
