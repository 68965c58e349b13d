"""What holds at the table and beside it in Bezique and in All-Fours alike.

What is a game's own stands in its folder.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app import main
from game.demo.archive import Home
from game.games import papers_of, rules_of
from game.match.arena import arena_of
from game.pages.help.blocks import (
    AgreedOptions,
    ByAgreement,
    ListOfKeys,
    ListOfTerms,
    SeeAlso,
    blocks,
    by_agreement,
    each_told,
    help_of,
)
from game.pages.help.book import Help
from game.pages.help.glossary import glossary_of
from game.pages.variants import variants_of
from game.players.mind import mind_of
from game.players.wire import wire_text
from game.preferences import Preferences
from game.school.learn import LearnPage
from game.school.lesson import CONTEXT, Lesson, StepKind, in_words, must_have_lessons
from game.school.reading import head_of, lesson_of, sentences_of
from game.stage.director import Motion
from game.table.ui import ui_of
from game.words.catalogue import say_of, sentence, speak
from rules.all_fours.refusals import Refusal as AllFoursRefusal
from rules.bezique.refusals import Refusal as BeziqueRefusal
from rules.core.game import Refused
from rules.core.seats import Player
from tests.all_fours.luck import any_action
from tests.bezique.luck import eager_action
from tests.game.all_fours.sitting import AllFoursPupil
from tests.game.all_fours.sitting import Sitting as AtAllFours
from tests.game.bezique.sitting import BeziquePupil
from tests.game.bezique.sitting import Sitting as AtBezique
from tests.game.pilot import SIZES, Pilot
from tests.game.sitting import SittingAt

GAMES = ("bezique", "all-fours")
SITTINGS: dict[str, Any] = {"bezique": AtBezique, "all-fours": AtAllFours}
PUPILS: dict[str, Any] = {"bezique": BeziquePupil, "all-fours": AllFoursPupil}
LUCK: dict[str, Callable[[Any, Random], Any]] = {"bezique": eager_action, "all-fours": any_action}
LESSONS = [(game, name) for game in GAMES for name in must_have_lessons(game).names]
MOST_LETTERS = 108
LANGUAGES = pytest.mark.parametrize("code", ["en", "fr"])
EACH = pytest.mark.parametrize("game", GAMES)
EACH_LESSON = pytest.mark.parametrize(("game", "name"), LESSONS)


# ---- the book of help


NAMED = [(game, named.key) for game in GAMES for named in variants_of(game).named]


@pytest.mark.parametrize(("game", "named"), NAMED, ids=str)
@LANGUAGES
def test_every_page_of_help_says_all_it_means_to(code: str, game: str, named: str) -> None:
    speak(code)
    (options,) = (one.options for one in variants_of(game).named if one.key == named)
    pages = help_of(game).pages
    for topic in pages:
        for block in each_told(blocks(game, topic, options)):
            match block:
                case ByAgreement():
                    assert say_of(game, by_agreement(game, block, options))
                case SeeAlso(topics):
                    assert set(topics) <= set(pages)
                case AgreedOptions() | ListOfKeys() | ListOfTerms():
                    pass
                case _:
                    assert say_of(game, block.key)


@EACH
@pytest.mark.parametrize("size", SIZES, ids=str)
@LANGUAGES
def test_every_page_of_help_is_drawn(code: str, size: tuple[int, int], game: str) -> None:
    speak(code)
    for topic in help_of(game).pages:
        pilot = Pilot(Help(papers_of(game).usual(), topic, None, game), *size)
        assert len(pilot.words) > 10


@EACH
@LANGUAGES
def test_each_term_is_explained_and_found_in_sentences(code: str, game: str) -> None:
    speak(code)
    for term in glossary_of(game).terms:
        assert all(say_of(game, f"term.{term}{end}") for end in ("", ".forms", ".means"))


# ---- lessons


@EACH_LESSON
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_a_lesson_is_learned_to_its_end(game: str, name: str, keys: bool) -> None:
    pupil = PUPILS[game](name)
    for _ in pupil.learning.lesson.steps:
        pupil.step(keys=keys)
    assert pupil.learning.over
    assert pupil.around.known[name].done


@pytest.mark.parametrize(
    ("game", "name", "told"),
    [
        ("bezique", "trick", "A thousand points win: for cards laid open"),
        ("all-fours", "points", "Four points, counted after the last trick"),
        ("all-fours", "beg", "You have just laid a trump, so you may ask"),
    ],
)
def test_a_lesson_says_what_wins_and_names_no_card_it_does_not_show(
    game: str, name: str, told: str
) -> None:
    lesson = lesson_of(game, name)
    assert any(told in step.said.english for step in lesson.steps)
    hidden = [step.said.english for step in lesson.steps if step.what is StepKind.TAP]
    first = [step.said.english for step in lesson.steps if step.part == 0]
    assert hidden or name == "beg"
    assert not any("was turned" in words for words in (*hidden, *first)), "no stock lies there"


@pytest.fixture
def lesson(game: str, name: str) -> Lesson:
    return lesson_of(game, name)


@EACH_LESSON
def test_every_action_is_legal_where_it_stands_and_the_learners_are_his_own(
    game: str, lesson: Lesson
) -> None:
    rules, lessons = rules_of(game), must_have_lessons(game)
    for scene in lesson.scenes:
        for before, action, after in zip(
            scene.states, scene.actions, scene.states[1:], strict=False
        ):
            assert rules.check(before, action) is None
            assert rules.apply(before, action)[-1].state == after
    for step in lesson.steps:
        scene = lesson.scenes[step.scene]
        state = scene.states[step.done]
        assert set(step.lit) <= set(map(str, state.current.hands[scene.seat])), "held"
        if step.what is StepKind.DO:
            assert state.turn is scene.seat
        if step.what is StepKind.TAP:
            seen = rules.view(state, scene.seat)
            assert bool(lessons.worth(seen, step.wanted)) is (lesson.game == "bezique")
            assert frozenset() < lessons.held(seen, step.wanted) <= state.current.hands[0]


@EACH_LESSON
@LANGUAGES
def test_everything_is_said_in_every_language_and_in_a_line_or_two(
    code: str, lesson: Lesson
) -> None:
    for words in sentences_of(lesson):
        assert 0 < len(sentence(code, words.game, CONTEXT + words.english)) <= MOST_LETTERS, words


@EACH
@pytest.mark.parametrize("size", SIZES, ids=str)
@LANGUAGES
def test_the_page_of_lessons_shows_all(code: str, size: tuple[int, int], game: str) -> None:
    speak(code)
    pilot = Pilot(LearnPage(Home(7, Preferences()), game), *size)
    for name in must_have_lessons(game).names:
        title = in_words(head_of(game, name).title)
        assert any(title.startswith(words.rstrip("…")) for words in pilot.words if len(words) > 3)


RECORDS = {
    "bezique": (
        "A holds KH QH AC 9C 8S TD JS 7D\nB holds QS JD 9S 8D TH KC 7C 9H\nturned 8H\n",
        "A plays 8S; B plays 9S",
        ("B plays QS", "A plays QS", "A sings KH"),
    ),
    "all-fours": (
        "A holds AH 3H TS KC 9D 4C\nB holds JH 2S 9S AD 7D 7C\nturned 5H\n",
        "A stands; A plays AH",
        ("B plays JH", "A plays JH", "A sings AH"),
    ),
}


@EACH
def test_a_record_of_a_lesson_that_is_none_is_told(game: str) -> None:
    lessons = must_have_lessons(game)
    deal, good, *(bad,) = RECORDS[game]
    assert lessons.actions_in(deal + good) == 3
    for wrong in bad:
        with pytest.raises(ValueError, match=r"turn|hold|action"):
            lessons.played("B deals\n" + deal + wrong)


# ---- the engine, a process of its own that speaks the protocol of the house


def deal(game: str, seed: int) -> Iterator[Any]:
    """The states of a deal of the usual game, played at random, to its last."""
    rules, luck = rules_of(game), Random(seed)
    start = arena_of(game).start_deal
    assert start is not None
    state = start(papers_of(game).usual())
    while not rules.deals(state).results:
        state = rules.apply(state, LUCK[game](state, luck))[-1].state
        yield state


def questions(game: str) -> list[Any]:
    """A view of each kind of choice that a deal of the usual game comes to."""
    found: dict[tuple[type, bool], Any] = {}
    for state in deal(game, 1):
        if isinstance(state.turn, Player):
            seen = rules_of(game).view(state, state.turn)
            found.setdefault((type(seen.choices), bool(seen.deal and seen.deal.left)), seen)
    assert len(found) >= 3
    return [*found.values()]


def question(number: int, seen: Any, game: str) -> str:
    body = wire_text(seen)
    return f'{{"id":{number},"ask":"choose","game":"{game}","seed":7,"view":{body}}}\n'


@EACH
def test_a_process_answers_questions_and_refuses_what_it_cannot_know(game: str) -> None:
    """Those of another game, and a view that cannot be, whose wrong field is named."""
    seen = questions(game)
    lines = [question(number, one, game) for number, one in enumerate(seen)]
    lines += [
        question(98, seen[0], "piquet"),
        question(99, seen[0], game).replace('"left":', '"left":9'),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "game", "engine", "--game", game, "--level", "club"],
        input="".join((*lines, "quit\n")), capture_output=True, text=True, check=True,
    )  # fmt: skip
    hello, *chosen, other, wrong = map(json.loads, done.stdout.splitlines())
    assert hello == {"hello": f"{game} club", "version": "1", "protocol": 1}
    allowed, read = mind_of(game).allows, rules_of(game).read
    for number, (answer, one) in enumerate(zip(chosen, seen, strict=True)):
        assert answer["id"] == number
        assert allowed(one, read(answer["action"]))
    assert other["error"]["field"] == "game"
    assert wrong["error"]["field"].startswith("view.deal")


@EACH
def test_the_engine_loads_no_window_and_no_numpy(game: str) -> None:
    script = (
        f"import sys; from game.players.mind import mind_of; ai = mind_of({game!r}); "
        "ai.player('master'); ai.prepare('master'); "
        "print(*sorted({'pygame', 'numpy', 'game.window', 'game.table'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


# ---- matches


def match(capsys: pytest.CaptureFixture[str], game: str, *arguments: str) -> dict[str, Any]:
    two = ("--a", "thumb", "--b", "thumb", "--seed", "3", "--jobs", "1")
    assert main(["match", "--game", game, *two, *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@EACH
def test_a_player_that_meets_itself_comes_to_nothing(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert '"mean": 0' in json.dumps(match(capsys, game, "--pairs", "3"))


@EACH
def test_parties_are_gone_on_with_from_their_score(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    scores = tmp_path / "scores"
    match(capsys, game, "--pairs", "2", "--parties", "--record", str(scores))
    assert scores.read_text()
    match(capsys, game, "--pairs", "2", "--scores", str(scores))


@pytest.mark.parametrize(
    ("game", "preset", "option"),
    [("bezique", "rubicon-1887", "target=2000"), ("all-fours", "seven-up", "target=15")],
)
def test_a_named_game_is_played_by_its_name(
    game: str, preset: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert match(capsys, game, "--pairs", "1", "--parties", "--preset", preset)["deals"] >= 2
    match(capsys, game, "--pairs", "1", "--option", option)


@EACH
def test_what_is_told_of_a_deal_are_all_its_points(game: str) -> None:
    (*_, state) = deal(game, 4)
    told = arena_of(game).facts(state)
    assert tuple(map(sum, told.items)) == rules_of(game).deals(state).results[-1]


# ---- words


REFUSALS: dict[str, type[StrEnum]] = {"bezique": BeziqueRefusal, "all-fours": AllFoursRefusal}
DETAILS: dict[str, tuple[int | str, ...]] = {
    "MUST_FOLLOW_SUIT": ("H",),
    "MUST_WIN": ("QS'",),
    "JUST_TAKEN": ("AH",),
    "MUST_FOLLOW_TRUMP": ("H",),
    "MUST_FOLLOW_OR_TRUMP": ("D",),
    "NOT_YOUR_CARD": ("QS", "QH"),
    "WRONG_NUMBER": (3,),
    "GIFT_WOULD_WIN": (10,),
    **dict.fromkeys(
        (
            *("SERVED_ALREADY", "NO_NEW_CARD", "NOT_FROM_HAND", "BEZIQUE_CLOSED"),
            *("MARRIED_ALREADY", "STILL_LYING", "NOT_DOWNWARD"),
        ),
        ("royal-marriage",),
    ),
}


@EACH
@LANGUAGES
def test_every_refusal_is_a_sentence(code: str, game: str) -> None:
    speak(code)
    refusal = ui_of(game).refusal
    assert refusal is not None
    for reason in REFUSALS[game]:
        said = refusal(Refused(reason, DETAILS.get(reason.name, ())))
        assert said.endswith("."), reason
        assert "{" not in said


# ---- the table


@EACH
def test_before_the_first_deal_it_is_said_who_deals_and_who_leads(game: str) -> None:
    heard: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(8):
        sitting = SITTINGS[game](seed=seed, motion=Motion.NORMAL)

        def dealt(sitting: SittingAt[Any] = sitting) -> bool:
            seen, prompt = sitting.seen, sitting.table.acting.prompt
            if seen.deal is None and seen.first_dealer is not None:
                mine = seen.first_dealer is seen.player
                heard[mine] |= {f"{prompt.sentence} {prompt.detail}"}
            return seen.deal is not None

        sitting.plays_on("keys", dealt)
        if all(heard.values()):
            break
    assert all("deal" in words and "lead" in words for words in heard[True] | heard[False])
    assert any(words.startswith("You deal first.") for words in heard[True])
    assert all(words.startswith("Rival") for words in heard[False])
    assert all(heard.values())


@EACH
def test_nobody_is_playing_once_the_last_trick_is_taken(game: str) -> None:
    sitting = SITTINGS[game](motion=Motion.FAST)
    played = 0

    def over() -> bool:
        nonlocal played
        deal = sitting.seen.deal
        last = deal is not None and bool(deal.tricks) and not any(deal.hand_sizes)
        if last and sitting.stack.top is sitting.table:
            played += 1
            assert say_of(game, "now.wait.play", other="Rival") not in sitting.words
        return played > 3

    sitting.plays_on("keys", over)
    assert played > 3
