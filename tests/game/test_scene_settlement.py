"""The end of a partie, and the score cards of all of them."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.games import papers_of
from game.pages.grid import grid_in
from game.pages.score_cards import ScoreCards
from game.pages.scorecard import blank_place, score_card_items
from game.pages.settlement import SettlementScene
from game.pages.start.title import Title
from game.players.player import seated
from game.saves.partie import Header, ScoreCard
from game.stage.basics import Align, Rect, Room
from game.stage.intents import Scroll
from game.stage.ornaments import Lettering, Thing
from game.stage.picture import Box, Shadow, Stroke, Text
from game.stage.widgets import PRIMARY_FONT
from game.window.text import Writer
from game.words.catalogue import speak
from rules.all_fours import scoring
from rules.core.seats import Player
from rules.piquet.options import Options, Rubicon, RubiconDeals, Tie
from rules.piquet.presets import FOUR_DEALS, TO_A_HUNDRED
from rules.piquet.settlement import settle_deals
from rules.piquet.state import Phase, State
from tests.game.houses import SIX, OpenHouse, header, score_card, two
from tests.game.margins import beyond
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.plain import PlainArt
from tests.game.tongues import (
    LANGUAGES,
)

DOUBLE = replace(TO_A_HUNDRED, double_below_fifty=True)
BOTH = Options(rubicon=Rubicon.WINNER_HAS_A_HUNDRED)
WITHOUT = Options(rubicon_deals=RubiconDeals.WITHOUT_EXTRA)
TIED = ((20, 22), (17, 34), (28, 23), (19, 15), (21, 10), (8, 9), (30, 12), (9, 21))
CLOSE = ((20, 19), (22, 18), (25, 19), (24, 22), (20, 18), (20, 17))  # 131 to 113


def page(house: OpenHouse, card: ScoreCard) -> SettlementScene:
    over = State(
        phase=Phase.OVER,
        first_dealer=card.first_dealer,
        results=card.deals,
        settlement=card.settlement,
    )
    return SettlementScene(house, over, card.header)


def settled(card: ScoreCard, **size: float) -> Pilot:
    return Pilot(page(OpenHouse(), card), **size)


@pytest.mark.parametrize(
    ("deals", "head", "outcome", "total"),
    [
        (SIX, header(), "You win the partie", "162 + 98 + 100 = 360"),
        (CLOSE, two(), "Anne wins the partie", "131 − 113 + 100 = 118"),
        (((98, 162),), header(), "Adversary wins the partie", "162 + 98 + 100 = 360"),
        (TIED, two(), "Anne wins the partie", "152 − 146 + 100 = 106"),
    ],
)
def test_the_sum_is_told_term_by_term(
    deals: tuple[tuple[int, int], ...], head: Header, outcome: str, total: str
) -> None:
    pilot = settled(score_card(deals, head))
    assert outcome in pilot.words
    large = [
        item.words
        for item in pilot.picture.items
        if isinstance(item, Text | Lettering)
        and item.font.serif
        and item.font != PRIMARY_FONT
        and item.x > 500
        and item.words != outcome
    ]
    assert " ".join(large) == total


@pytest.mark.parametrize(
    ("deals", "head", "reason"),
    [
        (SIX, header(), "Adversary stopped at 98, two short of the hundred: a rubicon"),
        (((99, 131),), header(), "You stopped at 99, one short of the hundred: a rubicon"),
        (CLOSE, header(), "Adversary crossed the rubicon with 113: you win the difference"),
        (((113, 131),), two(), "Anne crossed the rubicon with 113: Bertrand wins the difference"),
        (((104, 104),), two(), "Both have 104 after the two extra deals"),
    ],
)
def test_the_reason_is_given(deals: tuple[tuple[int, int], ...], head: Header, reason: str) -> None:
    told = " ".join(settled(score_card(deals, head)).words)
    assert reason in told


@pytest.mark.parametrize(
    ("deals", "head", "sealed"),
    [
        (SIX, header(), True),
        (((98, 162),), header(), False),
        (CLOSE, two(), True),
        (((104, 104),), two(), False),
    ],
)
def test_a_card_that_was_won_bears_a_seal_and_its_sum_is_gold(
    deals: tuple[tuple[int, int], ...], head: Header, sealed: bool
) -> None:
    for size in SIZES:
        pilot = Pilot(page(OpenHouse(), score_card(deals, head)), *size)
        items = pilot.picture.items
        seals = [item for item in items if isinstance(item, Thing)]
        assert [seal.name for seal in seals] == ["seal"] * sealed
        assert any(isinstance(item, Lettering) for item in items) is sealed
        for seal in seals:
            half = seal.width / 2
            paper = next(i.rect for i in items if isinstance(i, Box) and i.shadow is Shadow.PAPER)
            assert paper.x + half < seal.x < paper.right - half
            assert paper.y + half < seal.y < paper.bottom - half, "it hung over the edge"
            level = [i for i in items if isinstance(i, Stroke) and i.y1 == i.y2]
            near = [i for i in level if abs(i.y1 - seal.y) < half and i.x1 < paper.right]
            assert all(i.x2 <= seal.x - half or i.x1 >= seal.x + half for i in near)
            rules = [i for i in items if isinstance(i, Stroke) and i.x1 == i.x2]
            assert all(rule.y2 <= seal.y - half for rule in rules if abs(rule.x1 - seal.x) < half)
            written = [item for item in items if isinstance(item, Text) and item.words.isdigit()]
            assert all(abs(t.x - seal.x) > half or abs(t.y - seal.y) > half for t in written)


BELOW = ((10, 12), (7, 14), (28, 13), (9, 15), (21, 10), (8, 9))  # 83 to 73
EVEN_SIX = ((10, 12), (7, 14), (28, 23), (9, 15), (21, 10), (8, 9))  # 83 each
EXTRA = (*EVEN_SIX, (30, 12), (9, 21))
QUICK = ((31, 12), (17, 34), (28, 23), (31, 12))  # 107 to 81
SLOW = ((40, 12), (17, 9), (28, 3), (31, 12))  # 116 to 36


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("winner", Player)
def test_at_all_fours_the_seal_lies_under_the_winners_total(
    size: tuple[float, float], winner: Player
) -> None:
    end = scoring.Settlement((10, 4) if winner is Player.A else (4, 10), winner)
    head = replace(two(), game="all-fours", options=papers_of("all-fours").usual())
    card = replace(score_card((end.totals,), head), settlement=end)
    room = Room(*size, EstimatingRuler())
    items = score_card_items(card, 0, 0, room, room.height)
    blank = blank_place(card, 0, 0, room, room.height)
    (parting,) = {item.x1 for item in items if isinstance(item, Stroke) and item.x1 == item.x2}
    assert (blank.centre[0] > parting) is (winner is Player.B)
    assert not any(blank.y < item.y < blank.bottom for item in items if isinstance(item, Text))


@pytest.mark.parametrize(
    ("deals", "options", "reason", "total"),
    [
        (QUICK, FOUR_DEALS, "Adversary crossed the rubicon with 105", "169 − 105 + 100 = 164"),
        (QUICK, TO_A_HUNDRED, "You reached the hundred first, with 107 against 81", "100"),
        (SLOW, DOUBLE, "Adversary stopped at 36, below fifty, and pays double", "2 × 100 = 200"),
        (SLOW, TO_A_HUNDRED, "The partie counts a hundred", "100"),
        (BELOW, Options(rubicon=Rubicon.NONE), "No rubicon was played for", "83 − 73 + 100 = 110"),
        (BELOW, BOTH, "With 83 you are below the hundred too", "83 − 73 + 100 = 110"),
        (BELOW, Options(), "stopped at 73, twenty-seven short", "83 + 73 + 100 = 256"),
        (EXTRA, WITHOUT, "Adversary had 83 before the two extra deals", "122 + 116 + 100 = 338"),
        (EVEN_SIX, Options(tie=Tie.DRAWN), "Both have 83, so nobody wins anything", ""),
    ],
)
def test_what_was_agreed_on_is_in_the_reason_and_the_sum(
    deals: tuple[tuple[int, int], ...], options: Options, reason: str, total: str
) -> None:
    head = replace(header(), options=options)
    card = replace(score_card(deals, head), settlement=settle_deals(deals, options))
    for room in ((1024, 640), (1280, 800)):
        pilot = Pilot(page(OpenHouse(), card), *room)
        assert reason in " ".join(pilot.words)
        large = [
            item.words
            for item in pilot.picture.items
            if isinstance(item, Text | Lettering) and item.font.serif and item.x > room[0] * 0.45
            if item.font != PRIMARY_FONT
        ]
        assert " ".join(large[1:]) == total


@pytest.mark.parametrize("number", [3, 4, 9, 14])
def test_a_score_card_holds_however_many_deals_there_are(number: int) -> None:
    deals = ((9, 2), (3, 8)) * 7
    card = replace(
        score_card(deals[:number], replace(header(), options=TO_A_HUNDRED)),
        settlement=settle_deals(deals[:number], TO_A_HUNDRED),
    )
    drawn = Pilot(page(OpenHouse(), card), 1024, 640).picture.items
    items = [item for item in drawn if not isinstance(item, Text) or item.x < 440]  # the card's
    lines = [item.y for item in items if isinstance(item, Text) and item.words in ("9", "3")]
    total = next(item.y for item in items if isinstance(item, Text) and item.words == "Total")
    assert len(lines) >= number
    assert max(lines) < total
    assert "To a hundred" in [item.words for item in items if isinstance(item, Text)]


def test_a_drawn_partie_has_no_sum() -> None:
    pilot = settled(score_card(((104, 104),), two()))
    assert "The partie is drawn" in pilot.words
    assert "=" not in pilot.words


def test_the_card_of_the_book_is_shown_with_its_day() -> None:
    stored = score_card()
    pilot = Pilot(page(OpenHouse(cards=(stored,)), stored))
    assert "14 March 2026" in pilot.words


def test_a_partie_that_goes_on_is_not_settled() -> None:
    with pytest.raises(ValueError, match="over"):
        SettlementScene(OpenHouse(), State(), header())


def test_again_plays_another_with_the_same_two() -> None:
    house = OpenHouse()
    pilot = Pilot(page(house, score_card(head=two())))
    pilot.key("enter")
    assert house.asked == [seated(("Anne", "Bertrand"), ("human", "human"))]


def test_the_other_buttons_lead_to_the_cards_and_the_title() -> None:
    pilot = settled(score_card())
    pilot.click("cards")
    assert isinstance(pilot.stack.top, ScoreCards)
    pilot.key("escape")
    pilot.click("title")
    assert isinstance(pilot.stack.top, Title)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("deals", [SIX, TIED, CLOSE, ((104, 104),)])
def test_paper_words_and_buttons_fit(
    size: tuple[int, int], deals: tuple[tuple[int, int], ...]
) -> None:
    long = two(("Wilhelmina", "Maximilian"))
    pilot = settled(score_card(deals, long), width=size[0], height=size[1])
    for item in pilot.picture.items:
        if isinstance(item, Text):
            assert 20 < item.x < size[0] - 20
            assert 20 < item.y < size[1] - 20
    for target in pilot.picture.targets:
        assert isinstance(target.place, Rect)
        assert target.place.right < size[0] - 12
        assert target.place.bottom < size[1] - 12


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_way_on_leaves_the_margins_of_the_page(size: tuple[int, int], language: str) -> None:
    """Five buttons in a row went past them."""
    pygame.font.init()
    speak(language)
    pilot = settled(score_card(head=replace(header(), secret="1882" * 8)))
    pilot.room = room = Room(*size, Writer(PlainArt()))
    picture, whole = pilot.stack.picture(room), grid_in(room).whole
    assert {"again", "title", "picture", "cards", "fair"} <= {t.key for t in picture.targets}
    assert not beyond(picture, room)
    for item in picture.items:
        if isinstance(item, Text) and item.align is Align.LEFT:
            assert whole.x <= item.x + 0.5, item.words
            assert item.x + room.ruler.width(item.words, item.font) <= whole.right + 0.5, item.words


def book(count: int) -> OpenHouse:
    return OpenHouse(cards=tuple(score_card(((100 + i, 90),), key=str(i)) for i in range(count)))


@pytest.mark.parametrize("size", SIZES)
def test_the_paper_of_a_card_keeps_off_the_buttons(size: tuple[int, int]) -> None:
    pilot = Pilot(ScoreCards(book(3)), *size)
    papers = [i.rect for i in pilot.picture.items if isinstance(i, Box) and i.rect.width == 400]
    assert "seal" in [i.name for i in pilot.picture.items if isinstance(i, Thing)], "as it had"
    (button,) = (each.place for each in pilot.picture.targets if each.key == "back")
    assert isinstance(button, Rect)
    assert button.y - max(paper.bottom for paper in papers) >= 20


def test_without_a_finished_partie_a_sentence_stands() -> None:
    pilot = Pilot(ScoreCards(OpenHouse()))
    assert "No partie has been finished yet." in pilot.words
    pilot.key("down", "end", "pageup")
    pilot.stack.on_intent(Scroll(-1))
    pilot.click("back")
    assert not pilot.stack.running


def test_the_newest_card_is_open_and_arrows_turn_to_others() -> None:
    pilot = Pilot(ScoreCards(book(5)))
    assert "290" in pilot.words
    pilot.key("down", "down")
    assert "292" in pilot.words
    pilot.key("up")
    assert "291" in pilot.words


def test_a_click_opens_a_card() -> None:
    pilot = Pilot(ScoreCards(book(5)))
    pilot.click("card-3")
    assert "293" in pilot.words


def test_the_list_follows_the_card_that_is_open() -> None:
    pilot = Pilot(ScoreCards(book(40)), 1024, 640)
    pilot.key("end")
    assert "card-39" in pilot.keys
    assert "329" in pilot.words
    pilot.key("pageup", "home")
    assert "card-0" in pilot.keys


def test_the_wheel_moves_the_list_and_stops_at_its_ends() -> None:
    pilot = Pilot(ScoreCards(book(40)))
    for _ in range(30):
        pilot.stack.on_intent(Scroll(-1))
    assert "card-39" in pilot.keys
    for _ in range(30):
        pilot.stack.on_intent(Scroll(1))
    assert "card-0" in pilot.keys
    assert "290" in pilot.words


def test_of_two_thousand_cards_only_the_seen_lines_are_made() -> None:
    pilot = Pilot(ScoreCards(book(2000)))
    pilot.key("end")
    assert len(pilot.picture.targets) < 20
    assert len(pilot.picture.items) < 250
    assert "2,000 parties" in pilot.words


@pytest.mark.parametrize("size", SIZES)
def test_list_and_card_lie_side_by_side(size: tuple[int, int]) -> None:
    pilot = Pilot(ScoreCards(book(40)), *size)
    lines = [t.place for t in pilot.picture.targets if str(t.key).startswith("card-")]
    assert len(lines) >= 6
    for line in lines:
        assert isinstance(line, Rect)
        assert line.x > 20
        assert line.right < size[0] - 420


@pytest.mark.parametrize("height", range(640, 860, 20))
def test_the_buttons_lie_below_the_paper_in_a_room_of_any_height(height: int) -> None:
    pilot = Pilot(ScoreCards(book(3)), 1366, height)
    papers = [item for item in pilot.picture.items if isinstance(item, Box) and item.shadow]
    (paper,) = (item.rect for item in papers if item.shadow is Shadow.PAPER)
    (back,) = (target.place for target in pilot.picture.targets if target.key == "back")
    assert isinstance(back, Rect)
    assert paper.bottom <= back.y
    assert back.bottom <= height


@pytest.mark.parametrize("size", SIZES)
def test_a_winners_seal_covers_no_name_of_rules_at_the_foot_of_his_card(
    size: tuple[int, int],
) -> None:
    """It stood over the name of the rules where that was long."""
    for options in (Options(), FOUR_DEALS, replace(FOUR_DEALS, tie=Tie.DRAWN)):
        head = replace(header(), options=options)
        pilot = Pilot(page(OpenHouse(), score_card(SIX, head)), *size)
        (seal,) = (item for item in pilot.picture.items if isinstance(item, Thing))
        card = [t for t in pilot.picture.items if isinstance(t, Text) and t.x < size[0] * 0.45]
        foot = max(item.y for item in card)
        for item in card:
            if item.y < foot - 1:
                continue
            assert seal.y + seal.width / 2 <= item.y - item.font.size, item.words
