"""One's own mistakes come back as the rule SM-2 says, and what it keeps is kept on the disk."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.games import PIQUET
from game.saves.progress import LEAST_EASY, Puzzled, Recalled, key_of
from game.saves.settings import Settings, load, store
from game.school.exercises import is_due, quality, recalled
from game.school.learning import Puzzling
from rules.core.cards import card
from rules.piquet.actions import Play
from tests.game.saves_table import noon, quick_disk

__all__ = ["quick_disk"]

TODAY = date(2026, 11, 22)
NEW = Recalled(due=TODAY.isoformat())


def after(*answers: int) -> list[Recalled]:
    """What is kept after each of some answers, given on the days they were due."""
    found, one = [], NEW
    for answer in answers:
        one = recalled(one, answer, date.fromisoformat(one.due))
        found.append(one)
    return found


def test_known_at_once_it_comes_back_after_a_day_then_six_then_ever_later() -> None:
    assert [one.days for one in after(5, 5, 5, 5)] == [1, 6, 17, 49]
    assert [one.easy for one in after(5, 5, 5, 5)] == [260, 270, 280, 290]


def test_the_easiness_changes_by_the_answer_as_in_the_source() -> None:
    """EF' = EF + (0.1 − (5 − q) · (0.08 + (5 − q) · 0.02)), and never below 1.3."""
    for answer in range(6):
        exact = 2.5 + 0.1 - (5 - answer) * (0.08 + (5 - answer) * 0.02)
        assert after(answer)[0].easy == round(100 * max(1.3, exact))
    assert after(*[0] * 9)[-1].easy == LEAST_EASY


def test_what_was_not_known_begins_anew_tomorrow_and_is_harder() -> None:
    known, missed, again = after(5, 5, 2, 5)[1:]
    assert missed.days == 1
    assert missed.run == 0
    assert missed.easy < known.easy
    assert again.days == 1
    assert again.run == 1


def test_nothing_stays_away_for_more_than_ten_years() -> None:
    assert after(*[5] * 20)[-1].days == 3_650


def test_it_is_due_on_its_day_and_after_it() -> None:
    (one,) = after(5)
    assert [is_due(one, TODAY + timedelta(days=days)) for days in (0, 1, 9)] == [False, True, True]


def test_an_answer_is_as_good_as_its_first_try() -> None:
    other = Play(card("KS"))
    assert quality(Puzzling().right()) == 5
    assert quality(Puzzling().wrong(other, "no").right()) == 2
    assert quality(Puzzling().wrong(other, "no").given_up()) == 0


# ---- on the disk


def test_what_is_known_of_puzzles_and_mistakes_comes_back(tmp_path: Path) -> None:
    done = Puzzled().done("e1a2b3", first=True).done("x1", first=False).done_on(TODAY)
    known = Settings().with_puzzled(PIQUET, done)
    known = known.with_recalled(PIQUET, key_of("abc", 3, 31), after(5, 5)[-1])
    known = known.with_recalled("tarot", key_of("d", 1, 2), NEW)  # of a later version
    store(tmp_path, known)
    loaded, notices = load(tmp_path, noon())
    assert (loaded, notices) == (known, ())
    assert loaded.puzzled(PIQUET).at_once == 1
    assert loaded.recalled(PIQUET)["abc:3:31"].days == 6
    assert loaded.puzzled("tarot") == Puzzled()


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("puzzles", 7),
        ("puzzles", {"piquet": 3}),
        ("puzzles", {"piquet": {"solved": {"e1": 1}, "day": "", "row": 0}}),
        ("puzzles", {"piquet": {"solved": {}, "day": "yesterday", "row": 0}}),
        ("puzzles", {"piquet": {"solved": {}, "day": "", "row": True}}),
        ("puzzles", {"piquet": {"solved": {}, "day": "", "row": -1}}),
        ("mistakes", []),
        ("mistakes", {"piquet": 3}),
        ("mistakes", {"piquet": {"a:1:2": {"easy": 250, "days": 1, "run": 1, "due": "soon"}}}),
        ("mistakes", {"piquet": {"a:1:2": {"easy": 250, "days": -1, "run": 1, "due": ""}}}),
        ("mistakes", {"piquet": {"a:1:2": {"easy": 250}}}),
    ],
)
def test_what_makes_no_sense_is_as_nothing(tmp_path: Path, entry: str, value: object) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({entry: value}), "utf-8")
    loaded, notices = load(tmp_path, noon())
    assert loaded.puzzles == {}
    assert loaded.mistakes == {}
    assert entry in str(notices[0].values["entries"])


def test_how_a_puzzle_went_the_first_time_stands_for_good() -> None:
    once = Puzzled().done("a", first=False)
    assert once.done("a", first=True) == once
    assert once.at_once == 0
