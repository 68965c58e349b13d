"""Puzzles solved without a window: by the mouse alone and by the keyboard alone, and wrongly."""

from __future__ import annotations

import re
from datetime import timedelta
from itertools import pairwise
from math import hypot

import pytest

from game.games import PIQUET
from game.pages.scene import Pop
from game.piquet.puzzles.asked import KEPT
from game.piquet.ui.layout import trick_poses
from game.players.mind import LEVELS, PORTRAITS, TEACHER
from game.school.exercises import ShippedPuzzles
from game.school.learn import LearnPage
from game.school.puzzle import Puzzle, Solution, laid, seen_in, shipped
from game.school.puzzle_scene import PuzzleScene
from game.stage.basics import Align, Pose, Rect, Room
from game.stage.intents import Drag, Press, Release, Resized
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, Bubble, CardAt, CardItem, Icon, Text
from game.stage.places import Places
from game.table.cloth import explained
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Call, Exchange, Play
from tests.game.hand import spot
from tests.game.houses import OpenHouse, guided
from tests.game.pilot import SIZES, Pilot
from tests.game.solver import RULES, Solver
from tests.game.tongues import in_french

__all__ = ["in_french"]

SET = shipped(PIQUET)


def some(kind: str, grade: int = 0) -> Puzzle:
    """The first of a kind that is not of the day."""
    day = SET.of_day(OpenHouse().now.date())
    found = (each for each in SET.puzzles if each.kind == kind and each != day)
    return next(each for each in found if grade in (0, each.grade))


KINDS = sorted({each.kind for each in SET.puzzles})


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_solved_at_once_and_explains_itself(kind: str, keys: bool) -> None:
    someone = Solver(some(kind))
    someone.do(someone.right(), keys=keys)
    assert someone.puzzling.at_once
    assert "not at once" not in someone.words
    solution = solution_of(someone)
    assert solution.answer in someone.words
    assert solution.why.split()[0] in someone.words
    assert "Right." in someone.words
    assert someone.house.puzzled(PIQUET).solved == {someone.puzzle.name: True}


def solution_of(someone: Solver) -> Solution:
    """How a puzzle that is over explains itself."""
    solution = someone.scene.room.solution
    assert solution is not None
    return solution


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_try_gets_its_reason_and_may_be_tried_again(kind: str) -> None:
    someone = Solver(some(kind))
    someone.do(someone.wrong())
    assert len(someone.puzzling.tried) == 1
    assert someone.puzzling.why
    assert someone.puzzling.why.split()[0] in someone.words
    assert someone.scene.room.question not in someone.words, "nobody is asked twice"
    assert someone.scene.room.again in someone.words
    for number in re.findall(r"\d+", someone.scene.room.question):
        assert number in someone.scene.room.again, "what is to be weighed stays"
    assert not someone.puzzling.over
    someone.do(someone.right())
    assert someone.puzzling.over
    assert someone.house.puzzled(PIQUET).solved == {someone.puzzle.name: False}
    later = "Not at the first try." if kind == "exchange" else "not at once"
    assert someone.words.count(later) == 1
    assert solution_of(someone).answer in someone.words, "the foot names what was right"


def test_the_same_wrong_thing_again_is_no_second_try() -> None:
    someone = Solver(some("ending"))
    for _ in range(3):
        someone.do(someone.wrong())
    assert len(someone.puzzling.tried) == 1
    assert "show" not in [each.button.key for each in someone.scene.prompt.offers]


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_after_two_wrong_tries_one_may_have_it_shown(keys: bool) -> None:
    puzzle = next(
        each
        for each in SET.puzzles
        if each.kind == "ending" and len(each.facts["bars"]) - len(each.right) >= 2
    )
    someone = Solver(puzzle)
    someone.do(someone.wrong(0))
    someone.do(someone.wrong(1))
    someone.press_key("show", keys=keys)
    assert someone.puzzling.over
    assert not someone.puzzling.at_once
    assert someone.house.puzzled(PIQUET).solved == {puzzle.name: False}


@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_asks_and_is_glad_and_who_found_it_is_seen_by_the_faces(
    size: tuple[int, int],
) -> None:
    someone = Solver(some("ending"), size=size)

    def faces() -> list[Portrait]:
        return [item for item in someone.picture.items if isinstance(item, Portrait)]

    (asking,) = faces()
    assert (asking.name, asking.mood) == (TEACHER, Mood.CALM)
    someone.do(someone.wrong())
    assert faces()[0].mood is Mood.VEXED
    someone.do(someone.right())
    *found, teacher = faces()
    assert (teacher.name, teacher.mood) == (TEACHER, Mood.PLEASED)
    assert teacher.x > Places.of(someone.room).sizes.panel, "beside the trick she tells of"
    assert [face.name for face in found] == [PORTRAITS[level] for level in LEVELS]
    assert all(face.width <= teacher.width / 2 for face in found)


