"""The course of a partie, as its log tells it: the actions that hold, and where it stands.

The log only grows: it has actions, and records that take them back or bring them. `back 12` makes
the first 12 actions the line of play; `forward 14` brings two of those that were taken back again.
A new action after `back` forgets them. Actions are counted from the first one of the partie on,
records are not counted. `hint` says that a suggestion was shown there, no more. Only actions of the
deal on the table are taken back, never the deal itself: its cards were seen.

A course is a value: one more line of the log gives the next. Session, history and statistics all
get it from `replayed`, which goes through a log once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from rules.core.game import Action, AnyMoment, Illegal, Options, Refused, Rules, State
from rules.core.seats import Player

ActionT = TypeVar("ActionT")

_RECORD: Final = re.compile(r"(back|forward) (0|[1-9][0-9]{0,5})")
_HINT: Final = "hint"


class Back(Struct, frozen=True):
    """From here on only the first `count` actions hold."""

    count: int


class Forward(Struct, frozen=True):
    """Actions taken back hold again, up to `count` of them in all."""

    count: int


class Hinted(Struct, frozen=True):
    """Somebody at the screen was shown what one might do."""


Record = Back | Forward | Hinted


class LineOfPlay(Struct, Generic[ActionT], frozen=True):
    """The actions that hold, and after them those that were taken back and may be brought again.

    An action is whatever its reader makes of a line: its text, or an action with the state before
    it.
    """

    actions: tuple[ActionT, ...] = ()
    undone: tuple[ActionT, ...] = ()

    def done(self, action: ActionT) -> LineOfPlay[ActionT]:
        """The line of play after an action: what was taken back is forgotten."""
        return LineOfPlay((*self.actions, action))

    def noted(self, record: Record) -> LineOfPlay[ActionT]:
        """The line of play after a record. ValueError for one that leads nowhere."""
        match record:
            case Hinted():
                return self
            case Back(count) if count < len(self.actions):
                return LineOfPlay(self.actions[:count], self.actions[count:] + self.undone)
            case Forward(count) if 0 < (more := count - len(self.actions)) <= len(self.undone):
                return LineOfPlay(self.actions + self.undone[:more], self.undone[more:])
        raise ValueError(f"{write_record(record)} leads nowhere from {len(self.actions)} actions")


def with_line(play: LineOfPlay[str], line: str) -> LineOfPlay[str]:
    """The line of play after one more line of a log. ValueError for a record in vain."""
    record = read_record(line)
    return play.done(line) if record is None else play.noted(record)


def read_record(line: str) -> Record | None:
    """The record that a line of the log is, or None: then it is an action."""
    if line == _HINT:
        return Hinted()
    found = _RECORD.fullmatch(line)
    if found is None:
        return None
    return (Back if found[1] == "back" else Forward)(int(found[2]))


def write_record(record: Record) -> str:
    """A record as a line of the log."""
    match record:
        case Back(count):
            return f"back {count}"
        case Forward(count):
            return f"forward {count}"
        case Hinted():
            return _HINT


def actions_of(lines: Iterable[str]) -> tuple[str, ...]:
    """The actions that hold at the end of a log, as far as its records lead somewhere."""
    play: LineOfPlay[str] = LineOfPlay()
    for line in lines:
        try:
            play = with_line(play, line)
        except ValueError:
            break
    return play.actions


class Done(NamedTuple):
    """An action, and the state it was done in."""

    state: State
    action: Action


def start_of_deal(rules: Rules, actions: Sequence[Done]) -> int:
    """How many actions there were when the deal on the table had been dealt; all, if none is."""
    for count in range(len(actions), 0, -1):
        if rules.is_deal(actions[count - 1].action):
            return count
    return len(actions)


def way_back(rules: Rules, actions: Sequence[Done], people: Collection[Player]) -> int | None:
    """To how many actions one goes back for the last free choice of one of these people.

    None where there is none in this deal.
    """
    for count in range(len(actions) - 1, start_of_deal(rules, actions) - 1, -1):
        if _was_free(rules, actions[count], people):
            return count
    return None


def way_forward(
    rules: Rules, actions: Sequence[Done], undone: Sequence[Done], people: Collection[Player]
) -> int | None:
    """To how many actions one goes forward: to the next free choice of these people, or the end."""
    for count in range(1, len(undone)):
        if _was_free(rules, undone[count], people):
            return len(actions) + count
    return len(actions) + len(undone) if undone else None


def is_assisted(rules: Rules, taken_back: Sequence[Done]) -> bool:
    """Whether whoever takes these actions back has seen something since: drawn cards, a reply."""
    return len(taken_back) > 1 or any(rules.reveals(action) for _, action in taken_back)


def _was_free(rules: Rules, done: Done, people: Collection[Player]) -> bool:
    """Whether one of these people chose it: a forced action would only be done again."""
    return rules.doer(done.state, done.action) in people and rules.is_free(done.state)


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
    def actions(self) -> tuple[Done, ...]:
        """The actions that hold, in their order, each with the state before it."""
        return self.line.actions

    def after_action(self, action: Action) -> tuple[Course, tuple[AnyMoment, ...]]:
        """The course after one more action, and all that comes of it. Raises Illegal."""
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
                if count < start_of_deal(self.rules, self.actions):
                    raise ValueError(f"{write_record(record)} leads nowhere: cards were dealt")
                state = self.actions[count].state
                if deal and is_assisted(self.rules, self.actions[count:]):
                    noted = replace(noted, assisted=noted.assisted | {deal})
            case Forward():
                state = self.rules.apply(*line.actions[-1])[-1].state
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
                course, _ = course.after_action(rules.read(line))
        except Illegal as illegal:
            return ReplayedLog(course, illegal.refused)
        except ValueError:  # no line of ours, or a record that leads nowhere
            return ReplayedLog(course)
    return ReplayedLog(course)
