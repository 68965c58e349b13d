"""Choosing whom to play against: by mouse and by keyboard, remembered, and true to old parties."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.games import PIQUET, at_table, brings
from game.pages.people import against, level_of
from game.pages.settlement import SettlementScene
from game.pages.start.names import MOST
from game.pages.start.new_partie import NewPartie
from game.pages.start.title import Title
from game.pages.variants import variants_of
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.levels import LEVELS as REGISTRY
from game.piquet.ai.programs import AI
from game.piquet.words import say
from game.players.mind import mind_of
from game.players.player import seated
from game.program.engines import engine_level
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.saves.partie import Header, Running
from game.school.learn import LearnPage
from game.stage.basics import Align, Font, Rect, Room
from game.stage.lines import fitted_name
from game.stage.ornaments import PORTRAIT_RATIO, Legend, Mood, Portrait
from game.stage.picture import Box, CardItem, Shadow, Text
from game.table.table import TableScene
from rules.piquet.options import Options
from rules.piquet.state import Phase, State
from tests.game.houses import OpenHouse, guided, header, score_card, two
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.tongues import in_french

__all__ = ["in_french"]


def choosing(house: OpenHouse | None = None, size: tuple[int, int] = (1280, 800)) -> Pilot:
    pilot = Pilot(Title(house or OpenHouse()), *size)
    pilot.click("new")
    return pilot


@pytest.mark.parametrize("level", AI.opponents)
def test_a_click_on_a_face_chooses_it_and_the_button_begins(level: str) -> None:
    """Two people who had not seen the page before missed a button that begins."""
    house = guided(OpenHouse())
    pilot = choosing(house)
    pilot.click(f"level:{level}")
    assert house.asked == []
    assert f"Play {say(f'level.{level}')}" in pilot.words
    pilot.click("play")
    assert house.asked == [against(level)]
    assert house.asked == [seated(("You", say(f"level.{level}")), ("human", level))]


@pytest.mark.parametrize("size", SIZES)
def test_one_button_is_bright_and_it_keeps_its_place_whoever_is_chosen(
    size: tuple[int, int],
) -> None:
    pilot = choosing(guided(OpenHouse()), size)
    found = set()
    for level in AI.opponents:
        pilot.click(f"level:{level}")
        (place,) = (target.place for target in pilot.picture.targets if target.key == "play")
        found.add(place)
        boxes = [item for item in pilot.picture.items if isinstance(item, Box)]
        assert [box.rect for box in boxes if box.shadow is Shadow.BUTTON] == [place]
    assert len(found) == 1


def test_on_a_face_enter_begins_and_the_focus_has_chosen_it() -> None:
    house = guided(OpenHouse())
    pilot = choosing(house)
    pilot.click("level:club")
    pilot.key("down", "down")
    assert "Play Mr Finch" in pilot.words
    pilot.key("enter")
    assert house.asked == [against("expert")]


def test_enter_begins_against_the_one_of_the_last_time() -> None:
    house = guided(OpenHouse())
    house.last = "expert"
    choosing(house).key("enter")
    assert house.asked == [against("expert")]


def test_the_arrows_go_from_the_last_one_to_the_others() -> None:
    house = guided(OpenHouse())
    house.last = AI.usual
    choosing(house).key("down", "down", "down", "enter")  # the first shows where one is
    assert house.asked == [against("master")]


@pytest.mark.parametrize("level", AI.opponents)
def test_whoever_is_chosen_smiles_and_one_sentence_says_how_he_or_she_plays(level: str) -> None:
    """Six sentences at once were a page to read; each is told where one points, or chooses."""
    pilot = choosing()
    told = {say(f"level.{each}.help") for each in AI.opponents}
    legends = {item.words for item in pilot.picture.items if isinstance(item, Legend)}
    assert told <= legends, "a pointer that rests there is told, and so is a voice"
    pilot.point(f"level:{level}")
    assert [words for words in pilot.words if words in told] == [say(f"level.{level}.help")]
    pilot.click(f"level:{level}")
    pilot.point("back")
    assert [words for words in pilot.words if words in told] == [say(f"level.{level}.help")]
    faces = [item for item in pilot.picture.items if isinstance(item, Portrait)]
    pleased = [face.name for face in faces if face.mood is Mood.PLEASED]
    assert pleased == [AI.portraits[level]]


def test_the_rules_are_a_press_away_and_one_comes_back() -> None:
    pilot = choosing()
    assert "Options: as usual" in pilot.words
    pilot.click("rules")
    assert "Options for the next partie" in pilot.words
    pilot.key("escape")
    assert "Against whom?" in pilot.words
    pilot.key("escape")
    assert isinstance(pilot.stack.top, Title)


def test_spades_under_each_portrait_say_how_well_one_plays() -> None:
    """Two newcomers had to press every face to learn who is how strong."""
    pilot = choosing()
    signs = [
        isinstance(item, Text)
        for item in pilot.picture.items
        if (isinstance(item, Text) and item.words == "♠")
        or (isinstance(item, Box) and item.rect.width == item.rect.height == 4)
    ]
    bright = [sum(signs[at : at + 4]) for at in range(0, len(signs), 4)]
    assert dict(zip(AI.opponents, bright, strict=True)) == {
        "novice": 1,
        "club": 2,
        "expert": 3,
        "master": 4,
        "brandt": 2,
        "bell": 3,
    }


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room_and_apart(size: tuple[int, int]) -> None:
    pilot = choosing(size=size)
    everybody, games = AI.opponents, [f"game:{game}" for game in at_table()]
    keys = [
        *games,
        *("two", "three", "same"),
        *(f"level:{level}" for level in everybody),
        *("rules", "learn", "back", "play"),
    ]
    assert pilot.keys == keys
    places = [t.place for t in pilot.picture.targets if isinstance(t.place, Rect)]
    tiles, beside, places = places[: len(games)], places[len(games) :][:3], places[len(games) + 3 :]
    assert all(tile.bottom <= one.y for tile in tiles for one in beside)
    assert all(one.bottom <= place.y for place in places for one in beside)
    assert all(one.height >= 44 and one.right < size[0] - 16 for one in beside)
    faces, buttons = places[: len(everybody)], places[len(everybody) :]
    assert all(tile.bottom < face.y for tile in tiles for face in faces)
    assert tiles[0].y > 90
    for row in (tiles, beside, faces[:3], faces[3:], buttons):
        assert len({place.y for place in row}) == 1
        for before, after in pairwise(row):
            assert before.right <= after.x
    assert all(face.bottom < button.y for face in faces for button in buttons)
    assert places[0].x > 16
    assert faces[-1].right < size[0] - 16
    assert all(place.bottom < size[1] - 16 and place.height >= 44 for place in places)


@pytest.mark.parametrize("french", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_other_ways_of_playing_keep_their_places_whatever_is_chosen_or_learnt(
    size: tuple[int, int], french: bool, request: pytest.FixtureRequest
) -> None:
    """A click where "An evening…" had been hit "The same deals" once there were lessons beside."""
    if french:
        request.getfixturevalue("in_french")
    found = set()
    for house in (OpenHouse(), guided(OpenHouse())):
        pilot = Pilot(NewPartie(house), *size)
        for game in at_table():
            pilot.click(f"game:{game}")
            found.add(tuple(pilot.place(key) for key in ("two", "three", "same")))
            places = [t.place for t in pilot.picture.targets if t.key in ("learn", "two")]
            rects = [place for place in places if isinstance(place, Rect)]
            assert rects[0].right <= rects[-1].x or len({place.y for place in rects}) > 1
    assert len(found) == 1


@pytest.mark.parametrize("size", SIZES)
def test_everybody_has_a_face_with_the_name_on_a_plate_under_it(size: tuple[int, int]) -> None:
    pilot = choosing(size=size)
    items = pilot.picture.items
    faces = [item for item in items if isinstance(item, Portrait)]
    assert [face.name for face in faces] == [AI.portraits[level] for level in AI.opponents]
    texts = {item.words: item for item in items if isinstance(item, Text)}
    spots = {target.key: target.place for target in pilot.picture.targets}
    for face, level in zip(faces, AI.opponents, strict=True):
        name, spot = texts[say(f"level.{level}")], spots[f"level:{level}"]
        assert isinstance(spot, Rect)
        assert spot.x < name.x < face.x
        assert face.y + face.width * PORTRAIT_RATIO / 2 < name.y + 6 < spot.bottom
        assert spot.x <= face.x - face.width / 2
        assert face.x + face.width / 2 <= spot.right
        assert face.width >= 104
    told = {say(f"level.{level}.help") for level in AI.opponents}
    (sentence,) = (text for words, text in texts.items() if words in told)
    places = {str(key): place for key, place in spots.items() if isinstance(place, Rect)}
    assert all(
        place.bottom < sentence.y - 16 for key, place in places.items() if key.startswith("level:")
    )
    assert all(sentence.y < places[key].y for key in ("rules", "play", "back"))


def test_a_name_fits_over_its_column_in_full_or_by_its_last_word() -> None:
    room = Room(1280, 800, EstimatingRuler())
    heads = Font(16, bold=True)
    for level in AI.levels:
        name = say(f"level.{level}")
        shown = fitted_name(name, heads, MOST, room)
        assert shown in (name, name.split()[-1])
        assert room.ruler.width(shown, heads) <= MOST
    assert fitted_name("Mr Finch", heads, MOST, room) == "Mr Finch"
    assert fitted_name("Madame Argand", heads, MOST, room) == "Argand"
    assert fitted_name("Maximiliane", heads, 60, room).endswith("…")


def test_a_level_is_listed_in_order_and_the_usual_one_is_among_them() -> None:
    assert AI.levels == ("novice", "club", "expert", "master")
    assert AI.usual == "club"


def test_who_is_there_for_company_plays_as_one_of_the_four() -> None:
    assert AI.opponents == (*AI.levels, "brandt", "bell")
    assert engine_level("brandt") == "club"
    assert engine_level("bell") == "expert"
    assert AI.chosen("bell") == "bell"


@pytest.mark.parametrize("stored", ["", "thumb", "grandmaster"])
def test_where_no_such_level_was_chosen_the_usual_one_stands(stored: str) -> None:
    assert AI.chosen(stored) == AI.usual


def test_a_partie_goes_on_against_the_level_it_was_begun_with() -> None:
    assert [AI.stands_for(level) for level in AI.former] == list(AI.former)
    assert all(AI.knows(level) for level in (*AI.opponents, *AI.former))
    assert not AI.knows("grandmaster")
    assert AI.stands_for("grandmaster") == AI.usual


def test_every_level_is_played_by_its_own_player_and_by_thumb_rules_where_it_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    has = dict.fromkeys(("thumb", "club", "master"), thumb.choose)
    monkeypatch.setattr("game.piquet.ai.levels.LEVELS", has)
    seats = {level: engine_level(level) for level in (*AI.opponents, *AI.former, "grandmaster")}
    assert seats == {
        "novice": "thumb",
        "club": "club",
        "expert": "thumb",
        "master": "master",
        "brandt": "club",
        "bell": "thumb",
        "thumb": "thumb",
        "grandmaster": "club",
    }


@pytest.mark.parametrize("level", [*AI.opponents, *AI.former])
def test_whoever_sits_down_is_one_that_our_engine_can_play(level: str) -> None:
    assert engine_level(level) in REGISTRY


def test_a_level_is_that_of_the_only_program() -> None:
    assert level_of(("human", "expert")) == "expert"
    assert level_of(("expert", "human")) == "expert"
    assert level_of(("human", "human")) is None
    assert level_of(("expert", "master")) is None


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OurHouse:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return OurHouse()


def test_the_choice_is_remembered_and_the_partie_keeps_its_own(house: OurHouse) -> None:
    assert house.opponent() == AI.levels[0], "who never finished a deal begins there"
    house.new_partie(against("expert"))
    house.new_partie(against("novice"))
    house.close()
    later = OurHouse()
    assert later.opponent() == "novice"
    assert {r.header.kinds for r in later.running()} == {("human", "expert"), ("human", "novice")}
    first = next(r for r in later.running() if r.header.kinds[1] == "expert")
    table = later.resume(first.id)
    assert isinstance(table, TableScene)
    assert table.names == ("You", "Mr Finch")
    assert later.opponent() == "novice"
    later.close()


def test_two_people_change_nothing_about_the_opponent(house: OurHouse) -> None:
    house.new_partie(against("master"))
    house.new_partie(seated(("Anne", "Bertrand"), ("human", "human")))
    assert house.opponent() == "master"
    house.close()


def test_a_level_of_a_later_version_is_told_and_the_usual_one_goes_on(house: OurHouse) -> None:
    names, kinds = ("You", "Grandmaster"), ("human", "grandmaster")
    key = house.book.begin(Header(seated(names, kinds), Options(), 7, "2026-03-14T20:11:00"))
    assert isinstance(house.resume(key), TableScene)
    (told,) = house.take_notices()
    assert "grandmaster" in told
    assert "Mrs Lavelle goes on" in told
    house.close()


def settled(head: Header, house: OpenHouse) -> Pilot:
    card = score_card(head=head)
    over = State(phase=Phase.OVER, first_dealer=card.first_dealer, results=card.deals)
    return Pilot(SettlementScene(house, replace(over, settlement=card.settlement), head))


def test_again_is_against_the_same_level() -> None:
    house = OpenHouse()
    settled(Header(against("master"), Options(), 7, "2026-03-14T20:11:00"), house).key("enter")
    assert house.asked == [against("master")]


def test_again_after_a_partie_of_before_there_were_people_is_against_the_person() -> None:
    house = OpenHouse()
    settled(header(("You", "Master"), ("human", "master")), house).key("enter")
    assert house.asked == [against("master")]


def test_again_after_a_partie_of_an_earlier_version_is_against_the_level_chosen_last() -> None:
    house = OpenHouse()
    house.likes = replace(house.likes, guided=True)
    settled(header(), house).key("enter")
    assert house.asked == [against(AI.usual)]


def test_again_between_two_people_is_between_the_same() -> None:
    house = OpenHouse()
    settled(two(), house).key("enter")
    assert house.asked == [two().seats]


@pytest.mark.parametrize("size", SIZES)
def test_another_game_is_a_press_away_and_its_rules_are_told(size: tuple[int, int]) -> None:
    pilot = choosing(size=size)
    pilot.click("game:bezique")
    assert "Options: as usual" in pilot.words
    assert "game:piquet" in pilot.keys
    pilot.click("rules")
    assert "Rubicon Bezique" in pilot.words
    pilot.key("escape")
    pilot.click("game:piquet")
    assert "Options: as usual" in pilot.words


@pytest.mark.parametrize("size", SIZES)
def test_each_game_shows_its_cards_within_its_tile(size: tuple[int, int]) -> None:
    pilot = choosing(size=size)
    for game in at_table():
        tile = next(each.place for each in pilot.picture.targets if each.key == f"game:{game}")
        assert isinstance(tile, Rect)
        cards = [item for item in pilot.picture.items if isinstance(item, CardItem)]
        own = [card for card in cards if card.key.startswith(f"{game}:")]
        assert tuple(card.face for card in own) == variants_of(game).fan
        assert len(own) >= 3
        texts = [item for item in pilot.picture.items if isinstance(item, Text)]
        (name,) = (text for text in texts if text.words == variants_of(game).title())
        for card in own:
            reach = card.pose.width * 0.72
            assert tile.x < card.pose.x - reach / 1.4
            assert card.pose.x + reach / 1.4 < tile.right
            assert tile.y < card.pose.y - reach < card.pose.y + reach < tile.bottom
            beside = name.align is Align.LEFT and card.pose.x + reach / 1.4 < name.x
            above = name.align is Align.CENTRE and card.pose.y + reach < name.y - 16
            assert beside or above


def test_a_game_is_asked_for_once_and_the_title_offers_it_from_then_on(house: OurHouse) -> None:
    pilot = Pilot(Title(house))
    assert house.game() == PIQUET, "the first thing one meets"
    pilot.click("new")
    pilot.click("game:bezique")
    pilot.key("escape")
    assert isinstance(pilot.stack.top, Title)
    assert "Bezique: two packs, cards laid open." in pilot.words
    house.close()
    later = OurHouse()
    pilot = Pilot(Title(later))
    assert pilot.text.count("Bezique") == 1
    pilot.click("play")
    (begun,) = later.running()
    assert begun.header.game == "bezique"
    later.close()


def test_two_people_play_the_game_that_was_chosen(house: OurHouse) -> None:
    pilot = Pilot(Title(house))
    pilot.click("new")
    pilot.click("game:bezique")
    pilot.click("two")
    pilot.click("start")
    (begun,) = house.running()
    assert begun.header.game == "bezique"
    assert begun.header.kinds == ("human", "human")
    house.close()


def chosen(pilot: Pilot) -> str | None:
    """What Enter would press on the page of a new partie."""
    page = pilot.stack.top
    assert isinstance(page, NewPartie)
    return page.main


@pytest.mark.parametrize("game", [game for game in at_table() if brings(game, "lessons")])
def test_whoever_never_began_a_game_finds_its_lessons_beside_the_bright_button(game: str) -> None:
    """Two people found lessons odd as the brightest thing: they had just chosen whom to play."""
    house = OpenHouse(cards=(score_card(),) if game != PIQUET else ())
    pilot = choosing(house)
    pilot.click(f"game:{game}")
    assert chosen(pilot) == f"level:{house.opponent(game)}"
    assert f"Learn {variants_of(game).title()}" in pilot.words
    pilot.click("learn")
    assert isinstance(pilot.stack.top, LearnPage)
    assert pilot.stack.top.game == game
    pilot.key("escape")
    assert f"Learn {variants_of(game).title()}" in pilot.words, "still nothing of it was played"


@pytest.mark.parametrize("game", [game for game in at_table() if brings(game, "lessons")])
def test_whoever_began_a_game_finds_its_lessons_and_enter_begins(game: str) -> None:
    begun = Running("1", replace(header(), game=game), (), "2026-03-14")
    pilot = choosing(OpenHouse(running=(begun,)))
    pilot.click(f"game:{game}")
    assert chosen(pilot) == f"level:{mind_of(game).levels[0]}"
    pilot.click("learn")
    assert isinstance(pilot.stack.top, LearnPage)
    assert pilot.stack.top.game == game


def test_whoever_wants_no_more_explanations_of_piquet_is_not_sent_to_its_lessons() -> None:
    assert chosen(choosing(guided(OpenHouse()))) == f"level:{AI.usual}"


def explained(house: OurHouse, game: str) -> bool:
    """Whether a new partie of a game begins with explanations."""
    table = house.new_partie(against(mind_of(game).levels[0], game), None, game)
    assert isinstance(table, TableScene)
    return table.board.top.guiding


def test_who_knows_piquet_has_the_first_partie_of_another_game_explained(house: OurHouse) -> None:
    house.prefer(replace(house.preferences(), guided=True))
    assert not explained(house, PIQUET)
    assert explained(house, "bezique")
    assert not explained(house, "bezique"), "it was begun before"
    house.close()
