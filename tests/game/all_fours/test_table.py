"""All-Fours is played at its table: whole games by mouse, by drag, by keys, and by two people."""

from __future__ import annotations

from typing import Literal

import pytest

from game.all_fours.points import last_card, open_questions, trumps_of
from game.all_fours.preferences import QUESTIONS, Questions
from game.all_fours.ui.count import Count, CountedPoint, compared
from game.all_fours.ui.measures import TRAY, hand_top, measures, own_counters, trick_poses
from game.all_fours.ui.panel import Sides, _heads, grid
from game.all_fours.ui.prompts import answered
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import ALL_FOURS, say
from game.pages.help.tips import told as noted_at
from game.pages.narrator import Narrator
from game.stage.basics import Align, Pose, Rect, Room
from game.stage.director import Motion
from game.stage.geometry import meet
from game.stage.intents import Key
from game.stage.ornaments import Legend, Mood, Portrait, Thing
from game.stage.picture import Box, Bubble, CardAt, CardItem, Text
from game.stage.places import Places
from game.table.hand import RISE
from game.table.opposite import Opposite
from game.words.catalogue import speak
from game.words.terms import suit_name
from rules.all_fours.actions import Beg, Give, GoOn, Point, Run, Stand, TrumpQuestion
from rules.all_fours.choices import (
    MayAnswerBeg,
    MayAsk,
    MayBeg,
    MayClaim,
    MayLayAway,
    MayPlay,
)
from rules.all_fours.game import RULES
from rules.all_fours.options import Options
from rules.all_fours.presets import PRESETS, Preset
from rules.core.cards import Rank, card
from rules.core.seats import Player
from tests.game.all_fours.sitting import Sitting
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.plain import window_room

SHORT = Options(target=7)


@pytest.mark.parametrize("manner", ["mouse", "drag", "keys"])
def test_a_game_is_played_to_its_settlement(manner: str) -> None:
    sitting = Sitting(options=SHORT)
    assert sitting.plays_on(manner) >= 12
    ending = RULES.ending(sitting.session.state)
    assert ending is not None
    assert max(ending.totals) == 7


@pytest.mark.parametrize("preset", PRESETS, ids=str)
def test_each_named_game_is_played_to_its_settlement(preset: Preset) -> None:
    sitting = Sitting(seed=6, options=PRESETS[preset])
    assert sitting.plays_on("mouse") >= 12
    assert RULES.ending(sitting.session.state) is not None


def test_two_people_at_one_screen_change_places_by_the_curtain() -> None:
    sitting = Sitting(options=SHORT, people=2)
    lifted = 0
    while not sitting.over and len(sitting.session.state.standing.results) < 1:
        sitting.until(lambda: sitting.asked or sitting.table.curtain)
        if sitting.table.curtain:
            lifted += 1
            assert not any(isinstance(item, CardItem) for item in sitting.picture.items)
            sitting.press("space")
        elif sitting.asked:
            sitting.one("mouse")
    assert lifted >= 6


def test_of_the_other_hand_no_face_is_ever_seen() -> None:
    sitting = Sitting(seed=5)
    for _ in range(40):
        sitting.until(lambda: sitting.asked)
        deal = sitting.session.state.deal
        if deal is not None and not sitting.over:
            me = sitting.seen.player
            hidden = deal.hands[me.other] | deal.laid_away[me.other]
            assert not sitting.picture.faces() & {str(card) for card in hidden}
        if sitting.over:
            return
        sitting.one("mouse")


def reached(kind: type, options: Options | None = None) -> Sitting:
    """A table where the person is asked such a thing for the first time."""
    for seed in range(1, 30):
        sitting = Sitting(seed=seed, options=options)

        def asked(sitting: Sitting = sitting) -> bool:
            return sitting.asked and isinstance(sitting.seen.choices, kind)

        sitting.plays_on("keys", asked)
        deal = sitting.seen.deal
        if asked() and deal is not None and deal.number == 1:
            return sitting
    raise AssertionError("it never came to that")


def said(sitting: Sitting) -> list[str]:
    return [item.words for item in sitting.picture.items if isinstance(item, Bubble)]


def test_a_beg_and_its_answer_hang_in_bubbles() -> None:
    sitting = reached(MayAnswerBeg)
    assert "I beg." in said(sitting)
    sitting.does(Run(), "keys")
    sitting.until(lambda: sitting.asked)
    assert {"I beg.", "Run the cards."} <= set(said(sitting))


