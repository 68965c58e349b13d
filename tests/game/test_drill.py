"""A set of hands on the way: the clock waits while one reads, and the best of all is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.saves.progress import Trained
from game.saves.settings import Settings, load, store
from game.school.training import Drill, trainer_of, trainers_of
from tests.game.saves_table import noon, quick_disk

__all__ = ["quick_disk"]

HANDS = trainer_of(PIQUET, "counting").hands(3)


def wrong(drill: Drill) -> str:
    """A reply that is not the right one."""
    codes = (reply.code for reply in drill.question.replies)
    return next(code for code in codes if code != drill.question.right)


def test_a_right_reply_leads_to_the_next_hand_and_is_marked() -> None:
    drill = Drill(HANDS).answered(HANDS[0].questions[0].right)
    assert (drill.at, drill.marks, drill.hand) == (1, (True,), HANDS[1])


def test_a_wrong_reply_waits_with_its_reason_and_the_hand_is_not_right() -> None:
    drill = Drill(HANDS)
    slip = wrong(drill)
    drill = drill.answered(slip)
    assert (drill.at, drill.wrong, drill.running) == (0, slip, False)
    assert drill.answered(drill.question.right) == drill  # the reason is read first
    drill = drill.read()
    assert (drill.at, drill.marks, drill.wrong) == (1, (False,), "")
    assert drill.answered(drill.question.right).marks == (False, True)  # the next is new


def test_after_a_slip_the_rest_of_the_hand_is_asked_and_does_not_save_it() -> None:
    drill = Drill(HANDS, at=9)
    assert len(drill.hand.questions) == 5
    drill = drill.answered(wrong(drill)).read()
    assert (drill.at, drill.asked) == (9, 1)
    while not drill.over:
        drill = drill.answered(drill.question.right)
    assert drill.marks == (False,)


def test_each_hand_begins_with_its_first_question() -> None:
    drill = Drill(HANDS, at=8)
    assert len(drill.hand.questions) > 1
    while drill.at == 8:
        drill = drill.answered(drill.question.right)
    assert (drill.at, drill.asked) == (9, 0)


def test_the_clock_counts_only_while_something_is_asked() -> None:
    drill = Drill(HANDS).passed(2.5)
    assert drill.seconds == 2.5
    slipped = drill.answered(wrong(drill))
    assert slipped.passed(60).seconds == 2.5
    over = Drill(HANDS, at=len(HANDS), seconds=31.04, marks=(True,) * 8 + (False,) * 2)
    assert over.passed(60) == over
    assert over.result == Trained(8, 31)


def test_nothing_is_read_and_nothing_answered_where_nothing_waits_for_it() -> None:
    drill = Drill(HANDS)
    assert drill.read() == drill
    over = replace(drill, at=len(HANDS))
    assert over.answered("5") == over


def test_more_right_ones_are_better_and_of_as_many_the_quicker() -> None:
    assert Trained(9, 80).beats(Trained(8, 20))
    assert Trained(9, 40).beats(Trained(9, 41))
    assert not Trained(9, 41).beats(Trained(9, 41))
    assert Trained(0, 0).beats(None)


# ---- what is remembered


def test_the_best_comes_back(tmp_path: Path) -> None:
    known = Settings().with_trained(PIQUET, "counting", Trained(9, 42))
    known = known.with_trained("tarot", "trumps", Trained(3, 7))  # of a later version
    store(tmp_path, known)
    loaded, notices = load(tmp_path, noon())
    assert (loaded, notices) == (known, ())
    assert loaded.trained(PIQUET, "counting") == Trained(9, 42)
    assert loaded.trained(PIQUET, "endings") is None


@pytest.mark.parametrize(
    "value",
    [
        7,
        [],
        {"piquet": 3},
        {"piquet": {"counting": 3}},
        {"piquet": {"counting": {"right": -1, "tenths": 4}}},
        {"piquet": {"counting": {"right": True, "tenths": 4}}},
        {"piquet": {"counting": {"right": 1, "tenths": 10**9}}},
        {"piquet": {"counting": {"right": 1, "tenths": 4.5}}},
        {"piquet": {"counting": {"right": 1}}},
    ],
)
def test_a_best_that_makes_no_sense_is_as_none(tmp_path: Path, value: object) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"trainers": value}), "utf-8")
    loaded, notices = load(tmp_path, noon())
    assert loaded.trainers == {}
    assert "trainers" in str(notices[0].values["entries"])


def test_the_trainers_of_a_game_are_found_by_name() -> None:
    assert tuple(trainers_of(PIQUET)) == ("counting", "reading", "tricks")
    with pytest.raises(KeyError):
        trainer_of(PIQUET, "juggling")
