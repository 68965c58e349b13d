"""Saves of every form that was ever written still load, and their parties play out as they did."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.preferences import Preferences
from game.saves.progress import Learned, Puzzled, Recalled, Trained
from game.saves.settings import Settings, load
from game.saves.store import Book
from game.session.course import actions_of
from rules.core.seats import Player
from rules.piquet.options import FIRST_EDITION, Options, renewed
from rules.piquet.partie import apply, start
from rules.piquet.record.notation import parse_action
from rules.piquet.scoring import total
from rules.piquet.seats import ELDER
from rules.piquet.state import State
from tests.game.saves_table import noon, quick_disk

__all__ = ["quick_disk"]

OLD = Path(__file__).parents[1] / "old_saves"


def replayed(options: Options, lines: tuple[str, ...]) -> State:
    state = start(options)
    for line in actions_of(lines):
        state = apply(state, parse_action(line))[-1].state
    return state


@pytest.fixture(params=sorted(OLD.glob("book-*.sqlite")), ids=lambda path: path.stem)
def book(request: pytest.FixtureRequest, tmp_path: Path) -> Book:
    shutil.copyfile(request.param, tmp_path / "book-1-000000.sqlite")
    return Book.open(tmp_path)


def test_there_is_an_old_book() -> None:
    assert (OLD / "book-1.sqlite").exists()
    assert (OLD / "book-2.sqlite").exists()
    assert (OLD / "book-3.sqlite").exists()


def test_an_old_score_card_is_what_its_actions_make(book: Book) -> None:
    assert book.notices == ()
    (card,) = book.cards()
    end = replayed(card.header.options, book.actions(card.id))
    assert (card.deals, card.settlement) == (end.results, end.settlement)
    assert card.first_dealer is end.first_dealer
    assert (card.header.names, card.header.kinds) == (("Anna", "Élise"), ("human", "thumb"))


def test_an_old_partie_is_continued(book: Book) -> None:
    (running,) = book.running()
    assert running.header.options == Options(packets=3, edition=FIRST_EDITION)
    assert running.header.names == ("Anna", "Bernard")
    assert len(book.claim(running.id).actions) == 120
    assert isinstance(replayed(running.header.options, running.actions).turn, Player)
    book.append(running.id, 120, "play KS")


def test_what_was_taken_back_in_an_old_book_is_still_known(tmp_path: Path) -> None:
    shutil.copyfile(OLD / "book-2.sqlite", tmp_path / "book-1-000000.sqlite")
    book = Book.open(tmp_path)
    (card,) = book.cards()
    assert card.assisted == (1, 3)
    assert [line for line in book.actions(card.id) if line.startswith("back ")]


@pytest.fixture
def of_the_first_edition(tmp_path: Path) -> Book:
    shutil.copyfile(OLD / "edition-1.sqlite", tmp_path / "book-1-000000.sqlite")
    return Book.open(tmp_path)


def test_a_partie_is_looked_at_by_the_edition_by_which_it_was_won(
    of_the_first_edition: Book,
) -> None:
    (card,) = of_the_first_edition.cards()
    end = replayed(card.header.options, of_the_first_edition.actions(card.id))
    assert end.settlement == card.settlement
    assert end.settlement is not None
    assert end.settlement.totals == (236, 23)  # a pique of conceded points among them


def test_a_partie_that_runs_is_played_on_by_the_edition_it_began_with(
    of_the_first_edition: Book,
) -> None:
    (running,) = of_the_first_edition.running()
    state = replayed(running.header.options, running.actions)
    assert state.options == Options(edition=FIRST_EDITION)
    assert total(state.current.ledger, ELDER) == 30  # as he was told when he led
    for_today = start(renewed(running.header.options))
    assert for_today.options == Options()


@pytest.mark.parametrize("path", sorted(OLD.glob("settings-*.json")), ids=lambda path: path.stem)
def test_old_settings_load(path: Path, tmp_path: Path) -> None:
    shutil.copyfile(path, tmp_path / "settings.json")
    settings = Settings(
        ("Anna", "Bernard"),
        (10, 20, 1280, 800),
        preferences=Preferences(language="en", back="tartan", motion="fast"),
    )
    if path.stem != "settings-1":  # who once said no to it is asked nothing anew
        likes = replace(settings.preferences, play_forced=False)
        settings = replace(settings, preferences=likes)
    if path.stem not in ("settings-1", "settings-2"):  # lessons came with the third
        settings = settings.with_learned("piquet", "trick", Learned(0, done=True))
        settings = settings.with_learned("piquet", "talk", Learned(4))
    if path.stem not in ("settings-1", "settings-2", "settings-3"):  # trainers with the fourth
        settings = settings.with_trained("piquet", "counting", Trained(9, 42))
    if path.stem in ("settings-5", "settings-6", "settings-7"):  # a coach, and three degrees of him
        settings = replace(settings, preferences=replace(settings.preferences, coach="talkative"))
    if path.stem == "settings-7":
        solved = Puzzled({"e1a2b3": True, "x4c5d6": False}, "2026-11-22", 7)
        settings = settings.with_puzzled("piquet", solved)
        settings = settings.with_recalled(
            "piquet", "abc:3:31", Recalled(easy=260, days=6, run=2, due="2026-11-28")
        )
    assert load(tmp_path, noon()) == (settings, ())
