"""The session: one truth, every action stored before the picture moves, and nothing lost."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from game.piquet.ai.heuristic import thumb
from game.players.engine import Program
from game.players.player import Human, Occupant
from game.session.dealer import Dealer
from game.session.session import Session
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet.actions import Cut, Play
from rules.piquet.pack import PACK
from rules.piquet.record.notation import parse_action
from rules.piquet.state import State
from rules.piquet.view import view


class Notebook:
    """A log that may refuse to write."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.works = True
        self.finished: State | None = None

    def store(self, number: int, line: str) -> bool:
        if self.works:
            assert number == len(self.lines)
            self.lines.append(line)
        return self.works

    def finish(self, state: State, assisted: Collection[int]) -> bool:
        if self.works:
            self.finished, self.assisted = state, tuple(assisted)
        return self.works


def programs(log: Notebook, seed: int = 3, lines: tuple[str, ...] = ()) -> Session:
    """Two programs at a table."""
    seats = {player: Program(thumb.choose, seed + player) for player in Player}
    return Session(seats, Dealer(seed), log=log, lines=lines)


def test_a_partie_plays_itself_as_fast_as_it_is_asked_to() -> None:
    log = Notebook()
    session = programs(log)
    while session.advance():
        pass
    assert session.state.turn is None
    assert log.finished is session.state
    assert len(log.lines) == session.count


def test_an_action_is_stored_before_it_is_done() -> None:
    log = Notebook()
    session = programs(log)

    class Watching(Notebook):
        def store(self, number: int, line: str) -> bool:
            assert session.count == number
            return super().store(number, line)

    session.log = Watching()
    for _ in range(40):
        session.advance()


def test_the_same_log_leads_to_the_same_state() -> None:
    log = Notebook()
    session = programs(log)
    for _ in range(100):
        session.advance()
    again = programs(Notebook(), lines=tuple(log.lines))
    assert again.state == session.state
    assert again.replayed == len(log.lines)
    assert again.refused is None


def test_a_log_that_goes_wrong_is_followed_as_far_as_it_is_legal() -> None:
    log = Notebook()
    session = programs(log)
    for _ in range(30):
        session.advance()
    wrong = (*log.lines, "cut 3")
    again = programs(Notebook(), lines=wrong)
    assert again.replayed == len(log.lines)
    assert again.refused is not None


def test_a_log_that_cannot_be_read_is_followed_as_far_as_it_can() -> None:
    log = Notebook()
    session = programs(log)
    for _ in range(10):
        session.advance()
    again = programs(Notebook(), lines=(*log.lines[:5], "gibberish", *log.lines[5:]))
    assert again.replayed == 5


def test_what_could_not_be_stored_is_stored_with_the_next_success() -> None:
    log = Notebook()
    session = programs(log)
    for _ in range(5):
        session.advance()
    log.works = False
    for _ in range(7):
        session.advance()
    assert not session.stored
    assert len(log.lines) == 5
    log.works = True
    session.advance()
    assert session.stored
    assert len(log.lines) == session.count


def test_a_partie_that_ends_while_nothing_can_be_stored_is_not_lost() -> None:
    log = Notebook()
    session = programs(log)
    log.works = False
    while session.advance():
        pass
    assert not session.stored
    log.works = True
    assert session.flush()
    assert log.finished is session.state
    assert [parse_action(line) for line in log.lines[:1]]


def test_a_person_who_thinks_holds_nothing_up() -> None:
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, 1)}
    session = Session(seats, Dealer(5))
    assert session.advance()  # the pack is spread
    assert session.advance() == ()
    human.answer(Cut(4))
    assert session.advance()


def test_what_the_rules_refuse_changes_nothing() -> None:
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, 1)}
    log = Notebook()
    session = Session(seats, Dealer(5), log=log)
    session.advance()
    before = session.state
    human.answer(Play(PACK[0]))
    with pytest.raises(Illegal):
        session.advance()
    assert session.state is before
    assert len(log.lines) == 1


def test_those_who_watch_get_each_players_own_edition_and_no_state() -> None:
    session = programs(Notebook())
    while session.state.turn is not None:
        before = session.now
        watched = session.go_on()
        assert session.now is (watched[-1] if watched else before)
        for juncture in watched:
            assert not [name for name in dir(juncture) if name in ("state", "event")]
            for player in Player:
                edition = juncture.edition(player)
                assert edition is juncture.edition(player)
                assert edition.view.player is player
        assert session.now.edition(Player.A).view == view(session.state, Player.A)
        assert session.now.turn is session.state.turn
