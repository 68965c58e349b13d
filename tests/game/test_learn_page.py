"""The page of all lessons, the way to it from the title, and what is remembered of them."""

from __future__ import annotations

import json
from math import cos, radians, sin
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.games import PIQUET, NoGameError, at_table, brings
from game.pages.start.title import Title
from game.players.mind import TEACHER
from game.saves.progress import Learned, Trained
from game.saves.settings import Settings, load, store
from game.school.learn import LearnPage
from game.school.lesson import in_words, must_have_lessons
from game.school.lesson_scene import LessonScene
from game.school.reading import head_of
from game.stage.basics import Align, Rect, Room
from game.stage.ornaments import Portrait
from game.stage.picture import Backdrop, Box, CardItem, Text
from game.words.catalogue import speak
from tests.game.houses import OpenHouse, guided, score_card
from tests.game.margins import apart
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.plain import window_room
from tests.game.pupil import NAMES
from tests.game.saves_table import noon, quick_disk
from tests.game.test_scene_title import running
from tests.game.tongues import LANGUAGES, in_french

__all__ = ["in_french", "quick_disk"]


def house(*done: str) -> OpenHouse:
    found = OpenHouse()
    for name in done:
        found.learn(PIQUET, name, Learned(0, done=True))
    return found


def test_every_lesson_has_a_tile_with_its_name() -> None:
    pilot = Pilot(LearnPage(house(), PIQUET))
    for name in NAMES:
        assert head_of(PIQUET, name).title.english in " ".join(pilot.words)
        assert f"lesson:{name}" in pilot.keys
    assert "0 of 7" in pilot.words


def test_enter_begins_with_the_first_lesson_that_is_not_done() -> None:
    pilot = Pilot(LearnPage(house("trick", "counts"), PIQUET))
    assert "Begin: The exchange" in pilot.words
    pilot.key("enter")
    top = pilot.stack.top
    assert isinstance(top, LessonScene)
    assert top.classroom.lesson.name == "exchange"


def test_a_lesson_that_was_begun_is_gone_on_with() -> None:
    around = house("trick")
    around.learn(PIQUET, "counts", Learned(3))
    pilot = Pilot(LearnPage(around, PIQUET))
    assert "Go on: What counts" in pilot.words
    pilot.key("enter")
    top = pilot.stack.top
    assert isinstance(top, LessonScene)
    assert top.classroom.learning.at == 3


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_any_lesson_may_be_taken_at_any_time(keys: bool) -> None:
    pilot = Pilot(LearnPage(house(), PIQUET))
    if keys:
        while pilot.stack.top.focus != "lesson:rubicon":  # type: ignore[attr-defined]
            pilot.key("right")
        pilot.key("enter")
    else:
        pilot.click("lesson:rubicon")
    top = pilot.stack.top
    assert isinstance(top, LessonScene)
    assert top.classroom.lesson.name == "rubicon"
    pilot.key("escape")
    assert isinstance(pilot.stack.top, LearnPage)


def test_the_first_arrow_leads_to_the_lesson_that_is_next() -> None:
    page = LearnPage(house("trick"), PIQUET)
    pilot = Pilot(page)
    pilot.key("right")
    assert page.focus == "lesson:counts"
    pilot.key("right")
    assert page.focus == "lesson:exchange"


def test_back_from_a_lesson_its_progress_is_seen_at_once() -> None:
    pilot = Pilot(LearnPage(house(), PIQUET))
    pilot.click("lesson:pique")
    for _ in range(2):
        pilot.key("enter")
    pilot.key("escape")
    pilot.click("lesson:pique")
    top = pilot.stack.top
    assert isinstance(top, LessonScene)
    assert top.classroom.learning.at == 2


def test_when_all_are_done_the_first_partie_is_offered() -> None:
    pilot = Pilot(LearnPage(house(*NAMES), PIQUET))
    assert {"7 of 7", "Play, with hints"} <= set(pilot.words)
    pilot.key("enter")
    assert not isinstance(pilot.stack.top, LearnPage)


def test_a_trainer_stands_with_its_best() -> None:
    known = guided(house())
    assert "new" in Pilot(LearnPage(known, PIQUET)).words
    known.train(PIQUET, "counting", Trained(9, 42))
    pilot = Pilot(LearnPage(known, PIQUET))
    assert {"Quick counting", "best 4.2 s"} <= set(pilot.words)


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room_and_apart(size: tuple[int, int]) -> None:
    pilot = Pilot(LearnPage(house("trick"), PIQUET), *size)
    apart(pilot.picture, pilot.room)


