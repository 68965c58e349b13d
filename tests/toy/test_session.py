"""A game that no general room knows is played, stored, continued, taken back, sent to a process."""

from __future__ import annotations

import json
import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.games import NoGameError, rules_of
from game.players.answering import answer_line
from game.players.engine import Doing, EnginePlayer, Program
from game.players.player import Human, Occupant, seated
from game.players.protocol import write_question
from game.players.wire import WireError, view_from_data, view_to_data, wire_text
from game.program.book_log import BookLog
from game.saves.history import _with_packs
from game.saves.partie import Header
from game.saves.settings import Settings, load, store
from game.saves.store import Book
from game.saves.transfer import read_book, write_book
from game.session.course import replayed
from game.session.dealer import Dealer
from game.session.session import Log, Session
from rules.core.seats import Player
from tests import waiting
from tests.game.saves_table import noon, quick_disk  # noqa: F401  (for this module)
from tests.toy import NAME
from tests.toy.ai import choose
from tests.toy.play import RULES, Dealt, Options, Play, apply, seen, view

COMMAND = (sys.executable, "-m", "tests.toy", "engine", "--game", NAME, "--level", "dice")


class Kept:
    """A log in a list."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.over = False

    def store(self, number: int, line: str) -> bool:
        assert number == len(self.lines)
        self.lines.append(line)
        return True

    def finish(self, state: object, assisted: object) -> bool:
        assert RULES.ending(state) is not None
        assert assisted == frozenset()
        self.over = True
        return True


def session(
    log: Log | None = None,
    seed: int = 1,
    people: dict[Player, Human] | None = None,
    options: Options | None = None,
) -> Session:
    seats: dict[Player, Occupant] = {player: Program(choose, seed + player) for player in Player}
    seats |= people or {}
    return Session(seats, Dealer(seed), options, log, game=NAME)


def test_a_partie_is_played_to_its_end_and_replayed_to_the_same_state() -> None:
    log = Kept()
    played = session(log)
    while played.advance():
        pass
    end = RULES.ending(played.state)
    assert end is not None
    assert sum(end.totals) == 8
    assert log.over
    assert replayed(RULES, None, log.lines).course.state == played.state
    assert [line[:5] for line in log.lines].count("deal ") == 2


def test_a_seat_sees_its_own_hand_alone() -> None:
    state = RULES.start(None)
    (moment,) = apply(state, RULES.bring(state, RULES.pack))
    assert isinstance(moment.event, Dealt)
    for player in Player:
        hands = seen(moment.event, moment.state, player)
        assert isinstance(hands, Dealt)
        assert hands.hands[player.other] is None
        assert view(moment.state, player).hand == moment.event.hands[player]


class AtOnce(Executor):
    """Writes while one waits."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def a_partie(book: Book, header: Header) -> None:
    """A partie of the toy in a book, played to its end by programs."""
    played = session(BookLog(book, book.begin(header), AtOnce(), NAME), seed=header.seed)
    while played.advance():
        pass


def test_a_partie_is_stored_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    seats = seated(("Anna", "Dice"), ("human", "dice"))
    header = Header(seats, Options(1), 5, "2026-11-22", game=NAME)
    first = session(BookLog(book, book.begin(header), AtOnce(), NAME), seed=5, options=Options(1))
    for _ in range(4):
        first.advance()
    book.close()  # no more was stored: the program was killed here

    book = Book.open(tmp_path)
    (running,) = book.running()
    assert running.header == header
    course = replayed(rules_of(running.header.game), header.options, running.actions).course
    assert course.state == first.state
    book.claim(running.id)
    log = BookLog(book, running.id, AtOnce(), NAME)
    again = Session(first.players, first.dealer, log=log, game=NAME, course=course)
    while again.advance():
        pass
    (card,) = book.cards()
    assert (card.header.game, card.settlement) == (NAME, RULES.ending(again.state))
    assert not book.running()
    book.close()


