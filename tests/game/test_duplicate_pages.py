"""The pages of codes and of their deals: by mouse or by keys, in both languages, at every size."""

from __future__ import annotations

import pygame
import pytest

from game.demo.dealings import SEED, OpenDealings
from game.demo.duplicate import _DATUM, _FRIENDS, _TWO, _YOURS, _match, _results
from game.duplicate.around import CodedMatch
from game.duplicate.code import PEOPLE, Code, new_code, write_code
from game.duplicate.codes_page import CodesPage
from game.duplicate.deals_page import DealsPage
from game.duplicate.schedule import CodedResult
from game.duplicate.told import ToldResult, read_told, write_told
from game.games import PIQUET
from game.pages.start.names import Names
from game.pages.start.new_partie import NewPartie
from game.stage.basics import Align, Room
from game.stage.intents import Key
from game.stage.picture import Text
from game.window.text import Writer
from game.words.catalogue import speak
from tests.game.houses import OpenHouse, Table
from tests.game.margins import apart
from tests.game.pilot import SIZES, Pilot
from tests.game.plain import PlainArt

ONE = new_code(6, "master", SEED)
TWO = new_code(6, PEOPLE, SEED + 1)
ANNA = ToldResult(ONE, "Anna", tuple(map(CodedResult, _FRIENDS)), tuple(map(CodedResult, _DATUM)))


class Guest(Pilot):
    """Somebody at the pages of coded deals."""

    def __init__(self, house: OpenHouse, page: CodesPage | DealsPage | NewPartie) -> None:
        self.house = house
        super().__init__(page)

    @property
    def dealings(self) -> OpenDealings:
        return self.house.dealings

    def paste(self, text: str) -> None:
        self.dealings.clipboard = text


def at_codes(*matches: CodedMatch) -> Guest:
    house = OpenHouse()
    house.dealings.matches = {match.code: match for match in matches}
    return Guest(house, CodesPage(house, PIQUET))


def at_deals(match: CodedMatch) -> Guest:
    house = OpenHouse()
    house.dealings.matches = {match.code: match}
    return Guest(house, DealsPage(house, match.code))


def code_seen(guest: Guest) -> Code:
    page = guest.stack.top
    assert isinstance(page, DealsPage)
    return page._code


def test_the_way_leads_from_the_levels_to_the_codes_and_back() -> None:
    house = OpenHouse()
    guest = Guest(house, NewPartie(house))
    guest.click("same")
    assert isinstance(guest.stack.top, CodesPage)
    guest.key("escape")
    assert isinstance(guest.stack.top, NewPartie)


def test_enter_draws_a_new_code_of_six_deals_against_master() -> None:
    guest = at_codes()
    guest.key("enter")
    assert code_seen(guest) == ONE
    guest.key("enter")
    assert guest.dealings.played == [(ONE, 1)]
    assert isinstance(guest.stack.top, Table)


def test_how_many_deals_and_against_whom_is_chosen_by_mouse_or_by_keys() -> None:
    guest = at_codes()
    guest.click("count")
    guest.click("level")
    guest.click("new")
    assert code_seen(guest) == new_code(12, "novice", SEED)
    keys = at_codes()
    for key in ("count", "level"):
        while keys.stack.top.focus != key:  # type: ignore[attr-defined]  # a page of ours
            keys.key("tab")
        keys.stack.on_intent(Key("space"))
        keys.type(" ")  # the same press arrives as a character too
    while keys.stack.top.focus != "new":  # type: ignore[attr-defined]
        keys.key("tab")
    keys.key("enter")
    assert code_seen(keys) == code_seen(guest)


def test_a_code_that_is_typed_goes_into_the_field_and_enter_opens_it() -> None:
    guest = at_codes()
    guest.type("13jz9j6gm8rm")
    assert "13JZ9J6GM8RM" in guest.words
    guest.key("enter")
    assert code_seen(guest) == ONE


def test_a_wrong_letter_is_told_and_can_be_mended() -> None:
    guest = at_codes()
    guest.type("13JZ-9J6G-M8RN")
    guest.key("enter")
    assert "A letter of this code is wrong, or two have changed places." in guest.words
    guest.key("backspace")
    guest.type("M")
    guest.click("go")
    assert code_seen(guest) == ONE


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is nothing to paste"),
        ("Shall we play?", "That is no code"),
        (write_told(ANNA).replace("28", "48").replace("25:16", "95:16"), "was changed on its way"),
        (write_told(ANNA).split("datum")[0], "This result is not whole"),
        (write_told(ANNA).replace("deals 1", "deals 2"), "a later version of Piquet"),
    ],
)
def test_a_text_that_is_none_is_explained_on_either_page(text: str, said: str) -> None:
    codes = at_codes()
    codes.paste(text)
    codes.click("paste")
    assert said in codes.text
    deals = at_deals(_match(ONE, 3))
    deals.paste(text)
    deals.key("v")
    assert said in " ".join(deals.words)


