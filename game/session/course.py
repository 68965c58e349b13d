"""The course of a partie, as its log tells it: the deeds that hold, and where it stands.

A value: one more line of the log gives the next. Session, history and statistics all get it from
`replayed`, which goes through a log once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from game.session.line_of_play import (
    Back,
    Forward,
    Hinted,
    LineOfPlay,
    Record,
    read_record,
    write_record,
)
from game.session.takeback import Done, is_assisted, start_of_deal
from rules.core.game import Action, AnyMoment, Illegal, Options, Refused, Rules, State


class Course(Struct, frozen=True):
    """A partie after some lines of its log.

    `count` is how many lines, records too; `jumps` how often it went back, or forward again;
    `assisted` are numbers of deals with a hint, or in which one went back after seeing more.
    """

    rules: Rules
    state: State
    line: LineOfPlay[Done] = field(default_factory=LineOfPlay)
    count: int = 0
    jumps: int = 0
    assisted: frozenset[int] = frozenset()

    @property
    def deeds(self) -> tuple[Done, ...]:
        """The deeds that hold, in their order, each with the state before it."""
        return self.line.deeds

    def after_deed(self, action: Action) -> tuple[Course, tuple[AnyMoment, ...]]:
        """The course after one more deed, and all that comes of it. Raises Illegal."""
        moments = self.rules.apply(self.state, action)
        line = self.line.done(Done(self.state, action))
        return replace(self, state=moments[-1].state, line=line, count=self.count + 1), moments

    def after_record(self, record: Record) -> Course:
        """The course after a record. ValueError for one that leads nowhere or out of the deal."""
        deal = self.rules.deals(self.state).number
        noted = replace(self, count=self.count + 1)
        if isinstance(record, Hinted):
            return replace(noted, assisted=noted.assisted | {deal}) if deal else noted
        line = self.line.noted(record)
        match record:
            case Back(count):
                if count < start_of_deal(self.rules, self.deeds):
                    raise ValueError(f"{write_record(record)} leads nowhere: cards were dealt")
                state = self.deeds[count].state
                if deal and is_assisted(self.rules, self.deeds[count:]):
                    noted = replace(noted, assisted=noted.assisted | {deal})
            case Forward():
                state = self.rules.apply(*line.deeds[-1])[-1].state
        return replace(noted, state=state, line=line, jumps=self.jumps + 1)


class ReplayedLog(NamedTuple):
    """How far a log could be played, and what was refused then, if the rules were against it."""

    course: Course
    refused: Refused | None = None


def replayed(rules: Rules, options: Options | None, lines: Sequence[str]) -> ReplayedLog:
    """The course of a log, as far as its lines can be read and are legal by the rules of today."""
    course = Course(rules, rules.start(options))
    for line in lines:
        try:
            record = read_record(line)
            if record is not None:
                course = course.after_record(record)
            else:
                course, _ = course.after_deed(rules.read(line))
        except Illegal as illegal:
            return ReplayedLog(course, illegal.refused)
        except ValueError:  # no line of ours, or a record that leads nowhere
            return ReplayedLog(course)
    return ReplayedLog(course)
