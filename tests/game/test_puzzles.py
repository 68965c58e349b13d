"""The shipped puzzles: legal, each with its question and its answer, told in both languages."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from hashlib import sha256
from importlib.resources import files

import pytest

from game.games import PIQUET, rules_of
from game.piquet.puzzles.asked import KEPT
from game.piquet.puzzles.solved import reason_in
from game.piquet.ui.said.calling import describe
from game.school import puzzle as puzzle_set
from game.school.puzzle import (
    FIRST_DAY,
    PuzzleSet,
    laid,
    must_have_puzzles,
    name_of,
    puzzles_of,
    read_set,
    seen_in,
    shipped,
)
from game.words.catalogue import speak
from game.words.files import codes
from rules.piquet.choices import every_action

SET = shipped(PIQUET)
RULES = rules_of(PIQUET)
BRINGS = must_have_puzzles(PIQUET)


def test_there_are_three_hundred_and_more_and_each_stands_by_its_own_name() -> None:
    assert len(SET.puzzles) >= 300
    names = Counter(each.name for each in SET.puzzles)
    assert max(names.values()) == 1
    kinds = Counter(each.kind for each in SET.puzzles)
    assert set(kinds) == {"ending", "exchange", "call"}
    assert min(kinds.values()) >= 30


def test_every_grade_has_some() -> None:
    grades = Counter(each.grade for each in SET.puzzles)
    assert set(grades) == {1, 2, 3, 4}
    assert min(grades.values()) >= 10


def test_each_is_a_place_in_a_legal_deal_where_right_and_wrong_things_may_be_done() -> None:
    for each in SET.puzzles:
        seen = seen_in(PIQUET, laid(each))
        assert seen.deal is not None
        legal = {RULES.write(action) for action in every_action(seen.choices, seen.deal.hand)}
        if each.kind == "call":
            assert {each.facts["call"]} | set(each.right) <= legal | {KEPT}
            assert set(each.right) in ({each.facts["call"]}, {KEPT})
        else:
            assert legal > set(each.right), each.name


def test_each_is_missed_by_a_level_that_one_can_play_against_or_is_a_call_that_all_make() -> None:
    for each in SET.puzzles:
        made = each.kind == "call" and each.right[0] != KEPT
        assert made or each.missed.keys() & set(BRINGS.levels)
        assert not set(each.missed.values()) & set(each.right)


@pytest.mark.parametrize("code", sorted(codes()))
def test_each_asks_and_explains_itself_in_every_language(code: str) -> None:
    speak(code)
    for each in SET.puzzles:
        seen = seen_in(PIQUET, laid(each))
        assert BRINGS.ask(each, seen)
        assert BRINGS.short(each, seen)
        tried = next(iter(each.missed.values()), KEPT)
        tempting = None if tried == KEPT else RULES.read(tried)
        assert BRINGS.why_not(each, seen, tempting)
        solution = BRINGS.solution(each, seen, tempting)
        assert solution.why.endswith("."), solution.why
        assert solution.gauges or solution.balances or each.kind == "call"
        if each.kind == "call":
            assert solution.answer.startswith(describe(RULES.read(each.facts["call"]).what))
        assert "{" not in solution.why + solution.detail


def test_what_an_exchange_a_call_and_ones_own_mistake_are_worth_is_told_in_one_unit() -> None:
    for each in SET.puzzles:
        told = BRINGS.solution(each, seen_in(PIQUET, laid(each)), None).detail
        if each.kind == "exchange":
            assert f"{each.facts['worth'][each.facts['tempting']]['lost']} ± " in told
        if each.kind != "ending":
            assert "by the end of the partie." in told, told


def test_the_bars_of_an_ending_are_full_for_what_is_right_and_for_nothing_else() -> None:
    for each in SET.puzzles:
        if each.kind == "ending":
            full = {line for line, share in each.facts["bars"].items() if share == 100}
            assert full == set(each.right)


def test_a_name_follows_from_the_position_alone() -> None:
    first = SET.puzzles[0]
    assert first.name == name_of(first.kind, first.log)
    assert name_of("ending", ("a", "b")) == "e" + sha256(b"a\nb").hexdigest()[:5]


# ---- the day


def test_a_day_has_its_puzzle_for_everybody_and_the_next_day_another() -> None:
    assert SET.of_day(FIRST_DAY) == SET.puzzles[0]
    assert SET.of_day(date(2026, 11, 22)) == SET.puzzles[325 % SET.daily]
    days = [FIRST_DAY + timedelta(days=number) for number in range(SET.daily)]
    assert [SET.of_day(day) for day in days] == list(SET.puzzles[: SET.daily])


def test_what_is_added_at_the_end_changes_no_day() -> None:
    less = PuzzleSet(SET.puzzles[:200], 150)
    more = PuzzleSet(SET.puzzles[:290], 150)
    for number in range(-400, 800, 7):
        day = FIRST_DAY + timedelta(days=number)
        assert less.of_day(day) == more.of_day(day)


def test_without_puzzles_there_is_none_of_the_day() -> None:
    assert PuzzleSet().of_day(FIRST_DAY) is None
    assert puzzles_of("piquet") is not None


# ---- the file


def text() -> bytes:
    return files("assets").joinpath("puzzles", "piquet.jsonl").read_bytes()


def test_a_file_that_is_not_as_it_was_written_is_not_used() -> None:
    assert read_set(PIQUET, text()) == SET
    with pytest.raises(ValueError, match="not the puzzles"):
        read_set(PIQUET, text().replace(b"ending", b"endinh", 1))
    with pytest.raises(ValueError, match="not the puzzles"):
        read_set(PIQUET, b"{}\n")


def test_a_damaged_file_leaves_the_game_without_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_set, "read_set", lambda _game, _text: read_set(PIQUET, b"gone"))
    assert shipped.__wrapped__(PIQUET) == PuzzleSet()


def test_the_file_is_small() -> None:
    assert len(text()) < 400_000


def test_every_reason_of_a_discard_can_be_read() -> None:
    reasons = [each.facts["why"] for each in SET.puzzles if each.facts.get("why")]
    assert len(reasons) > 50
    for data in reasons:
        assert reason_in(data).part == data["part"]
