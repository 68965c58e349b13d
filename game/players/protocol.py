"""The lines of JSON between a table and an engine: what each says and how it is read (PROTOCOL.md).

Both sides use the functions here, so the protocol stands in one place. Lines are ASCII and end in a
line feed; a question carries all there is to know, so an engine needs no memory.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from game.piquet.mind.legal_reply import is_allowed
from game.piquet.mind.plausible_view import hold_sound
from game.players.analysis_wire import analysis_from_data, analysis_to_data
from game.players.judgement import Analysis
from game.players.program import Choose
from game.players.wire import WireError, named, view_from_data
from rules.piquet.actions import Action
from rules.piquet.record.notation import NotationError, parse_action, write_action
from rules.piquet.view import View

PROTOCOL = 1
LONGEST_LINE = 1 << 18  # bytes; a view at the end of a deal is about 8,000
QUIT = "quit"
_SEEDS = 1 << 53  # whole numbers that every reader of JSON keeps exactly
_Found = TypeVar("_Found")


@dataclass(frozen=True, slots=True)
class Hello:
    """The first line of an engine."""

    name: str
    version: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """An engine's answer to the question with this number.

    `degraded`: it had to do without something that came with it, and plays slower or worse.
    """

    question: int
    action: Action
    degraded: bool = False


@dataclass(frozen=True, slots=True)
class Analysed:
    """An engine's answer to the question with this number for an analysis."""

    question: int
    analysis: Analysis


Said = Hello | Chosen | Analysed
"""What an engine says that can be read."""


class NonsenseError(ValueError):
    """A line that an engine should not have said."""


def write_hello(name: str, version: str) -> str:
    """The line with which an engine begins."""
    return json.dumps({"hello": name, "version": version, "protocol": PROTOCOL})


def write_question(number: int, view_text: str, seed: int) -> str:
    """The line that asks for an action; `view_text` is the view as JSON already."""
    return f'{{"id":{number},"ask":"choose","seed":{seed},"view":{view_text}}}'


def write_analysis_question(
    number: int, view_text: str, seed: int, action: Action | None = None
) -> str:
    """The line that asks what the choices of a view come to, this action among them."""
    asked = f'{{"id":{number},"ask":"analyse","seed":{seed},"view":{view_text}'
    return asked + ("}" if action is None else f',"action":"{write_action(action)}"}}')


def read_from_engine(line: str) -> Said:
    """What an engine said; NonsenseError with the reason when that helps nobody."""
    try:
        said = _object(line)
    except WireError as error:
        raise NonsenseError(str(error)) from None
    if "hello" in said:
        return _hello(said)
    if "error" in said:
        raise NonsenseError(f"it complains: {json.dumps(said['error'])[:200]}")
    number, action = said.get("id"), said.get("action")
    degraded = said.get("degraded") is True
    if type(number) is int and "analysis" in said:
        return _analysed(number, said["analysis"], degraded)
    if type(number) is not int or not isinstance(action, str):
        raise NonsenseError("it is neither a hello, nor an answer, nor an error")
    try:
        return Chosen(number, parse_action(action), degraded)
    except NotationError as error:
        raise NonsenseError(f"its action cannot be read: {error}") from None


def _analysed(number: int, data: object, degraded: bool) -> Analysed:
    try:
        return Analysed(number, analysis_from_data(data, degraded))
    except WireError as error:
        raise NonsenseError(f"its analysis cannot be read: {error}") from None


def _hello(said: Mapping[str, Any]) -> Hello:
    if said.get("protocol") != PROTOCOL:
        raise NonsenseError(f"it speaks protocol {str(said.get('protocol'))[:20]}, not {PROTOCOL}")
    return Hello(str(said["hello"])[:80], str(said.get("version", ""))[:40])


def answer_line(
    line: str, choose: Choose, degraded: Callable[[], bool] = lambda: False
) -> str | None:
    """An engine's line in answer to one it was sent; None for the wish to quit. Never raises.

    `degraded` is asked after the choice: only then is it known what the player had to do without.
    """
    if line.strip() == QUIT:
        return None
    number: int | None = None
    try:
        asked = _object(line)
        number = _number(asked.get("id"))
        if asked.get("ask") == QUIT:
            return None
        said = {"id": number} | _answer(asked, choose)
    except WireError as error:
        return json.dumps({"id": number, "error": {"field": error.field, "says": error.says}})
    return json.dumps(said | {"degraded": True} if degraded() else said)


_FIELDS = {
    "choose": {"id", "ask", "seed", "view"},
    "analyse": {"id", "ask", "seed", "view", "action"},
}


def _answer(asked: Mapping[str, Any], choose: Choose) -> dict[str, Any]:
    what = asked.get("ask")
    if not isinstance(what, str) or what not in _FIELDS:
        raise WireError(f"should be choose, analyse or quit, but is {named(what)}", "ask")
    if strange := sorted(set(asked) - _FIELDS[what]):
        raise WireError("is not known here", strange[0][:40])
    seed = asked.get("seed", 0)
    if type(seed) is not int or not 0 <= seed < _SEEDS:
        raise WireError("should be a whole number from 0 to 2^53 - 1", "seed")
    if "view" not in asked:
        raise WireError("is missing", "view")
    seen = view_from_data(asked["view"])
    if seen.choices is None:
        raise WireError("is null: there is nothing to choose", "view.choices")
    hold_sound(seen)
    if what == "analyse":
        return {"analysis": _analysis(seen, seed, _asked_about(seen, asked.get("action")))}
    return {"action": write_action(_choice(seen, seed, choose))}


def _choice(seen: View, seed: int, choose: Choose) -> Action:
    """What the player chooses, or a complaint when the parts of a view contradict each other."""
    action = _thought(lambda: choose(seen, seed))
    if not is_allowed(seen, action):
        raise WireError("is no position that can arise: no choice fits it", "view")
    return action


def _asked_about(seen: View, data: object) -> Action | None:
    """The action that an analysis is to weigh in any case."""
    if data is None:
        return None
    try:
        action = parse_action(data) if isinstance(data, str) else None
    except NotationError:
        action = None
    if action is None:
        raise WireError(f"should be an action such as 'play AH', but is {named(data)}", "action")
    if not is_allowed(seen, action):
        raise WireError("is none of the choices of this view", "action")
    return action


def _analysis(seen: View, seed: int, also: Action | None) -> dict[str, Any]:
    """What the choices come to, whoever plays: an analysis is always as good as ours can be."""
    # Only an engine that is asked for it learns to analyse: the window reads this module too.
    from game.piquet.mind.analysis import analyse  # noqa: PLC0415

    found = _thought(lambda: analyse(seen, seed, also=also))
    if not all(is_allowed(seen, one.action) for one in found.candidates):
        raise WireError("is no position that can arise: no choice fits it", "view")
    return analysis_to_data(found)


def _thought(think: Callable[[], _Found]) -> _Found:
    try:
        return think()
    except Exception as error:  # noqa: BLE001  (a view made up by hand may trip any thought)
        says = f"is no position that can arise ({type(error).__name__} while thinking about it)"
        raise WireError(says, "view") from None


def _object(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise WireError("a line should be one object of JSON") from None
    if not isinstance(data, dict):
        raise WireError("a line should be one object of JSON")
    return data


def _no_number(name: str) -> float:
    raise ValueError(name)


def _number(data: object) -> int:
    if type(data) is not int or not 0 <= data < _SEEDS:
        raise WireError("should be a whole number from 0 to 2^53 - 1", "id")
    return data
