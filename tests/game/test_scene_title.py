"""The title: the ways into the rooms, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.bezique.words import BEZIQUE
from game.duplicate.deals_page import DealsPage
from game.games import PIQUET, papers_of
from game.pages.narrator import Narrator
from game.pages.people import against
from game.pages.score_cards import ScoreCards
from game.pages.start import title_drawn as drawn
from game.pages.start.fan_motion import moved
from game.pages.start.new_partie import NewPartie
from game.pages.start.title import Title
from game.piquet.ai.programs import AI
from game.saves.partie import Header, Running, ScoreCard
from game.saves.progress import Learned
from game.school.learn import LearnPage
from game.school.lesson_scene import LessonScene
from game.stage.basics import Rect, Room
from game.stage.director import Motion
from game.stage.intents import Hover, Press, Release
from game.stage.ornaments import Legend
from game.stage.picture import Backdrop, CardItem, Icon, Text
from tests.game.houses import OpenHouse, guided, header, score_card, two
from tests.game.margins import apart
from tests.game.pilot import SIZES, EstimatingRuler, Pilot

CUT = ("spread " + " ".join(r + s for s in "SHDC" for r in "AKQJT987"), "cut 0", "cut 9")


def running(key: str = "one", head: Header | None = None) -> Running:
    return Running(key, head or header(), CUT, "2026-03-14T20:11:00")


def test_on_a_first_start_one_key_leads_to_the_school_and_another_line_to_a_first_deal() -> None:
    house = OpenHouse()
    pilot = Pilot(Title(house))
    assert "Continue" not in pilot.words
    assert {"Play against Toby Wren", "Learn to play", "Ten minutes, by playing."} <= set(
        pilot.words
    )
    pilot.key("enter")
    assert isinstance(pilot.stack.top, LearnPage)
    pilot.key("escape")
    pilot.click("play")
    assert house.asked == [against(AI.levels[0])]
    assert pilot.picture.backdrop is Backdrop.TABLE


def test_who_left_his_first_deal_goes_on_with_it_and_finds_the_school_below() -> None:
    page = Title(OpenHouse(running=(running(),)))
    assert page.main == "continue"
    assert "Learn to play" in Pilot(page).words


def test_who_has_played_nothing_finds_four_lines_and_nothing_to_look_back_on() -> None:
    keys = [key for key in Pilot(Title(OpenHouse())).keys if key not in ("learn", "help")]
    assert keys == ["new", "two", "play", "settings", "quit"]


def test_who_has_played_finds_four_lines_with_the_score_cards_and_the_school_as_a_sign() -> None:
    known = OpenHouse(cards=(score_card(),))
    keys = [key for key in Pilot(Title(known)).keys if key != "play"]
    assert keys == ["new", "two", "cards", "settings", "learn", "help", "quit", "goal"]


def in_lessons(cards: tuple[ScoreCard, ...] = ()) -> OpenHouse:
    """Somebody who played a deal and has learned the tricks."""
    house = OpenHouse(cards=cards)
    house.likes = replace(house.likes, guided=True)
    house.learn(PIQUET, "trick", Learned(0, done=True))
    return house


def test_who_is_in_the_middle_of_the_lessons_finds_them_as_a_line() -> None:
    keys = Pilot(Title(in_lessons())).keys
    assert keys.index("learn") == keys.index("settings") + 1 < keys.index("help")


def test_what_a_newcomer_has_learned_to_find_is_there_once_he_is_a_player() -> None:
    """Her "New partie" stood in the second row, and in the first after her first partie."""
    houses = (
        OpenHouse(),
        OpenHouse(running=(running(),)),
        in_lessons(),
        OpenHouse(cards=(score_card(),)),
        OpenHouse((running(),), (score_card(),)),
    )
    pilots = [Pilot(Title(each)) for each in houses]
    for key in ("new", "two", "settings"):
        assert len({each.place(key) for each in pilots}) == 1, key
    for key in ("cards", "learn"):  # as soon as there is more than lessons and a first partie
        assert len({each.place(key) for each in pilots[1:3]}) == 1, key


@pytest.mark.parametrize("size", SIZES)
def test_no_line_moves_when_others_come_and_go_or_say_something_else(size: tuple[int, int]) -> None:
    known = (score_card(),)
    houses = (
        OpenHouse(cards=known),
        in_lessons(),
        *(OpenHouse(tuple(map(running, "abc"[:count])), known) for count in (1, 2, 3)),
    )
    pilots = [Pilot(Title(each), *size) for each in houses]
    for key in ("new", "two", "cards", "settings", "help", "quit"):
        assert len({each.place(key) for each in pilots}) == 1, key


def test_the_first_picture_has_no_line_that_the_second_takes_back() -> None:
    title = Title(in_lessons((score_card(),)), at_start=True)
    pilot = Pilot(title)
    first = pilot.keys
    title.tick(1.0)
    assert set(first) <= set(pilot.keys)
    for keys in (first, pilot.keys):
        assert keys.index("learn") > keys.index("settings")


def test_a_small_sign_is_told_by_a_voice_and_to_a_pointer() -> None:
    pilot = Pilot(Title(OpenHouse()))
    narrator = Narrator()
    list(narrator.see(pilot.picture))
    told = list[str]()
    for _ in pilot.keys:
        pilot.key("down")
        told += [each.words for each in narrator.see(pilot.picture)]
    assert {"Help", "Quit"} <= set(told)
    assert "Quit" not in pilot.words
    pilot.stack.on_intent(Hover(*pilot.place("quit")))
    pilot.wait(1.0)
    assert "Quit" in pilot.words


@pytest.mark.parametrize("size", [*SIZES, (1024, 1400), (1366, 768)])
@pytest.mark.parametrize("open_ones", [0, 1, 2])
def test_the_block_stands_in_the_middle(size: tuple[int, int], open_ones: int) -> None:
    house = OpenHouse(tuple(running(str(i)) for i in range(open_ones)), (score_card(),))
    picture = Pilot(Title(house), *size).picture
    (name,) = (item for item in picture.items if isinstance(item, Legend) and item.words)
    menu = [target.place for target in picture.targets if target.key == "settings"]
    assert isinstance(menu[0], Rect)
    above, below = name.place.y, size[1] - menu[0].bottom
    assert abs(above - below) <= 60


def test_enter_begins_against_the_opponent_played_last() -> None:
    house = OpenHouse()
    house.likes = replace(house.likes, guided=True)
    assert "Against Mrs Lavelle. Rubicon." in Pilot(Title(house)).words
    house.last = "master"
    pilot = Pilot(Title(house))
    assert "Against Madame Argand. Rubicon." in pilot.words
    pilot.key("enter")
    assert house.asked == [against("master")]


def test_another_opponent_is_one_line_away() -> None:
    house = OpenHouse()
    pilot = Pilot(Title(house))
    pilot.click("new")
    pilot.click("level:expert")
    pilot.click("play")
    assert house.asked == [against("expert")]


def test_the_settings_are_a_line_of_the_title() -> None:
    pilot = Pilot(Title(OpenHouse()))
    pilot.click("settings")
    assert "Table and cards" in pilot.words
    pilot.key("escape")
    assert isinstance(pilot.stack.top, Title)


def test_with_a_partie_open_enter_continues_the_newest() -> None:
    house = OpenHouse((running("new"), running("old")))
    pilot = Pilot(Title(house))
    assert "Continue against Adversary" in pilot.words
    assert "You and Adversary, before the first deal." in pilot.words
    pilot.key("enter")
    assert house.asked == ["new"]


def test_a_deal_that_is_tried_again_does_not_stand_before_the_partie_that_counts() -> None:
    tried = running("two", replace(header(), again="one 1"))
    house = OpenHouse(running=(tried, running("one")))
    Pilot(Title(house)).key("enter")
    assert house.asked == ["one"]


def test_two_people_simply_continue() -> None:
    pilot = Pilot(Title(OpenHouse((running("new", two()),))))
    assert "Continue" in pilot.words


def test_an_older_partie_is_chosen_from_a_list() -> None:
    house = OpenHouse((running("new"), running("old", two())))
    pilot = Pilot(Title(house))
    pilot.click("others")
    assert "Anne and Bertrand" in pilot.words
    pilot.key("down", "down", "enter")
    assert house.asked == ["old"]


def test_a_long_list_of_open_parties_is_walked_through() -> None:
    house = OpenHouse(tuple(running(str(i)) for i in range(30)))
    pilot = Pilot(Title(house), 1024, 640)
    pilot.click("others")
    pilot.key(*["down"] * 30)
    assert "open-29" in pilot.keys
    pilot.key("enter")
    assert house.asked == ["29"]


def test_back_from_the_list_is_the_title() -> None:
    pilot = Pilot(Title(OpenHouse((running("new"), running("old")))))
    pilot.click("others")
    pilot.key("escape")
    assert isinstance(pilot.stack.top, Title)


def test_a_partie_that_cannot_be_opened_says_why() -> None:
    pilot = Pilot(Title(OpenHouse((running(),), shut="It is open in another window.")))
    pilot.key("enter")
    assert "It is open in another window." in pilot.words
    pilot.key("escape")
    assert "It is open in another window." not in pilot.words


def test_notices_are_told_one_by_one_and_gone_when_understood() -> None:
    pilot = Pilot(Title(OpenHouse(notices=("The first.", "The second."))))
    assert "The first." in pilot.words
    assert "The second." not in pilot.words
    pilot.click("notice")
    assert "The second." in pilot.words
    pilot.click("notice")
    assert "notice" not in pilot.keys


def test_quit_ends_and_escape_does_not() -> None:
    pilot = Pilot(Title(OpenHouse()))
    pilot.key("escape")
    assert pilot.stack.running
    pilot.click("quit")
    assert not pilot.stack.running


def test_arrows_reach_everything_and_come_round() -> None:
    pilot = Pilot(Title(OpenHouse((running(),))))
    title = pilot.stack.top
    assert isinstance(title, Title)
    reached = []
    for _ in pilot.keys:
        pilot.key("down")
        reached.append(title.focus)
    assert reached == pilot.keys
    pilot.key("down")
    assert title.focus == pilot.keys[0]


def test_the_second_half_of_a_double_click_presses_nothing() -> None:
    house = OpenHouse((running("new"), running("old")))
    pilot = Pilot(Title(house))
    x, y = pilot.place("others")
    for _ in range(2):
        pilot.stack.on_intent(Press(x, y))
        pilot.stack.on_intent(Release(x, y))
        assert pilot.picture.targets
        pilot.stack.tick(0.05)
    assert "Open parties" in pilot.words
    assert house.asked == []


def test_a_click_counts_where_it_began_and_ended() -> None:
    house = OpenHouse()
    pilot = Pilot(Title(house))
    pilot.stack.on_intent(Press(*pilot.place("new")))
    pilot.stack.on_intent(Release(*pilot.place("quit")))
    assert pilot.stack.running
    assert house.asked == []


def test_what_the_pointer_is_over_is_painted_anew() -> None:
    pilot = Pilot(Title(OpenHouse()))
    before, items = pilot.stack.changed, pilot.picture.items
    pilot.stack.on_intent(Hover(*pilot.place("quit")))
    assert pilot.stack.changed != before
    assert pilot.picture.items != items


@pytest.mark.parametrize(
    ("head", "deals", "sentence"),
    [
        (header(), ((162, 98),), "you won 360 points, Adversary rubiconed at 98."),
        (header(), ((120, 131),), "Adversary won 111 points from you."),
        (two(), ((131, 113),), "Anne won 118 points from Bertrand."),
        (two(), ((104, 104),), "drawn at 104."),
    ],
)
def test_the_last_partie_is_told_in_a_sentence(
    head: Header, deals: tuple[tuple[int, int], ...], sentence: str
) -> None:
    pilot = Pilot(Title(OpenHouse(cards=(score_card(deals, head),))))
    assert f"Last partie: {sentence}" in pilot.words


@pytest.mark.parametrize("size", SIZES)
def test_a_long_notice_covers_nothing(size: tuple[int, int]) -> None:
    house = OpenHouse((running("a"), running("b")), notices=("Eighteen letters. " * 14,))
    pilot = Pilot(Title(house), *size)
    *menu, notice = (target.place for target in pilot.picture.targets)
    assert isinstance(notice, Rect)
    assert notice.bottom <= size[1] - 16
    assert all(isinstance(line, Rect) and line.bottom <= notice.y + 1 for line in menu)


@pytest.mark.parametrize("size", SIZES)
def test_a_notice_stands_on_its_slip(size: tuple[int, int]) -> None:
    pilot = Pilot(Title(OpenHouse(notices=("An older book lay beside yours.",))), *size)
    words = next(
        item
        for item in pilot.picture.items
        if isinstance(item, Text) and item.words.startswith("An older")
    )
    *_, notice = (target.place for target in pilot.picture.targets)
    assert isinstance(notice, Rect)
    assert notice.x + 20 <= words.x <= notice.x + 30


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room_and_apart(size: tuple[int, int]) -> None:
    house = OpenHouse((running("a"), running("b")), (score_card(),))
    pilot = Pilot(Title(house), *size)
    apart(pilot.picture, pilot.room, margin=20, least=44)


def test_who_is_in_the_middle_of_the_lessons_finds_them_among_the_lines() -> None:
    """After a first deal they hid behind a small sign, and had to be hunted for."""
    house = OpenHouse((running("a"), running("b")))
    house.learn(PIQUET, "trick", Learned(0, done=True))
    pilot = Pilot(Title(house))
    assert "On with lesson 2" in pilot.words
    pilot.click("learn")
    pilot.wait(0.1)
    assert isinstance(pilot.stack.top, LessonScene), "not to the page of all"
    pilot.key("escape")
    assert isinstance(pilot.stack.top, LearnPage)
    house.finished = (score_card(),)
    assert "On with lesson 2" not in Pilot(Title(house)).words


def test_who_has_left_in_a_lesson_finds_on_the_title_where_he_was() -> None:
    """It said "Learn to play, ten minutes", as if nothing had been learned."""
    house = OpenHouse()
    for name in ("trick", "counts"):
        house.learn(PIQUET, name, Learned(0, done=True))
    house.learn(PIQUET, "exchange", Learned(2))
    pilot = Pilot(Title(house))
    assert {"On with lesson 3", "Learn to play"} <= set(pilot.words)
    pilot.key("enter")
    pilot.wait(0.1)
    assert isinstance(pilot.stack.top, LessonScene)


def test_each_line_of_the_menu_has_a_small_drawing_of_its_own_before_it() -> None:
    for house in (OpenHouse(), OpenHouse(running=(running(),)), OpenHouse(cards=(score_card(),))):
        title = Pilot(Title(house))
        lines = [
            target.place
            for target in title.picture.targets
            if target.key in {"play", "new", "learn", "two", "cards", "settings"}
            and isinstance(target.place, Rect)
            and target.place.width > 200
            and target.place.height < 56
        ]
        signs = [
            item.name
            for place in lines
            for item in title.picture.items
            if isinstance(item, Icon) and place.contains(item.x, item.y)
        ]
        assert len(lines) >= 4
        assert len(set(signs)) == len(lines)


def test_a_goal_stands_in_a_line_the_deals_of_the_day_then_who_was_not_beaten() -> None:
    card = score_card(head=header(kinds=("human", "thumb")))
    house = guided(OpenHouse(cards=(card,) * 3))
    assert "Today’s six deals: the same for all" in Pilot(Title(house)).words
    house.played_of_day = 2
    pilot = Pilot(Title(house))
    assert "Today’s deals: two of six played" in pilot.words
    pilot.click("goal")
    assert isinstance(pilot.stack.top, DealsPage)
    house.played_of_day = 6
    pilot = Pilot(Title(house))
    assert "A goal: beat Toby Wren three times" in pilot.words
    pilot.click("goal")
    assert isinstance(pilot.stack.top, NewPartie)
    assert "Play Toby Wren" in pilot.words, "Mrs Lavelle was chosen there"
    assert "goal" not in Pilot(Title(OpenHouse())).keys, "a newcomer learns first"


def test_score_cards_without_a_card_lead_to_the_partie_that_runs_or_to_a_first_one() -> None:
    house = guided(OpenHouse(running=(running(),)))
    pilot = Pilot(ScoreCards(house))
    assert "You and Adversary, before the first deal." in pilot.words
    pilot.key("enter")
    assert house.asked == ["one"]
    house = guided(OpenHouse())
    Pilot(ScoreCards(house)).key("enter")
    assert house.asked == [against(house.opponent())]


def test_a_card_of_the_fan_leans_a_little_as_it_comes_so_that_it_takes_few_drawings() -> None:
    """Each angle of a card that large is half a megabyte, and its shadow more."""
    room = Room(1280, 800, EstimatingRuler())
    fan = drawn.fan(drawn.page(room, notice=False))
    rest = {item.key: item.pose.angle for item in fan if isinstance(item, CardItem)}
    away = set()
    for tick in range(60):
        for item in moved(fan, tick / 50, Motion.NORMAL):
            if isinstance(item, CardItem):
                away.add(round(abs(item.pose.angle - rest[item.key]), 1))
    assert 4 < max(away) <= 7


def test_over_a_partie_that_goes_on_stands_its_own_game() -> None:
    """ "All-Fours: beg or stand…" stood there, for the page of games had been looked at."""
    head = replace(header(), game=BEZIQUE, options=papers_of(BEZIQUE).usual())
    other = Running("one", head, (), "2026-03-14T20:11:00")
    house = OpenHouse(running=(other,))
    for game in (PIQUET, BEZIQUE):
        house.choose_game(game)
        shown = {
            "Bezique: two packs, cards laid open.",
            "You and Adversary, before the first deal.",
        }
        assert shown <= set(Pilot(Title(house)).words)
