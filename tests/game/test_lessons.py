"""Every lesson by the rules: its deals, its actions, each number of each sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.games import PIQUET, rules_of
from game.school.lesson import (
    CONTEXT,
    Excerpt,
    Lesson,
    LessonStep,
    StepKind,
    Words,
    in_words,
    lessons_of,
    must_have_lessons,
)
from game.school.reading import lesson_of, sentences_of, text_of
from game.words.catalogue import sentence
from game.words.files import codes
from rules.core.cards import card
from rules.piquet import partie
from rules.piquet.actions import Call, Deal, Exchange, Play, TellMaking
from rules.piquet.pack import height
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.settlement import PARTIE, settle
from rules.piquet.view import view
from tests.game.lesson_facts import Facts, numbers_in

LESSONS = must_have_lessons(PIQUET)
MOST_WORDS = 12
RULES = rules_of(PIQUET)
SENTENCE_ENDS = re.compile(r"[.!?:;…]+(?:\s|$)")


@pytest.fixture(params=LESSONS.names)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(PIQUET, request.param)


def steps(lesson: Lesson, *what: StepKind) -> Iterator[LessonStep]:
    return (step for step in lesson.steps if step.what in what)


def said(step: LessonStep) -> Iterator[Words]:
    """Every sentence of a step."""
    yield step.said
    yield from (remark.why for remark in step.remarks)


def test_piquet_has_seven_lessons_and_a_game_without_any_has_none() -> None:
    assert len(LESSONS.names) == 7
    assert lessons_of(PIQUET) is LESSONS


def test_the_rest_of_a_lesson_is_a_record_that_can_be_scored(lesson: Lesson) -> None:
    """Its lines for the teacher are remarks of the notation; each scene is a record by itself."""
    scenes = re.split(r"^#: scene .*$", text_of(PIQUET, lesson.name), flags=re.MULTILINE)[1:]
    assert len(scenes) == len(lesson.scenes)
    for text, scene in zip(scenes, lesson.scenes, strict=True):
        if scene.totals is None:
            record = parse_record(text)
            reckoned = reckon(record)
            assert reckoned.deals[0].actions == scene.actions
            assert reckoned.deals[0].supplied == frozenset()
        else:
            assert not scene.actions


def test_every_action_of_a_lesson_is_legal_where_it_stands(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        for before, action, after in zip(
            scene.states, scene.actions, scene.states[1:], strict=False
        ):
            assert partie.check(before, action) is None
            assert partie.apply(before, action)[-1].state == after
        assert not scene.actions or isinstance(scene.actions[0], Deal)


def test_a_step_comes_where_its_record_stood_before_it(lesson: Lesson) -> None:
    """What comes before a step in the file is done before it, no action more and none less."""
    text = text_of(PIQUET, lesson.name).splitlines()
    words = ("tell", "do", "tap", "pick")
    marks = [at for at, line in enumerate(text) if line.removeprefix("#: ").split(" ")[0] in words
             and line.startswith("#: ")]  # fmt: skip
    told = [step for step in lesson.steps if step.said]
    assert len(marks) == len(told)
    begins = 0
    for at, line in enumerate(text):
        if line.startswith("#: scene"):
            begins = at + 1
        if at in marks:
            step = told[marks.index(at)]
            before = "\n".join(text[begins:at])
            assert actions_done(before, lesson.scenes[step.scene]) == step.done, line


def actions_done(before: str, scene: Excerpt) -> int:
    if scene.totals is not None:
        return 0
    record = parse_record(before)
    return len(reckon(record).deals[0].actions)


def test_actions_without_words_belong_to_the_part_in_which_they_stand() -> None:
    """The list of parts ticked the calls of the whole deal after the first of them."""
    lesson = lesson_of(PIQUET, "deal")
    for step in steps(lesson, StepKind.DO):
        action = lesson.action(step)
        part = lesson.parts[step.part].english
        assert isinstance(action, Call | TellMaking) == (part == "The calls")
        assert isinstance(action, Exchange) == (part == "The exchange")


def test_what_the_learner_is_to_do_is_his_own_action(lesson: Lesson) -> None:
    for step in steps(lesson, StepKind.DO):
        scene = lesson.scenes[step.scene]
        state = scene.states[step.done]
        assert state.turn is scene.seat
        assert RULES.doer(state, lesson.action(step)) is scene.seat


def test_what_is_tapped_is_what_the_rules_say_is_best(lesson: Lesson) -> None:
    for step in steps(lesson, StepKind.TAP):
        scene = lesson.scenes[step.scene]
        seen = view(scene.states[step.done], scene.seat)
        held = LESSONS.held(seen, step.wanted)
        assert held <= Facts(lesson, step).hand
        assert LESSONS.worth(seen, step.wanted) > 0
        assert not step.lit or frozenset(map(card, step.lit)) == held


def test_cards_that_stand_out_are_held_and_those_meant_among_them(lesson: Lesson) -> None:
    for step in steps(lesson, StepKind.DO):
        lit = frozenset(map(card, step.lit))
        assert lit <= Facts(lesson, step).hand
        meant = RULES.write(lesson.action(step)).split()
        if lit and meant[0] in ("play", "exchange"):
            assert frozenset(map(card, meant[1:])) <= lit


def test_cards_that_are_spoken_of_are_held(lesson: Lesson) -> None:
    for step in steps(lesson, StepKind.TELL):
        assert not step.lit or frozenset(map(card, step.lit)) <= Facts(lesson, step).hand


def test_an_action_with_a_remark_is_none_that_is_expected_and_one_the_learner_could_try(
    lesson: Lesson,
) -> None:
    for step in lesson.steps:
        for remark in step.remarks:
            action = RULES.read(remark.action)
            assert step.what is StepKind.DO
            assert action != lesson.action(step)
            if remark.action.startswith("play"):
                assert card(remark.action.split()[1]) in Facts(lesson, step).hand


def test_a_lead_that_is_as_good_takes_the_trick_as_surely(lesson: Lesson) -> None:
    """None of its suit that the other holds is higher, as none is than the one of the record."""
    for step in lesson.steps:
        wanted = (RULES.write(lesson.action(step)),) if step.also else ()
        facts = Facts(lesson, step)
        for line in (*step.also, *wanted):
            action = RULES.read(line)
            assert isinstance(action, Play)
            assert facts.deal.table.led is None
            theirs = facts.deal.hands[facts.deal.seat(facts.scene.seat.other)]
            assert action.card in facts.hand
            higher = [each for each in theirs if each.suit is action.card.suit]
            assert all(height(each) < height(action.card) for each in higher)


def test_slips_make_the_sum_that_the_rules_settle(lesson: Lesson) -> None:
    for step in steps(lesson, StepKind.PICK):
        totals = lesson.scenes[step.scene].totals
        assert totals is not None
        right = [token.number for token in step.tokens if token.right]
        assert sum(right) == settle(totals).points
        for token in step.tokens:
            assert abs(token.number) in (*totals, PARTIE)
            assert token.right or token.why


@pytest.mark.parametrize("code", codes())
def test_every_number_that_is_said_is_a_fact_and_every_fact_is_true(
    lesson: Lesson, code: str
) -> None:
    for step in lesson.steps:
        facts = Facts(lesson, step)
        for fact in step.facts:
            assert facts.is_true(fact), (step.said, fact)
        known = {int(fact.split()[0]) for fact in step.facts}
        for words in said(step):
            missing = numbers_in(in_words(words, code), code) - known
            assert not missing, (words, missing)
        for row in step.rows:
            assert int(row.points) in known, row


def test_numbers_are_found_in_figures_and_in_words_of_either_language() -> None:
    assert numbers_in("Ninety-seven, and 60: a hundred.", "en") == {97, 60, 100}
    assert numbers_in("Quatre-vingt-dix-sept, et 60 : cent.", "fr") == {97, 60, 100}
    assert numbers_in("Tens and a knave: one point.", "en") == set()


@pytest.mark.parametrize("code", codes())
def test_a_teacher_speaks_in_short_sentences_and_in_every_language(
    lesson: Lesson, code: str
) -> None:
    for words in sentences_of(lesson):
        assert sentence(code, PIQUET, CONTEXT + words.english), words
        for each in SENTENCE_ENDS.split(in_words(words, code)):
            assert len(re.findall(r"\w[\w’'-]*", each)) <= MOST_WORDS, each


def test_the_lessons_end_with_the_deal_of_the_book() -> None:
    """Card by card as the Cavendish description has it: elder 28, younger 23."""
    last = lesson_of(PIQUET, LESSONS.names[-1])
    (scene,) = last.scenes
    assert scene.states[-1].results == ((28, 23),)
    own = [at for at, state in enumerate(scene.states[:-1]) if state.turn is scene.seat]
    assert [step.done for step in steps(last, StepKind.DO)] == own
