"""An analysis between processes: what was said arrives, and what cannot be meant is refused."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.piquet.ai.analysis import analyse
from game.piquet.ai.estimates import TERMS, Holding, Points, Prospect
from game.piquet.ai.heuristic import thumb
from game.players.analysis_wire import AnalysisWire
from game.players.answering import answer_line
from game.players.engine import Doing, EnginePlayer
from game.players.judgement import Analysis, Hope, Judgement, Reason
from game.players.protocol import Analysed, NonsenseError, read_from_engine, write_analysis_question
from game.players.wire import WireError, question_seed, wire_text
from rules.core.cards import Rank, Suit
from rules.piquet.actions import Action, Play
from rules.piquet.choices import MayPlay
from rules.piquet.game import RULES
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.view import View
from tests import waiting
from tests.game.dealing import views

WIRE = AnalysisWire(RULES, TERMS)

OWN = (sys.executable, "-c", "from game.cli.engine import run; run([])")


def in_play(seed: int = 3) -> View:
    """A view in which there is a choice of cards, and not much to think about."""
    return [
        seen
        for seen in views(seed)
        if isinstance(seen.choices, MayPlay) and len(seen.choices.cards) > 2
    ][-1]


def answered(line: str) -> dict[str, Any]:
    text = answer_line(line, thumb.choose)
    assert text is not None
    said = json.loads(text)
    assert isinstance(said, dict)
    return said


def asked(seen: View, action: Action | None = None, number: int = 5) -> str:
    return write_analysis_question(number, wire_text(seen), 9, action)


def about(one: Analysis) -> Analysis:
    """With the digits that travel."""

    def cut(points: Points) -> Points:
        return Points(*(round(getattr(points, part), 4) for part in Points.__struct_fields__))

    reason = one.reason
    return Analysis(
        tuple(
            replace(
                each,
                mine=cut(each.mine),
                theirs=cut(each.theirs),
                settlement=round(each.settlement, 4),
                doubt=round(each.doubt, 4),
                hopes=tuple(replace(hope, chance=round(hope.chance, 4)) for hope in each.hopes),
                chances={name: round(share, 4) for name, share in each.chances.items()},
            )
            for each in one.candidates
        ),
        reason
        and replace(
            reason,
            more=round(reason.more, 4),
            best=round(reason.best, 4),
            next=round(reason.next, 4),
        ),
        one.degraded,
    )


def test_every_decision_of_a_deal_is_analysed_over_the_wire() -> None:
    looked = 0
    for seen in views(4):
        text = answer_line(asked(seen), thumb.choose)
        assert text is not None
        said = read_from_engine(text)
        assert isinstance(said, Analysed)
        assert said.question == 5
        assert said.analysis == about(analyse(seen, 9))
        looked += len(said.analysis.candidates) > 1
    assert looked > 12


def test_an_action_that_is_asked_about_is_weighed() -> None:
    seen = next(views(4))
    action = parse_action(f"exchange {min(seen.deal.hand if seen.deal else ())}")
    said = answered(asked(seen, action))
    assert write_action(action) in [one["action"] for one in said["analysis"]["candidates"]]


def test_the_same_question_gets_the_same_analysis() -> None:
    seen = in_play()
    assert answered(asked(seen)) == answered(asked(seen))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"action": 7}, "action"),
        ({"action": "sing"}, "action"),
        ({"action": "announce carte blanche"}, "action"),
        ({"actions": "play AS"}, "actions"),
        ({"seed": -1}, "seed"),
        ({"view": None}, "view"),
        ({"ask": "analyze"}, "ask"),
        ({"ask": "choose", "action": "play AS"}, "action"),
        ({"id": None}, "id"),
    ],
)
def test_a_malformed_question_is_refused_by_the_field(change: dict[str, Any], field: str) -> None:
    said = answered(json.dumps(json.loads(asked(in_play())) | change))
    assert said["error"]["field"] == field
    assert said["error"]["says"]


def test_a_view_that_cannot_be_is_refused() -> None:
    question = json.loads(asked(in_play()))
    question["view"]["deal"]["hand"] = ""
    assert answered(json.dumps(question))["error"]["field"] == "view.choices.cards"
    question["view"]["choices"] = None
    assert answered(json.dumps(question))["error"]["field"] == "view.choices"


WHOLE = Analysis(
    (
        Judgement(
            parse_action("play AS"), Points(point=5), Points(cards=10), 1.5, {Prospect.PIQUE: 0.5}
        ),
        Judgement(
            parse_action("exchange KS"),
            Points(),
            Points(),
            1.0,
            doubt=0.5,
            hopes=(
                Hope(Holding.QUATORZE, Rank.ACE, 0.25),
                Hope(Holding.POINT, Suit.SPADES, 0.125),
            ),
        ),
    ),
    Reason("pique", mine=True, more=3.5, chance=Prospect.PIQUE, best=0.5, next=0.25),
)
HOPED = Reason("sets", mine=False, more=1.0, best=0.5, next=0.25, hope=(Holding.TRIO, Rank.TEN))


def test_what_is_written_is_read() -> None:
    data = json.loads(json.dumps(WIRE.write(WHOLE)))
    assert WIRE.read(data) == WHOLE
    assert WIRE.read(data, degraded=True) == replace(WHOLE, degraded=True)
    assert WIRE.read({"candidates": []}) == Analysis(())
    hoped = replace(WHOLE, reason=HOPED)
    assert WIRE.read(json.loads(json.dumps(WIRE.write(hoped)))) == hoped


@pytest.mark.parametrize(
    ("where", "value", "field"),
    [
        (("candidates",), {}, "candidates"),
        (("candidates",), [{}] * 65, "candidates"),
        (("candidates", 0), 7, "candidates[0]"),
        (("candidates", 1, "action"), "sing", "candidates[1].action"),
        (("candidates", 1, "action"), None, "candidates[1].action"),
        (("candidates", 1, "mine"), None, "candidates[1].mine"),
        (("candidates", 1, "mine"), {"point": 5}, "candidates[1].mine.carte_blanche"),
        (("candidates", 1, "mine", "point"), "5", "candidates[1].mine[...]"),
        (("candidates", 1, "theirs", "sets"), True, "candidates[1].theirs[...]"),
        (("candidates", 1, "settlement"), 10**400, "candidates[1].settlement"),
        (("candidates", 1, "doubt"), "none", "candidates[1].doubt"),
        (("candidates", 0, "chances", "pique"), None, "candidates[0].chances[...]"),
        (("candidates", 0, "chances"), {"luck": 1}, "candidates[0].chance"),
        (("candidates", 1, "hopes"), None, "candidates[1].hopes"),
        (("candidates", 1, "hopes", 0), "aces", "candidates[1].hopes[0]"),
        (("candidates", 1, "hopes", 0, "of"), "S", "candidates[1].hope"),
        (("candidates", 1, "hopes", 1, "of"), "A", "candidates[1].hope"),
        (("candidates", 1, "hopes", 1, "what"), "luck", "candidates[1].hope"),
        (("candidates", 1, "hopes", 1, "chance"), None, "candidates[1].hopes[1].chance"),
        (("reason", "hope"), ["trio"], "reason.hope"),
        (("reason", "hope"), "trio", "reason.hope"),
        (("reason",), "why not", "reason"),
        (("reason", "part"), "luck", "reason.part"),
        (("reason", "part"), ["point"], "reason.part"),
        (("reason", "side"), "ours", "reason.side"),
        (("reason", "more"), None, "reason.more"),
    ],
)
def test_what_is_no_analysis_is_nonsense(where: tuple[Any, ...], value: object, field: str) -> None:
    data = json.loads(json.dumps(WIRE.write(WHOLE)))
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    with pytest.raises(WireError) as error:
        WIRE.read(data)
    assert error.value.field == field
    with pytest.raises(NonsenseError, match="its analysis cannot be read"):
        read_from_engine(json.dumps({"id": 1, "analysis": data}))


def test_no_analysis_spoiled_by_chance_is_more_than_nonsense() -> None:
    luck, text = Random(8), json.dumps({"id": 1, "analysis": WIRE.write(WHOLE)})
    refused = 0
    for _ in range(3000):
        letters = list(text)
        for _ in range(luck.choice((1, 2, 5))):
            letters[luck.randrange(len(letters))] = luck.choice('0{}[]",:7eE-AS.n')
        try:
            read_from_engine("".join(letters))
        except NonsenseError:
            refused += 1
    assert refused > 1000


FAKE = """
import json, sys
mode = sys.argv[1]
say = lambda line: (sys.stdout.write(line + "\\n"), sys.stdout.flush())
say(json.dumps({"hello": "fake", "version": "0", "protocol": 1}))
zero = dict.fromkeys(PARTS, 0)
for line in sys.stdin:
    asked = json.loads(line)
    if mode == "dies": sys.exit(3)
    if mode == "hangs": continue
    card = "cut 3" if mode == "illegal" else "play " + asked["view"]["choices"]["cards"].split()[0]
    found = {"candidates": [{"action": card, "mine": zero, "theirs": zero, "settlement": 1}]}
    if mode == "nonsense": found = [1]
    if asked["ask"] == "choose": say(json.dumps({"id": asked["id"], "action": card})); continue
    if mode == "stale": say(json.dumps({"id": 0, "analysis": {"candidates": []}}))
    say(json.dumps({"id": asked["id"], "analysis": found, "degraded": mode == "degraded"}))