def test_a_pasted_code_or_result_opens_its_deals() -> None:
    guest = at_codes()
    guest.paste(f"Let us play: {write_code(TWO)}!")
    guest.stack.on_intent(Key("v", ctrl=True))
    guest.wait()
    assert code_seen(guest) == TWO
    other = at_codes()
    other.paste(write_told(ANNA))
    other.click("paste")
    assert code_seen(other) == ONE
    assert other.dealings.match(ONE).friends == (ANNA,)
    assert "Anna has played: each deal shows when you have played it." in other.words


def test_codes_of_before_stand_there_with_what_came_of_them() -> None:
    guest = at_codes(_match(ONE, 6), CodedMatch(TWO, ("Anne", "Bertrand"), _results(_TWO)))
    assert "67 points behind Madame Argand." in guest.words
    assert "Deal 9 of 12" in guest.words
    guest.click(f"code:{write_code(TWO)}")
    assert code_seen(guest) == TWO


def test_nothing_of_a_deal_is_told_before_one_has_played_it() -> None:
    house = OpenHouse()
    house.dealings.matches = {ONE: _match(ONE, 3)}
    house.dealings.add(ANNA)
    guest = Guest(house, DealsPage(house, ONE))
    shown = {f"{a} : {b}" for a, b in (*_FRIENDS[3:], *_DATUM[2:])} - {
        f"{a} : {b}" for a, b in (*_YOURS[:3], *_FRIENDS[:3])
    }
    assert shown
    assert not shown & set(guest.words)
    assert "25 : 16" in guest.words  # the first, which was played


def test_the_sums_are_of_the_deals_that_master_has_played_too() -> None:
    guest = at_deals(_match(ONE, 3))  # of the third nothing is known yet
    assert "59 : 26" in guest.words  # 28 + 31 to 14 + 12
    assert "You and Madame Argand are even on the same cards." in guest.words
    assert (ONE, 3) in guest.dealings.wanted


def test_master_at_work_is_told_and_what_he_made_comes_without_a_press() -> None:
    pilot = at_deals(_match(ONE, 3))
    pilot.dealings.at_work = 3
    pilot.key("tab")
    assert "Madame Argand is playing deal 3 …" in pilot.words
    full = _match(ONE, 4)
    pilot.dealings.matches[ONE] = CodedMatch(
        ONE, full.names, dict(list(full.results.items())[:3]), full.datum, keys=full.keys
    )
    pilot.dealings.at_work, pilot.dealings.news = None, True
    pilot.wait(0.5)
    assert "You are 12 points behind Madame Argand on the same cards." in pilot.words


def test_the_page_can_be_left_while_master_plays() -> None:
    guest = at_codes(_match(ONE, 3))
    guest.dealings.at_work = 3
    guest.click(f"code:{write_code(ONE)}")
    guest.key("escape")
    assert isinstance(guest.stack.top, CodesPage)


def test_the_code_goes_to_a_friend_first_and_the_result_when_all_is_played() -> None:
    guest = at_deals(_match(ONE, 3))
    guest.key("c")
    assert write_code(ONE) in guest.dealings.pasted()
    assert "six deals, against madame argand, rubicon" in guest.dealings.pasted().casefold()
    over = at_deals(_match(ONE, 6))
    over.key("enter")  # the main thing then
    told = read_told(over.dealings.pasted())
    assert told.points == tuple(map(CodedResult, _YOURS))
    assert told.datum == tuple(map(CodedResult, _DATUM))


def test_without_a_clipboard_the_code_is_read_off_the_page() -> None:
    guest = at_deals(_match(ONE, 3))
    guest.dealings.clipboard = None
    guest.key("c")
    assert f"There is no clipboard here. The code is {write_code(ONE)}." in guest.words


def test_a_friend_who_pastes_my_result_has_both_beside_masters() -> None:
    mine = at_deals(_match(ONE, 6))
    mine.click("copy")
    friends = at_deals(
        CodedMatch(ONE, ("You", ""), _results(_FRIENDS), _results(_DATUM), keys={1: "k"})
    )
    friends.paste(mine.dealings.pasted())
    friends.key("v")
    assert "10 points behind Anne." in friends.words
    friends.key("v")
    assert "Anne’s result was here already." in friends.words


