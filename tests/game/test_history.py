"""Parties told again: every deal of the book opens by itself, and none that is still played."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from game.pages.history.partie import ClosedDeal, OpenDeal, WhyClosed
from game.piquet.history.record import deal_record, partie_record
from game.piquet.history.steps import steps_of
from game.saves.partie import read_header, write_header
from game.saves.store import Book
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Deal, Exchange, Play
from rules.piquet.pack import PACK
from rules.piquet.record.notation import parse_action
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from tests.game.history_table import header, open_book, played, retell, store
from tests.game.saves_table import quick_disk, the_book  # noqa: F401 - fixtures are found by name


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return open_book(tmp_path / "book")


def damage(folder: Path, key: str, number: int) -> None:
    """Change a line behind the back of the book, as a bad disk does."""
    with sqlite3.connect(the_book(folder)) as connection:
        done = connection.execute(
            "UPDATE action SET line = line || ' ' WHERE partie = ? AND number = ?", (key, number)
        )
        assert done.rowcount == 1
    connection.close()


# ---- the list


def test_the_newest_partie_comes_first_whatever_became_of_it(book: Book) -> None:
    lines, end = played(1)
    old = store(book, header(1, day=2), lines, end)
    new = store(book, header(2, day=9), played(2, 1, 6)[0])
    given_up = store(book, header(3, day=5), played(3, 2, 4)[0])
    book.drop(given_up)
    assert book.history.index() == (new, given_up, old)
    found = book.history.entries(book.history.index())
    assert [entry.state for entry in found] == ["running", "abandoned", "finished"]
    assert [entry.deals for entry in found] == [1, 2, 6]


def test_parties_are_listed_by_opponent(book: Book) -> None:
    lines, end = played(1)
    club = store(book, header(1, "club", 1), lines, end)
    master = store(book, header(2, "master", 2), lines, end)
    people = store(book, header(3, "human", 3), lines, end)
    assert book.history.opponents() == ("human", "master", "club")
    assert book.history.index("club") == (club,)
    assert book.history.index("master") == (master,)
    assert book.history.index("human") == (people,)


def test_a_partie_that_is_not_in_the_file_yet_is_listed_too(book: Book) -> None:
    lines, end = played(1)
    store(book, header(1, day=2), lines, end)
    begun = book.begin(header(9, day=3), lines[:20])
    assert book.history.index()[0] == begun
    assert book.history.entries([begun])[0].state == "running"
    log = book.history.log(begun)
    assert log is not None
    assert log.lines == lines[:20]


# ---- a partie told again


def test_every_deal_of_a_finished_partie_comes_to_its_points(book: Book) -> None:
    lines, end = played(4)
    told = retell(book, store(book, header(4), lines, end))
    assert [deal.points for deal in told.deals] == list(end.results)
    for number, deal in enumerate(told.deals, 1):
        assert isinstance(deal, OpenDeal)
        assert isinstance(deal.actions[0], Deal)
        state = deal.before
        for action in deal.actions:
            state = partie.apply(state, action)[-1].state
        assert state.results == end.results[:number]


def test_what_was_taken_back_or_hinted_is_no_step(book: Book) -> None:
    lines, end = played(4)
    at = next(i for i, line in enumerate(lines) if line.startswith("exchange"))
    exchange = parse_action(lines[at])
    assert isinstance(exchange, Exchange)
    less = f"exchange {min(exchange.cards)}"
    again = (*lines[:at], less, f"back {at}", "hint", *lines[at:])
    told = retell(book, store(book, header(4), again, end))
    first = told.deals[0]
    assert isinstance(first, OpenDeal)
    assert first.actions[1] == exchange
    assert first.points == end.results[0]


def test_each_step_shows_what_was_done_and_the_last_one_the_end(book: Book) -> None:
    lines, end = played(4)
    told = retell(book, store(book, header(4), lines, end))
    deal = told.deals[1]
    assert isinstance(deal, OpenDeal)
    steps = steps_of(deal)
    assert [step.action for step in steps[:-1]] == list(deal.actions)
    assert steps[-1].action is None
    assert sum(isinstance(step.action, Play) for step in steps) == 24
    replies = [step for step in steps if step.taken is not None]
    assert len(replies) == 12
    for step in replies:  # both cards lie there, and what they made is counted already
        table = step.state.current.table
        assert table.led is not None
        assert table.reply is not None
        for line in step.lines:
            assert line in step.state.current.ledger
    counted = [line for step in steps for line in step.lines]
    assert tuple(counted) == steps[-1].state.current.ledger


def test_a_damaged_deal_costs_no_other(tmp_path: Path) -> None:
    folder = tmp_path / "book"
    book = open_book(folder)
    lines, end = played(5)
    key = store(book, header(5), lines, end)
    book.close()
    deals = [i for i, line in enumerate(lines) if line.startswith("deal ")]
    damage(folder, key, deals[2] + 7)
    book = open_book(folder)
    told = retell(book, key)
    assert told.deals[2] == ClosedDeal(3, WhyClosed.DAMAGED, end.results[2])
    for number, deal in enumerate(told.deals, 1):
        if number != 3:
            assert isinstance(deal, OpenDeal)
            assert deal.points == end.results[number - 1]
            state = deal.before
            for action in deal.actions:
                state = partie.apply(state, action)[-1].state
            assert state.results == end.results[:number]
    book.close()


@pytest.mark.parametrize("place", [0, 1, 6, -1])
def test_whatever_line_is_damaged_the_deals_without_it_open(tmp_path: Path, place: int) -> None:
    """The cut, the pack of a deal, an action, the very last line."""
    folder = tmp_path / "book"
    book = open_book(folder)
    lines, end = played(6)
    key = store(book, header(6), lines, end)
    book.close()
    deals = [i for i, line in enumerate(lines) if line.startswith("deal ")]
    number = {0: 0, 1: 1, 6: deals[0], -1: len(lines) - 1}[place]
    damage(folder, key, number)
    book = open_book(folder)
    told = retell(book, key)
    hit = {deals[0]: 1, len(lines) - 1: 6}.get(number)
    for deal, points in zip(told.deals, end.results, strict=True):
        assert deal.points == points
        assert isinstance(deal, ClosedDeal if deal.number == hit else OpenDeal)
    book.close()


# ---- privacy


def test_a_deal_on_the_table_is_in_no_book_that_one_can_open(book: Book) -> None:
    """At every action of a running partie: open are the deals that are over, and no more."""
    lines, _ = played(7, 2)
    state = partie.start()
    for count, line in enumerate(lines, 1):
        state = partie.apply(state, parse_action(line))[-1].state
        key = book.begin(header(7), lines[:count])
        told = retell(book, key)
        over = len(state.results)
        for deal in told.deals:
            assert isinstance(deal, OpenDeal) is (deal.number <= over)
        if state.deal is not None and state.deal.number > over:
            assert told.deals[-1] == ClosedDeal(over + 1, WhyClosed.RUNNING)
            pack = next(each for each in reversed(lines[:count]) if each.startswith("deal "))
            text, deals = partie_record(told)
            assert deals == over
            hidden = parse_action(pack)
            assert isinstance(hidden, Deal)
            assert _dealt(text, hidden) is False
        book.drop(key)


def _dealt(text: str, pack: Deal) -> bool:
    """Whether a record has this deal."""
    if not text:
        return False
    talon = " ".join(map(str, pack.pack[24:]))
    return f"talon {talon}" in text


def test_a_deal_that_goes_on_after_its_end_was_taken_back_is_closed_again(book: Book) -> None:
    lines, _ = played(7, 1)
    assert isinstance(retell(book, store(book, header(7), lines)).deals[0], OpenDeal)
    taken_back = (*lines, f"back {len(lines) - 2}")
    told = retell(book, store(book, header(8), taken_back))
    assert told.deals == (ClosedDeal(1, WhyClosed.RUNNING),)


def test_the_cards_on_the_table_are_hidden_in_every_other_partie_too(book: Book) -> None:
    """A copy from another computer went further, one that was given up has the same deal."""
    lines, end = played(7)
    two, _ = played(7, 2, 8)
    further = store(book, header(7, day=1), lines, end)
    given_up = store(book, header(7, day=2), two)
    book.drop(given_up)
    assert all(isinstance(deal, OpenDeal) for deal in retell(book, further).deals)
    running = store(book, header(7, day=3), two)
    shut = [deal.number for deal in retell(book, further).deals if isinstance(deal, ClosedDeal)]
    assert shut == [3, 4, 5, 6]
    last = retell(book, given_up).deals[-1]
    assert last == ClosedDeal(3, WhyClosed.ELSEWHERE)
    assert retell(book, running).deals[-1] == ClosedDeal(3, WhyClosed.RUNNING)
    text, count = partie_record(retell(book, further))
    assert count == 2
    assert text.count("holds") == 4


def test_a_partie_that_was_given_up_shows_how_far_it_came(book: Book) -> None:
    lines, _ = played(8, 1, 9)
    key = store(book, header(8), lines)
    book.drop(key)
    first, second = retell(book, key).deals
    assert isinstance(first, OpenDeal)
    assert isinstance(second, OpenDeal)
    assert first.points is not None
    assert second.points is None
    assert len(steps_of(second)) == 9


# ---- as text


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_every_deal_is_read_back_from_its_text(book: Book, seed: int) -> None:
    lines, end = played(seed)
    told = retell(book, store(book, header(seed), lines, end))
    for deal in told.deals:
        assert isinstance(deal, OpenDeal)
        back = reckon(parse_record(deal_record(told, deal)))
        assert back.deals[-1].actions[1:] == deal.actions[1:]
        assert back.deals[-1].deal.dealt == steps_of(deal)[0].state.current.dealt
    whole = reckon(parse_record(partie_record(told)[0]))
    assert whole.state == end


# ---- a deal that is played again


def test_a_header_says_that_its_deal_is_played_again_and_an_old_one_does_not() -> None:
    again = header(1, again="abc 3")
    assert read_header(write_header(again)) == again
    plain = header(1)
    assert "again" not in write_header(plain)
    assert read_header(write_header(plain)) == plain


def test_a_deal_that_is_played_again_closes_none_of_those_it_comes_from(book: Book) -> None:
    lines, end = played(4)
    key = store(book, header(4), lines, end)
    store(book, header(4, again=f"{key} 1"), lines[:12])
    assert all(isinstance(deal, OpenDeal) for deal in retell(book, key).deals)


def test_all_cards_are_told_of_each_deal(book: Book) -> None:
    lines, end = played(4)
    told = retell(book, store(book, header(4), lines, end))
    for deal in told.deals:
        assert isinstance(deal, OpenDeal)
        first = deal.actions[0]
        assert isinstance(first, Deal)
        assert sorted(first.pack) == sorted(PACK)
        assert steps_of(deal)[-1].state.results[deal.number - 1] == deal.points
    assert told.you is Player.A


@pytest.mark.parametrize("name", ["book-1", "book-2", "book-3"])
def test_the_deals_of_an_old_book_open_too(tmp_path: Path, name: str) -> None:
    old = Path(__file__).parents[1] / "old_saves" / f"{name}.sqlite"
    shutil.copyfile(old, tmp_path / "book-1-000000.sqlite")
    book = open_book(tmp_path)
    index = book.history.index()
    opened = 0
    for entry in book.history.entries(index):
        told = retell(book, entry.key)
        for deal in told.deals:
            if entry.result is not None:
                assert isinstance(deal, OpenDeal)
                assert deal.points == entry.result.deals[deal.number - 1]
            opened += isinstance(deal, OpenDeal)
    assert opened >= 6
    book.close()
