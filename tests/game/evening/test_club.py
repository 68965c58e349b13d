"""A club evening of four to eight: who plays whom and when, how all stand, and its page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.pages.help.book import Help
from game.pages.start.title import Title
from game.pages.statistics.pair_page import PairPage, pair_record
from game.pages.statistics.played import by_names, partie_played
from game.piquet.evening.beginning import begin_club
from game.piquet.evening.club import (
    MOST_AT_CLUB,
    Club,
    club_of,
    leaders,
    place_of,
    read_club,
    schedule,
    standings,
    write_club,
)
from game.piquet.evening.club_page import ClubPage
from game.piquet.evening.door import door, guests
from game.piquet.evening.open import last_club
from game.piquet.evening.slip import after, slip_of
from game.piquet.help import Topic
from game.players.player import HUMAN, Seated
from game.program.house import OurHouse
from game.saves.partie import EveningPlace, Running, ScoreCard
from game.saves.transfer import read_book, write_book
from game.stage.basics import Room
from game.stage.picture import Backdrop, Text
from game.table.elsewhere import Elsewhere
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.club.stakes import SHILLING_POINTS, by_the_hundred, every_point
from rules.piquet.options import Length, Options
from rules.piquet.settlement import Settlement
from tests.game.houses import OpenHouse, header
from tests.game.margins import apart
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.tongues import LANGUAGES
from tests.waiting import rounds

ANNE, BEN = Seated("Anne", HUMAN), Seated("Ben", HUMAN)
FINCH, ARGAND = Seated("Mr Finch", "expert"), Seated("Madame Argand", "master")
FOUR = (ANNE, BEN, FINCH, ARGAND)
ROOM = Room(1280, 800, EstimatingRuler())


def ended(points: int, winner: Player | None) -> Settlement:
    totals = (120, 120) if winner is None else (150, 110) if winner is Player.A else (110, 150)
    return Settlement(totals, winner, points, rubicon=False)


PLAYED = (
    ended(128, Player.A),  # Anne – Argand
    ended(214, Player.B),  # Ben – Finch
    ended(96, Player.B),  # Finch – Anne
    ended(0, None),  # Ben – Argand
    ended(141, Player.A),  # Anne – Ben
    ended(250, Player.B),  # Finch – Argand
)
"""The parties of an evening of four, in the order of the schedule."""


def evening(number: int, four: tuple[Seated, ...] = FOUR) -> OpenHouse:
    """A house with so many parties of a club evening in its book."""
    agreed, cards = write_club(SHILLING_POINTS), []
    for partie, ((a, b), how) in enumerate(
        zip(schedule(len(four)), PLAYED[:number], strict=False), 1
    ):
        place = EveningPlace("c1ub", partie, four, (a, b), agreed)
        started = f"2026-03-14T1{partie}:00:00"
        head = replace(header(), seats=(four[a], four[b]), evening=place, started=started)
        cards.append(ScoreCard(f"p{partie}", head, (), Player.A, started, how))
    return OpenHouse(cards=tuple(reversed(cards)))


def club(number: int) -> Club:
    cards = evening(number).finished
    place = cards[0].header.evening
    assert place is not None
    return club_of(place, cards)


@pytest.mark.parametrize("number", range(4, MOST_AT_CLUB + 1))
def test_each_meets_each_once_and_nobody_twice_in_a_round(number: int) -> None:
    parties = schedule(number)
    assert {frozenset(sits) for sits in parties} == {
        frozenset(pair) for pair in combinations(range(number), 2)
    }
    assert len(parties) == number * (number - 1) // 2
    abreast = number // 2
    for begins in range(0, len(parties), abreast):
        there = [guest for sits in parties[begins : begins + abreast] for guest in sits]
        assert len(set(there)) == len(there)


def test_what_a_club_agrees_on_is_read_back_and_nothing_else() -> None:
    assert read_club(write_club(SHILLING_POINTS)) == SHILLING_POINTS
    for text in ("", "club", "club, 0 pence each 0", "card of six, 240 pence each 20"):
        with pytest.raises(ValueError, match=r"."):
            read_club(text)


def test_how_all_stand_agrees_with_a_calculation_by_hand() -> None:
    """Anne +128 +96 +141, Finch +214 −96 −250, Argand −128 +250 and a draw, Ben −214 −141.

    At a shilling every full twenty is a pound: Anne 6 and 4 and 7, Finch 10 less 4 less 12.
    """
    found = [(FOUR[one.guest].name, one.won, one.drawn, one.points) for one in standings(club(6))]
    assert found == [
        ("Anne", 3, 0, 365),
        ("Madame Argand", 1, 1, 122),
        ("Mr Finch", 1, 0, -132),
        ("Ben", 0, 1, -355),
    ]
    pounds = {FOUR[one.guest].name: one.pence / 240 for one in standings(club(6))}
    assert pounds == {"Anne": 17, "Madame Argand": 6, "Mr Finch": -6, "Ben": -17}
    assert sum(one.points for one in standings(club(6))) == 0


def test_nobody_is_ahead_before_the_first_partie_and_who_are_level_are_all_told() -> None:
    assert leaders(Club(4, by_the_hundred(0), {})) == ()
    level = Club(4, by_the_hundred(0), {1: ended(100, Player.A), 2: ended(100, Player.A)})
    assert [one.guest for one in leaders(level)] == [0, 1]


def test_a_partie_that_was_taken_out_of_the_book_is_due_again() -> None:
    house = evening(4)
    house.finished = tuple(card for card in house.finished if card.id != "p2")
    found = last_club(house)
    assert found is not None
    assert found.following is not None
    assert (found.following.partie, found.following.sits) == (2, (1, 2))


def test_two_who_sat_where_it_was_not_their_turn_are_of_no_evening() -> None:
    (card,) = evening(1).finished
    place = card.header.evening
    assert place is not None
    wrong = replace(card, header=replace(card.header, evening=replace(place, sits=(0, 1))))
    with pytest.raises(ValueError, match="partie 1 of the evening is not of its schedule"):
        club_of(place, (wrong,))


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_four_are_chosen_and_the_first_partie_stands_in_the_book(keys: bool) -> None:
    house = OpenHouse()
    page = guests(house)
    pilot = Pilot(page)
    for key in ("kind:club", "people:2", "guest:expert", "guest:master"):
        if keys:
            while page.focus != key:  # type: ignore[attr-defined]
                pilot.key("tab")
            pilot.key("enter")
        else:
            pilot.click(key)
    pilot.click("cut")
    assert isinstance(pilot.stack.top, ClubPage)
    assert "Each plays against each once." in pilot.words
    (begun,) = house.parties
    place = begun.header.evening
    assert place is not None
    assert [guest.kind for guest in place.guests] == [HUMAN, HUMAN, "expert", "master"]
    assert (place.partie, place.sits) == (1, (0, 3))
    pilot.key("enter")
    assert pilot.picture.backdrop is Backdrop.TABLE
    assert house.asked == [begun.id]


def test_of_eight_two_are_people_at_least_since_the_program_brings_six() -> None:
    pilot = Pilot(guests(OpenHouse()))
    pilot.click("kind:club")
    pilot.click("seats:8")
    assert "people:1" not in pilot.keys
    pilot.click("cut")
    assert isinstance(pilot.stack.top, ClubPage)
    assert "Partie 1 of 28" in " ".join(pilot.words)


def test_the_card_shows_each_against_each_and_who_plays_next() -> None:
    pilot = Pilot(door(evening(4)))
    words = pilot.words
    assert {"+128", "−128", "+96", "−96", "+214", "−214", "2/2", "+224"} <= set(words)
    assert "Anne leads with two parties and +224 points." in words
    assert "Partie 5 of 6: Anne against Ben. Then Mr Finch – Madame Argand." in " ".join(words)
    assert "+£10" in words, "128 and 96 points at a shilling are six pounds and four"
    pilot.key("enter")
    assert pilot.picture.backdrop is Backdrop.TABLE


def test_two_programs_are_let_play_or_looked_at() -> None:
    pilot = Pilot(door(evening(5)))
    assert "Let them play partie 6" in pilot.words
    assert "watch" in pilot.keys
    assert "watch" not in Pilot(door(evening(4))).keys


def test_it_is_said_who_won_the_evening_and_another_one_begins_alike() -> None:
    house = evening(6)
    pilot = Pilot(door(house))
    assert "Anne wins the evening with three parties and +365 points." in pilot.words
    pilot.key("enter")
    (begun,) = house.parties
    assert begun.header.evening is not None
    assert begun.header.evening.id != "c1ub"
    pilot.click("earlier")
    assert "Anne wins the evening with three parties and +365 points." in pilot.words
    pilot.click("picture")
    draw, name = house.drawn[0]
    assert name == "club-c1ub"
    printed = draw(Room(480, 681, EstimatingRuler()))
    assert "+365" in [item.words for item in printed.items if isinstance(item, Text)]


def test_every_pair_of_names_has_its_book_also_a_person_and_a_program() -> None:
    house = evening(6)
    pilot = Pilot(door(house))
    pilot.click("pair:0:2")
    assert isinstance(pilot.stack.top, PairPage)
    assert {"Anne", "Mr Finch"} <= set(pilot.words)
    found = [partie_played(card, by=by_names) for card in house.finished]
    pairs = {one.against.people for one in found if one is not None}
    assert len(pairs) == 6
    mine = [one for one in found if one is not None and set(one.against.people) == {"Anne", "Ben"}]
    assert pair_record(mine).balance == 141


def test_the_slip_and_the_settlement_tell_how_all_stand_and_the_title_goes_on() -> None:
    cards = evening(4).finished
    slip = slip_of(cards[0].header, cards)
    assert slip is not None
    assert [(row.name, row.figure, row.sign) for row in slip.rows] == [
        ("Anne", "2/2", ""),
        ("Mr Finch", "1/2", ""),
        ("Madame Argand", "0/2", "two"),
        ("Ben", "0/2", "two"),
    ]
    assert after(cards[0].header, cards) == ("Anne leads with two parties and +224 points.",)
    assert "Continue: Club evening" in Pilot(Title(evening(4))).words
    assert not any(words.startswith("Continue") for words in Pilot(Title(evening(6))).words)


def test_a_partie_of_two_programs_is_gone_on_with_from_the_page_of_the_evening() -> None:
    """The title sat one down to look on, where one had let them play by themselves."""
    house = evening(5)
    place = house.finished[0].header.evening
    assert place is not None
    head = replace(header(), seats=(FINCH, ARGAND), evening=place_of(club(5), place, 6))
    house.parties = (Running("now", head, ("action",), "2026-03-15T20:11:00"),)
    pilot = Pilot(Title(house))
    assert "Continue: Club evening" in pilot.words
    pilot.key("enter")
    assert isinstance(pilot.stack.top, ClubPage)
    house.finished = ()
    assert "Continue: Club evening" in Pilot(Title(house)).words


def test_f1_opens_the_book_at_the_page_on_evenings() -> None:
    pilot = Pilot(door(evening(4)))
    pilot.key("f1")
    assert isinstance(pilot.stack.top, Help)
    assert pilot.stack.top.topic == Topic.EVENING
    pilot.key("escape")
    assert isinstance(pilot.stack.top, ClubPage)


def test_a_partie_that_was_begun_is_gone_on_with_before_all_others() -> None:
    house = evening(2)
    place = house.finished[0].header.evening
    assert place is not None
    following = place_of(club(2), place, 4)
    head = replace(header(), seats=(BEN, ARGAND), evening=following, started="2026-03-15T20:00:00")
    house.parties = (Running("now", head, ("action",), "2026-03-15T20:11:00"),)
    pilot = Pilot(door(house))
    assert "Go on with partie 4" in pilot.words
    pilot.key("enter")
    assert house.asked == ["now"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_outside_or_on_another(code: str, size: tuple[int, int]) -> None:
    begun = Pilot(guests(OpenHouse()), *size)
    begun.click("kind:club")
    begun.click("seats:8")
    begun.click("people:7")
    eight = tuple(Seated(f"Guest {number}", HUMAN) for number in range(1, 9))
    for pilot in (Pilot(door(evening(5)), *size), Pilot(door(evening(6, eight)), *size), begun):
        apart(pilot.picture, pilot.room)


# ---- in the real house


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    opened = OurHouse()
    opened.wishes.prefer(replace(opened.preferences(), guided=True))
    yield opened
    opened.close()


def test_two_programs_play_their_partie_while_one_waits_and_it_is_in_the_book(
    house: OurHouse,
) -> None:
    novice, wren = Seated("Toby Wren", "novice"), Seated("Mrs Lavelle", "novice")
    begin_club(house, (novice, ANNE, BEN, wren), every_point(1), Options(length=Length.FOUR_DEALS))
    pilot = Pilot(door(house))
    pilot.key("enter")
    page = pilot.stack.top
    assert isinstance(page, Elsewhere)
    for _ in rounds(lambda: "the partie elsewhere does not end"):
        pilot.wait(0.02)
        assert pilot.picture.items
        if not isinstance(pilot.stack.top, Elsewhere):
            break
    assert isinstance(pilot.stack.top, ClubPage)
    (card,) = house.cards()
    assert len(card.deals) == 4
    assert len(house.book.actions(card.id)) > 100, "action by action"
    found = last_club(house)
    assert found is not None
    assert found.following is not None
    assert found.following.partie == 2


def test_one_may_look_on_and_leave_and_the_partie_goes_on_where_it_stood(house: OurHouse) -> None:
    novice, wren = Seated("Toby Wren", "novice"), Seated("Mrs Lavelle", "novice")
    begin_club(house, (novice, ANNE, BEN, wren), every_point(1), Options())
    pilot = Pilot(door(house))
    pilot.key("enter")
    page = pilot.stack.top
    assert isinstance(page, Elsewhere)
    for _ in rounds(lambda: "nothing is done elsewhere"):
        pilot.wait(0.02)
        assert pilot.picture.items
        if page._table.session.count > 30:
            break
    count = page._table.session.count
    pilot.key("enter")
    assert isinstance(pilot.stack.top, TableScene)
    house.leave_table()
    found = last_club(house)
    assert found is not None
    assert found.under_way
    (running,) = house.running()
    assert len(running.actions) >= count


OLD = [("Élise", 1, 471), ("Madame Argand", 1, 130), ("Anna", 0, -130), ("Mr Finch", 0, -471)]
"""By hand, the first and last of four deals doubled: 42, 3, 31, 32 are 108, and 16, 74, 12, 36 are

138: 30 and a hundred. Then 24, 19, 29, 210 are 282, and 50, 10, 15, 14 are 89: below the rubicon,
so both and a hundred.
"""


def test_a_club_evening_that_was_exported_with_the_first_form_is_read_for_ever(
    house: OurHouse,
) -> None:
    old = Path(__file__).parents[2] / "old_saves" / "evening-3.jsonl"
    house.book.whole.take_in(read_book(old.read_text(encoding="ascii").splitlines(keepends=True)))
    found = last_club(house)
    assert found is not None
    told = [
        (found.place.guests[one.guest].name, one.won, one.points) for one in standings(found.club)
    ]
    assert told == OLD
    assert found.following is not None
    assert (found.following.partie, found.under_way) == (3, True)
    sent = "".join(write_book(house.book.whole.everything().parties))
    assert sent.count('"club, 240 pence each 20"') == 3
    assert found.place.id in sent
    assert found.club.stake == SHILLING_POINTS
