"""The book of help: every page fits and leads on, F1 finds the page of what happens, and back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import get_args

import pygame
import pytest
from msgspec.structs import replace

from game.games import GAMES, PIQUET, papers_of
from game.pages.grid import grid_in
from game.pages.help import blocks as contents
from game.pages.help import blocks as helping
from game.pages.help.book import Help, help_at_table
from game.pages.help.index import search as found_in_book
from game.pages.keys import keys_of
from game.pages.pause import Pause
from game.pages.settlement import SettlementScene
from game.pages.start.title import Title
from game.piquet.help import Topic, topic_of
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Pose, Rect, Room, Ruler
from game.stage.director import Motion
from game.stage.geometry import meet
from game.stage.intents import Hover, Key, Press, Release, Scroll, TextTyped
from game.stage.picture import CardItem, IconOf, Picture, Text, Touch
from game.window.text import Writer
from game.words.catalogue import speak
from rules.core.cards import Rank, Suit
from rules.core.seats import Player
from rules.piquet.options import Length, Options
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.options_text import NAMES, values_of, write_value
from rules.piquet.state import Phase, State
from rules.piquet.view import view
from tests.game.hand import Manner, Person
from tests.game.houses import OpenHouse, score_card
from tests.game.partie import Play, at_table
from tests.game.parties import after_deals
from tests.game.pilot import SIZES, Pilot
from tests.game.plain import PlainArt
from tests.game.tongues import LANGUAGES

search = partial(found_in_book, PIQUET)
blocks = partial(contents.blocks, PIQUET)
page_name = partial(contents.page_name, PIQUET)

ROOMS = ((1024, 640), (1280, 800), (2560, 1440))
EACH_PRESET = tuple(PRESETS[preset] for preset in Preset)


@pytest.fixture(scope="module")
def ruler() -> Ruler:
    pygame.font.init()
    return Writer(PlainArt())


def book(room: Room, options: Options | None = None, topic: Topic = Topic.START) -> Pilot:
    pilot = Pilot(Help(options or Options(), topic, Topic.EXCHANGE))
    pilot.room = room
    assert pilot.picture.items
    return pilot


def top(pilot: Pilot) -> Help:
    page = pilot.stack.top
    assert isinstance(page, Help)
    return page


def every_leaf(pilot: Pilot) -> Iterator[Picture]:
    """All leaves of the page that is open, turned with a key."""
    page = top(pilot)
    topic = page.topic
    while page.topic is topic:
        yield pilot.picture
        before = pilot.picture
        pilot.key("right")
        if pilot.picture == before:
            return


def place_of(text: Text, room: Room) -> Rect:
    width = room.ruler.width(text.words, text.font)
    share = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[text.align]
    height = text.font.size * 0.9
    return Rect(text.x - width * share, text.y - height * 0.8, width, height)


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 1 and down > 1


# ---- every page fits


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", ROOMS)
def test_every_page_fits(code: str, size: tuple[int, int], ruler: Ruler) -> None:
    speak(code)
    room = Room(*size, ruler)
    for topic in Topic:
        presets = EACH_PRESET if topic in (Topic.PARTIE, Topic.OPTIONS) else EACH_PRESET[:1]
        for options in presets:
            for picture in every_leaf(book(room, options, topic)):
                words_fit(picture, room)
                pressed = [each.place for each in picture.targets if isinstance(each.place, Rect)]
                assert len(pressed) == len(picture.targets)
                for one, other in combinations(pressed, 2):
                    assert not overlap(one, other), f"buttons of {topic}"


def words_fit(picture: Picture, room: Room) -> None:
    """All words are whole, within the margins, and on no other words and no card."""
    texts = [item for item in picture.items if isinstance(item, Text)]
    assert [text.words for text in texts if "…" in text.words] == []
    places = [place_of(text, room) for text in texts]
    inside = Rect(24, 20, room.width - 48, room.height - 40)
    for text, place in zip(texts, places, strict=True):
        assert place.x >= inside.x, text
        assert place.right <= inside.right, text
        assert place.y >= inside.y, text
        assert place.bottom <= inside.bottom, text
    for (one, first), (other, second) in combinations(zip(texts, places, strict=True), 2):
        assert not overlap(first, second), f"{one.words!r} lies on {other.words!r}"
    for pose in [item.pose for item in picture.items if isinstance(item, CardItem)]:
        card = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
        for text, place in zip(texts, places, strict=True):
            assert not overlap(card, place), f"a card lies on {text.words!r}"


def test_a_page_has_its_words_in_every_agreed_game() -> None:
    for options in EACH_PRESET:
        for name in ("rubicon", "leavings", "asking", "late_claims", "tie", "pique_bar"):
            for value in values_of(name):
                chosen = replace(options, **{name: value})
                for topic in Topic:
                    for block in blocks(topic, chosen):
                        key = getattr(block, "key", "")
                        if isinstance(block, helping.ByAgreement):
                            key = contents.by_agreement(PIQUET, block, chosen)
                        assert not key or say(key)


def test_the_rules_told_are_those_that_were_agreed(ruler: Ruler) -> None:
    room = Room(1280, 2000, ruler)
    usual = "\n".join(book(room, topic=Topic.PARTIE).words)
    hundred = "\n".join(book(room, PRESETS[Preset.TO_A_HUNDRED], Topic.PARTIE).words)
    assert say("help.partie.six-deals").split(".")[0] in usual
    assert say("help.partie.rubicon") in usual
    assert say("help.partie.to-a-hundred").split(",")[0] in hundred
    assert say("help.partie.rubicon") not in hundred.split("\n")


def test_what_was_agreed_stands_at_the_foot_of_a_page(ruler: Ruler) -> None:
    room = Room(1280, 2000, ruler)
    for options in EACH_PRESET:
        leaves = every_leaf(book(room, options, Topic.OPTIONS))
        words = [item.words for leaf in leaves for item in leaf.items if isinstance(item, Text)]
        for name in NAMES:
            assert say(f"option.{name}.{write_value(getattr(options, name))}") in words


def test_cards_in_the_book_are_examples_that_do_not_depend_on_any_hand(ruler: Ruler) -> None:
    room = Room(1280, 800, ruler)
    faces = []
    for seed in range(3):
        play = Play(at_table(seed), Person(Manner.KEYS, seed), room)
        at_exchange = partial(_phase_is, play, Phase.EXCHANGE)
        play.run(until=at_exchange)
        play.stack.on_intent(Key("f1"))
        page = play.stack.top
        assert isinstance(page, Help)
        shown = [picture.faces() for picture in _through(play, page)]
        assert len(frozenset().union(*shown)) > 12
        faces.append(shown)
    assert faces[0] == faces[1] == faces[2]


def _phase_is(play: Play, phase: Phase) -> bool:
    return play.table.session.state.phase is phase


def _through(play: Play, page: Help) -> Iterator[Picture]:
    """Every leaf of the book that was opened at a table."""
    play.stack.on_intent(Key("home"))
    for _ in range(60):
        yield play.picture()
        play.stack.on_intent(Key("right"))
    assert page.topic is Topic.GLOSSARY


# ---- examples are true


def test_small_cards_of_a_page_are_cards_of_the_pack() -> None:
    names = {f"{rank.value}{suit.value}" for rank in Rank for suit in Suit} | {"-", "."}
    shown = 0
    for topic in Topic:
        for block in blocks(topic, Options()):
            if isinstance(block, helping.SmallCards):
                cards = block.cards.split()
                faces = [card for card in cards if card not in "-."]
                assert set(cards) <= names
                assert len(set(faces)) == len(faces)
                shown += 1
    assert shown >= 15


# ---- ways through the book


@pytest.mark.parametrize("size", [*ROOMS, (1024, 1400)], ids=str)
@pytest.mark.parametrize(
    ("game", "ranks"), [(PIQUET, 8), ("bezique", 8), ("all-fours", 13)], ids=str
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_one_pack_lies_in_four_rows_and_no_card_over_another(
    code: str, game: str, ranks: int, size: tuple[int, int], ruler: Ruler
) -> None:
    speak(code)
    page = Help(papers_of(game).usual(), "pack", None, game)
    picture = page.picture(Room(*size, ruler))
    grid = grid_in(Room(*size, ruler))
    sheet = Rect(grid.body.x + 208, grid.body.y, grid.body.width - 207, grid.body.height)
    pack = [item for item in picture.items if isinstance(item, CardItem)]
    pack = [card for card in pack if card.key.startswith("pack:")]
    assert len({card.face for card in pack}) == len(pack) == 4 * ranks
    assert len({card.pose.y for card in pack}) == 4
    places = [_place(card.pose) for card in pack]
    assert not any(meet(a, b) for a, b in combinations(places, 2))
    assert all(place.x > sheet.x and place.right < sheet.right for place in places)
    assert all(place.bottom < sheet.bottom for place in places)
    assert min(place.width for place in places) >= (36 if ranks == 13 else 44)
    words = [place_of(item, Room(*size, ruler)) for item in picture.items
             if isinstance(item, Text) and sheet.contains(item.x, item.y)]  # fmt: skip
    assert not any(meet(place, word) for place in places for word in words)
    assert all(word.right <= sheet.right and word.bottom <= sheet.bottom for word in words)


def _place(pose: Pose) -> Rect:
    high = pose.width * CARD_RATIO
    return Rect(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)


def test_what_is_found_beside_the_pack_opens_the_leaf_it_stands_on(ruler: Ruler) -> None:
    pilot = book(Room(1280, 800, ruler))
    for letter in "sixes":
        pilot.stack.on_intent(TextTyped(letter))
    pilot.key("enter")
    assert top(pilot).topic == Topic.PACK
    assert any(isinstance(item, CardItem) for item in pilot.picture.items)


def test_the_page_about_the_cards_shows_them_larger_where_there_is_room(ruler: Ruler) -> None:
    def widths(topic: Topic, size: tuple[int, int]) -> set[float]:
        pilot = book(Room(*size, ruler), topic=topic)
        cards = (item for page in every_leaf(pilot) for item in page.items)
        return {item.pose.width for item in cards if isinstance(item, CardItem)}

    assert min(widths(Topic.PACK, (1280, 800))) > 1.3 * max(widths(Topic.PLAY, (1280, 800)))
    assert min(widths(Topic.PACK, (1024, 640))) > max(widths(Topic.PLAY, (1024, 640)))


def test_every_link_leads_to_its_page(ruler: Ruler) -> None:
    room = Room(1024, 640, ruler)
    links = 0
    for topic in Topic:
        pilot = book(room, topic=topic)
        for _ in every_leaf(pilot):
            for key in [key for key in pilot.keys if key.startswith("see:")]:
                other = book(room, topic=topic)
                while key not in other.keys:
                    other.key("right")
                other.click(key)
                assert top(other).topic == key.removeprefix("see:")
                assert page_name(top(other).topic) in other.words
                links += 1
    assert links >= 30


def test_every_page_is_reached_from_another_page_by_a_link_or_the_index() -> None:
    linked = {
        topic
        for page in Topic
        for block in blocks(page, Options())
        if isinstance(block, helping.SeeAlso)
        for topic in block.topics
    }
    assert linked <= set(Topic)
    for topic in Topic:
        pilot = Pilot(Help(Options()))
        pilot.click(f"page:{topic.value}")
        assert top(pilot).topic is topic


def test_arrows_turn_every_leaf_of_the_book_and_back(ruler: Ruler) -> None:
    pilot = book(Room(1024, 640, ruler))
    forth: list[str] = []
    for _ in range(200):
        forth.append(top(pilot).topic)
        before = pilot.picture
        pilot.key("right")
        if pilot.picture == before:
            break
    assert list(dict.fromkeys(forth)) == list(Topic)
    back = []
    for _ in forth:
        back.append(top(pilot).topic)
        pilot.key("left")
    assert back == forth[::-1]


def test_the_mouse_turns_every_leaf_of_the_book(ruler: Ruler) -> None:
    pilot = book(Room(1024, 640, ruler))
    seen = [top(pilot).topic]
    while "next" in pilot.keys:
        pilot.click("next")
        seen.append(top(pilot).topic)
        assert len(seen) < 200
    assert list(dict.fromkeys(seen)) == list(Topic)
    pilot.click("previous")
    assert "next" in pilot.keys


def test_the_wheel_turns_the_leaves_of_a_page_only(ruler: Ruler) -> None:
    pilot = book(Room(1024, 640, ruler), topic=Topic.EXCHANGE)
    first = pilot.picture
    for _ in range(10):
        pilot.stack.on_intent(Scroll(-1))
        assert pilot.picture.items
        pilot.wait(0.2)
    assert top(pilot).topic is Topic.EXCHANGE
    assert pilot.picture != first
    for _ in range(10):
        pilot.stack.on_intent(Scroll(1))
        assert pilot.picture.items
        pilot.wait(0.2)
    assert pilot.picture == first


def test_up_and_down_go_from_page_to_page() -> None:
    pilot = Pilot(Help(Options()))
    for topic in list(Topic)[1:]:
        pilot.key("down")
        assert top(pilot).topic is topic
    pilot.key("home")
    assert top(pilot).topic is Topic.START
    pilot.key("up")
    assert top(pilot).topic is Topic.START


def test_tab_and_enter_press_what_can_be_pressed() -> None:
    pilot = Pilot(Help(Options(), Topic.FAIR))
    for _ in range(10):
        pilot.key("tab")
        if (top(pilot).focus or "").startswith("see:"):
            break
    pilot.key("enter")
    assert top(pilot).topic is Topic.STRATEGY


# ---- searching


def typed(pilot: Pilot, words: str) -> None:
    for letter in words:
        pilot.stack.on_intent(Key("space" if letter == " " else letter))
        pilot.stack.on_intent(TextTyped(letter))
        assert pilot.picture.items


@pytest.mark.parametrize(
    ("code", "query", "name"),
    [
        ("en", "SINK", "Sink"),
        ("en", "sixieme", "Sixième"),
        ("en", "carte bl", "Carte blanche"),
        ("fr", "ecart", "Écart"),
        ("fr", "levee", "Levée"),
    ],
)
def test_what_is_typed_is_found_and_enter_leads_there(code: str, query: str, name: str) -> None:
    speak(code)
    pilot = Pilot(Help(Options()))
    typed(pilot, query)
    assert name in pilot.words
    pilot.key("enter")
    assert top(pilot).topic is Topic.GLOSSARY
    assert top(pilot).query == ""
    assert name in pilot.words


def test_a_page_is_found_by_its_name_and_by_what_it_says() -> None:
    assert Topic.FAIR in {hit.topic for hit in search("cheat", Options())}
    (hit,) = [hit for hit in search("peek", Options()) if hit.topic is Topic.FAIR]
    assert "peek" in hit.sentence
    (hit,) = [hit for hit in search("sinking", Options()) if hit.topic is Topic.CALLS]
    assert say("help.calls.sink.1") in hit.sentence, "a heading goes with what it heads"
    assert search("zebra", Options()) == ()
    assert search("   ", Options()) == ()


@pytest.mark.parametrize("query", ["pique", "Pique", "PIQUE pique"])
def test_a_pique_is_not_found_in_the_name_of_the_game(query: str) -> None:
    found = search(query, Options())
    assert {hit.name for hit in found} >= {"Pique", "Repique", page_name(Topic.PIQUE)}
    assert all("pique" in f"{hit.name} {hit.sentence}".lower() for hit in found)
    assert Topic.START not in {hit.topic for hit in found}


@pytest.mark.parametrize("query", ["piq", "piquet", "piquet minutes"])
def test_the_name_of_the_game_is_found_as_it_is_typed(query: str) -> None:
    assert Topic.START in {hit.topic for hit in search(query, Options())}


def test_a_hit_opens_the_leaf_on_which_it_stands(ruler: Ruler) -> None:
    pilot = book(Room(1024, 640, ruler))
    typed(pilot, "whole suit")
    keys = [key for key in pilot.keys if key.startswith("hit:")]
    for key in keys:
        other = book(Room(1024, 640, ruler))
        typed(other, "whole suit")
        other.click(key)
        assert "whole suit" in " ".join(other.words)


def test_nothing_found_is_said_and_escape_takes_the_words_away_first() -> None:
    pilot = Pilot(Help(Options()))
    typed(pilot, "zebra")
    assert say("help.hits.none", query="zebra") in pilot.words
    pilot.key("escape")
    assert pilot.stack.running
    assert top(pilot).query == ""
    typed(pilot, "x")
    pilot.key("backspace")
    assert top(pilot).query == ""
    typed(pilot, "zz")
    pilot.click("clear")
    assert top(pilot).query == ""
    pilot.key("escape")
    assert not pilot.stack.running


def test_what_is_found_can_be_walked_through_with_keys() -> None:
    pilot = Pilot(Help(Options()))
    typed(pilot, "rubicon")
    pilot.key("down", "down")
    assert top(pilot).focus == "hit:1"
    pilot.key("enter")
    assert top(pilot).query == ""


# ---- from the table and back


def test_every_phase_has_its_page() -> None:
    seen = view(next(after_deals(3)), Player.A)
    asked = {phase: topic_of(replace(seen, deal=None, phase=phase)) for phase in Phase}
    assert asked[Phase.CUT] is asked[Phase.CHOICE] is Topic.DEAL
    assert asked[Phase.EXCHANGE] is Topic.EXCHANGE
    assert asked[Phase.CALLS] is Topic.CALLS
    assert asked[Phase.ANSWER] is Topic.ANSWERS
    assert asked[Phase.PLAY] is Topic.PLAY
    assert asked[Phase.OVER] is Topic.PARTIE
    assert topic_of(seen) is Topic.COUNT, "the sheet of a deal that is over"


@pytest.mark.parametrize(
    ("phase", "way"),
    [
        *((Phase.CUT, "f1"), (Phase.EXCHANGE, "?"), (Phase.CALLS, "mouse"), (Phase.ANSWER, "?")),
        *((Phase.RECKONING, "mouse"), (Phase.PLAY, "f1"), (Phase.PLAY, "mouse")),
    ],
)
def test_help_opens_at_the_phase_and_leaves_the_table_as_it_was(phase: Phase, way: str) -> None:
    play = Play(at_table(5), Person(Manner.KEYS, 2))
    play.run(until=lambda: play.table.session.state.phase is phase and play.table.asks)
    play.wait(1.0)
    table, count = play.table, play.table.session.count
    before = play.picture()
    if way == "mouse":
        press(play, IconOf("help"))
    else:
        play.stack.on_intent(Key(way))
    page = play.stack.top
    assert isinstance(page, Help)
    here = say("help.here")
    assert here in [item.words for item in play.picture().items if isinstance(item, Text)]
    assert page.topic is topic_of(table.board.seen)
    play.wait(1.0)
    if way == "mouse":
        press(play, "next")
        play.wait(0.5)
        press(play, "back")
    else:
        play.stack.on_intent(Key("right"))
        play.picture()
        play.stack.on_intent(Key("escape"))
    assert play.stack.top is table
    assert table.session.count == count
    after = play.picture()  # what was told before is not told again
    assert (after.items, after.targets) == (before.items, before.targets)


def press(play: Play, key: Touch) -> None:
    """Points at a target, presses and lets go."""
    for target in reversed(play.picture().targets):
        if target.key == key and isinstance(target.place, Rect):
            x, y = target.place.centre
            for intent in (Hover(x, y), Press(x, y), Release(x, y)):
                play.stack.on_intent(intent)
            return
    raise AssertionError(f"nothing is called {key!r}")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_score_card_calls_assisted_and_what_a_key_does_are_found(game: str) -> None:
    options = papers_of(game).usual()
    assert {"assisted"} <= {hit.mark for hit in found_in_book(game, "assisted", options)}
    hits = found_in_book(game, "take back", options)
    assert any("take back" in hit.sentence.lower() for hit in hits)


def test_the_question_mark_that_opens_the_book_is_not_searched_for() -> None:
    pilot = Pilot(Help(Options(), Topic.PLAY, Topic.PLAY))
    pilot.stack.on_intent(TextTyped("?"))
    assert top(pilot).query == ""


def test_f1_in_the_book_leads_to_the_keys_and_then_back() -> None:
    pilot = Pilot(Help(Options(), Topic.PLAY, Topic.PLAY))
    pilot.key("f1")
    assert top(pilot).topic is Topic.KEYS
    words = []
    while top(pilot).topic is Topic.KEYS and "next" in pilot.keys:
        words += pilot.words
        pilot.key("right")
    printed = " ".join(words)
    for use in keys_of("piquet").uses:
        assert say(use.does) in printed
    pilot.key("left", "f1")
    assert not pilot.stack.running


def test_the_settlement_leads_to_the_page_of_the_partie() -> None:
    card = score_card()
    over = State(phase=Phase.OVER, first_dealer=card.first_dealer, results=card.deals)
    over = replace(over, settlement=card.settlement)
    pilot = Pilot(SettlementScene(OpenHouse(), over, card.header))
    pilot.key("f1")
    assert top(pilot).topic is Topic.PARTIE
    pilot.key("escape")
    assert isinstance(pilot.stack.top, SettlementScene)


@pytest.mark.parametrize("size", SIZES)
def test_a_new_size_keeps_the_page(size: tuple[int, int]) -> None:
    pilot = Pilot(Help(Options(), Topic.GLOSSARY), 1024, 640)
    for _ in range(20):
        pilot.key("right")
    pilot.room = Room(*size, pilot.room.ruler)
    assert pilot.picture.items
    assert top(pilot).topic is Topic.GLOSSARY
    assert page_name(Topic.GLOSSARY) in pilot.words


def test_blocks_are_all_used_somewhere() -> None:
    used = {
        type(block)
        for topic in Topic
        for length in Length
        for block in blocks(topic, replace(Options(), length=length))
    }
    assert used == set(get_args(helping.Block))


def test_words_in_the_book_are_large_enough_to_read(ruler: Ruler) -> None:
    for topic in Topic:
        for picture in every_leaf(book(Room(1024, 640, ruler), topic=topic)):
            assert min(item.font.size for item in picture.items if isinstance(item, Text)) >= 14


@pytest.mark.parametrize("way", ["f1", "?", "help"])
def test_the_title_leads_to_the_book_with_the_rules_chosen(way: str) -> None:
    house = OpenHouse()
    house.options = PRESETS[Preset.FOUR_DEALS]
    pilot = Pilot(Title(house))
    if way in pilot.keys:
        pilot.click(way)
    else:
        pilot.key(way)
    assert say("help.start.goal.four-deals").split()[-1] in pilot.text
    assert say("help.here") not in pilot.words
    pilot.key("escape")
    assert isinstance(pilot.stack.top, Title)


@pytest.mark.parametrize("way", ["f1", "?", "help"])
def test_pause_leads_to_the_book_and_back(way: str) -> None:
    play = Play(at_table(5), Person(Manner.KEYS, 2))
    seen = play.table.board.seen
    director = play.table.board.director
    menu = Pause(director, lambda: help_at_table(seen), lambda: Title(OpenHouse()), forget)
    pilot = Pilot(menu)
    if way in pilot.keys:
        pilot.click(way)
    else:
        pilot.key(way)
    assert top(pilot).topic is Topic.DEAL
    pilot.key("escape")
    assert pilot.stack.top is menu


def forget(motion: Motion) -> None:
    assert motion in Motion


@pytest.mark.parametrize("way", ["f1", "?"])
def test_the_deal_sheet_leads_to_what_a_deal_counts(way: str) -> None:
    seen = view(next(after_deals(3)), Player.A)
    sheet = DealSheet(seen, ("You", "Rival"), Player.A, book=lambda: help_at_table(seen))
    pilot = Pilot(sheet)
    pilot.key(way)
    assert top(pilot).topic is Topic.COUNT
    pilot.key("escape")
    assert pilot.stack.top is sheet