def test_a_gift_is_paid_into_the_dish_and_stands_on_the_pad() -> None:
    sitting = reached(MayAnswerBeg)
    sitting.does(Give(), "keys")
    sitting.until(lambda: sitting.asked)
    assert "Gift" in sitting.words
    assert "9 to go" in sitting.words


def test_b_begs() -> None:
    sitting = reached(MayBeg)
    sitting.press("b")
    sitting.until(lambda: sitting.asked)
    assert sitting.session.state.current.begs == 1


def test_no_more_cards_are_chosen_than_must_go_and_one_is_taken_back_by_another_click() -> None:
    sitting = reached(MayLayAway)
    order = [str(card) for card in sorted(sitting.session.state.current.hands[0])]
    for key in order[:4]:
        sitting.click(CardAt(key))
    hand_state = sitting.table.board.hand_state
    assert len(hand_state.chosen) == 3
    assert any("put one back" in words for words in sitting.words)
    sitting.click(CardAt(order[0]))
    assert len(sitting.table.board.hand_state.chosen) == 2
    sitting.press("enter")
    assert isinstance(sitting.seen.choices, MayLayAway)


def test_cards_that_are_advised_stand_out_and_those_that_are_chosen_a_little_more() -> None:
    sitting = reached(MayLayAway)
    flat = {item.key: item.pose.y for item in sitting.picture.items if isinstance(item, CardItem)}
    sitting.press("h")
    sitting.wait(1.0)
    hinted = sorted(map(str, sitting.table.board.hand_state.hinted))
    sitting.click(CardAt(hinted[0]))
    sitting.wait(1.0)
    lies = {item.key: item.pose.y for item in sitting.picture.items if isinstance(item, CardItem)}
    chosen, *others = (flat[key] - lies[key] for key in hinted)
    assert all(15 < other < chosen - 8 for other in others)


def test_the_answer_lies_as_a_slip_under_the_trump_that_was_asked_about() -> None:
    sitting = reached(MayAsk)
    sitting.press("i")
    sitting.until(lambda: sitting.asked)
    answer = sitting.session.state.current.answers[-1]
    assert answer.question is TrumpQuestion.HIGH
    assert ("high" if answer.yes else "not high") in sitting.words


def test_each_of_two_answers_is_told() -> None:
    sitting, narrator = Sitting(seed=9), Narrator()
    sitting.plays_on("keys", lambda: sitting.asked and len(open_questions(sitting.seen)) == 2)
    told = [*narrator.see(sitting.picture)]
    for key in "il":
        sitting.press(key)
        sitting.until(lambda: sitting.asked or sitting.table.board.top.headway.kept)
        told += narrator.see(sitting.picture)
    assert " ".join(each.words for each in told).count("Rival has") == 2


@pytest.mark.parametrize(("rank", "other"), [(Rank.ACE, "low"), (Rank.TWO, "high")])
def test_whether_an_ace_is_high_or_a_deuce_low_is_no_question(rank: Rank, other: str) -> None:
    for seed in range(1, 60):
        sitting = Sitting(seed=seed, options=SHORT)

        def laid(sitting: Sitting = sitting) -> bool:
            deal = sitting.seen.deal
            card = last_card(deal) if deal is not None else None
            return (
                sitting.asked
                and isinstance(sitting.seen.choices, MayAsk)
                and card is not None
                and card.rank is rank
            )

        sitting.plays_on("keys", laid)
        if laid():
            break
    asked = {say("do.ask.high"), say("do.ask.low")} & set(sitting.words)
    assert asked == {say(f"do.ask.{other}")}
    sitting.press("i" if other == "low" else "l")
    assert isinstance(sitting.seen.choices, MayAsk), "nor by its key"
    sitting.press("l" if other == "low" else "i")
    sitting.until(lambda: sitting.asked)
    sitting.wait(3.0)
    assert answered(sitting.seen, "Rival")[0] in sitting.words, "the answer lies until it was read"
    sitting.press("enter")
    sitting.until(lambda: not isinstance(sitting.seen.choices, MayAsk))


