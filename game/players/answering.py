"""What an engine says to a line it was sent, whatever it holds: answers, or what is wrong with it.

The lines themselves stand in `protocol`; here is who thinks of what is asked.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from game.games import PIQUET, rules_of
from game.players.analysis_wire import AnalysisWire, foresight_to_data
from game.players.judgement import Weighed
from game.players.mind import Choose, Mind, Weigh, mind_of
from game.players.outlook import Foresight
from game.players.protocol import QUIT, object_of
from game.players.wire import WireError, named, view_from_data
from rules.core.game import Action, Rules, View

_SEEDS = 1 << 53  # whole numbers that every reader of JSON keeps exactly
_Found = TypeVar("_Found")
_OVER = object()  # nothing more is said


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
        asked: dict[str, Any] | WireError = object_of(line)
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


def _number(data: object) -> int:
    if type(data) is not int or not 0 <= data < _SEEDS:
        raise WireError("should be a whole number from 0 to 2^53 - 1", "id")
    return data
