"""Reading the hand: what Master believes after six tricks, how it is scored, what told of it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.piquet.ai.belief.known_cards import unseen
from game.piquet.trainers.dealt import data_of, play, read_deal
from game.piquet.trainers.reading import doubt, exercise, seen
from game.piquet.trainers.reading_said import OTHER, STAGES, YOU, heard, read, why
from game.piquet.trainers.telling import Tell, ToldBy, alike, best_clue, lost, read_clue, shades
from game.players.exercises import ExerciseWish
from game.school.guess import GuessTask, HandGuess, Mark, Score, result
from game.school.training import Supply, trainer_of
from game.stage.basics import Font, Room
from game.stage.lines import wrapped
from game.window.text import Writer
from game.words.catalogue import speak
from rules.core.cards import card, hand
from rules.piquet.view import DealView
from tests.game.exercised import Easy
from tests.game.exercised import exercise as made
from tests.game.plain import PlainArt
from tests.soak_reading import measured


def test_the_same_seed_and_number_set_the_same_hand() -> None:
    assert exercise(5, 1) == exercise(5, 1)
    assert exercise(5, 1) != exercise(6, 1)


def test_a_hand_to_be_read_is_told_of_by_nothing_but_its_deal() -> None:
    task = read(made("reading"))
    deal = task.given.deal
    assert set(task.unseen) == unseen(deal)
    assert len(task.truth) == len(task.mine) == len(task.tricks) == 6
    assert task.truth <= set(task.unseen)
    assert deal.opened is None
    shown = {each for trick in task.tricks for each in (trick.mine, trick.theirs)}
    assert not shown & set(task.unseen)


@pytest.mark.parametrize("dealer", [YOU, OTHER])
def test_what_is_believed_of_all_cards_adds_up_to_the_cards_he_has(dealer: object) -> None:
    for seed in range(6):
        deal = seen(play(Random(f"{dealer} {seed}"), "club", YOU if dealer is YOU else OTHER))
        found = shades(deal)
        assert sum(found.values()) == pytest.approx(6)
        assert all(0 <= share <= 1 + 1e-9 for share in found.values())
        assert found.keys() == unseen(deal)


def test_the_stages_leave_more_and_more_in_doubt() -> None:
    assert [stage.most for stage in STAGES] == sorted(stage.most for stage in STAGES)
    first, last = (
        doubt(seen_of(made("reading", seed, number))) for seed, number in ((3, 0), (3, 4))
    )
    assert first < last


def seen_of(data: Mapping[str, Any]) -> DealView:
    deal: DealView = read(data).given.deal
    return deal


def test_masters_beliefs_are_nearer_the_truth_than_to_hold_all_cards_alike() -> None:
    found = measured(24, 1, "club")
    assert found.skill > 0.3  # 0.58 in 2,000 deals (soak_reading)
    assert found.bits < found.alike_bits


def test_the_score_is_best_for_whoever_says_what_he_thinks() -> None:
    """Of all that may be said of a card that is there seven times in ten, seven in ten is best."""

    def expected(said: float) -> float:
        there = lost({card("AS"): said}, hand("AS"))
        return 0.7 * there + 0.3 * lost({card("AS"): said}, frozenset())

    assert min(range(101), key=lambda percent: expected(percent / 100)) == 70


CARDS = "AS KS QS JS TS 9S 8S 7S AH"


def task_of(truth: str = "AS KS QS JS TS 9S") -> GuessTask:
    cards = hand(CARDS)
    return GuessTask(
        unseen=tuple(sorted(cards)),
        truth=hand(truth),
        shades=alike(cards, 6),
        mine=(),
        tricks=(),
        level="club",
        given=None,
    )


def test_the_truth_is_a_hundred_percent_and_perhaps_of_all_is_none() -> None:
    task = task_of()
    assert HandGuess(task).score.percent == 0
    said = {one: Mark.HOLDS if one in task.truth else Mark.NOT for one in task.unseen}
    whole = HandGuess(task, said)
    assert whole.score.percent == 100
    assert whole.score.best_percent == 0
    wrong = HandGuess(task, dict.fromkeys(task.truth, Mark.NOT))
    assert wrong.score.percent == -267  # six times 1 and three times 4/9, of 2


def test_a_set_is_scored_by_all_its_hands_together_and_never_below_nothing() -> None:
    good, bad = Score(0.0, 1.0, 2.0), Score(3.0, 1.0, 2.0)
    assert result((good, bad)).right == 25
    assert result((bad, bad)).right == 0
    assert (good + bad).best_percent == 50


def test_a_mark_goes_round_by_clicks_and_up_and_down_by_steps() -> None:
    guess, ace = HandGuess(task_of()), card("AS")
    marks = []
    for _ in range(3):
        guess = guess.turned(ace)
        marks.append(guess.mark(ace))
    assert marks == [Mark.HOLDS, Mark.NOT, Mark.PERHAPS]
    assert guess.moved(ace, -1).mark(ace) is Mark.NOT
    assert guess.moved(ace, 1).moved(ace, 1).mark(ace) is Mark.HOLDS
    assert guess.turned(card("AD")) is guess  # nobody was asked of it
    told = replace(guess, told=True)
    assert told.turned(ace) is told


def test_what_told_most_is_true_of_its_card() -> None:
    found = set[ToldBy]()
    for seed in range(14):
        deal = play(Random(f"clue {seed}"), "club", YOU if seed % 2 else OTHER)
        mine = seen(deal)
        truth = deal.state.current.hands[mine.seat.other]
        clue = best_clue(mine, truth)
        if clue is None:
            continue
        found.add(clue.told)
        assert clue.holds is (clue.card in truth)
        believed = shades(mine)[clue.card]
        if clue.told is ToldBy.VOID:
            assert not clue.holds
            assert believed == 0
    assert len(found) >= 4


def test_a_deal_that_was_tampered_with_is_no_exercise() -> None:
    data = dict(made("reading"))
    for wrong in (
        {**data, "deeds": data["deeds"][:-1]},
        {**data, "dealer": "c"},
        {**data, "shades": {}},
        {**data, "clue": ["hearsay", "AS", True]},
        {**data, "deeds": ["play AS"]},
        {},
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - each is wrong elsewhere
            read(wrong)
    assert read_deal(data).current.table.tricks


def test_a_deal_is_handed_on_whole() -> None:
    deal = play(Random(3), "club", YOU)
    assert read_deal(data_of(deal)) == deal.state


def test_what_was_said_is_told_of_both_with_its_answers() -> None:
    task = read(made("reading"))
    lines = heard(task)
    assert {line.mine for line in lines} == {True, False}
    assert all(line.words for line in lines)
    assert any(line.answer for line in lines)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_reason_is_a_sentence_that_has_room(code: str) -> None:
    pygame.font.init()
    room = Room(1024, 640, Writer(PlainArt()))
    speak(code)
    task = read(made("reading"))
    deal = task.given.deal
    calls = [each for each in ToldBy if each not in (ToldBy.POINT, ToldBy.SEQUENCE, ToldBy.SET)]
    clues: list[Tell | None] = [Tell(t, card("KD"), h) for t in calls for h in (True, False)]
    for clue in (*clues, None):
        given = replace(task.given, deal=deal, clue=clue)
        words = why(replace(task, given=given), "Bernadette")
        assert words.endswith(".")
        assert len(wrapped(words, Font(28, serif=True), 936, room)) == 1, words


def test_clues_travel_and_come_back() -> None:
    assert read_clue(None) is None
    assert read_clue(["void", "KS", False]) == Tell(ToldBy.VOID, card("KS"), holds=False)
    with pytest.raises(ValueError, match="no clue"):
        read_clue(["void", "KS"])


def test_while_one_is_at_a_hand_the_next_is_made_and_none_after_the_last() -> None:
    source = Easy()
    supply = Supply(source, "reading", 7, 2, trainer_of(PIQUET, "reading").read)
    assert supply.take(0) is not None
    assert source.wanted == [ExerciseWish("reading", 7, 0), ExerciseWish("reading", 7, 1)]
    supply.take(1)
    assert ExerciseWish("reading", 7, 2) not in source.wanted


def test_an_exercise_that_cannot_be_read_ends_the_supply() -> None:
    def read_nothing(_data: object) -> GuessTask:
        raise ValueError("no hand")

    supply = Supply(Easy(), "reading", 7, 2, read_nothing)
    assert supply.take(0) is None
    assert supply.failed