@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_shows_the_parts_of_the_next_lesson_over_her_whole_paper(
    size: tuple[int, int],
) -> None:
    around = house("trick", "counts", "exchange")
    around.learn(PIQUET, "talk", Learned(3))
    pilot = Pilot(LearnPage(around, PIQUET), *size)
    papers = [item for item in pilot.picture.items if isinstance(item, Box)]
    paper = max(papers, key=lambda item: item.rect.width).rect
    tiles = (target for target in pilot.picture.targets if str(target.key).startswith("lesson:"))
    rights = [tile.place.right for tile in tiles if isinstance(tile.place, Rect)]
    assert paper.right == pytest.approx(max(rights), abs=1)
    texts = [item for item in pilot.picture.items if isinstance(item, Text)]
    said = [item for item in texts if paper.y < item.y < paper.bottom and item.x > paper.x]
    parts = [part.english for part in head_of(PIQUET, "talk").parts]
    middles = sorted({item.x for item in said if item.align is Align.CENTRE})
    names = [[item for item in said if item.x == x] for x in middles]
    assert [" ".join(item.words for item in lines) for lines in names] == parts
    road = [item for lines in names for item in lines]
    strong = " ".join(item.words for item in road if item.font.bold)
    assert strong == "Elder’s other calls"
    assert max(item.x for item in road) - min(item.x for item in road) > paper.width * 0.7
    ruler = EstimatingRuler()
    for item in said:
        width = ruler.width(item.words, item.font)
        start = item.x - {Align.LEFT: 0, Align.CENTRE: width / 2, Align.RIGHT: width}[item.align]
        assert paper.x < start < start + width < paper.right


def test_lessons_after_the_one_to_go_on_with_are_dim_and_yet_not_locked() -> None:
    around = house("trick", "counts", "exchange")
    page = LearnPage(around, PIQUET)
    pilot = Pilot(page)

    def faint(name: str) -> bool:
        number = str(NAMES.index(name) + 1)
        items = pilot.picture.items
        item = next(each for each in items if isinstance(each, Text) and each.words == number)
        return item.paint.alpha < 1

    assert [name for name in NAMES if faint(name)] == ["pique", "rubicon", "deal"]
    page.focus = "lesson:rubicon"
    page.touch()
    assert [name for name in NAMES if faint(name)] == ["pique", "deal"]
    around.learn(PIQUET, "pique", Learned(2))
    page.appear()
    assert not faint("pique"), "one has begun with it"


def test_who_knows_enough_is_not_told_after_which_lesson_one_may_play() -> None:
    before = Pilot(LearnPage(guided(house("trick")), PIQUET)).words
    assert any(words.startswith("Lessons 1 to 5") for words in before)
    some, every = (Pilot(LearnPage(house(*names), PIQUET)).words for names in (NAMES[:6], NAMES))
    for words in (some, every):
        assert not any(each.startswith("Lessons 1 to") for each in words)
    assert "You know enough to play; what is left can wait." in " ".join(some)
    assert "You know the whole game." in " ".join(every)


@pytest.mark.parametrize("size", [*SIZES, (1024, 1400)])
def test_a_fan_leaves_air_in_its_tile(size: tuple[int, int]) -> None:
    """The six cards of the last lesson reached from edge to edge."""
    pilot = Pilot(LearnPage(house("trick"), PIQUET), *size)
    tiles = {str(each.key): each.place for each in pilot.picture.targets}
    for item in pilot.picture.items:
        if isinstance(item, CardItem) and isinstance(tile := tiles.get(item.key[:-2]), Rect):
            turn = radians(abs(item.pose.angle))
            half = (item.pose.width * cos(turn) + item.pose.height * sin(turn)) / 2
            assert tile.x + 6 < item.pose.x - half < item.pose.x + half < tile.right - 6


@pytest.mark.parametrize("size", SIZES)
def test_titles_and_the_plate_stay_within_their_margins(size: tuple[int, int]) -> None:
    pilot = Pilot(LearnPage(house(), PIQUET), *size)
    tiles = {
        target.key: target.place for target in pilot.picture.targets
        if str(target.key).startswith("lesson:") and isinstance(target.place, Rect)
    }  # fmt: skip
    texts = [item for item in pilot.picture.items if isinstance(item, Text)]
    for name in NAMES:
        tile = tiles[f"lesson:{name}"]
        title = head_of(PIQUET, name).title.english
        for item in texts:
            if (
                item.words in title
                and tile.x < item.x < tile.right
                and tile.y < item.y < tile.bottom
            ):
                ends = item.x + EstimatingRuler().width(item.words, item.font)
                assert ends <= tile.right - 8
    plate = next(item for item in texts if item.words in ("Madame Argand", "Argand"))
    assert plate.x >= min(tile.x for tile in tiles.values())


# ---- the title


def test_lessons_are_the_first_line_for_who_never_finished_a_deal() -> None:
    pilot = Pilot(Title(OpenHouse()))
    assert "Learn to play" in pilot.words
    pilot.key("enter")
    assert isinstance(pilot.stack.top, LearnPage)
    pilot.key("escape")
    assert "Learn to play" in pilot.words


def test_later_lessons_are_a_quiet_sign_in_the_corner() -> None:
    for known in (OpenHouse(cards=(score_card(),)), OpenHouse((running("a"), running("b")))):
        pilot = Pilot(Title(known))
        assert "Learn to play" not in pilot.words
        pilot.click("learn")
        assert isinstance(pilot.stack.top, LearnPage)


