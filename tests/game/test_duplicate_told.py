"""Results on the same cards: held against each other, handed to a friend, and read back."""

from __future__ import annotations

import pytest

from game.duplicate.code import Code, CodeError, CodeFault
from game.duplicate.schedule import CodedResult, against, both_sides, schedule
from game.duplicate.told import ToldError, ToldFault, ToldResult, holds_told, read_told, write_told
from rules.core.seats import Player
from rules.piquet.options import Options

SIX = Code(6, "master", 123456789012, Options())
POINTS = tuple(
    CodedResult(points, helped)
    for points, helped in (
        ((28, 14), False),
        ((31, 12), True),
        ((9, 40), False),
        ((55, 8), False),
        ((17, 33), False),
        ((126, 0), False),
    )
)
DATUM = tuple(CodedResult((30 - number, 12 + number)) for number in range(6))
TOLD = ToldResult(SIX, "Anna", POINTS, DATUM)

TEXT = """same deals 1
code 13JZ-9J6G-M8RM
name Anna
points 28:14 31:12* 9:40 55:8 17:33 126:0
datum 30:12 29:13 28:14 27:15 26:16 25:17
check 2M3K-SYMN
"""


def test_the_difference_is_what_was_made_more_on_the_same_cards() -> None:
    assert against(CodedResult((28, 14)), CodedResult((30, 12))) == -4
    assert against(CodedResult((28, 14)), CodedResult((28, 20))) == 6  # he had less to fear


def test_who_plays_as_master_did_is_neither_above_nor_below_whatever_the_cards() -> None:
    assert [against(each, each) for each in (*POINTS, *DATUM)] == [0] * 12


def test_two_people_are_compared_where_both_have_had_both_chairs() -> None:
    code = Code(6, "", 1882, Options())
    deals = schedule(code)
    results = {1: CodedResult((40, 10)), 8: CodedResult((12, 35)), 2: CodedResult((20, 30))}
    first, second, *rest = both_sides(deals, results)
    assert first.elder == (results[1], results[8])
    assert first.better == 40 - 10 + 12 - 35
    assert second.elder == (None, results[2])
    assert second.better is None
    assert all(each.elder == (None, None) for each in rest)


def test_with_equal_play_from_both_sides_nothing_is_left_of_the_cards() -> None:
    """Elder makes 40 and younger 10 of these cards, whoever sits where."""
    deals = schedule(Code(6, "", 1882, Options()))
    points = {Player.A: (40, 10), Player.B: (10, 40)}
    results = {deal.number: CodedResult(points[deal.elder]) for deal in deals}
    assert [each.better for each in both_sides(deals, results)] == [0] * 6


def test_a_result_is_written_in_lines_that_stay() -> None:
    assert write_told(TOLD) == TEXT


def test_a_result_is_read_back() -> None:
    assert read_told(write_told(TOLD)) == TOLD


@pytest.mark.parametrize("quoted", ["> ", ">> ", "  ", "| "])
def test_words_around_it_and_marks_of_quotation_do_no_harm(quoted: str) -> None:
    lines = "".join(f"{quoted}{line}\n\n" for line in TEXT.splitlines())
    assert read_told(f"Dear B.,\nhere it is:\n{lines}Yours, A.") == TOLD
    assert read_told(TEXT.replace("\n", "\r\n")) == TOLD


def test_a_name_comes_through_whatever_is_in_it() -> None:
    told = ToldResult(SIX, "Zoë\n  d’Arc 😀", POINTS, DATUM)
    assert read_told(write_told(told)).name == "Zoë d’Arc 😀"


def fault_of(text: str) -> ToldFault:
    with pytest.raises(ToldError) as refused:
        read_told(text)
    return refused.value.fault


@pytest.mark.parametrize("was", ["28:14", "30:12", "31:12*", "Anna", "126:0"])
def test_whoever_changes_a_number_or_the_name_is_found_out(was: str) -> None:
    changed = {"28:14": "48:14", "31:12*": "31:12", "Anna": "Beth"}.get(was, "40:11")
    assert fault_of(TEXT.replace(was, changed)) is ToldFault.CHANGED


@pytest.mark.parametrize("key", ["code", "name", "points", "datum", "check"])
def test_a_line_that_is_missing_is_told(key: str) -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith(key)]
    assert fault_of("\n".join(lines)) is ToldFault.CUT


@pytest.mark.parametrize("end", range(len("same deals 1\n"), len(TEXT) - 1, 7))
def test_a_result_that_is_cut_off_is_never_taken(end: int) -> None:
    assert fault_of(TEXT[:end]) in (ToldFault.CUT, ToldFault.CHANGED)


def test_a_result_of_a_later_form_is_told_as_such() -> None:
    assert fault_of(TEXT.replace("deals 1", "deals 2")) is ToldFault.LATER


def test_a_text_without_a_result_has_none() -> None:
    assert not holds_told("13JZ-9J6G-M8RM")
    assert holds_told(f"so: {TEXT}") is False  # it begins its line
    assert holds_told(f"so:\n{TEXT}")
    assert fault_of("13JZ-9J6G-M8RM") is ToldFault.NONE


def test_a_result_of_another_number_of_deals_than_its_code_is_refused() -> None:
    for points, datum in ((POINTS[:5], DATUM[:5]), (POINTS, DATUM[:5])):
        assert fault_of(write_told(ToldResult(SIX, "A", points, datum))) is ToldFault.CHANGED


def test_a_result_of_two_people_at_one_screen_is_none() -> None:
    two = Code(6, "", 7, Options())
    assert fault_of(write_told(ToldResult(two, "A", POINTS, DATUM))) is ToldFault.CHANGED


def test_a_result_whose_code_is_of_a_later_version_is_told_by_its_code() -> None:
    text = write_told(TOLD)
    written = text.replace("13JZ-9J6G-M8RM", "13JZ-9J6G-M8RN")
    assert fault_of(written) is ToldFault.CHANGED  # the check is looked at first
    from game.duplicate import told  # noqa: PLC0415 - its own check is made for a wrong code

    lines = written.split("check")[0]
    with pytest.raises(CodeError) as refused:
        read_told(f"{lines}check {told._check(lines)}")
    assert refused.value.fault is CodeFault.MISTYPED
