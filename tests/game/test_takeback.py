"""Taking back and bringing again: records in a log that only grows, within a deal."""

from __future__ import annotations

import pytest

from game.piquet.ai.heuristic import thumb
from game.players.engine import Program
from game.players.player import Human, Occupant
from game.session.course import (
    Back,
    Forward,
    Hinted,
    LineOfPlay,
    actions_of,
    read_record,
    replayed,
    start_of_deal,
    with_line,
    write_record,
)
from game.session.dealer import Dealer
from game.session.session import Session
from rules.core.seats import Player
from rules.piquet.actions import Deal, Play
from rules.piquet.choices import MayExchange, MayPlay, choices
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.record.notation import parse_action
from tests.game.test_session import Notebook

YOU = Player.A


class Sitting:
    """A person who does what the rule of thumb says, against a program; A is the person."""

    def __init__(self, seed: int = 3, lines: tuple[str, ...] = ()) -> None:
        self.log = Notebook()
        self.log.lines = list(lines)
        self.human = Human()
        self.thumb = Program(thumb.choose, 4)
        seats: dict[Player, Occupant] = {YOU: self.human, Player.B: Program(thumb.choose, 9)}
        self.session = Session(seats, Dealer(seed), log=self.log, lines=lines)

    def until(self, asked: type[object], of: Player = YOU) -> None:
        """Play until this is asked of someone."""
        session = self.session
        while not (session.state.turn is of and isinstance(choices(session.state), asked)):
            self.step()

    def step(self) -> None:
        session = self.session
        if session.state.turn is YOU and self.human.idle:
            seen = session.now.edition(YOU).view
            action = self.thumb.choose(seen)
            assert action is not None
            self.human.answer(action)
        session.advance()

    def undo(self) -> None:
        count = self.session.back({YOU})
        assert count is not None
        self.session.go(count)


def test_one_goes_back_to_ones_last_choice_and_everything_is_as_it_was() -> None:
    table = Sitting()
    table.until(MayPlay)
    before, lines = table.session.state, len(table.log.lines)
    table.step()
    table.until(MayPlay)
    table.undo()
    assert table.session.state == before
    assert len(table.log.lines) > lines + 1  # nothing was taken out of the log
    assert table.log.lines[-1].startswith("back ")


def test_what_is_taken_back_before_anybody_else_was_asked_is_not_done_again_by_itself() -> None:
    table = Sitting()
    table.until(MayPlay)
    before = table.session.state
    table.step()
    assert table.session.state is not before
    table.undo()
    assert table.session.advance() == ()
    assert table.session.state is before


def test_forward_brings_again_what_was_taken_back() -> None:
    table = Sitting()
    table.until(MayPlay)
    table.step()
    table.until(MayPlay)
    after = table.session.state
    table.undo()
    count = table.session.forward({YOU})
    assert count is not None
    table.session.go(count)
    assert table.session.state == after
    assert table.log.lines[-1].startswith("forward ")
    assert table.session.forward({YOU}) is None


def test_several_steps_lead_back_to_the_deal_and_no_further() -> None:
    table = Sitting()
    table.until(MayPlay)
    table.step()
    table.until(MayPlay)
    steps = 0
    while table.session.back({YOU}) is not None:
        table.undo()
        steps += 1
    assert steps >= 3  # a card, a call or an answer, the exchange
    assert isinstance(choices(table.session.state), MayExchange)
    course = table.session.course.actions
    assert isinstance(course[start_of_deal(RULES, course) - 1][1], Deal)
    with pytest.raises(ValueError, match="leads nowhere"):
        table.session.go(start_of_deal(RULES, course) - 1)
    while (count := table.session.forward({YOU})) is not None:
        table.session.go(count)
    assert isinstance(choices(table.session.state), MayPlay)


