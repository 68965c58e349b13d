"""The review of a deal and of a partie: the marks, the costliest, luck and skill, made once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.history.deal import HistoryDeal
from game.pages.history.marks import mark, tally_items
from game.pages.history.page import HistoryPage
from game.pages.history.partie import OpenDeal
from game.pages.history.partie_review import PartieReview
from game.pages.history.review import MOST, ReviewPage, review_of
from game.pages.history.reviewing import luck_of
from game.pages.history.words import fine_words
from game.players.judgement import Analysis, Judgement
from game.players.mind import TEACHER
from game.players.review import JUDGED, Choice, ChoiceKind, Grade
from game.saves.store import Book
from game.stage.basics import Align, Rect, Room, Tone
from game.stage.intents import Drag, Scroll
from game.stage.ornaments import PORTRAIT_RATIO, Legend, Mood, Portrait
from game.stage.picture import Box, CardItem, Icon, Shadow, Stroke, Text, widgets
from game.stage.printed import printed
from game.window.text import Writer
from game.words.catalogue import say
from rules.core.game import Action
from rules.core.seats import Player
from rules.piquet.actions import Exchange, Play
from rules.piquet.game import RULES
from rules.piquet.pack import PACK
from rules.piquet.view import View
from tests.game.history_table import (
    BROUGHT,
    Judge,
    Shelf,
    header,
    open_book,
    played,
    retell,
    store,
)
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.plain import PlainArt


class Severe(Judge):
    """Finds some choices dear, each by another sum, and the others as good as can be."""

    def analysis(self) -> Analysis | None:
        found = super().analysis()
        if found is None:
            return None
        seen, action = self.asked[-1]
        lost = (0.0, 40.0, 6.0, 2.0, 0.0, 20.0, 0.5, 8.0, 1.5, 3.0)[len(self.asked) % 10]
        best, chosen = found.candidates[0], found.candidates[-1]
        if not lost:
            return Analysis((replace(best, action=action), replace(chosen, settlement=-9.0)))
        other = _other_choice(seen, action)
        return Analysis(
            (
                replace(best, action=other, settlement=lost),
                Judgement(action, best.mine, best.theirs, 0.0, doubt=0.2),
            )
        )


def _other_choice(seen: View, action: Action) -> Action:
    """Another action of the same kind."""
    hand = () if seen.deal is None else sorted(seen.deal.hand)
    match action:
        case Exchange(cards):
            return Exchange(frozenset(hand[: len(cards)]))
        case Play(card):
            return Play(next((one for one in hand if one != card), card))
        case _:
            return Play(min(PACK))


PARTS = {
    "The twelve cards",
    "The talon",
    "What the other held",
    "With even luck",
}


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = open_book(tmp_path / "book")
    yield opened
    opened.close()


@pytest.fixture
def shelf(book: Book) -> Shelf:
    lines, end = played(1)
    store(book, header(1, "club", 1), lines, end)
    return Shelf(book, Severe())


def reviewed(shelf: Shelf, number: int = 2) -> tuple[Pilot, ReviewPage]:
    """The review of a deal, with all weighed."""
    told = retell(shelf.book, shelf.index("")[0])
    pilot = Pilot(HistoryDeal(shelf, told, number))
    assert pilot.picture.items
    pilot.wait(0.3)
    pilot.key("r")
    page = pilot.stack.top
    assert isinstance(page, ReviewPage)
    while not page.review.over:
        pilot.wait(0.1)
    return pilot, page


def test_the_costliest_choice_is_shown_first_and_n_leads_through_five(shelf: Shelf) -> None:
    pilot, page = reviewed(shelf)
    dear = page.review.dearest
    losses = [one.lost for _, one in dear]
    assert losses == sorted(losses, reverse=True)
    assert len(dear) > MOST
    assert page.at == dear[0][0]
    seen = [page.at]
    for _ in range(MOST):
        pilot.key("n")
        seen.append(page.at)
    assert seen == [at for at, _ in dear[:MOST]] + [dear[0][0]]


def test_the_next_mistake_is_offered_only_where_there_is_one_and_says_if_it_is_of_another_deal(
    shelf: Shelf,
) -> None:
    pilot, page = reviewed(shelf)
    (first, dear), *others = page.review.dearest
    for at, _ in others:
        page.review.found[at] = replace(page.review.found[at], lost=0.0)
    page.touch()
    assert page.at == first
    assert "mistake" not in pilot.keys, "it is the only one that is known"
    pilot.key("n")
    assert page.at == first
    fine = next(at for at, one in page.review.found.items() if one.grade is Grade.GOOD)
    pilot.click(f"choice-{fine}")
    (way,) = [each.name for each in widgets(pilot.picture.tree) if each.key == "mistake"]
    assert way == say(f"review.count.{dear.grade.value}", count=1), "the word of its verdict"
    pilot.key("n")
    assert page.at == first
    for number in (5, 1):
        kept = replace(page.review.kept, deal=number, choices=(dear,))
        shelf.book.reviews.keep(kept)
    pilot.key("pagedown", "pageup")
    last, _ = page.review.dearest[:MOST][-1]
    pilot.click(f"choice-{last}")
    word = say(f"review.mark.{dear.grade.value}")
    assert f"{word} in deal 5" in pilot.words, "what it is called there"
    pilot.key("n")
    assert page.review.deal.number == 5


def test_each_choice_stands_on_the_track_and_is_reached_by_touch_wheel_and_key(
    shelf: Shelf,
) -> None:
    pilot, page = reviewed(shelf)
    every = sorted(page.review.found)
    assert {key for key in pilot.keys if key.startswith("choice-")} == {
        f"choice-{at}" for at in every
    }
    pilot.click(f"choice-{every[0]}")
    assert page.at == every[0]
    pilot.key("right", "right", "left")
    assert page.at == every[1]
    pilot.key("left", "left", "left")
    assert page.at == every[0]
    page.on_intent(Scroll(-1.0))
    assert page.at == every[1]
    page.on_intent(Drag(0, 0, f"choice-{every[-1]}"))
    assert page.at == every[-1]
    pilot.click("next")
    assert page.at == every[-1]


def _closely(pilot: Pilot) -> str:
    """What a pointer is told of the cost besides."""
    (found,) = (item for item in pilot.picture.items
                if isinstance(item, Legend) and item.head.startswith("about "))  # fmt: skip
    return found.words


def test_what_was_done_and_what_was_better_stand_side_by_side_with_the_mark(shelf: Shelf) -> None:
    pilot, page = reviewed(shelf)
    at = page.at
    assert at is not None
    choice = page.review.found[at]
    assert choice.grade is Grade.BLUNDER
    assert "Blunder" in pilot.words
    assert choice.kind is ChoiceKind.EXCHANGE
    assert "Better put out" in pilot.words
    cost = pilot.words.index(f"about {choice.lost:.0f} points")
    assert pilot.words[cost + 1] == "by the end of the partie"
    assert not _closely(pilot), "one mistake has one number, until figures are asked for"
    pilot.click("figures")
    assert _closely(pilot).startswith(f"{choice.lost:.1f} ± 0.2 points by the end of the partie")
    signs = [item.name for item in pilot.picture.items if isinstance(item, Icon)]
    assert "check" in signs
    assert "close" in signs
    fine = next(at for at, one in page.review.found.items() if one.grade is Grade.GOOD)
    pilot.click(f"choice-{fine}")
    assert "Fine" in pilot.words
    assert not any(words.startswith("Better") for words in pilot.words)


def test_five_cards_that_are_pictured_are_not_told_again_but_in_short_in_a_small_window(
    shelf: Shelf,
) -> None:
    pilot, page = reviewed(shelf)
    at = next(at for at, one in page.review.found.items() if one.kind is ChoiceKind.EXCHANGE)
    pilot.click(f"choice-{at}")
    for size in SIZES:
        items = page.picture(Room(*size, EstimatingRuler())).items
        words = [item.words for item in items if isinstance(item, Text)]
        told = [item for item in items if isinstance(item, Legend) and "put out (" in item.words]
        assert not any("put out (" in each for each in words)
        assert told
        small = size[0] < 1280
        short = any(re.fullmatch(r"([♠♥♦♣]\w+(, )?)+", each) for each in words)
        assert short is small
        assert not any(each.endswith("cards put out") for each in words), "that says nothing"


@pytest.mark.parametrize("size", SIZES)
def test_below_both_discards_stands_how_often_they_bring_what_speaks_for_the_better(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    pilot, page = reviewed(shelf)
    at, choice = next(
        (at, one) for at, one in page.review.found.items() if one.kind is ChoiceKind.EXCHANGE
    )
    reason = {"part": "cards", "side": "mine", "more": 4.0, "chance": "cards",
              "best": 0.46, "next": 0.29}  # fmt: skip
    page.review.found[at] = replace(choice, reason=reason)
    pilot.click(f"choice-{at}")
    assert "29%" in pilot.words, "a bar alone would not say of what it is"
    items = page.picture(Room(*size, EstimatingRuler())).items
    texts = [item for item in items if isinstance(item, Text)]
    said = [item for item in texts if item.words.startswith("You win")]
    assert len(said) == 2
    figures = [next(item for item in texts if item.words == words) for words in ("29%", "46%")]
    assert figures[0].x < figures[1].x
    bars = [item.rect for item in items if isinstance(item, Box) and item.rect.height == 5]
    grooves, full = bars[::2], bars[1::2]
    shares = [
        round(100 * part.width / whole.width) for whole, part in zip(grooves, full, strict=True)
    ]
    assert shares == [29, 46]
    for figure, bar in zip(figures, grooves, strict=True):
        assert figure.y < bar.y
        lying = [item.pose for item in items if isinstance(item, CardItem)
                 and bar.x - 20 < item.pose.x < bar.right + 20
                 and item.pose.width < 80 and item.pose.y < bar.y]  # fmt: skip
        lowest = max(pose.y + pose.height / 2 for pose in lying if pose.y > figure.y - 130)
        assert lowest < min(item.y - item.font.size * 0.72 for item in said)


@pytest.mark.parametrize("size", SIZES)
def test_the_marks_of_many_choices_stay_apart_and_each_has_its_place(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    _, page = reviewed(shelf)
    choice = next(iter(page.review.found.values()))
    fine, grave = replace(choice, lost=0.0), replace(choice, lost=20.0, doubt=0.1)
    for many in (16, 40, 90):
        found = {3 + at * 2 - at % 2: grave if at % 7 == 3 else fine for at in range(many)}
        page.review.found.clear()
        page.review.found.update(found)
        page._steps = (*page._steps[:1],) * (many * 2 + 4)
        for shown in (min(found), sorted(found)[4]):
            page._chosen = shown
            picture = page.picture(Room(*size, EstimatingRuler()))
            places = [each.place for each in picture.targets if str(each.key).startswith("choice-")]
            assert len(places) == many
            for one, other in combinations(places, 2):
                assert isinstance(one, Rect)
                assert isinstance(other, Rect)
                assert (
                    one.right <= other.x + 0.01
                    or other.right <= one.x + 0.01
                    or one.bottom <= other.y + 0.01
                    or other.bottom <= one.y + 0.01
                )
                assert one.width > 12
                assert one.x >= 0
                assert one.right <= size[0]


def test_the_track_has_its_phases_where_they_follow_each_other(shelf: Shelf) -> None:
    _, page = reviewed(shelf)
    kinds = [one.kind for _, one in sorted(page.review.found.items())]
    assert len({*kinds}) == 3
    picture = page.picture(Room(*SIZES[1], EstimatingRuler()))
    low = max(each.place.y for each in picture.targets
              if str(each.key).startswith("choice-") and isinstance(each.place, Rect))  # fmt: skip
    named = [item for item in picture.items if isinstance(item, Text) and item.y > low + 30
             and item.words in ("Exchange", "Calls", "Play")]  # fmt: skip
    assert [item.words for item in sorted(named, key=lambda item: item.x)] == [
        "Exchange", "Calls", "Play",
    ]  # fmt: skip
    every = sorted(page.review.found)
    first, last = page.review.found[every[0]], page.review.found[every[-1]]
    page.review.found[every[-1]] = replace(last, kind=first.kind)
    again = page.picture(Room(*SIZES[1], EstimatingRuler())).items
    assert not any(isinstance(item, Text) and item.y > low + 30 and item.words == "Calls"
                   for item in again), "they mix"  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_of_an_exchange_it_is_said_what_goes_out_and_what_stays(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    """A tick over a card to be thrown was read as "keep it"."""
    pilot, page = reviewed(shelf)
    at, choice = next(
        (at, one) for at, one in page.review.found.items() if one.kind is ChoiceKind.EXCHANGE
    )
    deal = page.review.deal
    before = deal.played[choice.place].before.current
    held = before.hands[before.dealer is Player.A]
    done = RULES.read(choice.played)
    assert isinstance(done, Exchange)
    other = min(held - done.cards), *sorted(done.cards)[1:]
    page.review.found[at] = replace(choice, better=RULES.write(Exchange(frozenset(other))),
                                    lost=9.0, doubt=0.2)  # fmt: skip
    pilot.click(f"choice-{at}")
    items = page.picture(Room(*size, EstimatingRuler())).items
    words = [item.words for item in items if isinstance(item, Text)]
    assert "You put out" in words
    assert "Better put out" in words
    signs = [item.name for item in items if isinstance(item, Icon)]
    assert signs.count("check") == signs.count("close") == 1, "in the boxes, not over the cards"
    places = {item.key: item.pose for item in items if isinstance(item, CardItem)}
    for said, card in (("keep", min(done.cards)), ("out", min(held - done.cards))):
        (word,) = (item for item in items if isinstance(item, Text) and item.words == said)
        pose = places[str(card)]
        assert abs(word.x - pose.x) < pose.width / 2
        edge = pose.y + pose.height * (0.5 if said == "keep" else -0.5)
        assert 0 < (word.y - edge if said == "keep" else edge - word.y) < 20
    chips = [item.rect for item in items if isinstance(item, Box) and item.rect.height == 20]
    for chip in chips:
        for pose in places.values():
            beside = abs(chip.centre[0] - pose.x) >= (chip.width + pose.width) / 2
            assert beside or abs(chip.centre[1] - pose.y) >= (chip.height + pose.height) / 2 - 8
    level = places[str(min(done.cards))].y
    assert places[str(other[0])].y < level, "what should go out and did not stands out"
    dark = {item.key for item in items if isinstance(item, CardItem) and item.dimmed}
    in_hand = dark & set(map(str, held))
    assert in_hand == set(map(str, other[1:])), "what goes either way is not spoken of"


@pytest.mark.parametrize("size", SIZES)
def test_of_a_card_that_was_played_the_others_in_the_hand_lie_in_the_shade(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    pilot, page = reviewed(shelf)
    at, choice = next(
        (at, one)
        for at, one in page.review.found.items()
        if one.kind is ChoiceKind.CARD and one.grade is not Grade.GOOD
    )
    page.review.found[at] = replace(choice, lost=9.0, doubt=0.2)
    pilot.click(f"choice-{at}")
    room = Room(*size, EstimatingRuler())
    items = page.picture(room).items
    hand = [i for i in items if isinstance(i, CardItem) and i.pose.y > room.height * 0.55]
    lit = {item.face for item in hand if not item.dimmed}
    assert len(lit) == 2 < len(hand)
    (verdict,) = (i for i in items if isinstance(i, Text) and i.words == "Mistake")
    assert verdict.paint.tone is Tone.BRASS, "as its mark"


@pytest.mark.parametrize("size", SIZES)
def test_a_face_is_beside_the_remark_vexed_or_pleased_by_the_choice(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    pilot, page = reviewed(shelf)
    room = Room(*size, EstimatingRuler())
    moods = set()
    for at, choice in page.review.found.items():
        pilot.click(f"choice-{at}")
        picture = page.picture(room)
        (face,) = (item for item in picture.items if isinstance(item, Portrait))
        assert face.name == TEACHER
        moods.add((choice.grade is Grade.GOOD, face.mood is Mood.PLEASED))
        place = Rect(face.x - face.width / 2, face.y - face.width * PORTRAIT_RATIO / 2,
                     face.width, face.width * PORTRAIT_RATIO)  # fmt: skip
        papers = [
            item.rect
            for item in picture.items
            if isinstance(item, Box) and item.shadow is Shadow.PAPER
        ]
        (paper,) = papers
        assert paper.x <= face.x <= paper.right
        assert 0 < paper.y - place.bottom < 20, "right under the face"
        inked = [item for item in picture.items if isinstance(item, Text)
                 and paper.x < item.x < paper.right
                 and paper.y < item.y < paper.bottom]  # fmt: skip
        assert inked[-1].words.endswith("."), "why, in a whole sentence"
    assert moods == {(True, True), (False, False)}


def test_what_is_fine_is_told_why() -> None:
    def fine(better: str, lost: float) -> str:
        one = Choice(3, ChoiceKind.CARD, "play AS", better, lost, 0.4)
        assert ("%" in fine_words(PIQUET, one, "game")) is (lost > 0.05 and better != one.played)
        return fine_words(PIQUET, one, "settlement")

    assert fine("play AS", 0.0) == "No other card brings more."
    assert fine("play KS", 0.0) == "One is worth as much as the other."
    assert fine("play KS", 0.6) == "The other choice may gain 0.6 ± 0.4: too little to tell."
    assert fine("play KS", 1.0) == "The other choice may gain 1.0 ± 0.4: too little to matter."


@pytest.mark.parametrize("size", SIZES)
def test_whose_hand_lies_above_is_named_there(shelf: Shelf, size: tuple[int, int]) -> None:
    _, page = reviewed(shelf)
    items = page.picture(Room(*size, EstimatingRuler())).items
    cards = [item.pose for item in items if isinstance(item, CardItem) and " " not in item.key]
    upper = [pose for pose in cards if pose.y < size[1] / 3]
    (name,) = (item for item in items if isinstance(item, Text) and item.align is Align.RIGHT
               and item.words in page._partie.names and item.y < size[1] / 3)  # fmt: skip
    assert name.words == page._partie.names[page.review.player.other]
    first = min(upper, key=lambda pose: pose.x)
    assert 10 < first.x - first.width / 2 - name.x < 30, "beside the hand, away from the verdict"
    assert abs(name.y - first.y) < 12


def test_the_cards_lie_as_they_did_before_the_choice(shelf: Shelf) -> None:
    pilot, page = reviewed(shelf)
    for at, choice in page.review.found.items():
        pilot.click(f"choice-{at}")
        before = page.review.deal.played[choice.place].before.current
        keys = {item.key for item in pilot.picture.items if isinstance(item, CardItem)}
        for hand in before.hands:
            assert set(map(str, hand)) <= keys


def test_luck_and_choices_add_up_to_the_result(shelf: Shelf) -> None:
    pilot, page = reviewed(shelf)
    luck = page.review.luck
    assert luck is not None
    assert luck_of(BROUGHT, luck.result) == luck
    points = page.review.deal.points
    assert points is not None
    assert luck.result == points[Player.A] - points[Player.B]
    assert luck.chair + luck.cards + luck.choices == pytest.approx(luck.result)
    assert "Luck was kind." in pilot.words
    assert "cost most" in " ".join(pilot.words)
    assert "The talon" not in pilot.words, "words first, figures when asked"
    pilot.click("figures")
    words = list(pilot.words)
    assert words.index("With even luck") < words.index("The deal"), "all above it make it up"
    assert "+20" in words  # the talon
    notes = {each.head: each.words for each in pilot.picture.items if isinstance(each, Legend)}
    assert "Being elder or not" in notes["With even luck"]
    assert "off by 10" in notes["With even luck"]
    assert any("stays as it was" in each for each in notes.values())


@pytest.mark.parametrize("size", SIZES)
def test_each_part_of_the_luck_has_its_bar_beside_its_name(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    pygame.font.init()
    _, page = reviewed(shelf)
    page.press("figures")
    ruler = Writer(PlainArt())
    items = page.picture(Room(*size, ruler)).items
    names = [item for item in items if isinstance(item, Text) and item.words in PARTS]
    bars = [item for item in items if isinstance(item, Box) and item.rect.height == 12]
    assert {item.words for item in names} == PARTS, "whole"
    for name in names:
        (bar,) = (each for each in bars if each.rect.y < name.y < each.rect.y + 24)
        assert bar.rect.x > name.x + ruler.width(name.words, name.font)
        figures = [item.words for item in items if isinstance(item, Text)
                   and item.align is Align.RIGHT and abs(item.y - name.y) < 3]  # fmt: skip
        lost = any(each.startswith("−") for each in figures)
        assert (bar.outline is not None) is lost, "what is lost has an edge"


def test_each_bar_of_the_luck_begins_where_a_line_comes_from_the_one_before(shelf: Shelf) -> None:
    _, page = reviewed(shelf)
    page.press("figures")
    luck = page.review.luck
    assert luck is not None
    items = page.picture(Room(1280, 800, EstimatingRuler())).items
    bars = [item.rect for item in items if isinstance(item, Box) and item.rect.height == 12]
    lines = [item for item in items if isinstance(item, Stroke) and item.x1 == item.x2]
    parts = (luck.hand, luck.talon, luck.other, luck.adjusted)
    (nought,) = (line for line in lines if line.y1 < bars[0].y and line.y2 > bars[-1].bottom)
    ends = [bar.right if part > 0 else bar.x for bar, part in zip(bars, parts, strict=True)]
    begins = [bar.x if part > 0 else bar.right for bar, part in zip(bars, parts, strict=True)]
    assert begins[0] == pytest.approx(nought.x1, abs=2)
    for upper, lower, end, begin in zip(bars, bars[1:], ends, begins[1:], strict=False):
        (line,) = (one for one in lines if (one.y1, one.y2) == (upper.bottom, lower.y))
        assert line.x1 == pytest.approx(end, abs=2) == pytest.approx(begin, abs=2)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_said_whose_points_are_which(shelf: Shelf, size: tuple[int, int]) -> None:
    _, page = reviewed(shelf)
    points = page.review.deal.points
    assert points is not None
    items = page.picture(Room(*size, EstimatingRuler())).items
    words = [item.words for item in items if isinstance(item, Text)]
    whole = f"You {points[Player.A]}, {page._partie.names[Player.B]} {points[Player.B]}"
    assert whole in words or f"You {points[Player.A]} : {points[Player.B]}" in words


@pytest.mark.parametrize(
    ("width", "said"),
    [
        (600, ["1 blunder", "2 mistakes", "1 inaccuracy", "9 fine"]),
        (240, ["1 blunder", "2 mistakes", "1 inaccuracy", "9 fine"]),
        (170, ["1", "2", "1", "9"]),
        (20, []),
    ],
)
def test_at_the_foot_each_mark_has_its_word_where_there_is_room(
    width: int, said: list[str]
) -> None:
    """A diamond alone was taken for the sign of elder hand."""
    losses = (20.0, 6.0, 7.0, 2.0, *9 * (0.0,))
    choices = [Choice(3, ChoiceKind.CARD, "play AS", "play KS", lost, 0.1) for lost in losses]
    place = Rect(300, 700, width, 44)
    items = tally_items(choices, place, Room(1280, 800, EstimatingRuler()))
    texts = [item for item in items if isinstance(item, Text)]
    assert [item.words for item in texts] == said
    ruler = EstimatingRuler()
    assert all(item.x + ruler.width(item.words, item.font) <= place.right for item in texts)


def test_a_mistake_has_one_mark_on_the_cloth_and_on_paper() -> None:
    (cloth,), (paper,) = mark(Grade.MISTAKE, 0, 0, 18), printed(mark(Grade.MISTAKE, 0, 0, 18))
    assert isinstance(cloth, Icon)
    assert isinstance(paper, Icon)
    assert cloth.name == paper.name
    assert {cloth.paint.tone, paper.paint.tone} == {Tone.BRASS, Tone.BRASS_DARK}


def test_a_review_is_made_once_and_then_read_from_the_book(shelf: Shelf) -> None:
    _, page = reviewed(shelf)
    found, luck = page.review.found, page.review.luck
    shelf.judge = again = Judge()
    _, same = reviewed(shelf)
    assert (same.review.found, same.review.luck) == (found, luck)
    assert again.asked == []
    (mistake, *_) = shelf.book.reviews.mistakes()
    assert mistake.choice.grade is not Grade.GOOD


def test_where_a_mistake_stands_in_the_log_its_view_can_be_seen_again(shelf: Shelf) -> None:
    reviewed(shelf)
    for mistake in shelf.book.reviews.mistakes():
        deal = retell(shelf.book, mistake.partie).deals[mistake.deal - 1]
        assert isinstance(deal, OpenDeal)
        action = deal.played[mistake.choice.place]
        assert action.before.turn is mistake.player
        assert RULES.write(action.action) == mistake.choice.played


def test_a_review_of_an_earlier_way_of_judging_is_made_anew(shelf: Shelf) -> None:
    _, page = reviewed(shelf)
    key = page.review.kept.partie
    with_sqlite = replace(page.review.kept, judged=JUDGED - 1)
    page.review.found.clear()
    page.review.take([with_sqlite])
    assert page.review.found == {}
    page.review.take(shelf.reviews(key))
    assert page.review.found


def test_a_review_of_other_actions_is_not_believed(shelf: Shelf) -> None:
    _, page = reviewed(shelf)
    kept = page.review.kept
    odd = replace(kept.choices[0], played="play 7S")
    page.review.found.clear()
    page.review.take([replace(kept, choices=(odd, *kept.choices[1:]))])
    assert page.review.found == {}


def test_what_a_failing_engine_said_is_not_kept(shelf: Shelf) -> None:
    class Mute(Judge):
        def analysis(self) -> Analysis | None:
            return Analysis(())

        def luck(self) -> None:
            """It never says: as an engine that was given up."""

    shelf.judge = Mute()
    told = retell(shelf.book, shelf.index("")[0])
    page = HistoryDeal(shelf, told, 2)
    for _ in range(60):
        page.reviewing.tick()
    assert shelf.reviews(told.key) == ()


def test_waiting_is_shown_and_may_be_left(shelf: Shelf) -> None:
    shelf.judge = Severe(slow=10_000)
    told = retell(shelf.book, shelf.index("")[0])
    pilot = Pilot(deal := HistoryDeal(shelf, told, 2))
    pilot.wait(0.3)
    pilot.key("r")
    pilot.wait(0.3)
    count = deal.reviewing.count
    assert f"Still weighing: 0 of {count}." in pilot.words
    assert "The cards are still being weighed." in " ".join(pilot.words)
    pilot.key("escape")
    assert pilot.stack.top is deal


def test_page_down_reviews_the_next_deal(shelf: Shelf) -> None:
    pilot, page = reviewed(shelf, 2)
    pilot.key("pagedown")
    assert page.review.deal.number == 3
    while not page.review.over:
        pilot.wait(0.1)
    assert "Deal 3" in pilot.words
    pilot.key("pageup", "pageup", "pageup")
    assert page.review.deal.number == 1


def test_one_plays_on_from_the_choice_in_ones_own_chair(shelf: Shelf) -> None:
    pilot, page = reviewed(shelf)
    at = page.at
    assert at is not None
    choice = page.review.found[at]
    pilot.key("enter")
    (wish,) = shelf.wished
    assert wish.done == choice.place > 0
    dealer = page.review.deal.played[0].after.current.dealer
    assert wish.chair == ("younger" if dealer is Player.A else "elder")


# ---- the partie


def test_a_partie_is_reviewed_deal_after_deal_and_its_sums_told(shelf: Shelf) -> None:
    pilot = Pilot(HistoryPage(shelf))
    pilot.wait(0.5)
    pilot.key("r")
    page = pilot.stack.top
    assert isinstance(page, PartieReview)
    assert "Still reviewing: 0 of 6." in pilot.words
    while not page.over:
        pilot.wait(0.1)
    assert not any(words.startswith("Still reviewing") for words in pilot.words)
    assert len(shelf.reviews(shelf.index("")[0])) == 6
    result = sum(one.luck.result for one in page.reviews if one.luck is not None)
    cards = 6 * (BROUGHT["hand"] + BROUGHT["other"] + BROUGHT["talon"])
    assert any(words == f"−{round(cards - result)} ± 24" for words in pilot.words)
    assert any("deals tell little" in words or "Played like" in words for words in pilot.words)


def test_of_each_kind_it_is_told_how_many_choices_were_fine(shelf: Shelf) -> None:
    pilot, _ = reviewed(shelf)
    pilot.key("p")
    page = pilot.stack.top
    assert isinstance(page, PartieReview)
    while not page.over:
        pilot.wait(0.1)
    for kind in ("Exchange", "Calls", "Play"):
        assert kind in pilot.words
    exchanges = [
        one
        for review in page.reviews
        for one in review.found.values()
        if one.kind is ChoiceKind.EXCHANGE
    ]
    fine = sum(one.grade is Grade.GOOD for one in exchanges)
    assert f"{round(100 * fine / len(exchanges))}% of {len(exchanges)} fine" in pilot.words


def test_a_deal_of_it_is_opened_and_all_parties_are_told_too(shelf: Shelf) -> None:
    pilot, _ = reviewed(shelf)
    pilot.key("p")
    page = pilot.stack.top
    assert isinstance(page, PartieReview)
    pilot.click("all")
    assert "All reviewed parties" in pilot.words
    pilot.key("a")
    assert "Deal by deal" in pilot.words
    pilot.click("deal-3")
    opened = pilot.stack.top
    assert isinstance(opened, ReviewPage)
    assert opened.review.deal.number == 4


def test_before_any_review_there_is_no_curve(shelf: Shelf) -> None:
    shelf.judge = Severe(slow=10_000)
    told = retell(shelf.book, shelf.index("")[0])
    pilot = Pilot(PartieReview(shelf, told, Player.A, ReviewPage))
    pilot.wait(0.3)
    pilot.key("a")
    assert "No partie was reviewed yet." in pilot.words


def test_who_leaves_the_review_of_a_partie_needs_no_judge(shelf: Shelf) -> None:
    pilot = Pilot(HistoryPage(shelf))
    pilot.wait(0.5)
    pilot.key("r")
    pilot.wait(0.3)
    before = shelf.dismissed
    pilot.key("escape")
    assert shelf.dismissed == before + 1


def test_a_costly_choice_tells_one_cost_and_the_others_where_it_is_pointed_at(
    shelf: Shelf,
) -> None:
    pilot, page = reviewed(shelf)
    at = page.at
    assert at is not None
    page.review.found[at] = replace(page.review.found[at], points=3.4)
    pilot.click("figures")
    pilot.click(f"choice-{at}")
    words = pilot.words
    assert sum("point" in one for one in words) == 1
    assert any(isinstance(item, Legend) and item.words.endswith(" and 3.4 points of this deal")
               for item in pilot.picture.items)  # fmt: skip
    assert "Try again from here" in words
    fine = next(at for at, one in page.review.found.items() if one.grade is Grade.GOOD)
    pilot.click(f"choice-{fine}")
    assert "Practise from here" in pilot.words


def test_a_deal_without_a_costly_choice_is_well_played(book: Book) -> None:
    lines, end = played(1)
    store(book, header(1, "club", 1), lines, end)
    pilot, page = reviewed(Shelf(book, Judge()))
    assert not page.review.dearest
    assert "Well played" in pilot.words


def test_a_review_of_a_partie_at_the_table_is_of_a_deal_that_is_over(shelf: Shelf) -> None:
    key = shelf.index("")[0]
    partie = shelf.partie(key)
    assert not isinstance(partie, str)
    for number, deal in enumerate(partie.deals, start=1):
        page = review_of(shelf, key, number)
        assert (page is not None) is isinstance(deal, OpenDeal)
    assert review_of(shelf, key, len(partie.deals) + 1) is None