""".replace("PARTS", repr(Points.__struct_fields__))


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[list[EnginePlayer]]:
    """Whoever is put in here leaves the table at the end of the test."""
    (tmp_path / "fake.py").write_text(FAKE)
    seated: list[EnginePlayer] = []
    yield seated
    for seat in seated:
        seat.close()


def fake(
    seats: list[EnginePlayer], folder: Path, mode: str, now: Callable[[], float] = lambda: 0.0
) -> EnginePlayer:
    """An engine, and a clock that goes on by what it does itself: this one stands still."""
    command = (sys.executable, str(folder / "fake.py"), mode)
    seats.append(seat := EnginePlayer(command, 7, patience_seconds=90, now=now))
    return seat


def analysis_of(seat: EnginePlayer) -> Analysis:
    """Ask as the frame loop asks."""
    return waiting.answered(seat.analysis, lambda: f"{seat.status} {seat.complaint}")


def test_an_engine_of_ours_is_asked_without_waiting(seats: list[EnginePlayer]) -> None:
    seats.append(seat := EnginePlayer(OWN, 7))
    assert seat.analysis() is None
    seen = in_play()
    seat.ask_analysis(seen)
    found = analysis_of(seat)
    assert found == about(analyse(seen, question_seed(7, wire_text(seen))))
    assert seat.analysis() == found  # it stays until something else is asked
    assert seat.status.doing is Doing.WAITING


def test_a_choice_and_an_analysis_may_be_asked_for_together(
    seats: list[EnginePlayer], tmp_path: Path
) -> None:
    seat, seen = fake(seats, tmp_path, "well"), in_play()
    seat.ask_analysis(seen)
    action = seat.choose(seen)
    found = analysis_of(seat)
    if action is None:
        action = waiting.answered(lambda: seat.choose(seen))
    assert isinstance(action, Play)
    assert found.candidates[0].action == action


def test_who_plays_for_one_is_never_shown_the_cards_of_the_other(
    seats: list[EnginePlayer], tmp_path: Path
) -> None:
    every = [one for one in views(3) if isinstance(one.choices, MayPlay)]
    one = every[0]
    other = next(each for each in every if each.player is not one.player)
    adversary = fake(seats, tmp_path, "well")
    waiting.answered(lambda: adversary.choose(one))
    with pytest.raises(ValueError, match="cannot advise the other"):
        adversary.ask_analysis(other)
    adviser = fake(seats, tmp_path, "well")
    adviser.ask_analysis(one)
    adviser.ask_analysis(other)  # a deal that is over may be reviewed from both seats
    with pytest.raises(ValueError, match="cannot advise the other"):
        adviser.choose(one)


def test_what_was_asked_before_is_forgotten(seats: list[EnginePlayer], tmp_path: Path) -> None:
    seat = fake(seats, tmp_path, "stale")
    seen = [one for one in views(3) if isinstance(one.choices, MayPlay)]
    seat.ask_analysis(seen[0])
    seat.ask_analysis(seen[-1])
    (one,) = analysis_of(seat).candidates
    assert isinstance(one.action, Play)
    assert seen[-1].deal is not None
    assert one.action.card in seen[-1].deal.hand
    assert seat.complaint == ""


def test_an_engine_that_misses_its_table_says_so(seats: list[EnginePlayer], tmp_path: Path) -> None:
    seat = fake(seats, tmp_path, "degraded")
    seat.ask_analysis(in_play())
    assert analysis_of(seat).degraded
    assert seat.degraded


@pytest.mark.parametrize("mode", ["dies", "hangs", "nonsense", "illegal"])
def test_of_an_engine_that_fails_too_often_nothing_is_heard(
    mode: str, seats: list[EnginePlayer], tmp_path: Path
) -> None:
    a_second_a_look = count(0.0).__next__
    seat = fake(seats, tmp_path, mode, a_second_a_look if mode == "hangs" else lambda: 0.0)
    seat.ask_analysis(in_play())
    assert analysis_of(seat) == Analysis((), degraded=True)
    assert seat.status.doing is Doing.FELL_BACK
    assert seat.complaint
    seat.ask_analysis(in_play())
    assert seat.analysis() == Analysis((), degraded=True)
