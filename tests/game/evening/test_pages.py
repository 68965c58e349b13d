"""The pages of a chouette: the guests, the card in tens, who pays whom; and the ways to them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.pages.scorekeeper import last_words
from game.pages.start.new_partie import NewPartie
from game.pages.start.title import Title
from game.piquet.evening.beginning import DONE_BEFORE
from game.piquet.evening.card import cut_items
from game.piquet.evening.door import door
from game.piquet.evening.guests import GuestsPage
from game.piquet.evening.open import last_evening
from game.piquet.evening.page import EveningPage
from game.piquet.evening.words import (
    cut_words,
    outcome_rows,
    outcome_words,
    places_words,
    stake_words,
)
from game.players.player import HUMAN
from game.saves.partie import Running
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.geometry import meet
from game.stage.ornaments import Legend
from game.stage.picture import Backdrop, Box, CardItem, Text
from game.words.catalogue import say
from rules.core.cards import card
from rules.piquet.club.chouette import THREE, PartieEntry, PartieOutcome, Roles
from rules.piquet.club.stakes import Stake
from rules.piquet.options import Options
from rules.piquet.settlement import settle_deals
from tests.game.evening.test_account import AGREED, GUESTS, evening
from tests.game.houses import SIX, OpenHouse, header, score_card
from tests.game.margins import apart
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.test_scene_settlement import page
from tests.game.tongues import LANGUAGES, in_french

__all__ = ["in_french"]
RULER = EstimatingRuler()


def played() -> OpenHouse:
    """A house with three parties of an evening in its book, the last first, and one by itself."""
    cards = []
    for number, (place, settlement) in enumerate(evening(), 1):
        seats = GUESTS[place.sits[0]], GUESTS[place.sits[1]]
        started = f"2026-03-14T2{number}:00:00"
        head = replace(header(), seats=seats, evening=place, started=started)
        cards.append(replace(score_card(head=head, key=f"p{number}"), settlement=settlement))
    other = score_card(head=replace(header(), started="2026-03-13T10:00:00"))
    return OpenHouse(cards=(*reversed(cards), other))


def test_three_players_are_a_button_of_a_new_partie_which_chooses_the_game_that_has_them() -> None:
    pilot = Pilot(NewPartie(OpenHouse()))
    pilot.click("three")
    assert isinstance(pilot.stack.top, GuestsPage)
    house = OpenHouse()
    house.choose_game("bezique")
    pilot = Pilot(NewPartie(house))
    pilot.click("three")
    assert isinstance(pilot.stack.top, GuestsPage)
    pilot.key("escape")
    assert house.game() == "piquet"
    assert "Options: as usual" in pilot.words, "the game that is chosen now is seen"


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_two_are_chosen_a_stake_and_the_three_cut(keys: bool) -> None:
    house = OpenHouse()
    guests = GuestsPage(house, door)
    pilot = Pilot(guests)
    for key in ("guest:master", "guest:expert", "terms:2"):
        if keys:
            while guests.focus != key:
                pilot.key("tab")
            pilot.key("enter")
        else:
            pilot.click(key)
    pilot.click("cut")
    assert isinstance(pilot.stack.top, EveningPage)
    assert "£1 a hundred" in pilot.words
    assert {"You", "Mr Finch", "Madame Argand"} <= set(pilot.words)
    pilot.key("enter")
    assert pilot.picture.backdrop is Backdrop.TABLE
    (begun,) = house.parties
    place = begun.header.evening
    assert place is not None
    assert (place.partie, [guest.kind for guest in place.guests]) == (
        1,
        [HUMAN, "master", "expert"],
    )
    assert house.asked == [begun.id]
    assert begun.header.seats == tuple(place.guests[at] for at in place.sits)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1920, 1080), (1024, 1400)])
def test_where_there_is_room_it_is_shown_what_the_cut_decides(size: tuple[int, int]) -> None:
    """A strict viewer did not see what a chouette is, and a third of the page was empty."""
    pilot = Pilot(GuestsPage(OpenHouse(), door), *size)
    assert {"Highest card", "alone, for double", "Middle card", "Lowest card"} <= set(pilot.words)
    faces = [item.face for item in pilot.picture.items if isinstance(item, CardItem)]
    assert faces == ["KS", "9H", "7D"]
    pilot.click("kind:card")
    assert "Highest card" not in pilot.words


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_drawn_cut_has_air_around_it(size: tuple[int, int]) -> None:
    """In a small window it was squeezed between the faces and the buttons."""
    pilot = Pilot(GuestsPage(OpenHouse(), door), *size)
    items, spots = pilot.picture.items, [target.place for target in pilot.picture.targets]
    words = {"Highest card", "alone, for double", "Middle card", "holds the other hand",
             "Lowest card", "advises, and sees that hand"}  # fmt: skip
    told = [item for item in items if isinstance(item, Text) and item.words in words]
    assert len(told) == len(words), "each on one line"
    places = [Rect(item.x, item.y - 14, 1, 18) for item in told]
    places += [Rect(card.pose.x - 15, card.pose.y - card.pose.height / 2, 30, card.pose.height)
               for card in items if isinstance(card, CardItem)]  # fmt: skip
    for place in places:
        for spot in spots:
            assert isinstance(spot, Rect)
            assert not meet(place.grown(6), spot)


def test_the_faces_begin_and_end_with_the_page() -> None:
    """They began five units right of the margin, and ended as many left of it."""
    pilot = Pilot(GuestsPage(OpenHouse(), door))
    spots = {str(target.key): target.place for target in pilot.picture.targets}
    first, last = spots["guest:novice"], spots["guest:bell"]
    box = spots["kind:chouette"]
    assert isinstance(first, Rect)
    assert isinstance(last, Rect)
    assert isinstance(box, Rect)
    assert first.x == box.x
    assert last.right == pytest.approx(1280 - box.x)


def test_all_choices_begin_with_a_capital() -> None:
    words = Pilot(GuestsPage(OpenHouse(), door)).words
    assert {"One person here", "Two people", "Three people", "No money"} <= set(words)


def test_names_of_people_are_asked_and_kept_for_the_next_time() -> None:
    house = OpenHouse()
    pilot = Pilot(GuestsPage(house, door))
    pilot.click("people:3")
    for key, name in (("name:0", "Élise"), ("name:1", "Bertrand"), ("name:2", "Chloé")):
        pilot.click(key)
        pilot.key(*["backspace"] * 10)
        pilot.type(name)
    assert not [key for key in pilot.keys if key.startswith("guest:")]
    pilot.key("enter")
    assert isinstance(pilot.stack.top, EveningPage)
    assert {"Élise", "Bertrand", "Chloé"} <= set(pilot.words)
    assert "You" not in pilot.text
    pilot.click("new")
    assert {"Élise", "Bertrand", "Chloé"} <= set(pilot.words)


def test_a_person_whose_name_is_long_sits_on_the_plan_with_initials() -> None:
    house = OpenHouse()
    pilot = Pilot(GuestsPage(house, door))
    pilot.click("people:3")
    pilot.click("cut")
    assert {"P3", "B", "Anne"} <= set(pilot.words), "Player 3, Bertrand, and Anne in full"


def test_of_two_people_with_one_name_nobody_knows_who_is_meant() -> None:
    house = OpenHouse()
    pilot = Pilot(GuestsPage(house, door))
    pilot.click("people:2")
    pilot.click("name:1")
    pilot.key(*["backspace"] * 10)
    pilot.type("anne")
    pilot.click("cut")
    assert house.parties == ()
    assert say("names.equal") in pilot.words


def test_whose_face_is_pressed_takes_the_place_of_the_one_chosen_longer() -> None:
    guests = GuestsPage(OpenHouse(), door)
    pilot = Pilot(guests)
    pilot.click("guest:master")
    pilot.click("guest:master")
    pilot.click("guest:expert")
    assert guests._seating.chosen == ("master", "expert")


def test_the_card_stands_as_the_account_has_it_and_the_next_partie_is_dealt() -> None:
    house = played()
    pilot = Pilot(door(house))
    assert isinstance(pilot.stack.top, EveningPage)
    assert {"−15", "+30", "−42", "+84", "+48", "−96", "−9", "+18"} <= set(pilot.words)
    assert "alone, for double" in pilot.words
    pilot.key("enter")
    assert house.evening is not None
    assert (house.evening.partie, house.evening.sits) == (4, (0, 2))


def test_the_page_says_who_pays_if_the_one_alone_wins_and_if_he_loses() -> None:
    """Two short rows; who rests the pointer on one is told of points, tens and places."""
    pilot = Pilot(door(played()))
    assert {"You win", "both pay you", "You lose", "you pay both"} <= set(pilot.words)
    assert {"Stake", "10 shillings a hundred"} <= set(pilot.words)
    told = {item.head: item.words for item in pilot.picture.items if isinstance(item, Legend)}
    assert told["You win: both pay you"] == (
        "If you win 100 points, Mrs Lavelle and Mr Finch each lose 10 tens, and you gain 20. "
        "Then alone: you · cards: Mr Finch · advice: Mrs Lavelle."
    )
    assert told["You lose: you pay both"] == (
        "If you lose 100 points, Mrs Lavelle and Mr Finch each gain 10 tens, and you lose 20. "
        "Then alone: Mrs Lavelle · cards: Mr Finch · advice: you."
    )


def test_who_pays_is_said_from_where_one_sits_and_what_is_good_first() -> None:
    called = ("You", "Ann", "Ben")
    a, b, c = THREE
    side = outcome_rows(Roles(b, a, c), called, a)
    assert [row[:2] for row in side] == [
        ("You both win", "Ann pays both of you"),
        ("Ann wins", "both of you pay"),
    ]
    nobody = outcome_rows(Roles(b, a, c), ("Cy", "Ann", "Ben"), None)
    assert [row[:2] for row in nobody] == [("Ann wins", "both pay"), ("Ann loses", "pays both")]


def test_what_was_cut_lies_there_before_the_first_partie() -> None:
    pilot = Pilot(GuestsPage(OpenHouse(), door))
    pilot.click("cut")
    cards = [item for item in pilot.picture.items if isinstance(item, CardItem)]
    assert len(cards) >= len(THREE)
    assert all(item.face is not None for item in cards)
    legends = [item for item in pilot.picture.items if isinstance(item, Legend)]
    (told,) = (item.words for item in legends if item.head == "Cut")
    assert told.startswith("You cut the ")


def test_what_was_cut_again_lies_apart_from_what_decides() -> None:
    """The king of a second cut beside the knave of the first seemed to play alone."""
    cuts = ((card("8S"), card("8H")), (card("8C"), card("KC")), (card("JH"),))
    first, again, *others = cut_items(cuts, (300.0, 420.0, 540.0), 500.0, Room(1280, 800, RULER))
    assert isinstance(first, CardItem)
    assert isinstance(again, CardItem)
    assert again.pose.width < 0.7 * first.pose.width
    assert again.pose.x + again.pose.width / 2 < first.pose.x - first.pose.width / 2
    ends = [item.pose.x + item.pose.width / 2 for item in (first, others[0], others[2])
            if isinstance(item, CardItem)]  # fmt: skip
    assert ends == [300.0, 420.0, 540.0], "what decides stands under each name"


def test_who_was_there_the_last_evening_is_offered_again() -> None:
    """A new one ticked another than whom one had been playing with."""
    house = played()
    assert GuestsPage(house, door)._seating.chosen == ("expert", "club")
    head = house.finished[0].header
    assert head.evening is not None
    guests = tuple(
        replace(guest, kind={"club": "bell", "expert": "novice"}.get(guest.kind, guest.kind))
        for guest in head.evening.guests
    )
    later = replace(head, evening=replace(head.evening, guests=guests), started="2026-04-01")
    house.finished = (replace(house.finished[0], header=later), *house.finished[1:])
    assert GuestsPage(house, door)._seating.chosen == ("novice", "bell")


def test_the_line_of_what_is_shown_beside_is_lit() -> None:
    """The last partie was lit while another was going on."""
    pilot = Pilot(door(played()))

    def lit() -> list[str]:
        boxes = [
            item.rect
            for item in pilot.picture.items
            if isinstance(item, Box) and item.fill == Paint(Tone.BRASS_DARK)
        ]
        return [
            str(target.key)
            for target in pilot.picture.targets
            if isinstance(target.place, Rect)
            and any(target.place.contains(*b.centre) for b in boxes)
        ]

    assert lit() == ["partie:4"]
    pilot.click("partie:2")
    assert lit() == ["partie:2"]
    pilot.click("partie:4")
    assert {"both pay you", "Partie 4"} <= set(pilot.words)


def test_after_a_partie_it_is_said_who_takes_whose_place() -> None:
    """Mr Finch lost alone: who beat him is alone, the adviser holds, and he advises."""
    pilot = Pilot(door(played()))

    def rule() -> set[str]:
        seats = ("Alone", "Cards", "Advice")
        legends = [item for item in pilot.picture.items if isinstance(item, Legend)]
        return {item.words for item in legends if item.head.startswith(seats)}

    pilot.click("partie:3")
    words = " ".join(sorted(pilot.words))
    assert {"Alone", "Cards", "Advice"} <= set(pilot.words)
    for told in ("you instead of Mr Finch", "Mrs Lavelle instead of you"):
        assert told in words
    assert "Mr Finch instead of Mrs Lavelle" in words
    assert rule() == {
        (
            "Who held the cards plays alone now, who advised holds them, who lost advises. "
            "Alone: you instead of Mr Finch; cards: Mrs Lavelle instead of you; "
            "advice: Mr Finch instead of Mrs Lavelle."
        )
    }
    pilot.click("partie:1")
    assert {"Cards", "Advice"} <= set(pilot.words)
    assert "Alone" not in pilot.words
    assert rule() == {
        (
            "Whoever wins alone stays; the other two change places. "
            "Cards: Mrs Lavelle instead of you; advice: you instead of Mrs Lavelle."
        )
    }


def test_the_settlement_of_an_evenings_partie_says_what_it_means_for_all_three() -> None:
    house = played()
    card = house.finished[0]
    told = " ".join(
        Pilot(page(house, replace(card, settlement=settle_deals(SIX, Options())))).words
    )
    assert "Mr Finch lost 476 points, which are 48 tens, to you and to Mrs Lavelle: +48 " in told
    assert "Alone: you instead of Mr Finch" in told


def test_a_drawn_partie_leaves_all_in_their_places() -> None:
    roles = Roles(*THREE)
    drawn = PartieEntry(roles, PartieOutcome(None, 0), (0, 0, 0), (0, 0, 0))
    assert places_words(drawn, ("Ann", "Ben", "Cy")) == "All keep their places."


def test_the_title_goes_on_with_an_evening_that_waits_for_its_next_partie() -> None:
    """It offered a new partie, as if the evening had been forgotten."""
    house = played()
    pilot = Pilot(Title(house))
    assert "Continue: Chouette" in pilot.words
    pilot.key("enter")
    assert isinstance(pilot.stack.top, EveningPage)
    running = Running("now", header(), ("",) * 4, "2026-03-14T20:00:00")
    house.parties = (running,)
    pilot = Pilot(Title(house))
    assert "Continue: Chouette" in pilot.words, "it was played later than the one that is open"
    assert "Other open parties: 1" in pilot.words
    house.parties = (replace(running, touched="2026-03-20T20:00:00"),)
    assert "Continue against Adversary" in Pilot(Title(house)).words


@pytest.mark.parametrize("french", [False, True])
def test_a_running_partie_of_three_is_named_so_on_the_title_and_among_the_open_ones(
    french: bool, request: pytest.FixtureRequest
) -> None:
    """All lines read "You and Toby Wren", and the title spoke of him and of two hands alone."""
    if french:
        request.getfixturevalue("in_french")
    house = played()
    head = house.finished[0].header
    bezique = replace(header(), game="bezique")
    house.finished = house.finished[-1:]
    house.parties = tuple(
        Running(key, each, (), "2026-03-20T20:00:00")
        for key, each in (("three", head), ("two", header()), ("other", bezique))
    )
    pilot = Pilot(Title(house), 1024, 640)
    named = "Reprendre la soirée à trois" if french else "Continue: evening of three"
    two = "deux jouent à la fois." if french else "two play at a time."
    assert {named, f"{'Trois à table' if french else 'Three at the table'}, {two}"} <= set(
        pilot.words
    )
    pilot.click("others")
    games = "Chouette", "Piquet", "Bésigue" if french else "Bezique"
    lines = [words for words in pilot.words if words.startswith(games)]
    assert [line.split("\N{NO-BREAK SPACE}:")[0].split(":")[0] for line in lines] == [*games]
    assert lines[0].endswith(" Mme Lavelle" if french else " Mrs Lavelle"), "the third is named"


def test_a_partie_by_itself_and_a_match_that_is_over_are_not_gone_on_with() -> None:
    house = played()
    house.finished = house.finished[-1:]
    assert not any(words.startswith("Continue") for words in Pilot(Title(house)).words)


def test_it_is_said_from_where_one_sits() -> None:
    called = ("You", "Ann", "Ben")
    a, b, c = THREE
    roles = Roles(b, a, c)
    assert outcome_words(roles, called, a) == (
        "If Ann wins 100 points, you and Ben each lose 10 tens, and Ann gains 20.",
        "If Ann loses 100 points, you and Ben each gain 10 tens, and Ann loses 20.",
    )
    assert outcome_words(Roles(b, c, a), called, a) == outcome_words(roles, called, a)
    assert outcome_words(roles, ("Cy", "Ann", "Ben"), None) == (
        "If Ann wins 100 points, Cy and Ben each lose 10 tens, and Ann gains 20.",
        "If Ann loses 100 points, Cy and Ben each gain 10 tens, and Ann loses 20.",
    )


def test_each_partie_on_the_card_is_explained_when_it_is_pressed() -> None:
    """476 points are 48 tens, for the six counts up; alone one loses them twice."""
    pilot = Pilot(door(played()))
    pilot.click("partie:3")
    lost = (
        "Partie 3: Mr Finch lost 476 points, which are 48 tens, to you and to Mrs Lavelle: +48 for "
        "each of you, −96 alone."
    )
    assert lost in " ".join(pilot.words)
    rounded = "Tens are rounded: 6 to 9 points over make one more ten, 1 to 5 none."
    assert rounded in " ".join(pilot.words)
    pilot.click("partie:1")
    won = (
        "Partie 1: Mr Finch won 150 points, which are 15 tens, from you and from Mrs Lavelle: −15 "
        "for each of you, +30 alone."
    )
    assert won in " ".join(pilot.words)


def test_who_rises_sees_who_pays_whom() -> None:
    """Nine tens each are ninety points, of which a hundred at ten shillings reckons fifty."""
    pilot = Pilot(door(played()))
    pilot.click("rise")
    told = " ".join(pilot.words)
    assert "You pay Mr Finch 5s for 50 points." in told
    assert "Mrs Lavelle pays Mr Finch 5s for 50 points." in told
    assert "Every full 50 points are paid, and what is left over is not." in pilot.words
    assert "now" not in pilot.words
    pilot.click("rise")
    assert {"alone, for double", "now"} <= set(pilot.words)


def test_the_title_says_of_a_partie_of_three_who_won_it_and_not_from_which_one() -> None:
    """The alone one loses to two, and wins from two: who does not sit is not left out."""
    house = played()
    words = last_words(house.finished[0])
    assert words.startswith("Last partie of the three: ")
    assert " from " not in words
    assert words.endswith(f"won {house.finished[0].settlement.points} points.")


def test_a_partie_that_was_begun_is_gone_on_with() -> None:
    house = played()
    following = last_evening(house)
    assert following is not None
    head = replace(
        header(), seats=following.seats, evening=following.place, started="2026-03-15T20:00:00"
    )
    done = ("",) * (DONE_BEFORE + 1)
    house.parties = (Running("now", head, done, "2026-03-15T20:11:00"),)
    stays = "The evening you have begun stays among the open parties."
    assert stays in " ".join(Pilot(GuestsPage(house, door)).words)
    left = replace(house.parties[0], actions=done[1:])
    assert stays not in " ".join(Pilot(GuestsPage(OpenHouse(running=(left,)), door)).words)
    pilot = Pilot(door(house))
    assert "Go on with partie 4" in pilot.words
    pilot.key("enter")
    assert pilot.picture.backdrop is Backdrop.TABLE
    assert house.asked == ["now"]
    assert house.evening is None


def test_a_settlement_of_an_evening_leads_back_to_it() -> None:
    house = played()
    card = house.finished[0]
    pilot = Pilot(page(house, replace(card, settlement=settle_deals(card.deals, Options()))))
    assert "Back to the evening" in pilot.words
    pilot.key("enter")
    assert isinstance(pilot.stack.top, EveningPage)


def test_an_evening_of_which_a_partie_was_taken_out_of_the_book_is_begun_anew() -> None:
    house = played()
    house.finished = (*house.finished[:1], *house.finished[2:])
    assert isinstance(door(house), GuestsPage)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_outside_or_on_another(code: str, size: tuple[int, int]) -> None:
    two = GuestsPage(OpenHouse(), door)
    two.press("people:2")
    for shown in (GuestsPage(OpenHouse(), door), two, door(played())):
        pilot = Pilot(shown, *size)
        apart(pilot.picture, pilot.room)


def test_it_is_said_in_french(in_french: None) -> None:
    pilot = Pilot(door(played()))
    assert "contre deux, pour le double" in pilot.words
    assert cut_words(AGREED.cuts, ("Vous", "Mme Argand", "M. Finch"), THREE[0]) == (
        (
            "Vous tirez le neuf de cœur, Mme Argand tire le roi de pique et M. Finch tire le sept "
            "de carreau."
        ),
        "La plus haute joue seule, la plus basse conseille qui tient les cartes.",
    )
    pilot.click("rise")
    assert any(words.startswith("Vous payez 5\u00a0s à") for words in pilot.words)


def test_the_cut_says_what_it_decides_and_that_equal_cards_are_cut_again() -> None:
    once, twice = AGREED.cuts[0], (card("9S"), card("8D"))
    told = cut_words((once, twice, AGREED.cuts[2]), ("You", "Ann", "Ben"), THREE[0])
    assert told[1:] == (
        "Equal cards are cut again.",
        "The highest plays alone, the lowest advises whoever holds the cards.",
    )


def test_a_stake_of_shillings_is_not_read_as_tens() -> None:
    assert stake_words(Stake(50, 60)) == "10 shillings a hundred"
    assert stake_words(Stake(50, 120)) == "£1 a hundred"
