"""How far one is in a lesson: wrong actions move nothing, get their reason, and may be shown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.school.learning import Learning
from game.school.lesson import StepKind, must_have_lessons
from game.school.reading import lesson_of, read_lesson, text_of
from rules.core.cards import card
from rules.piquet.actions import Action, Answer, AskMaking, Call, Exchange, Play, Reply
from rules.piquet.view import View, view
from tests.game.tongues import in_french

__all__ = ["in_french"]

LESSONS = must_have_lessons(PIQUET)


def at(name: str, *, what: StepKind, number: int = 0) -> Learning:
    """At the step of this kind, counted from 0, of a lesson."""
    lesson = lesson_of(PIQUET, name)
    places = [index for index, step in enumerate(lesson.steps) if step.what is what]
    return Learning(lesson, places[number])


def seen(learning: Learning) -> View:
    """What the learner sees at his step."""
    scene = learning.lesson.scenes[learning.step.scene]
    return view(scene.states[learning.step.done], scene.seat)


def why(learning: Learning, done: Action) -> str:
    return LESSONS.why(seen(learning), learning.lesson.action(learning.step), done)


def test_what_is_wrong_moves_nothing_and_keeps_its_reason() -> None:
    tried = at("trick", what=StepKind.DO).wrong("Not that.")
    assert tried.at == at("trick", what=StepKind.DO).at
    assert (tried.tries, tried.why) == (1, "Not that.")


def test_after_two_wrong_actions_one_may_be_shown_and_not_before() -> None:
    learning = at("trick", what=StepKind.DO)
    assert not learning.wrong("").may_be_shown
    assert learning.wrong("").wrong("").may_be_shown
    assert not learning.wrong("").wrong("").on().may_be_shown


def test_nothing_that_is_told_is_ever_shown() -> None:
    told = at("trick", what=StepKind.TELL)
    assert not replace(told, tries=5).may_be_shown


def test_what_is_tapped_is_whole_with_its_last_card() -> None:
    learning = at("counts", what=StepKind.TAP)
    wanted = frozenset({"AH", "KH"})
    once = learning.taken("AH", wanted)
    assert (once.at, once.got) == (learning.at, ("AH",))
    assert once.taken("AH", wanted) == once
    assert once.taken("KH", wanted) == learning.on()


def test_a_card_that_belongs_takes_the_last_reason_away() -> None:
    learning = at("counts", what=StepKind.TAP).wrong("Not that.")
    assert learning.taken("AH", frozenset({"AH", "KH"})).why == ""


def test_parts_are_behind_one_when_the_next_has_begun() -> None:
    lesson = lesson_of(PIQUET, "trick")
    assert Learning(lesson).parts_done() == 0
    assert Learning(lesson, 3).parts_done() == 1
    over = Learning(lesson, len(lesson.steps))
    assert over.over
    assert over.parts_done() == len(lesson.parts)


def test_a_card_apart_from_a_sequence_is_told_what_is_missing_between() -> None:
    learning = at("counts", what=StepKind.TAP, number=1)
    assert LESSONS.stray(seen(learning), "sequence", card("8H")) == (
        "Between it and your sequence the ten and the nine are missing."
    )
    assert "♥" not in LESSONS.stray(seen(learning), "sequence", card("KD")), "nor which suit it is"


def test_a_card_of_another_suit_is_told_how_many_of_it_one_holds() -> None:
    learning = at("counts", what=StepKind.TAP)
    assert LESSONS.stray(seen(learning), "point", card("KD")) == (
        "You hold one ♦. Your point has five cards."
    )
    assert LESSONS.stray(seen(learning), "point", card("AS")) == (
        "You hold four ♠. Your point has five cards."
    )


def test_cards_that_make_no_set_are_told_why() -> None:
    learning = at("counts", what=StepKind.TAP, number=2)
    assert "not nines" in LESSONS.stray(seen(learning), "set", card("9S"))
    assert "too few kings: two" in LESSONS.stray(seen(learning), "set", card("KH"))
    alone = at("counts", what=StepKind.TAP, number=4)
    assert LESSONS.stray(seen(alone), "set", card("QS")) == "Your tens are better."


def test_a_card_that_should_be_kept_is_told_what_for() -> None:
    learning = at("exchange", what=StepKind.DO)
    cards = frozenset(map(card, ("8C", "7C", "9D", "8D")))
    assert why(learning, Exchange(cards | {card("JS")})).endswith("one of your knaves.")
    assert why(learning, Exchange(cards | {card("8H")})).endswith("your point is in ♥.")
    assert why(learning, Exchange(cards | {card("AS")})).endswith("it may win a trick.")
    assert why(learning, Exchange(cards)) == "You may take five new cards. Throw one more."


def test_an_answer_that_is_not_it_is_told_what_one_holds() -> None:
    asks = at("talk", what=StepKind.DO, number=3)
    assert asks.lesson.action(asks.step) == AskMaking()
    assert why(asks, Answer(Reply.GOOD)) == "You hold as many. Ask first what his make."
    tens = at("talk", what=StepKind.DO, number=6)
    assert why(tens, Answer(Reply.GOOD)).startswith("Yours is better. Four tens")


def test_a_card_before_what_can_be_called_is_told_to_call_first() -> None:
    learning = at("pique", what=StepKind.DO, number=3)
    assert isinstance(learning.lesson.action(learning.step), Call)
    assert why(learning, Play(card("QS"))) == "First say what you hold: four tens."


def test_a_lead_that_can_be_beaten_is_told_by_which_card() -> None:
    learning = at("pique", what=StepKind.DO, number=1)
    assert why(learning, Play(card("8C"))).endswith("is still out, and takes the eight of clubs.")


def test_neighbours_come_to_the_same_and_a_gap_is_none() -> None:
    learning = at("pique", what=StepKind.DO, number=0)
    wanted = learning.lesson.action(learning.step)
    assert wanted == Play(card("KC"))
    assert LESSONS.as_good(seen(learning), wanted, Play(card("QC")))
    assert not LESSONS.as_good(seen(learning), wanted, Play(card("8C")))
    assert not LESSONS.as_good(seen(learning), wanted, Play(card("AH")))


def test_reasons_are_given_in_the_language_spoken(in_french: None) -> None:
    learning = at("exchange", what=StepKind.DO)
    assert why(learning, Exchange(frozenset({card("8C")}))).startswith("Vous pouvez prendre cinq")


@pytest.mark.parametrize(
    "line", ["#: lit KD", "#: nonsense", "#: en Nobody's sentence.", "#: tell"]
)
def test_a_line_that_makes_no_sense_is_named_by_its_number(line: str) -> None:
    with pytest.raises(ValueError, match="line 1"):
        read_lesson(PIQUET, "none", line)


def test_a_lesson_may_be_written_with_windows_line_ends() -> None:
    text = text_of(PIQUET, "trick").replace("\n", "\r\n")
    assert read_lesson(PIQUET, "trick", text) == lesson_of(PIQUET, "trick")