def test_both_answers_lie_until_they_were_read() -> None:
    """Once both were asked the other played at once, and only the slip told the second answer."""
    sitting = Sitting(seed=3, options=SHORT)
    sitting.plays_on(
        "keys", lambda: sitting.asked and len(open_questions(sitting.seen)) == len(TrumpQuestion)
    )
    sitting.press("i")
    sitting.until(lambda: sitting.asked)
    sitting.press("l")
    sitting.until(lambda: sitting.table.board.top.headway.kept)
    sitting.wait(3.0)
    assert set(answered(sitting.seen, "Rival")) < set(sitting.words)
    sitting.press("enter")
    sitting.until(lambda: sitting.asked)
    assert set(answered(sitting.seen, "Rival")).isdisjoint(sitting.words)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_what_one_said_goes_with_ones_first_card(code: str) -> None:
    speak(code)
    sitting = reached(MayBeg)
    sitting.does(Stand(), "mouse")
    sitting.until(lambda: sitting.asked)
    assert say("say.stand") in said(sitting)
    sitting.one("mouse")
    sitting.wait(0.2)
    assert say("say.stand") not in said(sitting)


@pytest.mark.parametrize("manner", Questions, ids=str)
def test_questions_are_asked_as_one_likes(manner: Questions) -> None:
    sitting = Sitting(seed=4)
    likes = sitting.house.preferences()
    sitting.house.prefer(likes.having(QUESTIONS, manner.value))
    asked, told = 0, 0
    while True:
        sitting.until(lambda: sitting.asked)
        if sitting.over:
            break
        deal = sitting.seen.deal
        told += deal is not None and any(one.yes is not None for one in deal.answers)
        asked += isinstance(sitting.seen.choices, MayAsk)
        if isinstance(sitting.seen.choices, MayAsk):
            sitting.does(GoOn(), "mouse")
            sitting.until(lambda: not isinstance(sitting.seen.choices, MayAsk))
        else:
            sitting.one("mouse")
    assert (asked > 0) is (manner is Questions.ASK)
    assert (told > 0) is (manner is Questions.ALWAYS)


def test_points_are_ticked_and_ticked_off_where_one_claims_them_by_hand() -> None:
    sitting = reached(MayClaim, options=PRESETS[Preset.DICTIONARY])
    assert "Nothing" in sitting.words
    sitting.click("claim:high")
    sitting.wait(0.3)
    assert {"High ✓", "I say so"} <= set(sitting.words)
    sitting.click("claim:high")
    sitting.wait(0.3)
    assert "High ✓" not in sitting.words


def test_the_four_points_are_counted_one_after_the_other_and_a_press_ends_it() -> None:
    sitting = Sitting(seed=3, motion=Motion.FAST)
    sitting.plays_on("mouse", lambda: isinstance(sitting.stack.top, DealSheet))
    sheet = sitting.stack.top
    assert isinstance(sheet, DealSheet)
    assert sheet.count is not None
    assert sheet.counting
    told = len(sitting.words)
    sitting.stack.tick(1.0)
    assert len(sitting.words) > told
    sitting.press("space")
    assert not sheet.counting
    assert {"High", "Low", "Jack", "Game"} <= set(sitting.words)
    scores = sitting.session.state.standing.results[0]
    marked = sheet.count.ledger(sheet.deal, float("inf"))
    assert sum(line.points for line in marked) == sum(scores)


def test_a_pile_of_tricks_says_whose_it_is_and_how_many_it_has() -> None:
    sitting, wanted = Sitting(seed=3), {"Your tricks: 2", "The tricks of Rival: 1"}

    def told() -> bool:
        heads = {one.head for one in sitting.picture.items if isinstance(one, Legend)}
        return sitting.asked and wanted <= heads

    sitting.plays_on("mouse", told)
    assert told()


def test_one_without_trumps_is_told_only_to_follow() -> None:
    sitting, told = Sitting(seed=3), set[tuple[bool, bool]]()

    def each_was_told() -> bool:
        deal = sitting.seen.deal
        plays = sitting.asked and isinstance(sitting.seen.choices, MayPlay)
        if plays and deal is not None and deal.led is not None:
            trump, led = trumps_of(deal), deal.led.suit
            if led is not trump and any(one.suit is led for one in deal.hand):
                both = any(one.suit is trump for one in deal.hand)
                words = sitting.table.acting.prompt.sentence
                told.add((both, words == say("now.follow.or-trump", suit=suit_name(led))))
        return len(told) > 1

    sitting.plays_on("mouse", each_was_told)
    assert told == {(True, True), (False, False)}


