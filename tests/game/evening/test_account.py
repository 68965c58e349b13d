"""The account of a chouette from its parties, and how a partie's place in it is stored."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.evening.account import (
    Agreed,
    account,
    cut,
    next_place,
    read_agreed,
    write_agreed,
)
from game.players.player import HUMAN, Seated
from game.saves.partie import EveningPlace, read_header, write_header
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.club.chouette import THREE, must_cut, roles_by_cut
from rules.piquet.club.stakes import SHILLING, by_the_hundred
from rules.piquet.settlement import Settlement
from tests.game.houses import header

YOU, ARGAND, BRANDT = THREE
GUESTS = (
    Seated("You", HUMAN),
    Seated("Madame Argand", "expert"),
    Seated("Captain Brandt", "club"),
)
AGREED = Agreed(((card("9H"),), (card("KS"),), (card("7D"),)), by_the_hundred(10 * SHILLING))
"""Madame Argand cut highest and plays alone; the captain, who cut lowest, advises."""

WON = ((150, True), (416, True), (476, False))
"""The first of the printed card: points, and whether the one alone won them."""


def first() -> tuple[EveningPlace, tuple[Seated, Seated]]:
    begun = EveningPlace("5f0c9a71", 1, GUESTS, (1, 0), write_agreed(AGREED))
    return next_place(account(AGREED, ()), begun)


def ended(points: int, alone_won: bool) -> Settlement:
    winner = Player.A if alone_won else Player.B
    return Settlement((points, 0) if alone_won else (0, points), winner, points, rubicon=False)


def evening() -> list[tuple[EveningPlace, Settlement]]:
    found: list[tuple[EveningPlace, Settlement]] = []
    place, _ = first()
    for points, won in WON:
        found.append((place, ended(points, won)))
        place, _ = next_place(account(AGREED, found), place)
    return found


def test_the_one_alone_sits_against_the_middle_one_and_the_lowest_advises() -> None:
    place, seats = first()
    assert seats == (GUESTS[ARGAND], GUESTS[YOU])
    assert place.third == BRANDT


def test_the_card_is_the_printed_one() -> None:
    """15 and 42 won by Madame Argand from each of two, then 48 lost to each: −9, +18, −9."""
    chouette = account(AGREED, evening())
    assert [entry.score for entry in chouette.entries] == [
        (-15, 30, -15),
        (-42, 84, -42),
        (48, -96, 48),
    ]
    assert chouette.standing == (-9, 18, -9)


def test_whoever_beat_the_one_alone_plays_alone_and_the_loser_advises() -> None:
    found = evening()
    place, seats = next_place(account(AGREED, found), found[-1][0])
    assert place.partie == 4
    opponents = [found[index][0].sits[1] for index in range(3)]
    assert opponents == [YOU, BRANDT, YOU], "the two change about while she wins"
    assert seats[0] == GUESTS[YOU]
    assert place.third == ARGAND


def test_the_order_in_which_the_book_tells_parties_does_not_matter() -> None:
    assert account(AGREED, reversed(evening())) == account(AGREED, evening())


def test_a_partie_that_is_missing_or_of_the_wrong_two_is_found() -> None:
    one, two, three = evening()
    with pytest.raises(ValueError, match="partie 2 of the evening"):
        account(AGREED, (one, three))
    wrong = replace(two[0], sits=(0, 2)), two[1]
    with pytest.raises(ValueError, match="partie 2 of the evening"):
        account(AGREED, (one, wrong, three))


def test_what_is_agreed_on_is_read_back_and_rubbish_is_refused() -> None:
    assert read_agreed(write_agreed(AGREED)) == AGREED
    for seed in range(60):
        agreed = Agreed(cut(Random(seed)), AGREED.stake)
        assert read_agreed(write_agreed(agreed)) == agreed
    for text in ("", "KS 9H, 120 pence each 100", "KS KH 7D, 120 pence each 100",
                 "KS 9H 7D, 120 pence each 0", "XX 9H 7D, 120 pence each 100"):  # fmt: skip
        with pytest.raises(ValueError, match=r"."):
            read_agreed(text)


def test_three_cut_until_nobody_is_level() -> None:
    """With thirty-two cards some are level: then those two cut again."""
    every = [cut(Random(seed)) for seed in range(200)]
    assert not any(must_cut(cuts) for cuts in every)
    assert any(len(each) > 1 for cuts in every for each in cuts)
    alone = [roles_by_cut(cuts).single for cuts in every]
    assert set(alone) == set(THREE)


def test_a_header_keeps_its_place_in_an_evening() -> None:
    place, seats = first()
    kept = replace(header(), seats=seats, evening=place)
    assert read_header(write_header(kept)) == kept
    assert '"evening"' not in write_header(header())


@pytest.mark.parametrize(
    "change",
    ['"partie": 0', '"partie": "1"', '"sits": [1, 1]', '"sits": [1, 7]', '"guests": [["You"]]',
     '"guests": [["You", "human"]]', '"agreed": 4'],
)  # fmt: skip
def test_a_place_that_cannot_be_is_no_header(change: str) -> None:
    place, seats = first()
    text = write_header(replace(header(), seats=seats, evening=place))
    key = change.partition(":")[0]
    begin = text.index(key)
    ends = {'"partie"': ", ", '"sits"': "], ", '"guests"': "]], ", '"agreed"': '"}'}[key]
    end = text.index(ends, begin) + len(ends.rstrip(", ").removesuffix("}"))
    with pytest.raises(ValueError, match=r"."):
        read_header(text[:begin] + change + text[end:])