def test_what_breaks_a_rule_is_no_try() -> None:
    def hand(each: Puzzle) -> int:
        return len(seen_in(PIQUET, laid(each)).deal.hand)

    endings = (each for each in SET.puzzles if each.kind == "ending")
    puzzle = next(each for each in endings if len(each.facts["bars"]) < hand(each))
    someone = Solver(puzzle)
    free = {line.removeprefix("play ") for line in puzzle.facts["bars"]}
    other = next(card for card in someone.scene.room.seen.deal.hand if str(card) not in free)
    assert isinstance(other, Card)
    someone.do(Play(other))
    assert someone.puzzling.why
    assert someone.puzzling.tried == ()


def test_the_other_ones_cards_stay_face_down_until_it_is_over() -> None:
    puzzle = some("ending")
    someone = Solver(puzzle)
    truth = someone.scene.room.excerpt.states[-1].current
    theirs = set(map(str, truth.hands[truth.turn.other]))
    faces = {item.face for item in someone.picture.items if isinstance(item, CardItem)}
    assert theirs.isdisjoint(faces)
    assert not any(isinstance(item, Text) and "Who found it" in item.words
                   for item in someone.picture.items)  # fmt: skip


def test_solved_the_line_of_play_lies_there_and_the_right_card_stands_out() -> None:
    puzzle = some("ending")
    someone = Solver(puzzle)
    best = someone.best
    before = next(each for each in someone.picture.items
                  if isinstance(each, CardItem) and each.key == best)  # fmt: skip
    someone.do(someone.right())
    cards = [each for each in someone.picture.items if isinstance(each, CardItem)]
    after = next(each for each in cards if each.key == best)
    assert after.pose.y < before.pose.y
    line = [each for each in cards if each.key.startswith("line:")]
    faces = [each.face for each in line]
    tricks = [{*faces[at : at + 2]} for at in range(0, len(faces), 2)]
    told = puzzle.facts["line"]
    assert tricks == [{*told[at : at + 2]} for at in range(0, len(told), 2)]
    assert len(faces) == len(told)
    dark = [each.key for each in line if each.dimmed]
    assert len(dark) * 2 == len(line), "of each trick one card takes it"
    order = [each.key for each in line]
    for key in dark:
        trick, row = key.rsplit(":", 1)
        assert order.index(f"{trick}:{1 - int(row)}") > order.index(key), "and lies above"
    mine = [f"line:{index}:1" for index, own in enumerate(solution_of(someone).mine) if own]
    below = max(each.pose.y for each in line)
    numbers = [each for each in someone.picture.items if isinstance(each, Text)
               and below < each.y < below + 60 and each.words.isdigit()
               and each.align is Align.CENTRE and each.font.size < 14]  # fmt: skip
    at = {each.key: each.pose.x for each in line}
    assert [each.words for each in numbers] == [str(n + 1) for n in range(len(mine))]
    assert [each.x for each in numbers] == [at[key] for key in mine]
    held = {str(card) for card in seen_in(PIQUET, laid(puzzle)).deal.hand}
    for each in line:
        assert (each.face in held) is each.key.endswith(":1"), "one's own lie below"
    assert "Who found it" in someone.words


@pytest.mark.parametrize("size", SIZES)
def test_solved_the_card_lies_in_its_place_with_a_tick_and_nothing_is_awaited(
    size: tuple[int, int],
) -> None:
    for puzzle in (_ending(leads=False), _ending(leads=True)):
        someone = Solver(puzzle, size=size)
        someone.do(someone.right())
        laid = next(each for each in puzzle.facts["line"] if f"play {each}" in puzzle.right)
        assert laid in puzzle.facts["line"][:2]
        cards = {each.key: each for each in someone.picture.items if isinstance(each, CardItem)}
        pose = cards[laid].pose
        assert pose == trick_poses(Places.of(someone.room), aside=True)[1]
        there = [key for key, each in cards.items() if each.face == laid and "line:" not in key]
        assert there == [laid], "a card lies in one place"
        corner = pose.x + pose.width / 2, pose.y - pose.height / 2
        assert any(hypot(x - corner[0], y - corner[1]) < 8 for x, y in _ticks(someone))
        assert not any(isinstance(item, Box) and item.dash for item in someone.picture.items)
        shares = [str(share) for share in puzzle.facts["bars"].values()]
        if f"play {laid}" in puzzle.facts["bars"]:
            share = str(puzzle.facts["bars"][f"play {laid}"])
            figures = [each for each in someone.picture.items
                       if isinstance(each, Text) and each.words in shares]  # fmt: skip
            assert any(each.words == share and abs(each.x - pose.x) < 1 for each in figures)
            assert len(figures) >= len(shares)


