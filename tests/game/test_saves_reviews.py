"""The reviews that a book keeps: made once, read back as they were, passed over where damaged."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.players.player import seated
from game.players.review import Choice, ChoiceKind, Grade, KeptReview, Luck
from game.saves.limits import BeyondError
from game.saves.recover import salvage
from game.saves.reviews import read_review, write_review
from game.saves.store import Book
from rules.core.seats import Player
from tests.game.saves_table import begin, header, lines_of_a_partie, quick_disk, the_book

__all__ = ["quick_disk"]

OLD = Path(__file__).parents[1] / "old_saves"
REASON = {"part": "pique", "side": "mine", "more": 12.0, "chance": "pique", "best": 0.9}
FINE = Choice(1, ChoiceKind.EXCHANGE, "exchange 7S 8S", "exchange 7S 8S", 0.0, 0.0)
DEAR = Choice(9, ChoiceKind.CARD, "play JC", "play QC", 21.5, 0.25, 12.75, REASON)
LUCK = Luck(chair=14.5, hand=-3.25, other=2.0, talon=20.0, result=44.0, error=1.5)


def review(key: str, deal: int = 1, player: Player = Player.A) -> KeptReview:
    return KeptReview(key, deal, player, (FINE, DEAR), LUCK)


def test_a_review_is_read_as_it_was_kept(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 60)
    every = (review(key), review(key, player=Player.B), replace(review(key, 2), luck=None))
    for one in reversed(every):
        book.reviews.keep(one)
    book.close()
    assert Book.open(tmp_path).reviews.of(key) == every


def test_a_partie_that_was_never_reviewed_has_none(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    assert book.reviews.of(begin(book, 1, 60)) == ()


def test_a_review_takes_the_place_of_an_earlier_one_and_of_no_later_one(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    later = replace(review("k" * 16), judged=7)
    for one in (review("k" * 16), later, review("k" * 16)):
        book.reviews.keep(one)
    assert book.reviews.of("k" * 16) == (later,)


def test_all_mistakes_of_a_person_are_told_the_latest_partie_first(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    first, second = begin(book, 1, 60), begin(book, 2, 60)
    for key in (first, second):
        book.reviews.keep(review(key))
        book.reviews.keep(review(key, player=Player.B))  # the program's own mistakes are not his
    told = [(one.partie, one.deal, one.player, one.choice) for one in book.reviews.mistakes()]
    assert told == [(second, 1, Player.A, DEAR), (first, 1, Player.A, DEAR)]


@pytest.mark.parametrize("kinds", [("human", "human"), ("club", "club")])
def test_where_there_is_not_one_person_nobody_has_mistakes(
    tmp_path: Path, kinds: tuple[str, str]
) -> None:
    book = Book.open(tmp_path)
    key = book.begin(replace(header(), seats=seated(("Anna", "Élise"), kinds)))
    book.append(key, 0, lines_of_a_partie(1)[0][0])
    book.reviews.keep(review(key))
    assert list(book.reviews.mistakes()) == []
    assert book.reviews.of(key) == (review(key),)


def test_nor_has_anybody_in_a_deal_that_was_played_again(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = book.begin(replace(header(), again="0123456789abcdef 1"))
    book.append(key, 0, lines_of_a_partie(1)[0][0])
    book.reviews.keep(review(key))
    assert list(book.reviews.mistakes()) == []


def test_a_damaged_review_is_passed_over(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 60)
    book.reviews.keep(review(key))
    book.reviews.keep(review(key, 2))
    book.close()
    with sqlite3.connect(the_book(tmp_path)) as file:
        file.execute("UPDATE review SET text = replace(text, '21.5', '91.5') WHERE deal = 1")
    assert Book.open(tmp_path).reviews.of(key) == (review(key, 2),)


def test_a_rescue_takes_no_review_for_an_action(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 60)
    before = book.actions(key)
    book.reviews.keep(review(key))
    book.close()
    (found,) = salvage([the_book(tmp_path).read_bytes()]).values()
    assert [line for _, (line, _) in sorted(found.actions.items())] == list(before)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"judged":1,"luck":null,"choices":[[1,"exchange","x",0.0]]}',
        '{"judged":1,"luck":null,"choices":[[1,"bid","x",0.0,0.0]]}',
        '{"judged":1,"luck":null,"choices":[[1,"card","x",NaN,0.0]]}',
        '{"judged":1,"luck":null,"choices":[[1,"card","x",true,0.0]]}',
        '{"judged":1,"luck":null,"choices":[[1,"card","x",0,0,"y",0,"z"]]}',
        '{"judged":1,"luck":null,"choices":[[1,"card","x",0,0,7]]}',
        '{"judged":1,"luck":{"chair":1},"choices":[]}',
    ],
)
def test_what_is_no_review_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - JSON's own too
        read_review("k" * 16, 1, Player.A, text)


def test_a_number_beyond_all_bounds_is_not_read() -> None:
    text = write_review(review("k")).replace("21.5", "2150000")
    with pytest.raises(BeyondError):
        read_review("k", 1, Player.A, text)


def test_the_marks_begin_beyond_two_standard_errors_at_one_five_and_fifteen() -> None:
    def mark(lost: float, doubt: float) -> Grade:
        return replace(DEAR, lost=lost, doubt=doubt).grade

    assert [mark(lost, 0) for lost in (0.9, 1, 4.9, 5, 14.9, 15)] == [
        Grade.GOOD,
        *(Grade.SLIP,) * 2,
        *(Grade.MISTAKE,) * 2,
        Grade.BLUNDER,
    ]
    assert mark(15, 7.5) is Grade.GOOD
    assert mark(15, 7.4) is Grade.BLUNDER


def test_what_the_cards_brought_and_what_was_made_of_them_add_up_to_the_result() -> None:
    assert LUCK.cards == pytest.approx(18.75)
    assert LUCK.adjusted == pytest.approx(25.25)
    assert LUCK.chair + LUCK.cards + LUCK.choices == pytest.approx(LUCK.result)


def test_an_old_book_of_the_third_form_has_its_reviews(tmp_path: Path) -> None:
    shutil.copyfile(OLD / "book-3.sqlite", tmp_path / "book-1-000000.sqlite")
    book = Book.open(tmp_path)
    (card,) = book.cards()
    (kept,) = book.reviews.of(card.id)
    assert (kept.deal, kept.player, kept.luck) == (1, Player.A, LUCK)
    assert [one.grade for one in kept.choices] == [Grade.GOOD, Grade.BLUNDER]
    assert [one.choice for one in book.reviews.mistakes()] == [DEAR]
