"""The deal sheet: every number of a deal, and the cards behind it."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.scene import Push
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.sheet.rows import headline, rows
from game.piquet.ui.sheet.sheet import PaperSheet, pressable, sheet_items, sheet_place, side_of
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.intents import Key
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, CardItem, IconOf, Stroke, Text, painted, touched
from game.table.opposite import opposite_of
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.pack import PACK
from rules.piquet.scoring import Item, Line, total
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState
from rules.piquet.view import view
from tests.game.parties import after_deals, deals
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.rules.table import given

NAMES = ("You", "Adversary")


@cache
def played() -> tuple[DealState, ...]:
    """The deals of some parties, played once."""
    return tuple(deals(range(12)))


def sheet_of(deal: DealState) -> PaperSheet:
    return PaperSheet(deal, ("Elder", "Younger"), ELDER)


def a_page(seed: int = 3) -> DealSheet:
    return DealSheet(view(next(after_deals(seed)), Player.A), NAMES, Player.A)


@pytest.mark.parametrize("seat", Seat)
def test_the_rows_add_up_to_the_ledger(seat: Seat) -> None:
    for deal in played():
        sides = [row.sides[seat] for row in rows(deal)]
        assert sum(side.points for side in sides if side) == total(deal.ledger, seat)


def test_behind_every_number_lie_cards_once_each() -> None:
    for deal in played():
        for key in pressable(sheet_of(deal)):
            side = side_of(sheet_of(deal), key)
            assert side is not None
            entries = [entry for group in side.shown.groups for entry in group]
            cards = [
                card
                for entry in entries
                for card in (entry if isinstance(entry, tuple) else (entry,))
            ]
            assert cards
            assert set(cards) <= set(PACK)
            if ":sequence:" not in key:
                assert len(set(cards)) == len(cards)


def test_tricks_behind_the_cards_are_those_that_were_taken() -> None:
    for deal in played():
        for seat in Seat:
            side = side_of(sheet_of(deal), f"sheet:cards:{seat.value}")
            if side is not None:
                (tricks,) = side.shown.groups
                assert len(tricks) == deal.table.won(seat) > 6


def test_as_many_cards_count_in_play_as_points_but_the_last_tricks_own() -> None:
    for deal in played():
        for seat in Seat:
            side = side_of(sheet_of(deal), f"sheet:play:{seat.value}")
            last = any(line.item is Item.LAST_TRICK and line.seat is seat for line in deal.ledger)
            if side is not None:
                assert len(side.shown.groups[0]) == side.points - last


def test_the_headline_says_who_won() -> None:
    for deal in played():
        by = total(deal.ledger, ELDER) - total(deal.ledger, YOUNGER)
        said = headline(deal, ("Anne", "Bertrand"), None)
        assert said.startswith("The deal is even" if not by else "Anne" if by > 0 else "Bertrand")
        yours = headline(deal, ("You", "Adversary"), ELDER)
        assert yours.startswith("The deal is yours") == (by > 0)


@pytest.mark.parametrize("size", SIZES)
def test_all_of_it_lies_on_the_baize_at_every_size(size: tuple[int, int]) -> None:
    room = Room(*size, EstimatingRuler())
    for deal in played()[:20]:
        for key in pressable(sheet_of(deal)):
            drawn = sheet_items(sheet_of(deal), room, key)
            items, targets = painted(drawn), touched(drawn)
            paper = sheet_place(sheet_of(deal), room)
            cards = [item for item in items if isinstance(item, CardItem)]
            assert all(card.pose.y - card.pose.height / 2 >= paper.bottom for card in cards)
            assert all(card.pose.y + card.pose.height / 2 < size[1] - 92 for card in cards)
            assert all(card.pose.x - card.pose.width / 2 > 248 for card in cards)
            assert all(card.pose.x + card.pose.width / 2 < size[0] for card in cards)
            for target in targets:
                assert isinstance(target.place, Rect)
                assert paper.x <= target.place.x
                assert target.place.right <= paper.right


def test_details_never_reach_their_numbers() -> None:
    ruler = EstimatingRuler()
    for deal in played():
        items = painted(sheet_items(sheet_of(deal), Room(1280, 800, ruler), None))
        small = [item for item in items if isinstance(item, Text) and item.font.size == 14]
        assert all(ruler.width(item.words, item.font) <= 180 for item in small)


def test_pointing_and_pressing_shows_the_cards_behind_a_number() -> None:
    pilot = Pilot(a_page())
    page = pilot.stack.top
    assert isinstance(page, DealSheet)
    shown = set()
    for key in pressable(page.sheet):
        pilot.point(key)
        assert page.chosen == key
        shown.add(pilot.picture.faces())
        pilot.click(key)
        assert page.chosen == key
    assert len(shown) > 2


@pytest.mark.parametrize("size", SIZES)
def test_the_field_of_the_number_that_is_shown_stays_within_the_rules(
    size: tuple[int, int],
) -> None:
    sheet, room = sheet_of(played()[0]), Room(*size, EstimatingRuler())
    for key in pressable(sheet):
        items = painted(sheet_items(sheet, room, key))
        rules = [item for item in items if isinstance(item, Stroke) and item.y1 == item.y2]
        left, right = min(rule.x1 for rule in rules), max(rule.x2 for rule in rules)
        (field,) = (item.rect for item in items
                    if isinstance(item, Box) and item.fill == Paint(Tone.BRASS, 0.3))  # fmt: skip
        assert left <= field.x < field.right <= right


def test_arrows_reach_every_number_and_the_way_on() -> None:
    pilot = Pilot(a_page())
    page = pilot.stack.top
    assert isinstance(page, DealSheet)
    reached = set()
    for _ in page.stops():
        pilot.key("down")
        reached.add(page.focus)
    assert reached == set(page.stops())
    assert page.chosen == page.stops()[-2] or page.focus != "next"


def test_left_and_right_go_to_the_other_side_of_a_row() -> None:
    pilot = Pilot(a_page())
    page = pilot.stack.top
    assert isinstance(page, DealSheet)
    page.focus = "sheet:play:0"
    pilot.key("right")
    assert page.focus == page.chosen == "sheet:play:1"
    pilot.key("left")
    assert page.focus == page.chosen == "sheet:play:0"


def test_a_pointer_that_rests_does_not_hold_the_arrows() -> None:
    pilot = Pilot(a_page())
    page = pilot.stack.top
    assert isinstance(page, DealSheet)
    first, second, *_ = page.stops()
    pilot.point(first)
    page.focus = first
    pilot.key("down")
    assert page.chosen == second


@pytest.mark.parametrize("way", ["enter", "escape"])
def test_enter_goes_back_to_the_table(way: str) -> None:
    pilot = Pilot(a_page())
    pilot.key(way)
    assert not pilot.stack.running


def test_the_next_deal_is_told_to_a_newcomer_and_to_two() -> None:
    state = next(after_deals(3))
    for player in Player:
        page = DealSheet(view(state, player), NAMES, player, guiding=True)
        words = Pilot(page).text
        assert "Next: deal 2." in words
        elder = state.current.dealer is player
        assert ("You are elder" in words) == elder
        assert "Next: deal 2." not in Pilot(DealSheet(view(state, player), NAMES, player)).text
    assert "is elder" in Pilot(DealSheet(view(state, Player.A), ("Anne", "Bo"), None)).text


def test_after_the_last_deal_the_way_leads_to_the_settlement() -> None:
    *_, last = after_deals(3)
    pilot = Pilot(DealSheet(view(last, Player.B), NAMES, None))
    assert "To the settlement" in pilot.words


def test_a_deal_that_goes_on_has_no_sheet() -> None:
    state = next(after_deals(3))
    seen = view(state, Player.A)
    assert seen.deal is not None
    with pytest.raises(ValueError, match="over"):
        DealSheet(replace(seen, deal=replace(seen.deal, opened=None)), NAMES, None)


def test_pause_and_keys_open_above_the_sheet() -> None:
    below, above = a_page(), a_page()
    page = DealSheet(below.seen, NAMES, None, lambda: above, lambda: below)
    page.tick(1)
    assert page.on_intent(Key("?")) == Push(below)
    page.tick(1)
    assert page.on_intent(Key("escape")) == Push(above)


def test_what_can_be_pressed_is_as_high_as_a_finger() -> None:
    for size in SIZES:
        room = Room(*size, EstimatingRuler())
        for deal in played():
            targets = touched(sheet_items(sheet_of(deal), room, None))
            places = [target.place for target in targets if isinstance(target.place, Rect)]
            assert min(place.height for place in places) >= 44
            assert min(place.width for place in places) >= 44


def test_repique_and_pique_capot_and_cards_have_rows_of_their_own() -> None:
    seen: set[str] = set()
    for deal in played():
        made = {row.key: row.label for row in rows(deal) if any(row.sides)}
        for item in (Item.REPIQUE, Item.PIQUE, Item.CAPOT, Item.CARDS):
            counted = any(line.item is item for line in deal.ledger)
            assert counted == (item.value in made)
        seen |= made.keys()
    assert {"repique", "pique", "cards"} <= seen


@pytest.mark.parametrize("name", ["menu", "help"])
def test_menu_and_help_can_be_clicked_above_the_sheet(name: str) -> None:
    below, above = a_page(), a_page()
    page = DealSheet(below.seen, NAMES, None, lambda: above, lambda: above)
    for size in SIZES:
        pilot = Pilot(page, *size)
        places = [target.place for target in pilot.picture.targets if target.key == IconOf(name)]
        paper = sheet_place(page.sheet, pilot.room)
        assert places
        assert all(
            isinstance(place, Rect)
            and (place.x >= paper.right or place.y >= paper.bottom or place.bottom <= paper.y)
            for place in places
        )
    page.tick(1)
    assert page.press_icon(name) == Push(above)


def test_two_sequences_of_a_name_are_told_once_with_their_number() -> None:
    deal = given(
        elder="AS KS QS AH KH QH 9D 8C 7C TD 9C 7D",
        younger="JS TS 9S JH TH 9H AD KD QD JD AC KC",
    ).state.current
    lines = tuple(
        Line(ELDER, Item.SEQUENCE, 3, hand(cards)) for cards in ("AS KS QS", "AH KH QH", "9C 8C 7C")
    )
    (told,) = (row for row in rows(replace(deal, ledger=lines)) if row.key == "sequence")
    side = told.sides[ELDER]
    assert side is not None
    assert side.detail == "Tierce major ×2, tierce minor"


@pytest.mark.parametrize("way", ["r", "click", "tab"])
def test_a_review_of_this_deal_is_one_press_away(way: str) -> None:
    above = a_page(4)
    sheet = a_page()
    page = DealSheet(sheet.seen, NAMES, Player.A, review=lambda: above)
    pilot = Pilot(page)
    assert "Review this deal" in pilot.words
    if way == "click":
        pilot.click("review")
    elif way == "r":
        pilot.key("r")
    else:
        while page.focus != "review":
            pilot.key("tab")
        pilot.key("enter")
    assert pilot.stack.top is above


def test_without_a_book_there_is_no_review_of_this_deal() -> None:
    page = a_page()
    pilot = Pilot(page)
    assert "Review this deal" not in pilot.words
    pilot.key("r")
    assert pilot.stack.top is page
    nothing = DealSheet(page.seen, NAMES, Player.A, review=lambda: None)
    pilot = Pilot(nothing)
    pilot.key("r")
    assert pilot.stack.top is nothing


@pytest.mark.parametrize("size", SIZES)
def test_whoever_sat_opposite_looks_on_and_keeps_off_cards_and_paper(size: tuple[int, int]) -> None:
    seen = 0
    for seed in range(6):
        page = a_page(seed)
        page.face(opposite_of("club", PIQUET), Mood.VEXED, "Mrs Lavelle")
        room = Room(*size, EstimatingRuler())
        paper = sheet_place(page.sheet, room)
        for key in page.stops():
            page.choose(key)
            items = page.picture(room).items
            faces = [item for item in items if isinstance(item, Portrait)]
            seen += len(faces)
            for face in faces:
                assert face.mood is Mood.VEXED
                assert face.y - face.width * PORTRAIT_RATIO / 2 > paper.bottom
                cards = [item.pose for item in items if isinstance(item, CardItem)]
                assert all(pose.x + pose.width / 2 < face.x - face.width / 2 for pose in cards)
    assert seen > 20
    assert not any(isinstance(item, Portrait) for item in a_page().picture(room).items)