def test_whoever_never_said_a_name_is_a_friend() -> None:
    guest = at_deals(_match(ONE, 6))
    guest.house.last_names = lambda: ("Player 1", "Player 2")  # type: ignore[method-assign]
    guest.key("c")
    assert read_told(guest.dealings.pasted()).name == ""
    guest.key("v")
    assert "A friend" in guest.words


def test_another_master_than_ours_is_told() -> None:
    guest = at_deals(_match(ONE, 6))
    other = ToldResult(ONE, "Anna", ANNA.points, (CodedResult((1, 2)), *ANNA.datum[1:]))
    guest.paste(write_told(other))
    guest.key("v")
    assert "Anna’s Madame Argand played otherwise: another version of the game." in guest.words


def test_a_line_leads_to_the_deal_in_the_history() -> None:
    guest = at_deals(_match(ONE, 3))
    before = guest.stack.top
    guest.click("deal:2")
    assert guest.stack.top is not before
    assert "deal:4" not in guest.keys


def test_two_people_say_their_names_before_their_first_deal_and_not_again() -> None:
    guest = at_deals(CodedMatch(TWO, ("Player 1", "Player 2")))
    assert "paste" not in guest.keys  # a friend has nothing to add
    guest.key("enter")
    assert isinstance(guest.stack.top, Names)
    guest.key("enter")
    assert guest.dealings.played == [(TWO, 1)]
    on = at_deals(CodedMatch(TWO, ("Anne", "Bertrand"), _results(_TWO[:1]), keys={1: "k"}))
    on.key("enter")
    assert on.dealings.played == [(TWO, 2)]


def test_against_whom_the_measure_played_is_said_where_it_is_not_itself() -> None:
    told = "Madame Argand played your cards against Mr Finch."
    finch = new_code(12, "expert", SEED + 2)
    match = CodedMatch(finch, ("You", ""), _results(_YOURS), _results(_DATUM), keys={1: "k"})
    assert told in at_deals(match).words
    assert told not in at_deals(CodedMatch(finch, ("You", ""))).words, "nothing is played yet"
    assert "played your cards against" not in at_deals(_match(ONE, 3)).words


def test_of_two_people_the_button_names_the_row_and_not_the_twelfth_play() -> None:
    for played in range(12):
        results = _results(_TWO[:1] * played)
        match = CodedMatch(TWO, ("Anne", "Bertrand"), results, keys=dict.fromkeys(results, "k"))
        assert match.next is not None
        assert match.next.board <= 6
        assert f"Play deal {match.next.board}" in at_deals(match).words


def everything(code: str) -> list[CodesPage | DealsPage]:
    """Every page at its fullest, in a language."""
    speak(code)
    house = OpenHouse()
    twelve = new_code(12, "expert", SEED + 2)
    long = CodedMatch(TWO, ("Maximiliane", "Bartholomew"), _results(_TWO))
    house.dealings.matches = {
        ONE: _match(ONE, 6),
        TWO: long,
        twelve: CodedMatch(
            twelve, ("", ""), _results(_YOURS + _FRIENDS), _results(_DATUM + _YOURS)
        ),
        new_code(6, "club", 1): CodedMatch(new_code(6, "club", 1), ("", "")),
    }
    for name in ("Maximiliane", "Bartholomew", "Anna"):
        house.dealings.add(ToldResult(ONE, name, ANNA.points, ANNA.datum))
    pages: list[CodesPage | DealsPage] = [DealsPage(house, each) for each in (ONE, TWO, twelve)]
    codes = CodesPage(house, PIQUET)
    codes.press("go")
    pages.append(codes)
    for page in pages:
        page.tick(0.3)
    return pages


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room_and_apart(size: tuple[int, int], code: str) -> None:
    pygame.font.init()
    room = Room(*size, Writer(PlainArt()))
    for page in everything(code):
        picture = page.picture(room)
        apart(picture, room, margin=24)
        for item in picture.items:
            if isinstance(item, Text):
                wide = room.ruler.width(item.words, item.font)
                left = {Align.LEFT: 0.0, Align.RIGHT: wide, Align.CENTRE: wide / 2}[item.align]
                assert item.x - left >= 24, item.words
                assert item.x - left + wide <= size[0] - 24, item.words
                assert "…" not in item.words, item.words
