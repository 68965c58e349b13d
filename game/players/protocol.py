"""The lines of JSON between a table and an engine: what each says and how it is read (PROTOCOL.md).

Both sides speak and read with the functions here. Lines are ASCII and end in a line feed; a
question carries all there is to know, so an engine needs no memory.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from game.games import PIQUET, rules_of
from game.players.analysis_wire import AnalysisWire, foresight_from_data
from game.players.judgement import Analysis
from game.players.mind import mind_of
from game.players.outlook import Foresight
from game.players.wire import WireError, typed
from rules.core.game import Action

PROTOCOL = 1
LONGEST_LINE = 1 << 18  # bytes; a view at the end of a deal is about 8,000
QUIT = "quit"
_Points: TypeAlias = Annotated[float, Meta(ge=-1e6, le=1e6)]  # no deal brings as many


class Hello(Struct, frozen=True):
    """The first line of an engine."""

    name: str
    version: str


class Chosen(Struct, frozen=True):
    """An engine's answer to the question with this number.

    `degraded`: it had to do without something that came with it, and plays slower or worse.
    """

    question: int
    action: Action
    degraded: bool = False


class Analysed(Struct, frozen=True):
    """An engine's answer to the question with this number for an analysis, settled or not."""

    question: int
    analysis: Analysis
    settled: bool = True


class Brought(Struct, frozen=True):
    """An engine's answer to the question with this number what the cards of a deal brought.

    `parts` are numbers by name, None where it cannot tell.
    """

    question: int
    parts: Mapping[str, float] | None


class Foreseen(Struct, frozen=True):
    """An engine's answer to the question with this number for a foresight."""

    question: int
    foresight: Foresight | None


class Exercised(Struct, frozen=True):
    """An engine's answer to the question with this number for an exercise, as plain data."""

    question: int
    exercise: Mapping[str, Any]


Answer = Chosen | Analysed | Brought | Foreseen | Exercised
"""What an engine says to a question."""

Said = Hello | Answer
"""What an engine says that can be read."""


class NonsenseError(ValueError):
    """A line that an engine should not have said."""


def write_hello(name: str, version: str) -> str:
    """The line with which an engine begins."""
    return json.dumps({"hello": name, "version": version, "protocol": PROTOCOL})


def write_question(number: int, view_text: str, seed: int, game: str = PIQUET) -> str:
    """The line that asks for an action; `view_text` is the view as JSON already."""
    return f'{{"id":{number},"ask":"choose",{_named(game)}"seed":{seed},"view":{view_text}}}'


def write_analysis_question(
    number: int, view_text: str, seed: int, action: Action | None = None, game: str = PIQUET
) -> str:
    """The line that asks what the choices of a view come to, this action among them."""
    return _about(number, "analyse", view_text, seed, action, game)


def write_weigh_question(
    number: int, view_text: str, seed: int, action: Action | None = None, game: str = PIQUET
) -> str:
    """The same asked by one who cannot wait: first figures early, settled ones later."""
    return _about(number, "weigh", view_text, seed, action, game)


def _about(
    number: int, ask: str, view_text: str, seed: int, action: Action | None, game: str
) -> str:
    asked = f'{{"id":{number},"ask":"{ask}",{_named(game)}"seed":{seed},"view":{view_text}'
    return asked + ("}" if action is None else f',"action":"{rules_of(game).write(action)}"}}')


def write_luck_question(number: int, deal_text: str, seed: int, game: str = PIQUET) -> str:
    """The line that asks what the cards of a finished deal brought; its cards as JSON already."""
    return f'{{"id":{number},"ask":"luck",{_named(game)}"seed":{seed},"deal":{deal_text}}}'


def write_foresight_question(number: int, view_text: str, seed: int, game: str = PIQUET) -> str:
    """The line that asks what a seat may expect."""
    return f'{{"id":{number},"ask":"foresee",{_named(game)}"seed":{seed},"view":{view_text}}}'


def write_exercise_question(
    number: int, trainer: str, seed: int, at: int, game: str = PIQUET
) -> str:
    """The line that asks for the exercise of a trainer with this number in the set of a seed."""
    asked = {"trainer": trainer, "seed": seed, "number": at}
    return f'{{"id":{number},"ask":"exercise",{_named(game)}{json.dumps(asked)[1:]}'


def _named(game: str) -> str:
    """The name of the game as a field of a question; a question that names none is of Piquet."""
    return "" if game == PIQUET else f'"game":"{game}",'


def read_from_engine(line: str, game: str = PIQUET) -> Said:
    """What an engine said; NonsenseError with the reason when that helps nobody."""
    try:
        said = object_of(line)
    except WireError as error:
        raise NonsenseError(str(error)) from None
    if "hello" in said:
        return _hello(said)
    if "error" in said:
        raise NonsenseError(f"it complains: {json.dumps(said['error'])[:200]}")
    number, action = said.get("id"), said.get("action")
    degraded = said.get("degraded") is True
    if type(number) is int and "analysis" in said:
        found = _analysed(said["analysis"], degraded, game)
        return Analysed(number, found, said.get("settled") is not False)
    if type(number) is int and "luck" in said:
        return Brought(number, _parts(said["luck"]))
    if type(number) is int and "foresight" in said:
        return _foreseen(number, said["foresight"])
    if type(number) is int and isinstance(said.get("exercise"), dict):
        return Exercised(number, said["exercise"])
    if type(number) is not int or not isinstance(action, str):
        raise NonsenseError("it is neither a hello, nor an answer, nor an error")
    try:
        return Chosen(number, rules_of(game).read(action), degraded)
    except ValueError as error:
        raise NonsenseError(f"its action cannot be read: {error}") from None


def _analysed(data: object, degraded: bool, game: str) -> Analysis:
    mind = mind_of(game)
    if mind.terms is None:
        raise NonsenseError("it analyses a game that has no judgements")
    try:
        return AnalysisWire(rules_of(game), mind.terms()).read(data, degraded)
    except WireError as error:
        raise NonsenseError(f"its analysis cannot be read: {error}") from None


def _parts(data: object) -> Mapping[str, float] | None:
    if data is None:
        return None
    try:
        return typed(dict[str, _Points], data)
    except WireError as error:
        raise NonsenseError(f"what the cards brought cannot be read: {error}") from None


def _foreseen(number: int, data: object) -> Foreseen:
    try:
        return Foreseen(number, foresight_from_data(data))
    except WireError as error:
        raise NonsenseError(f"its foresight cannot be read: {error}") from None


def _hello(said: Mapping[str, Any]) -> Hello:
    if said.get("protocol") != PROTOCOL:
        raise NonsenseError(f"it speaks protocol {str(said.get('protocol'))[:20]}, not {PROTOCOL}")
    return Hello(str(said["hello"])[:80], str(said.get("version", ""))[:40])


def object_of(line: str) -> dict[str, Any]:
    """The one object of JSON that a line is; WireError where it is none."""
    try:
        data = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise WireError("a line should be one object of JSON") from None
    if not isinstance(data, dict):
        raise WireError("a line should be one object of JSON")
    return data


def _no_number(name: str) -> float:
    raise ValueError(name)