def test_after_the_last_trick_nobody_is_playing() -> None:
    sitting = Sitting(seed=3)

    def laid() -> bool:
        deal = sitting.seen.deal
        return deal is not None and bool(deal.tricks) and not any(deal.hand_sizes)

    waited = set()
    while not sitting.over and not isinstance(sitting.stack.top, DealSheet):
        sitting.until(lambda: sitting.asked or laid() or sitting.over)
        if laid():
            waited.add(sitting.table.acting.prompt.sentence)
            break
        sitting.one("mouse")
    assert waited == {say("now.wait.counted")}


@pytest.mark.parametrize(
    ("seed", "told"),
    [(3, "All four are yours, 4 to 0."), (122, "Rival takes all four, 4 to 0."), (4, None)],
)
def test_the_sheet_says_who_takes_all_four_points(seed: int, told: str | None) -> None:
    sitting = Sitting(seed)
    sitting.plays_on("mouse", lambda: isinstance(sitting.stack.top, DealSheet))
    sitting.wait()
    said = [words for words in sitting.words if "ll four" in words]
    assert said == ([told] if told else [])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_whoever_sits_opposite_looks_at_the_count_beside_the_points(
    size: tuple[float, float],
) -> None:
    sitting = Sitting(3, size=size, opposite=Opposite("master", "argand"), rival="Madame Argand")
    sitting.plays_on("mouse", lambda: isinstance(sitting.stack.top, DealSheet))
    sitting.wait(9)
    items = sitting.picture.items
    (face,) = (item for item in items if isinstance(item, Portrait))
    assert face.mood is Mood.VEXED, "all four are the viewer's"
    cards = [item.pose for item in items if isinstance(item, CardItem)]
    assert face.x + 66 < min(pose.x - pose.width / 2 for pose in cards if pose.y < 250)


def test_pointing_at_a_point_tells_of_its_trick() -> None:
    sitting = Sitting(seed=3)
    sitting.plays_on("mouse", lambda: isinstance(sitting.stack.top, DealSheet))
    sitting.wait()
    sitting.stack.on_intent(Key("right"))
    sitting.wait(0.2)
    sitting.stack.on_intent(Key("right"))
    assert any(words.startswith("Trick ") for words in sitting.words)


def test_a_card_that_may_not_be_played_says_why() -> None:
    sitting = Sitting(seed=3)

    def bound() -> bool:
        seen, deal = sitting.seen, sitting.seen.deal
        play = isinstance(seen.choices, MayPlay) and deal is not None
        return sitting.asked and play and len(seen.choices.cards) < len(deal.hand)  # type: ignore[union-attr]

    sitting.plays_on("mouse", bound)
    deal, may = sitting.seen.deal, sitting.seen.choices
    assert deal is not None
    assert isinstance(may, MayPlay)
    sitting.click(CardAt(str(min(deal.hand - may.cards))))
    assert any("follow or trump" in words or "play a trump" in words for words in sitting.words)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_lies_on_anything_else(
    size: tuple[float, float],
    code: str,
) -> None:
    speak(code)
    for seed in (3, 12):
        stays_apart(Sitting(seed=seed, size=size))


def stays_apart(sitting: Sitting) -> None:
    for _ in range(16):
        sitting.until(lambda: sitting.asked)
        if sitting.over:
            break
        apart(sitting)
        sitting.one("mouse")


def apart(sitting: Sitting) -> None:
    """Bubbles cover no card whose face is seen, and no button."""
    picture = sitting.picture
    bubbles = [item.rect for item in picture.items if isinstance(item, Bubble)]
    cards = [
        Rect(i.pose.x - i.pose.width / 2, i.pose.y - i.pose.height / 2, i.pose.width, i.pose.height)
        for i in picture.items
        if isinstance(i, CardItem) and i.face is not None
    ]
    buttons = [t.place for t in picture.targets if isinstance(t.key, str)]
    for bubble in bubbles:
        assert not any(meet(bubble, card) for card in cards)
        assert not any(isinstance(place, Rect) and meet(bubble, place) for place in buttons)


def test_a_word_of_the_beg_comes_before_any_card() -> None:
    sitting = reached(MayBeg)
    deal = sitting.seen.deal
    assert deal is not None
    sitting.click(CardAt(str(min(deal.hand))))
    assert any(words == "First a word about the trumps." for words in sitting.words)
    assert sitting.session.state.phase == "beg"
    assert any(offer.action == Beg() for offer in sitting.table.acting.prompt.every)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("target", [10, 15])