def test_a_finished_partie_travels_as_text(tmp_path: Path) -> None:
    book = Book.open(tmp_path / "one")
    seats = seated(("A", "B"), ("dice", "dice"))
    a_partie(book, Header(seats, Options(), 2, "2026-11-22", game=NAME))
    (card,) = book.cards()
    text = list(write_book(book.whole.everything().parties))
    assert sum(f'"game": "{NAME}"' in line for line in text) == 1
    other = Book.open(tmp_path / "two")
    other.whole.take_in(read_book(text))
    (came,) = other.cards()
    assert (came.header, came.settlement) == (card.header, card.settlement)
    assert other.actions(came.id) == book.actions(card.id)
    book.close()
    other.close()


def test_a_lost_pack_is_known_by_the_game(tmp_path: Path) -> None:
    lines = ["deal x", *["play x"] * 8, "", "play y"]
    assert _with_packs(lines, NAME, Options())[9] == "deal ?"
    assert _with_packs(lines[:5] + lines[9:], NAME, Options())[5] == ""


def test_the_last_choice_is_taken_back_and_done_again() -> None:
    person = Human()
    played = session(people={Player.A: person}, seed=3)
    played.advance()
    while played.state.turn is not Player.A:
        played.advance()
    before = played.state
    person.answer(Play(min(before.hands[Player.A])))
    assert played.advance()
    after = played.state
    count = played.back({Player.A})
    assert count is not None
    played.go(count)
    assert played.state == before
    forward = played.forward({Player.A})
    assert forward is not None
    played.go(forward)
    assert played.state == after
    assert played.back({Player.B.other}) == count


def test_a_view_travels_and_comes_back() -> None:
    played = session(seed=4)
    while played.advance():
        for player in Player:
            seen_there = view(played.state, player)
            data = json.loads(json.dumps(view_to_data(seen_there)))
            assert view_from_data(data, NAME) == seen_there
    with pytest.raises(WireError, match="should be a card"):
        view_from_data(data | {"hand": "7S"}, NAME)


def test_an_engine_process_plays_it() -> None:
    engine = EnginePlayer(COMMAND, 9, game=NAME)
    try:
        state = RULES.start(None)
        state = apply(state, RULES.bring(state, RULES.pack))[-1].state
        seen_there = view(state, Player.A)
        action = waiting.answered(lambda: engine.choose(seen_there))
        assert engine.status.doing is Doing.WAITING, engine.complaint
        assert action == Program(choose, 9).choose(seen_there)
    finally:
        engine.close()


def test_a_question_names_its_game_and_one_about_piquet_names_none() -> None:
    state = RULES.start(None)
    state = apply(state, RULES.bring(state, RULES.pack))[-1].state
    text = wire_text(view(state, Player.A))
    question = write_question(1, text, 5, NAME)
    assert json.loads(question)["game"] == NAME
    assert "game" not in json.loads(write_question(1, text, 5))
    answer = json.loads(answer_line(question, choose, game=NAME) or "")
    assert answer["action"].startswith("play ")
    refused = json.loads(answer_line(question, choose) or "")
    assert refused["error"]["field"] == "game"
    analysis = question.replace('"choose"', '"analyse"')
    refused = json.loads(answer_line(analysis, choose, game=NAME) or "")
    assert "no judgements" in refused["error"]["says"]


def test_a_name_that_is_no_game_is_told_with_those_that_are() -> None:
    with pytest.raises(NoGameError, match=r"the games are .*toy"):
        rules_of("chess")


def test_settings_remember_rules_and_opponent_of_each_game(tmp_path: Path) -> None:
    chosen = Settings().with_rules(NAME, Options(5)).with_opponent(NAME, "dice")
    store(tmp_path, replace(chosen, game=NAME))
    found, notices = load(tmp_path, noon())
    assert not notices
    assert found.rules_of(NAME) == Options(5)
    assert (found.opponent_in(NAME), found.game) == ("dice", NAME)
    assert found.rules == Settings().rules
    assert found.opponent_in("piquet") == ""