def _ending(*, leads: bool) -> Puzzle:
    """Last tricks that the learner leads to, or in which a card was led."""
    for each in SET.puzzles:
        if each.kind == "ending":
            deal = seen_in(PIQUET, laid(each)).deal
            if (deal.table.led is None) is leads:
                return each
    raise AssertionError("there is none")


def _ticks(someone: Solver) -> list[tuple[float, float]]:
    """Where signs of what is right stand on the cloth."""
    signs = (each for each in someone.picture.items if isinstance(each, Icon))
    panel = Places.of(someone.room).sizes.panel
    return [(each.x, each.y) for each in signs if each.name == "check" and each.x > panel]


@pytest.mark.parametrize("size", SIZES)
def test_what_is_rightly_kept_back_goes_back_into_the_row_under_one_tick(
    size: tuple[int, int],
) -> None:
    puzzle = next(each for each in SET.puzzles if each.right == (KEPT,))
    someone = Solver(puzzle, size=size)
    call = RULES.read(puzzle.facts["call"]).what
    keys = set(map(str, call.cards))
    raised = min(pose.y for key, pose in _cards(someone).items() if key in keys)
    someone.do(None)
    cards = _cards(someone)
    assert min(pose.y for key, pose in cards.items() if key in keys) > raised + 20
    top = min(pose.y - pose.height / 2 for key, pose in cards.items() if key in keys)
    ((x, y),) = [(x, y) for x, y in _ticks(someone) if y > top - 60]
    xs = [pose.x for key, pose in cards.items() if key in keys]
    assert min(xs) - 60 < x < max(xs)
    assert y < min(pose.y - pose.height / 2 for key, pose in cards.items() if key in keys)
    assert not any(isinstance(item, Bubble) for item in someone.picture.items), "nothing is said"
    assert not any(isinstance(item, Box) and item.dash for item in someone.picture.items)


def test_what_is_rightly_called_stays_raised_and_is_named_at_the_foot() -> None:
    puzzle = next(each for each in SET.puzzles if each.right[0].startswith("call sequence"))
    someone = Solver(puzzle)
    right = someone.right()
    assert isinstance(right, Call)
    keys = set(map(str, right.what.cards))
    someone.do(right)
    cards = {key: pose for key, pose in _cards(someone).items() if pose.width > 100}
    stay = min(pose.y for key, pose in cards.items() if key not in keys)
    assert all(cards[key].y < stay for key in keys)
    assert solution_of(someone).answer.startswith("Quart major in")
    assert not any(isinstance(item, Bubble) for item in someone.picture.items), "it is told once"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["call", "ending"])
def test_what_is_explained_on_the_cloth_meets_no_card_that_lies_there(
    kind: str, size: tuple[int, int]
) -> None:
    for puzzle in [each for each in SET.puzzles if each.kind == kind][::3]:
        someone = Solver(puzzle, size=size)
        someone.do(someone.right())
        solution, where = solution_of(someone), Places.of(someone.room)
        left = 0.0 if solution.alone else explained(where, bars=True).x
        told: list[Rect] = []
        lying: list[Rect] = []
        for item in someone.picture.items:
            if isinstance(item, CardItem):
                pose = item.pose
                place = _around(pose.x, pose.y, pose.width, pose.height)
                (told if item.key.startswith(("line:", "way:")) else lying).append(place)
            elif isinstance(item, Portrait) and item.x > where.sizes.panel:
                told.append(_around(item.x, item.y, item.width, item.width * PORTRAIT_RATIO))
            elif isinstance(item, Text) and not item.words.isdigit():
                on_cloth = item.x > max(left, where.sizes.panel)
                if on_cloth and where.sizes.name_line < item.y < where.hand_top:
                    told.append(_of_words(item, someone.room))
        assert len(told) > 6
        for place in told:
            assert not any(_meet(place, card) for card in lying), (puzzle.name, place)


def _around(x: float, y: float, width: float, height: float) -> Rect:
    return Rect(x - width / 2, y - height / 2, width, height)


