"""The lines of JSON between a table and an engine: what each says and how it is read (PROTOCOL.md).

Both sides use the functions here, so the protocol stands in one place. Lines are ASCII and end in a
line feed; a question carries all there is to know, so an engine needs no memory.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from game.games import PIQUET, rules_of
from game.players.analysis_wire import AnalysisWire
from game.players.judgement import Analysis, Weighed
from game.players.mind import Choose, Mind, Weigh, mind_of
from game.players.outlook import Foresight
from game.players.outlook_wire import foresight_from_data, foresight_to_data
from game.players.wire import WireError, named, view_from_data
from rules.core.game import Action, Rules, View

PROTOCOL = 1
LONGEST_LINE = 1 << 18  # bytes; a view at the end of a deal is about 8,000
QUIT = "quit"
_POINTS = 1e6  # no deal brings as many
_SEEDS = 1 << 53  # whole numbers that every reader of JSON keeps exactly
_Found = TypeVar("_Found")
_OVER = object()  # nothing more is said


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
    """An engine's answer to the question with this number for an analysis, settled or not."""

    question: int
    analysis: Analysis
    settled: bool = True


@dataclass(frozen=True, slots=True)
class Brought:
    """An engine's answer to the question with this number what the cards of a deal brought.

    `parts` are numbers by name, None where it cannot tell.
    """

    question: int
    parts: Mapping[str, float] | None


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An engine's answer to the question with this number for a foresight."""

    question: int
    foresight: Foresight | None


@dataclass(frozen=True, slots=True)
class Exercised:
    """An engine's answer to the question with this number for an exercise, as plain data."""

    question: int
    exercise: Mapping[str, Any]


Said = Hello | Chosen | Analysed | Brought | Foreseen | Exercised
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
        found = _analysed(said["analysis"], degraded, game)
        return Analysed(number, found, said.get("settled") is not False)
    if type(number) is int and "luck" in said:
        return Brought(number, _parts(said["luck"]))
    if type(number) is int and "foresight" in said:
        return _foreseen(number, said["foresight"])
        return _analysed(number, said["analysis"], degraded, game)
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
    if not isinstance(data, dict) or not all(
        isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _POINTS
        for value in data.values()
    ):
        raise NonsenseError("what the cards brought cannot be read")
    return {name: float(value) for name, value in data.items()}


def _foreseen(number: int, data: object) -> Foreseen:
    try:
        return Foreseen(number, foresight_from_data(data))
    except WireError as error:
        raise NonsenseError(f"its foresight cannot be read: {error}") from None


def _hello(said: Mapping[str, Any]) -> Hello:
    if said.get("protocol") != PROTOCOL:
        raise NonsenseError(f"it speaks protocol {str(said.get('protocol'))[:20]}, not {PROTOCOL}")
    return Hello(str(said["hello"])[:80], str(said.get("version", ""))[:40])


def answer_line(
    line: str,
    choose: Choose,
    degraded: Callable[[], bool] = lambda: False,
    game: str = PIQUET,
) -> str | None:
    """An engine's line in answer to one it was sent; None for the wish to quit. Never raises.

    Of what is answered ever better it is the last.
    """
    found = answer_lines(line, choose, degraded, game)
    return None if found is None else [said for said in found if said][-1]


def answer_lines(
    line: str,
    choose: Choose,
    degraded: Callable[[], bool] = lambda: False,
    game: str = PIQUET,
    weigher: Callable[[], Weigh] | None = None,
) -> Iterator[str] | None:
    """An engine's lines in answer to one it was sent; None for the wish to quit. Never raises.

    `choose` plays `game`: a question about another is answered with an error. `weigher` gives who
    weighs, who may remember what was asked before. An empty line is none: there one may leave the
    rest unsaid.

    `degraded` is asked after the choice: only then is it known what the player had to do without.
    """
    if line.strip() == QUIT:
        return None
    try:
        asked: dict[str, Any] | WireError = _object(line)
    except WireError as error:
        asked = error
    if not isinstance(asked, WireError) and asked.get("ask") == QUIT:
        return None
    return _answers(asked, choose, degraded, game, weigher)


def _answers(
    asked: dict[str, Any] | WireError,
    choose: Choose,
    degraded: Callable[[], bool],
    game: str,
    weigher: Callable[[], Weigh] | None,
) -> Iterator[str]:
    number: int | None = None
    try:
        if isinstance(asked, WireError):
            raise asked
        number = _number(asked.get("id"))
        for answer in _answer(asked, choose, game, weigher):
            if answer is None:
                yield ""
                continue
            said = {"id": number} | answer
            yield json.dumps(said | {"degraded": True} if degraded() else said)
    except WireError as error:
        yield json.dumps({"id": number, "error": {"field": error.field, "says": error.says}})


_FIELDS = {
    "choose": {"id", "ask", "game", "seed", "view"},
    "analyse": {"id", "ask", "game", "seed", "view", "action"},
    "weigh": {"id", "ask", "game", "seed", "view", "action"},
    "luck": {"id", "ask", "game", "seed", "deal"},
    "foresee": {"id", "ask", "game", "seed", "view"},
    "exercise": {"id", "ask", "game", "seed", "trainer", "number"},
}