def test_something_else_may_be_done_and_then_nothing_comes_again() -> None:
    table = Sitting()
    table.until(MayPlay)
    table.step()
    table.until(MayPlay)
    table.undo()
    may = choices(table.session.state)
    assert isinstance(may, MayPlay)
    (_, done) = table.session.course.line.undone[0]
    other = next(card for card in may.cards if Play(card) != done)
    table.human.answer(Play(other))
    assert table.session.advance()
    assert table.session.forward({YOU}) is None


def test_who_exchanged_or_heard_a_reply_has_seen_more_and_the_deal_is_assisted() -> None:
    table = Sitting()
    table.until(MayExchange)
    assert table.session.assisted == set()
    table.step()
    table.undo()
    assert table.session.assisted == {1}


def test_a_card_taken_back_before_anybody_replied_is_a_slip_and_no_help() -> None:
    table = Sitting()
    table.until(MayPlay)
    while isinstance(choices(table.session.state), MayPlay) and table.session.state.turn is YOU:
        table.step()
        if table.session.state.turn is not YOU and table.session.back({YOU}) is not None:
            break
    course = table.session.course.actions
    assert isinstance(course[-1][1], Play)
    table.undo()
    assert table.session.assisted == set()


def test_a_log_with_records_leads_to_the_same_state() -> None:
    table = Sitting()
    table.until(MayPlay)
    table.undo()
    table.undo()
    table.step()
    table.until(MayPlay)
    lines = tuple(table.log.lines)
    again = Sitting(lines=lines).session
    assert again.state == table.session.state
    assert again.assisted == table.session.assisted
    assert again.replayed == len(lines) == replayed(RULES, Options(), lines).course.count
    assert len(actions_of(lines)) == len(again.course.actions)
    assert [parse_action(line) for line in actions_of(lines)] == [
        action for _, action in again.course.actions
    ]


def test_a_hint_makes_the_deal_assisted_once_and_leads_nowhere() -> None:
    table = Sitting()
    assert not table.session.note_hint(), "there is no deal yet"
    table.until(MayExchange)
    state = table.session.state
    assert table.session.note_hint()
    assert not table.session.note_hint()
    assert table.session.state is state
    assert table.log.lines.count("hint") == 1
    table.step()
    table.until(MayPlay)
    table.undo()
    lines = tuple(table.log.lines)
    again = Sitting(lines=lines).session
    assert again.state == table.session.state
    assert again.assisted == table.session.assisted == {1}
    assert again.replayed == len(lines) == replayed(RULES, Options(), lines).course.count
    assert "hint" not in actions_of(lines)


def test_a_record_that_leads_nowhere_ends_the_log() -> None:
    table = Sitting()
    table.until(MayPlay)
    lines = tuple(table.log.lines)
    for wrong in ("back 0", f"back {len(lines)}", "forward 999", "back -1", "back 1 2"):
        assert replayed(RULES, Options(), (*lines, wrong)).course.count == len(lines)


def test_the_program_replies_the_same_when_the_same_is_done_again() -> None:
    table = Sitting()
    table.until(MayExchange)
    table.step()
    table.until(MayPlay)
    line = [action for _, action in table.session.course.actions]
    while table.session.back({YOU}) is not None:
        table.undo()
    table.step()
    table.until(MayPlay)
    assert [action for _, action in table.session.course.actions] == line


def test_a_record_is_a_line_and_back() -> None:
    for record in (Back(0), Back(12), Forward(7), Hinted()):
        assert read_record(write_record(record)) == record
    assert [read_record(line) for line in ("back 01", "back", "play KS", "hint 1")] == [None] * 4


def test_a_line_of_play_goes_back_and_forward() -> None:
    line: LineOfPlay[str] = LineOfPlay()
    for each in ("a", "b", "c", "back 1", "hint", "back 0", "forward 2", "hint", "d"):
        line = with_line(line, each)
    assert line == LineOfPlay(("a", "b", "d"))
    assert actions_of(("a", "b", "forward 3", "c")) == ("a", "b")