def test_what_the_other_has_to_go_is_read_clear_of_the_other_hand(
    size: tuple[float, float],
    code: str,
    target: Literal[10, 15],
) -> None:
    speak(code)
    sitting = Sitting(seed=3, size=size, options=Options(target=target))
    sitting.plays_on("mouse", lambda: sitting.asked and sitting.seen.deal is not None)
    lying = [item.pose for item in sitting.table.board.cards() if item.key.startswith("other:")]
    foot = max(pose.y + pose.height / 2 for pose in lying)
    things = [item for item in sitting.picture.items if isinstance(item, Thing)]
    red = [item for item in things if item.name == "chip-other"]
    own = [item for item in things if item.name == "chip-own"]
    assert len(red) == target
    assert min(item.y - item.width / 2 for item in red) > foot
    words = say("counters.to-go", count=target)
    told = [i for i in sitting.picture.items if isinstance(i, Text) and i.words == words]
    assert len(told) == 2, "by the counters of each"
    for item, counters in zip(sorted(told, key=lambda each: each.y), (red, own), strict=True):
        left, right = (pick(each.x for each in counters) for pick in (min, max))
        assert item.x > right if item.align is Align.LEFT else item.x < left
        at = left, counters[0].y
        noted = noted_at(sitting.picture, at, sitting.room, ALL_FOURS)
        assert say("counters.title") in {i.words for i in noted.items if isinstance(i, Text)}


def test_of_two_people_the_second_may_cut_by_enter_too() -> None:
    sitting = Sitting(people=2)
    for cuts in (1, 2):
        sitting.until(lambda: sitting.asked)
        sitting.press("enter")
        sitting.until(lambda: sitting.session.count > cuts)  # noqa: B023 - called at once
    assert sitting.session.count > 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mine", ["TC AC KC QC JC", "TC AC", "JC"])
@pytest.mark.parametrize("theirs", ["TD AD KD QD JD", "TD KD", "AD", ""])
def test_pips_of_any_weight_stand_in_the_frame_of_game(
    size: tuple[float, float], mine: str, theirs: str
) -> None:
    room = Room(*size, EstimatingRuler())
    weighed = tuple(tuple(map(card, side.split())) for side in (mine, theirs))
    made = CountedPoint(Point.GAME, None, None, 0, 0)
    count = Count((made,), (weighed[0], weighed[1]), 0)
    at = Pose(100, 100, 104)
    items = compared(count, Player.A, 99, at, Places.of(room))
    one, other = (item for item in items if isinstance(item, Text))
    assert one.x - room.ruler.width(one.words, one.font) >= at.x - 52 + 4
    assert other.x + room.ruler.width(other.words, other.font) <= at.x + 52 - 4


@pytest.mark.parametrize("size", SIZES)
def test_the_pips_stand_within_their_slot_with_air_around(size: tuple[float, float]) -> None:
    sitting = Sitting(seed=3, motion=Motion.FAST, size=size)
    sitting.plays_on("mouse", lambda: isinstance(sitting.stack.top, DealSheet))
    sitting.stack.tick(9.0)
    sitting.wait()
    items = sitting.picture.items
    slot = next(one for one in items if isinstance(one, Box) and one.line == 1.5 and one.outline)
    every = [one for one in items if isinstance(one, Text) and slot.rect.contains(one.x, one.y)]
    mine, theirs = sorted(every, key=lambda one: one.x)
    ruler = sitting.room.ruler
    assert mine.x - ruler.width(mine.words, mine.font) >= slot.rect.x + 4
    assert theirs.x + ruler.width(theirs.words, theirs.font) <= slot.rect.right - 4
    assert mine.font.size > theirs.font.size, "who has more"


def test_a_name_over_the_columns_ends_before_the_other() -> None:
    room = window_room((1280, 800))
    g, sides = grid(Places.of(room)), Sides((Player.A, Player.B), ("You", "Mrs Anna Lavelle"))
    drawn = _heads(sides, g.left + 100, g, room)
    assert [item.words for item in drawn if isinstance(item, Text)] == ["You", "Lavelle"]


@pytest.mark.parametrize("size", SIZES)
def test_no_card_that_is_raised_touches_the_counters_or_their_words(size: tuple[int, int]) -> None:
    places = Places.of(Room(*size, EstimatingRuler()))
    m, (_, y) = measures(places), own_counters(places)
    raised = hand_top(places) - 0.2 * m.hand - RISE
    assert y + m.counter + TRAY < raised
    assert y - m.counter - TRAY > trick_poses(places)[1].y + trick_poses(places)[1].height / 2