def _answer(
    asked: Mapping[str, Any], choose: Choose, game: str, weigher: Callable[[], Weigh] | None
) -> Iterator[dict[str, Any] | None]:
    what = asked.get("ask")
    if not isinstance(what, str) or what not in _FIELDS:
        raise WireError(
            "should be choose, analyse, weigh, foresee, luck, exercise or quit, "
            f"but is {named(what)}",
            "ask",
        )
    if strange := sorted(set(asked) - _FIELDS[what]):
        raise WireError("is not known here", strange[0][:40])
    if (named_game := asked.get("game", PIQUET)) != game:
        raise WireError(
            f"should be {game}, which this engine plays, not {named(named_game)}", "game"
        )
    seed = asked.get("seed", 0)
    if type(seed) is not int or not 0 <= seed < _SEEDS:
        raise WireError("should be a whole number from 0 to 2^53 - 1", "seed")
    rules, mind = rules_of(game), mind_of(game)
    if what == "luck":
        yield {"luck": _luck(mind, asked.get("deal"), seed)}
        return
    if what == "exercise":
        yield {"exercise": _exercise(mind, asked, seed)}
        return
    if "view" not in asked:
        raise WireError("is missing", "view")
    seen = view_from_data(asked["view"], game)
    if seen.choices is None:
        raise WireError("is null: there is nothing to choose", "view.choices")
    mind.hold_plausible(seen)
    if what == "choose":
        yield {"action": rules.write(_choice(mind, seen, seed, choose))}
        return
    if what == "foresee":
        yield {"foresight": foresight_to_data(_foresight(mind, seen, seed))}
        return
    also = _asked_about(rules, mind, seen, asked.get("action"))
    if what == "analyse":
        yield {"analysis": _analysis(rules, mind, seen, seed, also)}
    else:
        yield from _weighed(rules, mind, seen, seed, also, weigher)


def _choice(mind: Mind, seen: View, seed: int, choose: Choose) -> Action:
    """What the player chooses, or a complaint when the parts of a view contradict each other."""
    action = _thought(lambda: choose(seen, seed))
    if not mind.allows(seen, action):
        raise WireError("is no position that can arise: no choice fits it", "view")
    return action


def _asked_about(rules: Rules, mind: Mind, seen: View, data: object) -> Action | None:
    """The action that an analysis is to weigh in any case."""
    if data is None:
        return None
    try:
        action = rules.read(data) if isinstance(data, str) else None
    except ValueError:
        action = None
    if action is None:
        raise WireError(f"should be an action such as 'play AH', but is {named(data)}", "action")
    if not mind.allows(seen, action):
        raise WireError("is none of the choices of this view", "action")
    return action


def _analysis(
    rules: Rules, mind: Mind, seen: View, seed: int, also: Action | None
) -> dict[str, Any]:
    """What the choices come to, whoever plays: an analysis is always as good as ours can be."""
    if mind.analyse is None or mind.terms is None:
        raise WireError("should be choose or quit: this game has no judgements", "ask")
    analyse = mind.analyse()  # only an engine that is asked for it learns to
    found = _thought(lambda: analyse(seen, seed, also=also))
    if not all(mind.allows(seen, one.action) for one in found.candidates):
        raise WireError("is no position that can arise: no choice fits it", "view")
    return AnalysisWire(rules, mind.terms()).write(found)


def _weighed(
    rules: Rules,
    mind: Mind,
    seen: View,
    seed: int,
    also: Action | None,
    weigher: Callable[[], Weigh] | None,
) -> Iterator[dict[str, Any] | None]:
    """What the choices come to, ever better; all but the last say that they are not settled."""
    if mind.weigher is None or mind.terms is None:
        raise WireError("should be choose or quit: this game has no judgements", "ask")
    wire = AnalysisWire(rules, mind.terms())
    steps = (weigher or mind.weigher)()(seen, seed, also=also)
    while (found := _thought(lambda: next(steps, _OVER))) is not _OVER:
        if not isinstance(found, Weighed):
            yield None
            continue
        if not all(mind.allows(seen, one.action) for one in found.analysis.candidates):
            raise WireError("is no position that can arise: no choice fits it", "view")
        known = {"analysis": wire.write(found.analysis)}
        yield known if found.settled else known | {"settled": False}


def _luck(mind: Mind, deal: object, seed: int) -> Mapping[str, float] | None:
    """What the cards of a finished deal brought; it is over, and all of it is known."""
    if mind.luck is None:
        raise WireError("should be choose or quit: this game tells no luck", "ask")
    found = mind.luck().answer(deal, seed)
    return None if found is None else {name: round(part, 2) for name, part in found.items()}


def _foresight(mind: Mind, seen: View, seed: int) -> Foresight | None:
    if mind.foresee is None:
        raise WireError("should be choose or quit: this game foresees nothing", "ask")
    foresee = mind.foresee()
    return _thought(lambda: foresee(seen, seed))


def _exercise(mind: Mind, asked: Mapping[str, Any], seed: int) -> Mapping[str, Any]:
    """What a trainer sets."""
    trainer, number = asked.get("trainer"), asked.get("number", 0)
    if type(number) is not int or not 0 <= number < _SEEDS:
        raise WireError("should be a whole number from 0 to 2^53 - 1", "number")
    try:
        if mind.exercise is not None and isinstance(trainer, str):
            return mind.exercise(trainer, seed, number)
    except KeyError:
        pass
    raise WireError(f"should be a trainer of the game, but is {named(trainer)}", "trainer")


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