def _of_words(text: Text, room: Room) -> Rect:
    """The place of words in the height of small letters and more."""
    width = room.ruler.width(text.words, text.font)
    off = {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[text.align]
    high = text.font.size * 0.6
    return Rect(text.x - off, text.y - high, width, high)


def _meet(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kept", [False, True])
def test_a_solved_call_shows_it_made_and_kept_back_and_what_the_wrong_way_loses(
    kept: bool, size: tuple[int, int]
) -> None:
    for puzzle in SET.puzzles:
        if puzzle.kind != "call" or (puzzle.right == (KEPT,)) is not kept:
            continue
        someone = Solver(puzzle, size=size)
        someone.do(someone.right())
        cards = [each for each in someone.picture.items if isinstance(each, CardItem)]
        open_, shut = ([each for each in cards if each.key.startswith(f"way:{way}:")]
                       for way in (False, True))  # fmt: skip
        call = RULES.read(puzzle.facts["call"]).what
        assert {each.face for each in open_} == set(map(str, call.cards))
        assert [each.face for each in shut] == [None] * len(open_)
        texts = [each for each in someone.picture.items if isinstance(each, Text)]
        (lost,) = [each for each in texts if each.words.startswith("−")]
        assert lost.words == f"−{puzzle.facts['gain']:.1f}"
        wrong = open_ if kept else shut
        assert all(lost.y < each.pose.y - each.pose.height / 2 for each in wrong)
        right_way = shut if kept else open_
        assert min(each.pose.x for each in wrong) > max(each.pose.x for each in right_way)
        assert max(each.pose.x for each in wrong) <= lost.x <= Places.of(someone.room).right
        held = [each for each in cards if each.pose.width > 90 and each.face is not None]
        lit = {each.key for each in held if not each.dimmed}
        assert lit >= set(map(str, call.cards))
        assert len(lit) <= len(call.cards) + 1, "and a card that was led"
        places = [Rect(each.pose.x - each.pose.width / 2, each.pose.y - each.pose.height / 2,
                       each.pose.width, each.pose.height)
                  for each in cards if not each.key.startswith("way:")]  # fmt: skip
        for each in (*open_, *shut):
            x, y, half = each.pose.x, each.pose.y, each.pose.width / 2
            assert not any(place.x < x + half and x - half < place.right
                           and place.y < y + half * 1.4 and y - half * 1.4 < place.bottom
                           for place in places)  # fmt: skip
        if kept:
            assert any(each.words == "100" for each in texts), "the rubicon"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", Player)
def test_a_solved_exchange_shows_what_was_put_out_and_what_came(
    seat: Player, size: tuple[int, int]
) -> None:
    puzzle = next(each for each in SET.puzzles if each.kind == "exchange" and each.seat is seat)
    someone = Solver(puzzle, size=size)
    someone.do(someone.right())
    right, cards = someone.right(), _cards(someone)
    assert isinstance(right, Exchange)
    hand = set(laid(puzzle).states[-1].current.hands[seat])
    lie = {key: pose for key, pose in cards.items() if key in set(map(str, hand - right.cards))}
    put = [cards[str(card)] for card in right.cards]
    taken = RULES.apply(laid(puzzle).states[-1], right)[-1].state.current.hands[seat] - hand
    came = [cards[str(card)] for card in taken]
    assert max(pose.y for pose in put) < min(pose.y for pose in lie.values())
    assert max(pose.y for pose in came) < min(pose.y for pose in put)
    assert sorted(pose.x for pose in came) == sorted(pose.x for pose in put)
    xs = sorted(pose.x for pose in lie.values())
    assert max(b - a for a, b in pairwise(xs)) < 1.5 * min(b - a for a, b in pairwise(xs))
    assert not any(isinstance(item, Box) and item.dash for item in someone.picture.items)
    words = [item.words for item in someone.picture.items if isinstance(item, Text)]
    assert not any(re.fullmatch(r"\d of \d", each) for each in words), "nothing is counted"
    assert someone.words.count("Right") == 1, "one verdict"


def _cards(someone: Solver) -> dict[str, Pose]:
    """Where each card lies that is seen, and is no example."""
    found = (each for each in someone.picture.items if isinstance(each, CardItem))
    seen = (each for each in found if each.face is not None and not each.key.startswith("way:"))
    return {each.face: each.pose for each in seen if each.face is not None}


def test_shown_what_to_put_out_ones_own_try_goes_back_to_the_hand() -> None:
    someone = Solver(some("exchange"))
    someone.do(someone.wrong(0))
    someone.do(someone.wrong(1))
    someone.press_key("show")
    right = someone.right()
    assert isinstance(right, Exchange)
    assert set(someone.scene.room.board.hand_state.chosen) == set(right.cards)


def test_enter_leads_to_the_next_puzzle_that_is_not_solved() -> None:
    house = OpenHouse()
    first = some("ending")
    someone = Solver(first, house)
    following = SET.after(first.name, ())
    assert following is not None
    someone.do(someone.right())
    someone.key("enter")
    assert someone.puzzle == following
    assert not someone.puzzling.over


def test_a_puzzle_may_be_left_at_any_time_by_escape_and_by_its_sign() -> None:
    for by_key in (True, False):
        someone = Solver(some("exchange"))
        someone.key("escape") if by_key else someone.click("leave")
        assert isinstance(someone.gone, Pop)
        assert someone.house.puzzled(PIQUET).solved == {}


def test_a_dragged_card_is_let_go_where_the_window_changes() -> None:
    someone = Solver(some("ending"))
    at = CardAt(someone.best)
    x, y = spot(someone.picture, at)
    someone.scene.on_intent(Press(x, y, at))
    someone.scene.on_intent(Drag(x, y - 200))
    someone.scene.on_intent(Resized())
    someone.scene.on_intent(Release(x, y - 200))
    assert not someone.puzzling.over


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_lies_within_the_room(kind: str, size: tuple[int, int]) -> None:
    someone = Solver(some(kind), size=size)
    someone.do(someone.right())
    picture = someone.picture
    for target in picture.targets:
        if isinstance(target.place, Rect):
            assert target.place.x >= 0
            assert target.place.right <= size[0]
            assert target.place.bottom <= size[1]
    for item in picture.items:
        if isinstance(item, CardItem) and item.key.startswith("line:"):
            assert item.pose.x + item.pose.width / 2 <= size[0] - 12
            hand = [each for each in picture.items if isinstance(each, CardItem)
                    and each.key in someone.puzzle.right]  # fmt: skip
            assert all(item.pose.y < each.pose.y for each in hand)


# ---- the page of all


def test_the_puzzle_of_the_day_stands_on_the_page_and_is_solved_there() -> None:
    house = OpenHouse()
    pilot = Pilot(LearnPage(guided(house), PIQUET))
    assert "Puzzle of the day" in pilot.words
    pilot.click("puzzle-of-day")
    top = pilot.stack.top
    assert isinstance(top, PuzzleScene)
    assert top.room.puzzle == SET.of_day(house.today())
    someone = Solver(top.room.puzzle, house)
    someone.do(someone.right())
    assert house.puzzled(PIQUET).row_on(house.today()) == 1
    guided(house)  # whom a solver is given likes motion off and nothing else
    pilot.key("escape")
    assert "Solved today" in pilot.words


def test_days_in_a_row_are_counted_and_one_left_out_ends_them() -> None:
    house = OpenHouse()
    for days in range(3):
        puzzle = ShippedPuzzles(house, PIQUET).of_day
        assert puzzle is not None
        someone = Solver(puzzle, house)
        someone.do(someone.right())
        assert house.puzzled(PIQUET).row_on(house.today()) == days + 1
        house.now += timedelta(days=1)
    assert house.puzzled(PIQUET).row_on(house.today()) == 3  # today's is still to come
    house.now += timedelta(days=1)
    assert house.puzzled(PIQUET).row_on(house.today()) == 0


def test_more_puzzles_are_reached_by_keys_and_solved_ones_are_passed_over() -> None:
    house = OpenHouse()
    following = ShippedPuzzles(house, PIQUET).following
    assert following is not None
    house.puzzle_done(PIQUET, house.puzzled(PIQUET).done(following.name, first=True))
    page = LearnPage(guided(house), PIQUET)
    pilot = Pilot(page)
    for _ in range(20):
        if page.focus == "more-puzzles":
            break
        pilot.key("right")
    pilot.key("enter")
    top = pilot.stack.top
    assert isinstance(top, PuzzleScene)
    assert top.room.puzzle not in (following, SET.of_day(house.today()))


def test_when_all_are_solved_that_is_said() -> None:
    house = OpenHouse()
    known = house.puzzled(PIQUET)
    for each in SET.puzzles:
        known = known.done(each.name, first=True)
    house.puzzle_done(PIQUET, known)
    pilot = Pilot(LearnPage(guided(house), PIQUET))
    assert "All are solved." in pilot.words
    assert "more-puzzles" not in pilot.keys


def test_puzzles_speak_french(in_french: None) -> None:
    someone = Solver(some("ending"))
    assert "Laquelle" in someone.words
    someone.do(someone.right())
    assert "Qui l’a trouvé" in someone.words
