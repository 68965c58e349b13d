"""A holder who is advised: he hears a counsel out, and does what he himself reckons good."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ai.estimates import Points
from game.players.advice import WORTH_FOLLOWING, Advised, decided
from game.players.engine import EnginePlayer
from game.players.judgement import Analysis, Judgement
from rules.core.cards import card
from rules.core.game import Action, View
from rules.piquet.actions import Play
from rules.piquet.choices import MayPlay
from tests.game.dealing import views

ACE, KING, SEVEN = (Play(card(key)) for key in ("AS", "KS", "7S"))


def judged(action: Action, settlement: float) -> Judgement:
    none = Points()
    return Judgement(action, none, none, settlement, {})


FOUND = Analysis((judged(ACE, 20.0), judged(KING, 20.0 - WORTH_FOLLOWING), judged(SEVEN, 11.0)))


class Thinking:
    """Stands for the holder's engine: it thinks for two rounds."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, Action]] = []
        self.rounds = 0

    def ask_analysis(self, seen: View, action: Action) -> None:
        self.asked.append((seen, action))
        self.rounds = 2

    def analysis(self) -> Analysis | None:
        self.rounds -= 1
        return FOUND if self.rounds <= 0 else None


def seat() -> tuple[Advised, Thinking, list[tuple[Action, Action]]]:
    """A holder, his engine, and each counsel with what was done."""
    thinking, decided_on = Thinking(), list[tuple[Action, Action]]()
    engine: EnginePlayer = thinking  # type: ignore[assignment]
    holder = Advised(engine, lambda counsel, action: decided_on.append((counsel, action)))
    return holder, thinking, decided_on


def plays() -> tuple[View, View]:
    first, second = [one for one in views(3) if isinstance(one.choices, MayPlay)][:2]
    return first, second


def test_a_counsel_that_costs_little_is_taken_and_a_dear_one_is_not() -> None:
    assert decided(FOUND, ACE) == ACE
    assert decided(FOUND, KING) == KING
    assert decided(FOUND, SEVEN) == ACE


def test_what_cannot_be_judged_is_done_as_it_was_advised() -> None:
    assert decided(Analysis(()), SEVEN) == SEVEN
    assert decided(replace(FOUND, candidates=FOUND.candidates[:1]), SEVEN) == SEVEN


def test_the_holder_waits_for_the_counsel_weighs_it_and_nobody_is_asked_twice() -> None:
    holder, thinking, decided_on = seat()
    seen, _ = plays()
    assert holder.choose(seen) is None
    assert thinking.asked == []
    holder.answer(SEVEN)
    assert holder.choose(seen) is None
    assert not holder.idle, "the person said what he would do"
    assert holder.choose(seen) == ACE
    assert holder.idle
    assert thinking.asked == [(seen, SEVEN)]
    assert decided_on == [(SEVEN, ACE)]


def test_of_a_counsel_that_was_taken_that_is_told() -> None:
    holder, _, decided_on = seat()
    seen, _ = plays()
    holder.answer(KING)
    assert [holder.choose(seen), holder.choose(seen)] == [None, KING]
    assert decided_on == [(KING, KING)]


def test_nothing_is_decided_before_the_counsel_was_heard_out() -> None:
    heard = False
    engine: EnginePlayer = Thinking()  # type: ignore[assignment]
    holder = Advised(engine, lambda _counsel, _action: None, lambda: heard)
    seen, _ = plays()
    holder.answer(KING)
    assert [holder.choose(seen) for _ in range(5)] == [None] * 5
    heard = True
    assert [holder.choose(seen), holder.choose(seen)] == [None, KING]


def test_what_is_said_while_he_weighs_is_no_counsel_for_the_next_question() -> None:
    holder, thinking, _ = seat()
    seen, other = plays()
    holder.answer(SEVEN)
    holder.choose(seen)
    holder.answer(SEVEN)
    assert holder.choose(seen) == ACE
    assert holder.idle
    assert [holder.choose(other), holder.choose(other)] == [None, None]
    assert thinking.asked == [(seen, SEVEN)]


def test_what_was_taken_back_meanwhile_is_weighed_no_more() -> None:
    holder, thinking, _ = seat()
    seen, other = plays()
    holder.answer(SEVEN)
    holder.choose(seen)
    assert holder.choose(other) is None
    assert holder.idle
    holder.answer(KING)
    holder.choose(other)
    assert thinking.asked[-1] == (other, KING)
