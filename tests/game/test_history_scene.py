"""The pages of the history: through the list, through a deal, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.partie import OpenDeal
from game.pages.history.partie_review import PartieReview
from game.pages.history.review import ReviewPage
from game.pages.history.reviewing import open_choices
from game.pages.people import against
from game.pages.score_cards import ScoreCards
from game.piquet.history.steps import steps_of
from game.players.judgement import Analysis
from game.players.review import Grade
from game.saves import recover
from game.saves.partie import Result
from game.saves.parties import PartieRecord
from game.saves.store import Book
from game.stage.basics import Rect, Room
from game.stage.intents import Drag, Intent, Key, Press, Release, Resized, Scroll
from game.stage.picture import CardItem, Text
from game.window.text import Writer
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet.actions import Deal, Play
from rules.piquet.pack import PACK
from rules.piquet.record.notation import write_action
from tests.game.history_table import Judge, Shelf, header, open_book, played, retell, store
from tests.game.houses import OpenHouse, score_card
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.plain import PlainArt, window_room
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.tongues import (
    LANGUAGES,
)
from tests.work import calls_for

FACES = frozenset(map(str, PACK))


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = open_book(tmp_path / "book")
    yield opened
    opened.close()


@pytest.fixture
def shelf(book: Book) -> Shelf:
    """A finished partie against each of two, and one that is being played."""
    for seed, level in ((1, "club"), (2, "master")):
        lines, end = played(seed)
        store(book, header(seed, level, seed), lines, end)
    store(book, header(3, "club", 9), played(3, 1, 7)[0])
    return Shelf(book)


def opened(shelf: Shelf, number: int = 2) -> tuple[Pilot, HistoryDeal]:
    told = retell(shelf.book, shelf.index("")[1])
    page = HistoryDeal(shelf, told, number)
    return Pilot(page), page


def _is_open(pilot: Pilot, kind: type) -> bool:
    return isinstance(pilot.stack.top, kind)


# ---- the list


def test_the_history_is_reached_from_a_score_card_and_where_there_is_none() -> None:
    house = OpenHouse(cards=(score_card(key="abc"),))
    empty = OpenHouse()
    Pilot(ScoreCards(empty)).click("history")
    assert empty.asked == [("history", "")]
    Pilot(ScoreCards(house)).click("deals")
    Pilot(ScoreCards(house)).key("d")
    assert house.asked == [("history", "abc"), ("history", "abc")]


def test_an_empty_book_says_so_and_a_text_can_be_pasted(book: Book) -> None:
    pilot = Pilot(HistoryPage(Shelf(book)))
    assert "No partie has been played yet." in pilot.words
    pilot.key("c", "enter", "left", "down", "end")
    pilot.key("v")
    assert "There is no text in the clipboard. Copy a deal first." in pilot.text.replace("\n", " ")


def test_the_newest_partie_is_chosen_and_its_deals_stand_beside_the_list(shelf: Shelf) -> None:
    pilot = Pilot(HistoryPage(shelf))
    assert "Unfinished, in deal 2" in pilot.words
    assert "Deal 2 is still being played. It can be opened when it is over." in pilot.text.replace(
        "\n", " "
    )
    pilot.key("down")
    page = pilot.stack.top
    assert isinstance(page, HistoryPage)
    assert [line for line in pilot.words if line.startswith("Deal ")] == [
        f"Deal {number}" for number in range(1, 7)
    ]


def test_the_name_over_the_points_is_the_whole_name(book: Book) -> None:
    """Over hers it said "Lavelle" where there was room for "Mme"."""
    lines, end = played(1)
    store(book, replace(header(1), seats=against("club")), lines, end)
    for language, name in (("en", "Mrs Lavelle"), ("fr", "Mme Lavelle")):
        speak(language)
        assert name in Pilot(HistoryPage(Shelf(book))).words


def test_a_partie_asked_for_is_chosen(shelf: Shelf) -> None:
    key = shelf.index("")[2]
    page = HistoryPage(shelf, key)
    assert page.at == 2


def test_only_the_parties_against_one_opponent_are_listed(shelf: Shelf) -> None:
    pilot = Pilot(HistoryPage(shelf))
    assert "Against: everybody" in pilot.words
    pilot.click("against")
    assert "Against: Mrs Lavelle" in pilot.words
    pilot.key("f")
    assert "Against: Madame Argand" in pilot.words
    assert sum(key.startswith("partie-") for key in pilot.keys) == 1
    pilot.key("f")
    assert sum(key.startswith("partie-") for key in pilot.keys) == 3


def test_a_deal_that_is_played_stays_closed_whatever_one_presses(book: Book) -> None:
    """The only partie is in its first deal: no page of the history shows a card."""
    store(book, header(3), played(3, 0, 14)[0])
    shelf, chance = Shelf(book), Random(5)
    page = HistoryPage(shelf)
    pilot = Pilot(page)
    keys = ("enter", "left", "right", "up", "down", "home", "end", "c", "f", "tab", "space")
    for _ in range(200):
        if chance.random() < 0.5:
            pilot.stack.on_intent(Key(chance.choice(keys)))
        else:
            x, y = chance.uniform(0, 1280), chance.uniform(0, 800)
            if chance.random() < 0.7:
                x, y = pilot.place(chance.choice([k for k in pilot.keys if k != "back"]))
            for intent in (Press(x, y), Release(x, y)):
                pilot.stack.on_intent(intent)
        if not pilot.stack.running:  # it was left by its own button
            pilot = Pilot(page)
        pilot.wait(0.2)
        assert pilot.stack.top is page
        assert pilot.picture.faces() == frozenset()
    assert shelf.clip == ""


def test_ten_thousand_deals_are_there_at_once_and_only_what_is_seen_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    lines, end = played(1)
    assert end.settlement is not None
    assert end.first_dealer is not None
    parties = {}
    for number in range(1700):
        head = header(number, day=1 + number % 28)
        result = Result(end.results, end.first_dealer, head.started, end.settlement)
        own = lines if number % 100 == 0 else lines[:8]  # what is not read need not be there
        actions = {place: (line, head.started) for place, line in enumerate(own)}
        parties[f"{number:016x}"] = PartieRecord(head, True, "finished", result, actions)
    recover.make(folder, parties)
    shelf = Shelf(open_book(folder))
    page, opening = calls_for(lambda: HistoryPage(shelf))
    pilot = Pilot(page)
    assert "1,700 parties" in pilot.words
    assert opening < 50_000, "some twenty milliseconds"
    assert shelf.read < 100
    most = 0
    for _ in range(100):
        pilot.stack.on_intent(Scroll(-1.0))
        picture, calls = calls_for(lambda: pilot.picture)
        assert picture.items
        most = max(most, calls)
    assert most < 14_000, "a frame on any computer"
    assert shelf.read < 400
    pilot.key("end")
    assert page.at == 1699
    shelf.book.close()


# ---- a deal


def test_both_hands_discards_and_talon_lie_open_at_every_step(shelf: Shelf) -> None:
    pilot, page = opened(shelf)
    for at in range(len(page.steps)):
        assert page.at == at
        assert pilot.picture.faces() == FACES
        assert f"{at + 1} of {len(page.steps)}" in pilot.words
        pilot.key("right")
    assert "The deal is over." in pilot.words


def test_arrows_ends_wheel_track_and_buttons_lead_through_a_deal(shelf: Shelf) -> None:
    pilot, page = opened(shelf)
    last = len(page.steps) - 1

    def sent(intent: Intent) -> int:
        pilot.stack.on_intent(intent)
        assert pilot.picture.items
        return page.at

    assert sent(Key("right")) == 1
    assert sent(Key("left")) == 0
    assert sent(Key("left")) == 0
    assert sent(Key("end")) == last
    assert sent(Key("right")) == last
    assert sent(Key("home")) == 0
    assert sent(Scroll(-1.0)) == 1
    assert sent(Scroll(1.0)) == 0
    assert sent(Key("space")) == 1
    pilot.click("step-9")
    assert page.at == 9
    assert sent(Drag(*pilot.place("step-12"))) == 12
    for key, at in (("back", 11), ("on", 12), ("last", last), ("first", 0)):
        pilot.click(key)
        assert page.at == at


def test_page_up_and_down_lead_to_the_other_deals(shelf: Shelf) -> None:
    pilot, page = opened(shelf, 1)
    assert "previous" not in pilot.keys
    pilot.key("pageup")
    assert page.deal.number == 1
    for number in range(2, 7):
        pilot.key("pagedown")
        assert page.deal.number == number
        assert page.at == 0
    assert "next" not in pilot.keys
    pilot.click("previous")
    assert page.deal.number == 5


def test_what_was_said_and_counted_stands_at_its_step(shelf: Shelf) -> None:
    pilot, page = opened(shelf)
    for at, step in enumerate(page.steps[:-1]):
        page.go(at)
        words = pilot.text
        for saying in step.said:
            heard = [said.words for said in step.heard.said]
            assert saying.words in heard
        for line in step.lines:
            assert f" {line.points}" in words
        if isinstance(step.action, Play) and step.who is Player.A:
            assert "You: the " in words


def test_the_table_can_be_turned(shelf: Shelf) -> None:
    pilot, page = opened(shelf)
    deal = page.steps[0].state.current
    assert pilot.picture.items

    def lowest() -> set[str]:
        cards = [(item.pose.y, item.face) for item in page._director.items()]
        return {face for _, face in sorted(cards, reverse=True)[:12] if face}

    assert lowest() == set(map(str, deal.hands[deal.seat(Player.A)]))
    pilot.key("t")
    assert lowest() == set(map(str, deal.hands[deal.seat(Player.B)]))
    pilot.click("turn")
    assert page.below is Player.A


def test_the_sheet_of_the_deal_lies_above_it(shelf: Shelf) -> None:
    pilot, page = opened(shelf)
    pilot.key("s")
    assert pilot.stack.top is not page
    pilot.key("escape")
    assert pilot.stack.top is page


@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("way", ["enter", "escape"])
def test_the_sheet_of_a_past_deal_leads_back_and_tells_of_no_other(
    shelf: Shelf, number: int, way: str
) -> None:
    pilot, page = opened(shelf, number)
    pilot.key("s")
    assert "Back" in pilot.words
    for told in ("Next", "settlement", "last deal"):
        assert told not in pilot.text
    pilot.key(way)
    assert pilot.stack.top is page


# ---- texts


def test_a_deal_that_was_copied_can_be_pasted_and_is_the_same(shelf: Shelf) -> None:
    pilot, page = opened(shelf, 3)
    pilot.key("c")
    assert "The deal is in the clipboard, as text." in pilot.words
    pilot = Pilot(HistoryPage(shelf))
    pilot.click("paste")
    pilot.wait()
    read = pilot.stack.top
    assert isinstance(read, HistoryDeal)
    assert read.deal.number == 1
    assert [step.action for step in read.steps[1:]] == [step.action for step in page.steps[1:]]
    assert read.steps[-1].state.current.ledger == page.steps[-1].state.current.ledger


def test_what_is_copied_is_in_the_letters_of_the_language_and_is_read_in_any(shelf: Shelf) -> None:
    speak("de")
    opened(shelf, 3)[0].key("c")
    assert "letters de" in shelf.clip.splitlines()
    assert "BK" in shelf.clip.split()
    speak("es")
    pilot = Pilot(HistoryPage(shelf))
    pilot.click("paste")
    pilot.wait()
    assert isinstance(pilot.stack.top, HistoryDeal)


def test_a_partie_that_was_copied_can_be_pasted(shelf: Shelf) -> None:
    pilot = Pilot(HistoryPage(shelf))
    pilot.key("down", "c")
    assert "The partie is in the clipboard, as text: six deals." in pilot.words
    pilot.key("v")
    read = pilot.stack.top
    assert isinstance(read, HistoryDeal)
    pilot.key(*["pagedown"] * 5)
    assert read.deal.number == 6


def test_of_a_partie_that_is_played_only_what_is_over_is_copied(shelf: Shelf) -> None:
    pilot = Pilot(HistoryPage(shelf))
    pilot.key("c")
    assert "The partie is in the clipboard, as text: one deal." in pilot.words
    assert shelf.clip.count(" deals") == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("  ", "There is no text"),
        ("Dear Anna,", "Line 1, column 1:"),
        ("game piquet\nDear Anna,", "Line 2, column 1:"),
        ("game whist\nB deals", "There is no game “whist”."),
        ("piquet 1\nB deals\nA holds AS AS", "column"),
        ("spread " + " ".join(map(str, PACK)), "This text has no deal in it."),
    ],
)
def test_what_is_no_deal_is_answered_in_one_sentence(shelf: Shelf, text: str, told: str) -> None:
    shelf.clip = text
    page = HistoryPage(shelf)
    pilot = Pilot(page)
    pilot.key("v")
    assert pilot.stack.top is page
    assert told in page.news


def test_a_deal_from_a_book_opens_with_its_unknown_cards_supplied(shelf: Shelf) -> None:
    spec = Path(__file__).parent.parent / "spec"
    shelf.clip = (spec / "worked-example.txt").read_text(encoding="utf-8")
    pilot = Pilot(HistoryPage(shelf))
    pilot.key("v")
    page = pilot.stack.top
    assert isinstance(page, HistoryDeal)
    assert page.deal.points == (28, 23)
    pilot.key("end")
    assert pilot.picture.faces() == FACES


# ---- the review


def test_every_free_choice_is_weighed_one_after_the_other_and_no_frame_waits(shelf: Shelf) -> None:
    judge = Judge(slow=3)
    shelf.judge = judge
    pilot, page = opened(shelf)
    assert pilot.picture.items
    page._looked = 1.0  # long enough to be asked about
    every = open_choices(PIQUET, page.deal, Player.A, page.steps)
    for done in range(len(every)):
        assert page.reviewing.done == done
        for _ in range(4):
            assert len(judge.asked) <= done + 1
            page.tick(0.01)
    page.tick(0.01)  # the cards come last
    assert page.reviewing.over
    assert [seen for seen, _ in judge.asked] == [one.seen for one in every]
    for one in every:
        assert page.steps[one.step].action == one.action == page.deal.actions[one.place]
        assert page.steps[one.step].who is Player.A
        assert one.seen.player is Player.A
        assert one.seen.deal is None or one.seen.deal.opened is None


@pytest.mark.parametrize("size", SIZES)
def test_the_review_is_the_bright_button_of_a_deal_and_enter_opens_it(
    shelf: Shelf, size: tuple[int, int]
) -> None:
    shelf.judge = Judge()
    pilot, page = opened(shelf)
    bright = [button.key for button in page._buttons() if button.primary]
    assert bright == ["review"]
    targets = page.picture(Room(*size, EstimatingRuler())).targets
    rights = {each.key: each.place.right for each in targets if isinstance(each.place, Rect)}
    assert rights["review"] > rights["away"]
    pilot.key("enter")
    assert isinstance(pilot.stack.top, ReviewPage)


def test_a_choice_is_marked_in_words(shelf: Shelf) -> None:
    shelf.judge = judge = Judge()
    judge.better = Play(min(PACK))
    pilot, page = opened(shelf)
    assert pilot.picture.items
    pilot.wait(5)
    (marked, dear), *_ = page.reviewing.dearest
    assert dear.grade is Grade.BLUNDER
    page.go(marked)
    assert any(words.startswith("Blunder, ") for words in pilot.words)
    assert "Play the seven of spades: the partie as a whole asks for it" in pilot.words


def test_turning_the_table_reviews_the_other_and_mixes_nothing_up(shelf: Shelf) -> None:
    judge = Judge(slow=2)
    shelf.judge = judge
    pilot, page = opened(shelf)
    for turn in range(40):
        page.tick(0.01)
        if turn % 5 == 0:
            pilot.stack.on_intent(Key("t"))
            assert pilot.picture.items
    pilot.wait(20)
    page.below = Player.A
    for player in Player:
        page.below = player
        while not page.reviewing.over:
            page.tick(0.01)
        for at, one in page.reviewing.found.items():
            assert one.played == write_action(page.steps[at].action)
            assert page.steps[at].who is player


def test_nobody_judges_any_more_when_one_leaves(shelf: Shelf) -> None:
    shelf.judge = Judge()
    page = HistoryPage(shelf)
    pilot = Pilot(page)
    pilot.key("down", "enter")
    assert _is_open(pilot, HistoryDeal)
    pilot.key("escape")
    assert pilot.stack.top is page
    assert shelf.dismissed == 1


# ---- again


def test_a_deal_is_played_again_from_either_seat_against_any_level(shelf: Shelf) -> None:
    for key in ("elder", "younger"):
        pilot, page = opened(shelf)
        pilot.key("a")
        first = page.deal.actions[0]
        assert isinstance(first, Deal)
        dealt = first.pack[:24]
        assert pilot.picture.faces() == frozenset(map(str, dealt))
        pilot.click("level")
        pilot.click(key)
        wish = shelf.wished[-1]
        assert (wish.chair, wish.level, wish.deal) == (key, "expert", page.deal)


# ---- words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_words_of_the_history_have_room(shelf: Shelf, code: str, size: tuple[int, int]) -> None:
    import pygame  # noqa: PLC0415 - the true ruler

    pygame.font.init()
    speak(code)
    room = Room(*size, Writer(PlainArt()))
    judge = Judge()
    judge.better = Play(min(PACK))
    shelf.judge = judge
    pages = HistoryPage(shelf), opened(shelf)[1]
    pages[0].tick(0.5)
    for page in pages:
        picture = page.picture(room)
        assert _cut(picture.items) == []
    deal = pages[1]
    for _ in range(100):
        deal.tick(0.1)
    for at in range(len(deal.steps)):
        deal.go(at)
        picture = deal.picture(room)
        assert _cut(picture.items) == [], at
        for target in picture.targets:
            if isinstance(target.place, Rect):
                assert target.place.x >= 0
                assert target.place.right <= room.width
                assert target.place.bottom <= room.height
    review = ReviewPage(shelf, deal._partie, deal.reviewing, deal.steps)
    for at in deal.reviewing.found:
        review.press(f"choice-{at}")
        assert _cut(review.picture(room).items) == [], at
    partie = PartieReview(shelf, deal._partie, Player.A, ReviewPage)
    assert _cut(partie.picture(room).items) == []
    while not partie.over:
        partie.tick(0.1)
    assert _cut(partie.picture(room).items) == []
    partie.press("all")
    assert _cut(partie.picture(room).items) == []


def _cut(items: tuple[object, ...]) -> list[str]:
    words = [item.words for item in items if isinstance(item, Text)]
    return [line for line in words if line.endswith("…")]


def test_every_step_counts_what_its_ledger_gained(shelf: Shelf) -> None:
    told = retell(shelf.book, shelf.index("")[1])
    for deal in told.deals:
        assert isinstance(deal, OpenDeal)
        before = 0
        for step in steps_of(deal)[:-1]:
            assert len(step.state.current.ledger) == before + len(step.lines)
            before += len(step.lines)


def test_a_pack_alone_is_a_code_that_brings_the_same_deal(shelf: Shelf) -> None:
    """Feature 26: whoever has the pack can play the deal, in either seat."""
    _, page = opened(shelf)
    first = page.deal.actions[0]
    assert isinstance(first, Deal)
    shelf.clip = "B deals " + " ".join(map(str, first.pack))
    pilot = Pilot(HistoryPage(shelf))
    pilot.key("v")
    read = pilot.stack.top
    assert isinstance(read, HistoryDeal)
    assert read.deal.points is None
    assert len(read.steps) == 1
    assert read.steps[0].state.current.dealt == page.steps[0].state.current.dealt
    pilot.key("s", "r", "escape", "c", "right", "end")  # nothing of that needs an end
    pilot.key("a", "enter")
    assert shelf.wished[-1].deal is read.deal


def test_where_nobody_judges_nothing_is_praised(shelf: Shelf) -> None:
    """Without an engine, or with one that failed: then every answer is empty."""
    pilot, _ = opened(shelf)
    pilot.key("r")
    assert "Nothing can be said of these choices." in pilot.words

    class Speechless(Judge):
        def analysis(self) -> Analysis | None:
            return Analysis(())

    shelf.judge = Speechless()
    pilot, page = opened(shelf)
    assert pilot.picture.items
    pilot.wait(5)
    assert page.reviewing.over
    pilot.key("r")
    assert "Nothing can be said of these choices." in pilot.words


@pytest.mark.parametrize("seed", range(3))
def test_whatever_one_does_to_the_history_breaks_nothing(shelf: Shelf, seed: int) -> None:
    chance, shelf.judge = Random(seed), Judge(slow=1)
    shelf.judge.better = Play(min(PACK))
    pilot = Pilot(HistoryPage(shelf))
    keys = (*"abcdefrstv", "enter", "space", "escape", "left", "right", "up", "down", "tab", "home")
    names = (*keys, "end", "pageup", "pagedown", "f1", "?")
    hidden = _hidden(shelf)
    for _ in range(250):
        if not pilot.stack.running or not pilot.keys:  # it was left, or a table was laid
            pilot = Pilot(HistoryPage(shelf))
        x, y = chance.uniform(-20, 1300), chance.uniform(-20, 820)
        if chance.random() < 0.6:
            x, y = pilot.place(chance.choice(pilot.keys))
        intents: tuple[Intent, ...] = (Press(x, y), Release(x, y))
        if chance.random() < 0.5:
            intents = (Key(chance.choice(names), shift=chance.random() < 0.2),)
        elif chance.random() < 0.2:
            intents = (chance.choice((Scroll(-1.0), Scroll(1.0), Drag(x, y), Resized())),)
        for intent in intents:
            if pilot.stack.running:
                pilot.stack.on_intent(intent)
        pilot.room = chance.choice(ROOMS)
        pilot.wait(chance.choice((0.05, 0.3)))
        if pilot.stack.running:
            assert pilot.picture.backdrop
            top = pilot.stack.top
            if isinstance(top, HistoryDeal):
                assert top.steps[0].state.current.dealt != hidden


ROOMS = tuple(Room(*size, EstimatingRuler()) for size in SIZES)


def _hidden(shelf: Shelf) -> object:
    """The hands of the deal that is being played."""
    state = played(3, 1, 7)[1]
    assert shelf.index("")
    return state.current.dealt


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_ways_to_other_deals_lie_on_no_card(shelf: Shelf, code: str) -> None:
    """In Italian one lay on the last card of the hand above."""
    speak(code)
    _, page = opened(shelf, 3)
    picture = page.picture(window_room((1024, 640)))
    top = [each for each in picture.items if isinstance(each, CardItem) and each.pose.y < 130]
    way = next(each.x for each in picture.items if isinstance(each, Text) and each.words == "‹")
    assert way - 16 > max(each.pose.x + each.pose.width / 2 for each in top)
