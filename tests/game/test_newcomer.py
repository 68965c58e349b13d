"""What somebody who never saw the game stumbled over at the table, and does no more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.piquet.answering import answered_for
from game.stage.director import Motion
from game.stage.picture import Room
from game.words.catalogue import LANGUAGES, say, speak, spoken
from rules.piquet.options import FirstDealer, Options
from rules.piquet.state import Phase
from tests.game.hand import Manner, Person
from tests.game.partie import NAMES, Play, at_table
from tests.game.pilot import EstimatingRuler


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    before = spoken()
    yield
    speak(before)


def playing(seed: int, motion: Motion = Motion.OFF) -> Play:
    """A person at the table who is told about the game."""
    table = at_table(seed, motion=motion)
    table.acting.guiding = True
    return Play(table, Person(Manner.KEYS, seed), Room(1280, 800, EstimatingRuler()))


def test_who_has_only_good_to_say_is_told_so_and_offered_nothing_to_press() -> None:
    heard: set[str] = set()
    for seed in range(4):
        play = playing(seed, Motion.NORMAL)
        for _ in range(900):
            play.turn()
            table = play.table
            if table.acting.at_rest and answered_for(table.board.seen):
                assert table.acting.prompt.offers == ()
                heard.add(table.acting.prompt.detail)
        if heard:
            break
    assert heard == {say("now.answer.for-you")}


def test_while_the_other_answers_it_is_told_what_the_answers_mean() -> None:
    heard: set[str] = set()
    for seed in range(4):
        play = playing(seed, Motion.NORMAL)
        for _ in range(700):
            play.turn()
            prompt = play.table.acting.prompt
            if prompt.guide:
                heard.add(prompt.detail)
    assert say("guide.wait.answer") in heard
    assert say("guide.wait.left") in heard


def test_whoever_led_all_of_the_first_deal_is_told_how_to_follow_in_the_second() -> None:
    for seed in range(6):
        play = playing(seed)
        play.run_deals(1)
        heard: set[str] = set()
        while len(play.table.session.state.results) < 2:
            heard.add(play.table.acting.prompt.detail)
            play.turn()
        if say("guide.follow") in heard:
            return
    raise AssertionError("nobody ever had to follow")


@pytest.mark.parametrize("cutting", FirstDealer)
@pytest.mark.parametrize("code", LANGUAGES)
def test_after_the_cut_it_is_said_why_somebody_deals(code: str, cutting: FirstDealer) -> None:
    speak(code)
    heard: dict[str, str] = {}
    for seed in range(12):
        table = at_table(seed, motion=Motion.NORMAL, options=Options(cutting=cutting))
        play = Play(table, Person(Manner.KEYS, seed, whims=0.9))
        for _ in range(300):
            play.turn()
            seen = table.board.seen
            if seen.phase is Phase.DEAL and seen.deal is None:
                prompt = table.acting.prompt
                heard[prompt.sentence] = prompt.detail
            if seen.deal is not None:
                break
    theirs = "lower" if cutting is FirstDealer.LOW_DEALS else "higher"
    names = {"other": NAMES[1]}
    wanted = {
        say(f"now.chosen.{theirs}", **names): say("now.elder"),
        say("now.chosen.own"): say("now.younger", **names),
    }
    assert wanted.items() <= heard.items()
