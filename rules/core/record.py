"""Whole parties as one text, and back: who played, what was agreed on, every action in its order.

What is general of it: the head, statements and remarks, whose an action is, which line is wrong. A
game adds how it says its actions (`Form`). Reading plays the actions by the rules; writing gives
each record one text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.core.game import DEALS, Action, AnyMoment, Illegal, Misread, Options, Refused, State
from rules.core.options_text import OptionsInWriting, write_name, write_value
from rules.core.seats import Chance, Player, Turn

SPREADS = "spread "
"""What a line begins with that spreads a pack for the cut."""

_TEN = re.compile("10(?=[SHDC♠♥♦♣])|(?<=[♠♥♦♣])10")
_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


class RecordFault(ValueError):  # noqa: N818  (read as a sentence: raise RecordFault(line, ...))
    """A line that is none of a record, or breaks a rule: the line from 1, and why.

    `details` are words and numbers that go with the reason; `refused` is there where a rule is
    against it.
    """

    refused: Refused | None

    def __init__(self, line: int, statement: str, wrong: ValueError) -> None:
        self.line, self.refused = line, None
        self.reason: str = "unreadable"
        self.details: tuple[int | str, ...] = (statement,)
        told = str(wrong)
        if isinstance(wrong, Misread):
            self.reason, self.details = wrong.reason, wrong.details
        elif isinstance(wrong, Illegal):
            self.reason, self.refused = "refused", wrong.refused
            told = f"a rule is against it: {' '.join(map(str, (told, *wrong.refused.details)))}"
        super().__init__(f"line {line}: {told}")


def plain(word: str) -> str:
    """A card with the sign of its suit before or behind its rank, or as ours: "KH"."""
    word = _TEN.sub("T", word.strip(","))
    for sign, letter in _SIGNS.items():
        if sign in word:
            rest = word.replace(sign, "")
            return f"{rest[:1]}{letter}{rest[1:]}"
    return word


def _as_printed(state: State, who: Player | None, words: list[str]) -> list[str]:
    del state, who  # in a game of one pack a card is what is printed on it
    return list(map(plain, words))


def _nothing(state: State, action: Action) -> Sequence[Action]:
    del state, action
    return ()


def _pack_as_printed(words: list[str]) -> list[str]:
    return list(map(plain, words))


class PartlyCompared(Struct, frozen=True):
    """A record that equals another of its kind whatever its fields `aside` hold."""

    aside: ClassVar[frozenset[str]]

    def _compared(self) -> tuple[object, ...]:
        names = self.__struct_fields__
        return tuple(getattr(self, name) for name in names if name not in self.aside)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PartlyCompared) or type(other) is not type(self):
            return NotImplemented
        return self._compared() == other._compared()

    def __hash__(self) -> int:
        return hash(self._compared())


class Form(Struct, frozen=True, kw_only=True):
    """How one game writes its parties, and the rules by which they are read."""

    game: str  # as it stands in the first line
    version: int  # of the form of the text
    agreed: OptionsInWriting[Any]
    presets: Mapping[Any, Options]  # the games with names; the first goes without saying
    verbs: Mapping[str, str]  # as one says them, and as a log has them; the first is written
    start: Callable[[Options], State]
    start_deal: Callable[[Options, Player], State]
    doer: Callable[[State, Action], Turn | None]
    check: Callable[[State, Action], Refused | None]
    apply: Callable[[State, Action], tuple[AnyMoment, ...]]
    write: Callable[[Action], str]
    read: Callable[[str], Action]  # ValueError
    dealer: Callable[[State], Player]  # whose deal is awaited
    points: Callable[[State, Player], int]  # what a player has, where a record says so
    begins_line: Callable[[State, Action], bool]  # whether an action begins another line
    held: Callable[[State, Player | None, list[str]], list[str]] = _as_printed
    """What follows a verb, as a log has it: of equal cards the one that is held."""
    packed: Callable[[list[str]], list[str]] = _pack_as_printed
    """The cards of a pack, as a log has them."""
    unsaid: Callable[[State, Action], Sequence[Action]] = _nothing
    """What was done before an action though the text leaves it out."""


class WrittenPartie(Struct, frozen=True):
    """A partie in writing. `first_dealer` is there where the record tells of no cut."""

    form: ClassVar[Form]

    options: Options
    names: tuple[str, str] = ("A", "B")
    first_dealer: Player | None = None
    actions: tuple[Action, ...] = ()

    def start(self) -> State:
        """The state in which the first action is done."""
        if self.first_dealer is None:
            return self.form.start(self.options)
        return self.form.start_deal(self.options, self.first_dealer)

    def end(self) -> State:
        """The state after the last action; Illegal where one breaks a rule."""
        state = self.start()
        for action in self.actions:
            state = self.form.apply(state, action)[-1].state
        return state


RecordT = TypeVar("RecordT", bound=WrittenPartie)


# Writing


def write_record(record: WrittenPartie) -> str:
    """The one text of a record; Illegal where an action breaks a rule."""
    return "\n".join([*_head(record), *_body(record), ""])


def _head(record: WrittenPartie) -> Iterator[str]:
    form, options = record.form, record.options
    yield f"game {form.game}"
    yield f"{form.game} {form.version}"
    for letter, name in zip("AB", record.names, strict=True):
        if name != letter:
            yield f"{letter} is {name}"
    usual, *_ = form.presets
    preset = form.agreed.nearest(options, form.presets)
    if preset != usual:
        yield f"rules {preset}"
    for name in form.agreed.differences(options, form.presets[preset]):
        yield f"option {write_name(name)} {write_value(getattr(options, name))}"


def _body(record: WrittenPartie) -> Iterator[str]:
    """A line for each deal, and others where the game begins them."""
    form, state = record.form, record.start()
    line: list[str] = []
    for action in record.actions:
        if line and form.begins_line(state, action):
            yield "; ".join(line)
            line = []
        line.append(_told(form, state, action))
        state = form.apply(state, action)[-1].state
    if line:
        yield "; ".join(line)


def _told(form: Form, state: State, action: Action) -> str:
    text = form.write(action)
    if text.startswith(DEALS):
        return f"{form.dealer(state).name} deals {text.removeprefix(DEALS)}"
    who = form.doer(state, action)
    if not isinstance(who, Player):
        return text
    verb, _, rest = text.partition(" ")
    said = next((said for said, written in form.verbs.items() if written == verb), verb)
    return f"{who.name} {said} {rest}".rstrip()


# Reading


def read_record(kind: type[RecordT], text: str) -> RecordT:
    """The partie that a text tells of; RecordFault names the line that is wrong."""
    reading = _Reading(kind)
    for number, line in enumerate(text.splitlines(), 1):
        for statement in line.partition("#")[0].split(";"):
            if words := statement.split():
                try:
                    reading.take(words)
                except ValueError as wrong:
                    raise RecordFault(number, " ".join(words), wrong) from wrong
    return reading.finished()


class _Reading(Generic[RecordT]):
    """What was read so far, and the partie as far as it was played."""

    def __init__(self, kind: type[RecordT]) -> None:
        usual, *_ = kind.form.presets.values()
        self.form = kind.form
        self.record = kind(usual)
        self._state: State | None = None
        self._actions: list[Action] = []

    def finished(self) -> RecordT:
        """All that was read."""
        return replace(self.record, actions=tuple(self._actions))

    def take(self, words: list[str]) -> None:
        """One statement; ValueError where it is wrong."""
        if self._state is None and self._is_head(words):
            return
        who = Player[words[0]] if words[0] in ("A", "B") else None
        verb, *rest = words[1:] if who is not None else words
        if verb == "counts":
            self._check_score(who, rest)
            return
        if verb in ("deal", "deals"):
            self._begin(who)
            who, verb = None, "deal"
        self._do(who, self.form.verbs.get(verb, verb), rest)

    def _is_head(self, words: list[str]) -> bool:
        form, record = self.form, self.record
        match words:
            case ["game", game]:
                if game != form.game:
                    raise Misread("other-game", game, told=f"this is a record of {game}")
            case [form.game, version]:
                if version != str(form.version):
                    told = f"the form {version} of the text is not known"
                    raise Misread("newer-form", version, told=told)
            case [("A" | "B") as letter, "is", *named]:
                name, (a, b) = " ".join(named), record.names
                names = (name, b) if letter == "A" else (a, name)
                self.record = replace(record, names=names)
            case ["rules", preset]:
                if preset not in form.presets:
                    known = ", ".join(form.presets)
                    raise Misread("no-preset", preset, known, told=f"{preset} is none of {known}")
                self.record = replace(record, options=form.presets[preset])
            case ["option", word, value]:
                name = form.agreed.read_name(word)
                chosen = form.agreed.read_value(name, value)
                options = form.agreed.with_value(record.options, name, chosen)
                self.record = replace(record, options=options)
            case _:
                return False
        return True

    def _begin(self, dealer: Player | None) -> None:
        """A deal: the first one without a cut tells who deals; a later one must know it."""
        if self._state is None:
            self.record = replace(self.record, first_dealer=Player.B if dealer is None else dealer)
        elif self._state.turn is Chance.DEALER and dealer not in (
            None,
            self.form.dealer(self._state),
        ):
            whose = self.form.dealer(self._state).name
            raise Misread("others-deal", whose, told=f"the deal is {whose}'s")

    def _do(self, who: Player | None, verb: str, rest: list[str]) -> None:
        form, state = self.form, self._state or self.record.start()
        brings = f"{verb} " in (DEALS, SPREADS)
        words = form.packed(rest) if brings else form.held(state, who, rest)
        action = form.read(" ".join([verb, *words]))
        for before in form.unsaid(state, action):
            state = form.apply(state, before)[-1].state
            self._actions.append(before)
        if who is not None and form.doer(state, action) is not who:
            raise Misread("not-theirs", who.name, told=f"this is not {who.name}'s to do")
        refused = form.check(state, action)
        if refused is not None:
            raise Illegal(refused)
        self._state = form.apply(state, action)[-1].state
        self._actions.append(action)

    def _check_score(self, who: Player | None, rest: list[str]) -> None:
        """`A counts 40`: what a player has at this moment."""
        if who is None or len(rest) != 1 or self._state is None or self._state.deal is None:
            raise Misread("no-count", told="somebody counts so many points")
        points = self.form.points(self._state, who)
        if rest[0] != str(points):
            told = f"{who.name} counts {points} and not {rest[0]}"
            raise Misread("other-count", who.name, points, rest[0], told=told)
