"""The same deals for all: what a code deals, how it is typed, and why something is none."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

import pytest

from game.duplicate.code import (
    DIGITS,
    PEOPLE,
    Code,
    CodeError,
    CodeFault,
    brought,
    code_of_day,
    find_code,
    in_letters,
    new_code,
    read_code,
    write_code,
)
from game.duplicate.schedule import CodedDeal, schedule
from game.games import PIQUET
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.exchange import dealt_hands
from rules.piquet.game import RULES
from rules.piquet.options import Leavings, Length, Options
from rules.piquet.presets import PRESETS, Preset

SIX = Code(6, "master", 123456789012, Options())
WRITTEN = "13JZ-9J6G-M8RM"
TWO = Code(6, PEOPLE, 1882, Options())


def test_the_deals_of_a_day_are_the_same_for_ever() -> None:
    written = code_of_day(date(2026, 11, 28))
    assert written == "1K5D-XR54-54MX"
    assert read_code(written) == new_code(6, "club", read_code(written).seed)
    assert code_of_day(date(2026, 11, 29)) != written


def packs_seal(code: Code) -> str:
    """A few digits that follow from every pack of a code, in order."""
    text = "\n".join(" ".join(map(str, deal.pack)) for deal in schedule(code))
    return sha256(text.encode()).hexdigest()[:16]


def test_a_code_of_the_usual_rules_is_twelve_letters_and_is_read_back() -> None:
    assert write_code(SIX) == WRITTEN
    assert read_code(WRITTEN) == SIX


def test_the_same_code_deals_the_same_packs_for_ever() -> None:
    """These stay: a code that somebody wrote down deals the same cards in ten years."""
    assert packs_seal(SIX) == "ed01bc3b0ef3bd09"
    assert packs_seal(Code(12, "club", 7, Options())) == "d3ab2cdbf3b0a7b9"
    assert packs_seal(TWO) == "706bc8f138c31426"


def test_codes_that_were_written_down_are_read_for_ever() -> None:
    hundred = read_code("1DHT-3JZ9-J6GM-808").options
    assert (hundred.younger_repique, hundred.show_to_score, hundred.edition) == (90, True, 2)
    modern = read_code("17G3-JZ9J-6GM8-49").options
    assert (modern.leavings, modern.length) == (Leavings.SHOWN, Length.SIX_DEALS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_code_keeps_the_rules_of_a_deal_and_leaves_out_what_a_partie_is_played_for(
    preset: Preset,
) -> None:
    options = PRESETS[preset]
    code = read_code(write_code(new_code(12, "novice", 5, options)))
    assert code.options.length is Length.SIX_DEALS
    assert code.options.leavings is options.leavings
    assert code.options.younger_repique == options.younger_repique
    assert (code.deals, code.opposite, code.seed) == (12, "novice", 5)


@pytest.mark.parametrize(
    "typed",
    ["13jz9j6gm8rm", " 13JZ 9J6G M8RM ", "I3JZ–9J6G–M8RM", "l3jz.9j6g.m8rm"],
)
def test_a_code_may_be_typed_in_any_letters_and_groups(typed: str) -> None:
    assert read_code(typed) == SIX


def test_no_wrong_letter_and_no_two_that_changed_places_give_another_code() -> None:
    plain = WRITTEN.replace("-", "")
    wrong = {plain[:at] + other + plain[at + 1 :] for at in range(12) for other in DIGITS}
    wrong |= {plain[:at] + plain[at + 1] + plain[at] + plain[at + 2 :] for at in range(11)}
    wrong -= {plain}
    assert len(wrong) > 370
    for each in wrong:
        with pytest.raises(CodeError) as refused:
            read_code(each)
        assert refused.value.fault is CodeFault.MISTYPED


def checked(head: str) -> str:
    """A code of these letters, with the check that fits them."""
    number = 0
    for letter in head:
        number = number * 32 + DIGITS.index(letter)
    return head + in_letters(number % 1021, 2)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.NONE),
        ("the four of clubs", CodeFault.NONE),
        ("13JZ-9J6G", CodeFault.NONE),
        ("1" * 41, CodeFault.NONE),
        ("13JZ-9J6G-M8RU", CodeFault.NONE),  # no U is ever written
        ("13JZ-9J6G-M8RN", CodeFault.MISTYPED),
        (checked("23JZ9J6GM8"), CodeFault.LATER),
    ],
)
def test_a_bad_code_is_refused_with_its_reason(text: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as refused:
        read_code(text)
    assert refused.value.fault is fault


def test_a_code_for_an_opponent_or_rules_that_we_do_not_have_is_refused() -> None:
    levels = brought(PIQUET).opposites
    strange = write_code(SIX).replace("-", "")
    assert len(levels) < 16
    number = sum(32**at * DIGITS.index(each) for at, each in enumerate(reversed(strange[1:-2])))
    for other in (number | 15 << 1, number | 1 << 90):
        with pytest.raises(CodeError) as refused:
            read_code(checked("1" + in_letters(other, 9)))
        assert refused.value.fault is CodeFault.UNKNOWN


def test_a_code_is_found_in_a_letter() -> None:
    letter = f"Shall we?\n> Piquet, six deals: {WRITTEN}\nYours, well-meaning A."
    assert find_code(letter) == SIX


def test_a_wrong_code_in_a_letter_is_told_as_wrong_and_not_as_missing() -> None:
    with pytest.raises(CodeError) as refused:
        find_code("Shall we? 13JZ-9J6G-M8RN, yours")
    assert refused.value.fault is CodeFault.MISTYPED


def test_against_a_program_each_deal_is_played_once_and_the_person_is_elder_by_turns() -> None:
    deals = schedule(SIX)
    assert [deal.board for deal in deals] == [1, 2, 3, 4, 5, 6]
    assert [deal.elder for deal in deals] == [Player.A, Player.B] * 3
    assert len({deal.pack for deal in deals}) == 6


def test_two_people_play_each_deal_from_both_sides_and_deal_in_turn() -> None:
    deals = schedule(TWO)
    assert [deal.elder for deal in deals] == [Player.A, Player.B] * 6
    for board in range(1, 7):
        first, second = (deal for deal in deals if deal.board == board)
        assert first.elder is second.elder.other
        assert second.number - first.number >= 5


def test_the_second_time_each_card_lies_where_it_lay_in_another_suit() -> None:
    deals = schedule(TWO)
    for board in range(1, 7):
        first, second = (deal for deal in deals if deal.board == board)
        changed = {
            (one.suit, other.suit) for one, other in zip(first.pack, second.pack, strict=True)
        }
        assert len(changed) == 4
        assert all(one is not other for one, other in changed)
        assert [card.rank for card in first.pack] == [card.rank for card in second.pack]
        assert set(second.pack) == set(RULES.pack)


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_of_a_code_is_dealt_to_the_chair_it_belongs_to(number: int) -> None:
    deal: CodedDeal = schedule(SIX)[number - 1]
    actions = brought(PIQUET).actions(SIX.options, deal.pack, deal.elder.other)
    assert actions[-1] == Deal(deal.pack)
    state = RULES.start(SIX.options)
    for action in actions:
        state = RULES.apply(state, action)[-1].state
    assert state.deal.dealer is deal.elder.other
    elders, _ = dealt_hands(deal.pack, 2)
    assert set(RULES.view(state, deal.elder).deal.hand) == set(elders)