def test_whoever_was_guided_through_deals_needs_no_first_line() -> None:
    known = OpenHouse()
    known.likes = replace(known.likes, guided=True)
    pilot = Pilot(Title(known))
    assert "learn" in pilot.keys, "a small sign leads there"
    assert "Learn to play" not in pilot.words


def test_in_the_first_deal_of_a_first_partie_one_is_still_new() -> None:
    assert "Learn to play" in Pilot(Title(OpenHouse((running("a"),)))).words


def test_that_a_game_has_lessons_is_known_without_loading_them() -> None:
    assert brings(PIQUET, "lessons")
    assert not brings(PIQUET, "portraits")
    with pytest.raises(NoGameError):
        brings("whist", "lessons")


# ---- what is remembered


def test_what_was_learned_comes_back(tmp_path: Path) -> None:
    known = Settings().with_learned(PIQUET, "trick", Learned(0, done=True))
    known = known.with_learned(PIQUET, "talk", Learned(4))
    store(tmp_path, known)
    (loaded, notices) = load(tmp_path, noon())
    assert (loaded, notices) == (known, ())
    assert loaded.learned(PIQUET, "talk") == Learned(4)
    assert loaded.learned(PIQUET, "deal") == Learned()


def test_lessons_of_a_later_version_are_kept(tmp_path: Path) -> None:
    known = Settings().with_learned("tarot", "trumps", Learned(2))
    store(tmp_path, known)
    assert load(tmp_path, noon())[0].lessons == {"tarot": {"trumps": Learned(2)}}


@pytest.mark.parametrize(
    "value",
    [
        7,
        [],
        {"piquet": 3},
        {"piquet": {"trick": 3}},
        {"piquet": {"trick": {"step": -1, "done": False}}},
        {"piquet": {"trick": {"step": True, "done": False}}},
        {"piquet": {"trick": {"step": 10**9, "done": False}}},
        {"piquet": {"trick": {"step": 1, "done": "yes"}}},
        {"piquet": {"trick": {"step": "one"}}},
    ],
)
def test_lessons_that_make_no_sense_are_as_none(tmp_path: Path, value: object) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"lessons": value}), "utf-8")
    loaded, notices = load(tmp_path, noon())
    assert loaded.lessons == {}
    assert "lessons" in str(notices[0].values["entries"])


def test_the_page_speaks_french(in_french: None) -> None:
    pilot = Pilot(LearnPage(house(), PIQUET))
    assert {"Apprendre", "Une levée"} <= set(pilot.words)


def test_who_knows_enough_may_play_before_the_last_lesson() -> None:
    enough = NAMES.index(must_have_lessons(PIQUET).enough)
    assert "partie" not in Pilot(LearnPage(house(*NAMES[:enough]), PIQUET)).keys
    pilot = Pilot(LearnPage(house(*NAMES[: enough + 1]), PIQUET))
    pilot.click("partie")
    assert pilot.picture.backdrop is Backdrop.TABLE


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_way_back_stays_whichever_lesson_is_next(size: tuple[int, int], code: str) -> None:
    speak(code)
    begun = house()
    begun.learn(PIQUET, "trick", Learned(3))
    known = (begun, *(house(*NAMES[:count]) for count in range(len(NAMES) + 1)))
    pilots = [Pilot(LearnPage(each, PIQUET), *size) for each in known]
    assert len({each.place("away") for each in pilots}) == 1


def test_who_knows_nothing_yet_finds_lessons_alone_and_who_knows_enough_finds_the_rest() -> None:
    boxes = {"puzzle-of-day", "trainer:counting"}
    assert not boxes & set(Pilot(LearnPage(house("trick"), PIQUET)).keys)
    for known in (house(*NAMES[:-1]), guided(house()), OpenHouse(cards=(score_card(),))):
        assert boxes <= set(Pilot(LearnPage(known, PIQUET)).keys)


def test_while_a_partie_runs_the_lessons_lead_back_to_it_and_to_no_second_one() -> None:
    known = house(*NAMES)
    assert "Play, with hints" in Pilot(LearnPage(known, PIQUET)).words
    known.parties = (running("a"),)
    assert "On with your partie" in Pilot(LearnPage(known, PIQUET)).words


@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_says_after_which_lesson_one_may_play_where_lessons_are_alone(
    size: tuple[int, int],
) -> None:
    items = LearnPage(house(), PIQUET).picture(Room(*size, EstimatingRuler())).items
    (face,) = (item for item in items if isinstance(item, Portrait))
    (words,) = (
        item for item in items if isinstance(item, Text) and item.words.startswith("Lessons 1 to")
    )
    assert face.name == TEACHER
    assert words.x > face.x + face.width / 2
    assert abs(words.y - face.y) < face.width


@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("game", [game for game in at_table() if brings(game, "lessons")])
def test_a_tile_says_in_whole_what_its_lesson_is_about(game: str, code: str) -> None:
    speak(code)
    pilot = Pilot(LearnPage(house(), game))
    pilot.room = window_room((1280, 800))
    words = " ".join(pilot.words)
    for name in must_have_lessons(game).names:
        assert in_words(head_of(game, name).about) in words
