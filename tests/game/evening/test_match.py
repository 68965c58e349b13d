"""Several parties of two: a card of six with a stake, the best of so many, the first to so many."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.pages.start.title import Title
from game.pages.statistics.pair_page import PairPage
from game.piquet.evening.compared import ComparedPage, figures_of
from game.piquet.evening.door import door, guests
from game.piquet.evening.match import (
    PARTIES_ON_CARD,
    MatchForm,
    MatchOfTwo,
    MatchTerms,
    columns,
    match_of,
    read_terms,
    write_terms,
)
from game.piquet.evening.match_page import MatchPage
from game.piquet.evening.open import clubs, matches
from game.piquet.evening.slip import slip_of
from game.piquet.evening.words import stake_words
from game.piquet.words import say
from game.players.player import HUMAN, Seated
from game.program.house import OurHouse
from game.saves.partie import EveningPlace, ScoreCard
from game.saves.transfer import read_book
from game.stage.basics import Room
from game.stage.picture import Backdrop, Stroke, Text
from rules.core.seats import Player
from rules.piquet.club.stakes import (
    SHILLING_POINTS,
    SIXPENNY_POINTS,
    TWOPENNY_POINTS,
    Stake,
    by_the_hundred,
    every_point,
)
from rules.piquet.options import Options
from rules.piquet.settlement import settle_deals
from tests.game.houses import OpenHouse, header
from tests.game.margins import apart
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.plain import window_room
from tests.game.tongues import LANGUAGES, in_french

__all__ = ["in_french"]

ANNE, BEN = Seated("Anne", HUMAN), Seated("Ben", HUMAN)
YOU, FINCH = Seated("You", HUMAN), Seated("Mr Finch", "expert")
WON = ((31, 12), (17, 34), (28, 23), (19, 15), (41, 5), (26, 9))
"""162 to 98: the loser is rubiconed, 162 and 98 and 100 are 360."""
LOST = ((12, 40), (28, 17), (9, 61), (33, 8), (15, 27), (21, 22))
"""118 to 175: 57 and 100 are 157."""
DRAWN = tuple((20, 20) for _ in range(8))
CARD = MatchTerms(MatchForm.CARD, PARTIES_ON_CARD, SHILLING_POINTS)


def card(
    terms: MatchTerms, partie: int, deals: tuple[tuple[int, int], ...], two: tuple[Seated, Seated]
) -> ScoreCard:
    place = EveningPlace("7c0ffee1", partie, two, (0, 1), write_terms(terms))
    started = f"2026-03-14T2{partie}:00:00"
    head = replace(header(), seats=two, evening=place, started=started)
    settlement = settle_deals(deals, Options())
    return ScoreCard(f"p{partie}", head, deals, Player.A, started, settlement)


def played(
    terms: MatchTerms,
    *parties: tuple[tuple[int, int], ...],
    two: tuple[Seated, Seated] = (YOU, FINCH),
) -> OpenHouse:
    cards = [card(terms, number, deals, two) for number, deals in enumerate(parties, 1)]
    return OpenHouse(cards=tuple(reversed(cards)))


def match(terms: MatchTerms, *parties: tuple[tuple[int, int], ...]) -> MatchOfTwo:
    cards = played(terms, *parties).finished
    place = cards[0].header.evening
    assert place is not None
    return match_of(place, cards)


@pytest.mark.parametrize(
    "terms",
    [
        CARD,
        MatchTerms(MatchForm.BEST_OF, 5, by_the_hundred(0)),
        MatchTerms(MatchForm.FIRST_TO, 1000, every_point(1)),
    ],
)
def test_what_two_agree_on_is_read_back(terms: MatchTerms) -> None:
    assert read_terms(write_terms(terms)) == terms


@pytest.mark.parametrize(
    "text",
    ["", "card of five, 0 pence each 50", "best of 4, 0 pence each 50", "best of 5",
     "first to 0, 0 pence each 50", "first to 1000, 0 pence each 0"],
)  # fmt: skip
def test_what_nobody_can_agree_on_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_terms(text)


def test_a_card_has_what_both_won_and_the_difference_is_paid_in_full_steps() -> None:
    """360 against 157 are 203, at a shilling reckoned 200 in twenties, each a pound: ten pounds."""
    now = match(CARD, WON, LOST)
    assert now.running == ((360, 0), (360, 157))
    assert (now.ahead, now.reckoned, now.pence) == ((Player.A, 203), 200, 10 * 240)
    assert not now.over
    assert match(CARD, *(WON,) * 6).over


def test_the_stake_says_what_is_dropped() -> None:
    """75 points count 40 at sixpence and 60 at a shilling (X19); by the point nothing is."""
    parties = ((75, 0),)
    for stake, reckoned in ((SIXPENNY_POINTS, 40), (SHILLING_POINTS, 60), (every_point(2), 75)):
        found = MatchOfTwo(replace(CARD, stake=stake), match(CARD, WON).parties)
        won = replace(found.parties[0].settlement, totals=(75, 0), points=75)
        now = replace(found, parties=(replace(found.parties[0], deals=parties, settlement=won),))
        assert now.reckoned == reckoned
    told = [stake_words(each) for each in (every_point(1), TWOPENNY_POINTS, SIXPENNY_POINTS)]
    assert told == ["1d a point", "£1 a hundred", "£1 per 40"]
    assert stake_words(Stake(50, 0)) == "no money"


def test_the_best_of_three_is_over_with_two_and_a_drawn_partie_is_none_of_them() -> None:
    terms = MatchTerms(MatchForm.BEST_OF, 3, by_the_hundred(0))
    assert [match(terms, *some).over for some in ((WON, LOST), (WON, DRAWN), (WON, LOST, WON))] == [
        False,
        False,
        True,
    ]
    now = match(terms, WON, DRAWN, LOST, LOST)
    assert (now.standing, now.leader, now.over) == ((1, 2), Player.B, True)


def test_the_first_to_five_hundred_points_wins_whatever_the_parties() -> None:
    terms = MatchTerms(MatchForm.FIRST_TO, 500, by_the_hundred(0))
    assert not match(terms, WON, LOST).over
    now = match(terms, WON, LOST, WON)
    assert (now.standing, now.leader, now.over) == ((720, 157), Player.A, True)


def test_a_match_of_which_a_partie_was_taken_out_of_the_book_is_none() -> None:
    cards = played(CARD, WON, LOST).finished
    place = cards[0].header.evening
    assert place is not None
    with pytest.raises(ValueError, match="missing"):
        match_of(place, cards[:1])
    house = OpenHouse(cards=cards[:1])
    assert not isinstance(door(house), MatchPage)


def test_a_card_begins_before_the_first_cut_and_its_parties_follow_each_other() -> None:
    house = OpenHouse()
    pilot = Pilot(guests(house))
    for key in ("kind:card", "people:2", "terms:4", "cut"):
        pilot.click(key)
    assert isinstance(pilot.stack.top, MatchPage)
    assert {"Card of six parties", "£1 per 20", "Anne", "Bertrand"} <= set(pilot.words)
    (begun,) = house.parties
    assert begun.header.evening is not None
    assert read_terms(begun.header.evening.agreed) == CARD
    pilot.key("enter")
    assert pilot.picture.backdrop is Backdrop.TABLE
    assert house.asked == [begun.id]


@pytest.mark.parametrize(
    ("kind", "form"), [("best-of", MatchForm.BEST_OF), ("first-to", MatchForm.FIRST_TO)]
)
def test_a_match_is_begun_with_its_length(kind: str, form: MatchForm) -> None:
    house = OpenHouse()
    pilot = Pilot(guests(house))
    for key in (f"kind:{kind}", "guest:master", "terms:2", "cut"):
        pilot.click(key)
    place = house.parties[0].header.evening
    assert place is not None
    assert read_terms(place.agreed).form is form
    assert [guest.kind for guest in place.guests] == [HUMAN, "master"]


def test_the_paper_has_every_figure_of_the_traditional_card() -> None:
    """The winner goes on below his sum with what makes it his winnings: 198 to 162, 18 from 175."""
    words = Pilot(door(played(CARD, WON, LOST))).words
    assert {"162", "98", "+198", "360", "118", "175", "−18", "157"} <= set(words)
    assert "You lead by 360 points to 157." in words
    told = "The difference is 203 points, of which 200 are paid: Mr Finch pays you £10."
    assert told in words
    assert "Every full 20 points are paid, and what is left over is not." in words


def test_a_match_that_is_played_for_no_money_speaks_of_none() -> None:
    words = Pilot(door(played(MatchTerms(MatchForm.BEST_OF, 3, by_the_hundred(0)), WON))).words
    assert "You lead by 1 to 0." in words
    assert "no money" not in words
    assert "Nobody owes anybody anything." not in words


def test_a_full_card_is_followed_by_another_on_the_same_terms() -> None:
    house = played(CARD, *(LOST, WON) * 3)
    pilot = Pilot(door(house))
    assert "You win by 1,080 points to 471." in pilot.words
    pilot.key("enter")
    begun = house.parties[0].header.evening
    assert begun is not None
    assert (begun.partie, read_terms(begun.agreed)) == (1, CARD)
    assert begun.id != "7c0ffee1"
    assert "Even so far." in pilot.words
    pilot.click("earlier")
    assert "You win by 1,080 points to 471." in pilot.words
    pilot.click("later")
    assert "Even so far." in pilot.words


def test_the_next_partie_is_dealt_the_book_of_the_two_opened_and_the_card_printed() -> None:
    house = played(CARD, WON, two=(ANNE, BEN))
    pilot = Pilot(door(house))
    assert "Anne leads by 360 points to 0." in pilot.words
    pilot.click("picture")
    draw, name = house.drawn[0]
    assert name == "card-7c0ffee1"
    printed = draw(Room(480, 681, EstimatingRuler()))
    words = [item.words for item in printed.items if isinstance(item, Text)]
    assert {"Card of six parties", "+198", "360", "6"} <= set(words)
    pilot.click("pair")
    assert isinstance(pilot.stack.top, PairPage)
    pilot.key("escape")
    pilot.key("enter")
    assert house.evening is not None
    assert (house.evening.partie, house.asked) == (2, [(ANNE, BEN)])


def test_escape_leaves_for_the_title() -> None:
    pilot = Pilot(door(played(CARD, WON)))
    pilot.key("escape")
    assert isinstance(pilot.stack.top, Title)


def test_the_slip_beside_the_table_tells_how_the_match_stands() -> None:
    terms = MatchTerms(MatchForm.BEST_OF, 5, by_the_hundred(0))
    cards = played(terms, WON, LOST, WON).finished
    slip = slip_of(cards[0].header, cards)
    assert slip is not None
    assert (slip.title, slip.unit) == ("Best of 5", "parties")
    assert [(row.name, row.figure, row.sign) for row in slip.rows] == [
        ("You", "1", ""),
        ("Mr Finch", "1", ""),
    ]
    assert slip_of(cards[0].header, cards[1:2]) is None


def test_columns_are_the_deals_as_they_count() -> None:
    assert columns(card(CARD, 1, WON, (YOU, FINCH))).deals == WON


def two_cards() -> OpenHouse:
    """A house with a card of last week, won, and one on which one partie stands."""
    newer, older = played(CARD, LOST).finished, []
    for one in played(CARD, WON, LOST, WON, WON, LOST, DRAWN).finished:
        place = one.header.evening
        assert place is not None
        head = replace(one.header, evening=replace(place, id="01d"), started="2026-03-07T20:00:00")
        older.append(replace(one, header=head))
    return OpenHouse(cards=(*newer, *older))


def test_two_cards_stand_side_by_side_with_what_each_came_to() -> None:
    """Older: three won of 360 by a rubicon, two lost of 157, one drawn; newer: one lost.

    In 38 deals of the older one 882 and 804 points were made, 23 and 21 in each.
    """
    pilot = Pilot(door(two_cards()))
    pilot.click("compare")
    assert isinstance(pilot.stack.top, ComparedPage)
    assert {"7 March 2026", "14 March 2026"} <= set(pilot.words)
    assert "You win by 1,080 points to 314." in pilot.words
    assert "Mr Finch wins by 157 points to 0." not in pilot.words
    assert "Mr Finch leads by 157 points to 0." in pilot.words
    older, newer = (figures_of(each.match) for each in reversed(matches(two_cards())))
    assert dict(older) == {"won": (3, 2), "rubicons": (3, 0), "best": (360, 157), "deal": (23, 21)}
    assert dict(newer) == {"won": (0, 1), "rubicons": (0, 0), "best": (0, 157), "deal": (20, 29)}


@pytest.mark.parametrize("size", SIZES)
def test_no_figure_of_a_card_touches_a_rule_and_all_are_of_one_size(size: tuple[int, int]) -> None:
    """Three figures reached from rule to rule, and what is carried was smaller where it did not."""
    room = window_room(size)
    pilot = Pilot(door(two_cards()), *size)
    pilot.click("compare")
    assert isinstance(pilot.stack.top, ComparedPage)
    items = pilot.stack.top.picture(room).items
    rules = [item for item in items if isinstance(item, Stroke) and item.x1 == item.x2]
    texts = [item for item in items if isinstance(item, Text) and item.font.serif]
    figures = [item for item in texts if item.words.lstrip("+−").isdigit()]
    assert len({item.font.size for item in figures}) == 1
    for item in figures:
        left = item.x - room.ruler.width(item.words, item.font)
        for rule in rules:
            beside = rule.x1 <= left - 1.5 or item.x + 1.5 <= rule.x1
            assert beside or item.y < rule.y1, item.words


def test_each_side_is_leafed_through_by_itself_and_both_are_printed() -> None:
    house = two_cards()
    pilot = Pilot(door(house))
    pilot.click("compare")
    assert [key for key in pilot.keys if ":" in str(key)] == ["0:later", "1:earlier"]
    pilot.click("1:earlier")
    assert pilot.words.count("7 March 2026") == 2
    pilot.click("1:later")
    pilot.key("p")
    draw, name = house.drawn[0]
    assert name == "cards-compared"
    printed = draw(Room(480, 681, EstimatingRuler()))
    words = [item.words for item in printed.items if isinstance(item, Text)]
    assert {"7 March 2026", "14 March 2026"} <= set(words)
    assert max(item.y for item in printed.items if isinstance(item, Text)) < 681
    pilot.key("escape")
    assert isinstance(pilot.stack.top, MatchPage)


class CountingHouse(OpenHouse):
    """It says how often its book was read."""

    read = 0

    def cards(self) -> tuple[ScoreCard, ...]:
        self.read += 1
        return super().cards()


@pytest.mark.parametrize("kept", [matches, clubs])
def test_the_book_is_read_once_however_many_evenings_are_in_it(
    kept: Callable[[CountingHouse], object],
) -> None:
    house = CountingHouse(cards=two_cards().finished)
    kept(house)
    assert house.read == 1


def test_one_card_alone_is_compared_with_nothing() -> None:
    assert "compare" not in Pilot(door(played(CARD, WON))).keys


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_outside_or_on_another(code: str, size: tuple[int, int]) -> None:
    full = played(CARD, *(LOST, DRAWN) * 3)
    page = Pilot(door(full), *size)
    page.click("picture")
    begins = []
    for kind in ("card", "best-of", "first-to"):
        begins.append(Pilot(guests(OpenHouse()), *size))
        begins[-1].click(f"kind:{kind}")
        begins[-1].click("people:2")
    compared = Pilot(door(two_cards()), *size)
    compared.click("compare")
    for item in compared.picture.items:
        assert not isinstance(item, Text) or item.y < size[1]
    for pilot in (page, compared, *begins):
        apart(pilot.picture, pilot.room)


def test_a_card_of_two_that_was_exported_with_the_first_form_is_read_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By hand: Bertrand wins 128 and 95 and 100, Anna then 207 less 123 and 100.

    323 less 184 are 139 points, of which a card at a shilling pays 120, each twenty a pound.
    """
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    old = Path(__file__).parents[2] / "old_saves" / "evening-2.jsonl"
    house = OurHouse()
    house.book.whole.take_in(read_book(old.read_text(encoding="ascii").splitlines(keepends=True)))
    page = door(house)
    assert isinstance(page, MatchPage)
    words = Pilot(page).words
    assert "Bertrand leads by 323 points to 184." in words
    assert "Every full 20 points are paid, and what is left over is not." in words
    assert any("of which 120 are paid: Anna pays Bertrand £6." in line for line in words)
    assert say("evening.go-on", number=3) in words
    house.close()


def test_the_sheet_of_a_best_of_five_has_five_columns() -> None:
    form = MatchTerms(MatchForm.BEST_OF, 5, by_the_hundred(0))
    words = Pilot(door(played(form, WON))).words
    assert "5" in words
    assert words.count("Anne") + words.count("You") == 5
    assert stake_words(by_the_hundred(240)) == "£1 a hundred"


def test_pounds_are_said_in_french_as_they_are_there(in_french: None) -> None:
    assert stake_words(by_the_hundred(240)) == "1\u00a0£ la centaine"
