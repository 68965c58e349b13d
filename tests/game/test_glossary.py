"""The glossary: each term is explained, in use, and found where it stands; and the notes say it."""

from __future__ import annotations

import re
from functools import partial
from typing import TypeGuard

import pygame
import pytest
from msgspec.structs import replace

from game.bezique.words import BEZIQUE
from game.games import PIQUET
from game.pages.help.glossary import glossary_of, plain
from game.pages.help.tips import is_told, told
from game.pages.help.tips import term_at as term_of_game_at
from game.pages.scene import Scene, Transition
from game.pages.stack import Stack
from game.stage.basics import Font, Paint, Pose, Rect, Room, Ruler, Tone
from game.stage.geometry import meet, upright
from game.stage.intents import FocusLost, Hover, Intent, Key, Press, Release, Scroll, TextTyped
from game.stage.picture import (
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Icon,
    Look,
    Picture,
    Shadow,
    Tail,
    Target,
    Text,
    Widget,
)
from game.stage.places import Places
from game.window.text import Writer
from game.words.catalogue import speak
from rules.piquet.state import Phase
from tests.game.bezique.sitting import Sitting
from tests.game.hand import Manner, Person
from tests.game.partie import Play, at_table
from tests.game.pilot import EstimatingRuler
from tests.game.plain import PlainArt
from tests.game.tongues import LANGUAGES

GLOSSARY = glossary_of(PIQUET)
TERMS = GLOSSARY.terms
head, meaning, forms = GLOSSARY.head, GLOSSARY.meaning, GLOSSARY.forms
found_in, in_order = GLOSSARY.found_in, GLOSSARY.in_order
term_at = partial(term_of_game_at, glossary=GLOSSARY)


@pytest.fixture(scope="module")
def ruler() -> Ruler:
    pygame.font.init()
    return Writer(PlainArt())


# ---- the terms


def test_both_languages_write_every_term() -> None:
    terms = {f"term.{term}.forms" for term in (*TERMS, "none")}
    for words in LANGUAGES.values():
        assert {key for key in words if key.endswith(".forms")} == terms


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_is_explained_and_stands_in_something_the_program_says(code: str) -> None:
    """In a sentence or a few; and in what is said elsewhere."""
    speak(code)
    said: dict[str, set[str]] = {term: set() for term in TERMS}
    for key, words in LANGUAGES[code].items():
        if not key.endswith(".forms"):
            for found in found_in(words):
                said[found.term].add(key)
    for term in TERMS:
        assert head(term), term
        assert 20 < len(meaning(term)) < 190, term
        assert meaning(term)[-1] in ".)", term
        assert any(not key.startswith(f"term.{term}") for key in said[term]), term


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_form_belongs_to_two_terms(code: str) -> None:
    speak(code)
    seen: dict[str, str] = {}
    for term in TERMS:
        for form in forms(term):
            assert seen.setdefault(form.lower(), term) == term


def test_the_glossary_is_sorted_in_each_language() -> None:
    orders = []
    for code in LANGUAGES:
        speak(code)
        heads = [plain(head(term)) for term in in_order()]
        assert heads == sorted(heads)
        orders.append(in_order())
    assert orders[0] != orders[1]


@pytest.mark.parametrize(
    ("words", "terms"),
    [
        ("Carte blanche", ["carte-blanche"]),
        ("Not good.", ["not-good"]),
        ("Good", ["good"]),
        ("A good day", []),
        ("Cards", ["the-cards"]),
        ("Take two cards", []),
        ("Tierce to the king in ♥", ["tierce"]),
        ("Four knaves", ["quatorze"]),
        ("Three knaves", ["trio"]),
        ("The knave of hearts", ["knave"]),
        ("Repique", ["repique"]),
        ("unsinkable pointers", []),
        ("Call your quatorze or trio.", ["call", "quatorze", "trio"]),
        ("The card you point at", []),
    ],
)
def test_terms_are_whole_words_and_the_longest_wins(words: str, terms: list[str]) -> None:
    assert [found.term for found in found_in(words)] == terms


@pytest.mark.parametrize(
    ("words", "terms"),
    [
        ("Pas bon.", ["not-good"]),
        ("Votre écart", ["discard"]),
        ("dernier", ["younger"]),
        ("Premier nom", []),
        ("L’as de pique", []),
        ("Pic", ["pique"]),
        ("Quatorze de dix", ["quatorze"]),
        ("Quatorze ou brelan ?", ["quatorze", "trio"]),
        ("dernier, donneur", ["younger"]),
        ("Le premier clic lève la carte.", []),
        ("La donne est égale.", ["deal"]),
        ("Fournissez à pique : le roi.", ["follow"]),
    ],
)
def test_terms_are_found_in_french(words: str, terms: list[str]) -> None:
    speak("fr")
    assert [found.term for found in found_in(words)] == terms


def test_what_is_a_term_alone_is_one_at_the_table_only() -> None:
    assert [found.term for found in found_in("Play")] == ["play-points"]
    assert found_in("Play", at_table=False) == ()
    assert [found.term for found in found_in("New partie", at_table=False)] == ["partie"]


# ---- the notes


class Sheet(Scene):
    """A scene with a picture."""

    moving, changed = False, 0

    def __init__(self, *items: Look, targets: tuple[Target, ...] = ()) -> None:
        self.items, self.targets = items, targets
        self.heard: list[Intent] = []

    def picture(self, room: Room) -> Picture:
        assert room.width > 0
        return Picture(Backdrop.TABLE, self.items, self.targets)

    def on_intent(self, intent: Intent) -> Transition | None:
        self.heard.append(intent)
        return None

    def tick(self, seconds: float) -> Transition | None:
        assert seconds > 0
        return None


WORDS = Text("You are elder in this deal", 300, 200, Font(20))


class Shown:
    """A stack above one sheet, and a pointer."""

    def __init__(self, ruler: Ruler, *items: Look, targets: tuple[Target, ...] = ()) -> None:
        self.room = Room(1280, 800, ruler)
        self.sheet = Sheet(*items, targets=targets)
        self.stack = Stack(self.sheet)

    @property
    def note(self) -> str:
        """The words that are laid over the sheet, as one line."""
        over = self.stack.picture(self.room).items[len(self.sheet.items) :]
        return " ".join(item.words for item in over if isinstance(item, Text))

    def rest(self, x: float, y: float, seconds: float = 0.6) -> None:
        assert self.stack.picture(self.room).backdrop is Backdrop.TABLE
        self.stack.on_intent(Hover(x, y))
        for _ in range(round(seconds / 0.05)):
            self.stack.tick(0.05)


def on(words: Text, term: str, ruler: Ruler) -> tuple[float, float]:
    """A point on a word of a line."""
    before = words.words[: words.words.index(term)]
    half = ruler.width(term, words.font) / 2
    return words.x + ruler.width(before, words.font) + half, words.y - 5


def test_a_pointer_that_rests_on_a_term_brings_its_note(ruler: Ruler) -> None:
    shown = Shown(ruler, WORDS)
    before = shown.stack.changed
    shown.rest(*on(WORDS, "elder", ruler))
    assert shown.stack.changed != before, "a picture is wanted"
    assert shown.note == f"{head('elder')} {meaning('elder')}"
    shown = Shown(ruler, WORDS)
    shown.rest(*on(WORDS, "deal", ruler))
    assert meaning("deal") in shown.note


def test_before_half_a_second_there_is_none(ruler: Ruler) -> None:
    shown = Shown(ruler, WORDS)
    shown.rest(*on(WORDS, "elder", ruler), seconds=0.4)
    assert shown.note == ""


@pytest.mark.parametrize(
    "intent",
    [Hover(10, 10), Press(1, 1), Release(1, 1), Key("a"), TextTyped("a"), Scroll(1), FocusLost()],
)
def test_whatever_is_done_takes_the_note_away(intent: Intent, ruler: Ruler) -> None:
    shown = Shown(ruler, WORDS)
    shown.rest(*on(WORDS, "elder", ruler))
    assert shown.note
    before = shown.stack.changed
    shown.stack.on_intent(intent)
    assert shown.note == ""
    assert shown.stack.changed != before
    assert shown.sheet.heard[-1] == intent, "and is done all the same"


def test_a_button_or_a_link_says_itself_what_it_does(ruler: Ruler) -> None:
    """Over the link to the deals of the day lay a note on what a deal is."""
    x, y = on(WORDS, "deal", ruler)
    link = Widget.pressed("day", Rect(x - 200, y - 20, 300, 40), (WORDS,), focused=False)
    seen = Picture.of(Backdrop.TABLE, [link])
    assert not is_told(seen, (x, y), Room(1280, 800, ruler), PIQUET)
    assert is_told(replace(seen, tree=()), (x, y), Room(1280, 800, ruler), PIQUET)


@pytest.mark.parametrize(("before", "told"), [(0.0, True), (0.3, True), (0.8, False)])
def test_who_presses_a_word_is_told_of_it_but_where_that_was_seen_before(
    before: float, told: bool, ruler: Ruler
) -> None:
    shown = Shown(ruler, WORDS)
    x, y = on(WORDS, "elder", ruler)
    shown.rest(x, y, before)
    shown.stack.on_intent(Press(x, y))
    shown.stack.on_intent(Release(x, y))
    for _ in range(12):
        shown.stack.tick(0.05)
    assert bool(shown.note) is told, "a mouse that rests has seen the note before it clicked"


def test_a_trembling_hand_keeps_the_note(ruler: Ruler) -> None:
    shown = Shown(ruler, WORDS)
    x, y = on(WORDS, "elder", ruler)
    shown.rest(x, y)
    shown.stack.on_intent(Hover(x + 2, y + 1))
    assert shown.note


def test_nothing_is_painted_again_while_the_pointer_lies_still(ruler: Ruler) -> None:
    for words in (WORDS, Text("nothing to explain here", 300, 200, Font(20))):
        shown = Shown(ruler, words)
        shown.rest(320, 195)
        before = shown.stack.changed
        for _ in range(100):
            shown.stack.tick(0.1)
        assert shown.stack.changed == before


def test_a_note_takes_no_press_from_what_lies_below(ruler: Ruler) -> None:
    target = Target("below", Rect(250, 100, 400, 300))
    shown = Shown(ruler, WORDS, targets=(target,))
    shown.rest(*on(WORDS, "elder", ruler))
    assert shown.note
    assert shown.stack.picture(shown.room).targets == (target,)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 800)])
def test_a_note_is_whole_and_not_over_the_pointer(
    code: str, width: int, height: int, ruler: Ruler
) -> None:
    speak(code)
    room = Room(width, height, ruler)
    for term in TERMS:
        word = forms(term)[-1].removeprefix("=")
        for x, y in ((2, 18), (width - 90, 20), (2, height - 4), (width - 90, height - 4)):
            shown = Shown(ruler, Text(word, x, y, Font(16)))
            shown.room = room
            shown.rest(x + 5, y - 4)
            items = shown.stack.picture(room).items
            (paper,) = [
                item.rect
                for item in items
                if isinstance(item, Box) and item.fill == Paint(Tone.IVORY)
            ]
            assert paper.x >= 0
            assert paper.y >= 0
            assert paper.right <= width
            assert paper.bottom <= height
            assert not paper.contains(x + 5, y - 4)
            for item in items[1:]:
                if isinstance(item, Text):
                    assert item.x + ruler.width(item.words, item.font) <= paper.right


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("y", [100, 300, 620])
def test_a_note_on_the_panel_covers_nothing_of_it_and_no_hand(
    width: int, height: int, y: int, ruler: Ruler
) -> None:
    room = Room(width, height, ruler)
    shown = Shown(ruler, Text("To the rubicon", 16, y, Font(14)))
    shown.room = room
    shown.rest(80, y - 4)
    places = Places.of(room)
    (paper,) = [
        item.rect
        for item in shown.stack.picture(room).items
        if isinstance(item, Box) and item.fill == Paint(Tone.IVORY)
    ]
    assert paper.x > places.baize.x
    assert paper.bottom < places.hand_top


def test_what_lies_over_the_words_hides_them(ruler: Ruler) -> None:
    x, y = on(WORDS, "elder", ruler)
    card = CardItem("AS", "AS", Pose(x, y, 60))
    veil = Box(Rect(x - 50, y - 50, 100, 100), fill=Paint(Tone.SHADE, 0.9))
    room = Room(1280, 800, ruler)
    assert term_at(Picture(Backdrop.TABLE, (WORDS,)), x, y, room) is not None
    assert term_at(Picture(Backdrop.TABLE, (WORDS, card)), x, y, room) is None
    assert term_at(Picture(Backdrop.TABLE, (WORDS, veil)), x, y, room) is None
    assert term_at(Picture(Backdrop.TABLE, (veil, WORDS)), x, y, room) is not None


def test_what_is_said_in_a_bubble_is_explained_too(ruler: Ruler) -> None:
    bubble = Bubble(Rect(400, 300, 160, 44), "Tierce minor.", Tail.TOP_LEFT)
    shown = Shown(ruler, bubble)
    shown.rest(450, 325)
    assert meaning("tierce") in shown.note
    shown = Shown(ruler, bubble)
    shown.rest(515, 325)
    assert meaning("minor") in shown.note


def test_a_note_goes_when_its_words_go(ruler: Ruler) -> None:
    shown = Shown(ruler, WORDS)
    shown.rest(*on(WORDS, "elder", ruler))
    assert shown.note
    shown.sheet.items = ()
    assert shown.note == ""


def test_at_the_table_a_note_shows_no_card_and_only_words_of_the_glossary(ruler: Ruler) -> None:
    play = Play(at_table(5), Person(Manner.KEYS, 2), Room(1280, 800, ruler))
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    play.wait(1.0)
    play.room = Room(1280, 800, ruler)
    explained = set()
    for item in play.picture().items:
        if (isinstance(item, Icon) and item.name in TERMS) or (
            isinstance(item, Text) and found_in(item.words)
        ):
            play.stack.on_intent(Hover(item.x + 3, item.y - 4))
            before = play.picture()
            for _ in range(12):
                play.stack.tick(0.05)
            after = play.picture()
            over = after.items[len(before.items) :]
            words = [each.words for each in over if isinstance(each, Text)]
            assert after.items[: len(before.items)] == before.items
            assert after.faces() == before.faces()
            if words:
                (term,) = [term for term in TERMS if head(term) == words[0]]
                assert re.sub(r"\s+", " ", " ".join(words[1:])) == meaning(term)
                explained.add(term)
    assert {"partie", "deal", "elder", "rubicon"} <= explained


@pytest.mark.parametrize("size", [(1280, 736), (1024, 640), (1024, 1400)])
def test_a_note_is_whole_over_the_hand_while_cards_lie_put_out(
    size: tuple[int, int], ruler: Ruler
) -> None:
    play = Play(at_table(5), Person(Manner.KEYS, 2), Room(*size, ruler))
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    play.wait(1.0)
    board, deal = play.table.board, play.table.board.seen.deal
    assert deal is not None
    for put_out in range(4):
        board.arrange(replace(board.hand_state, chosen=tuple(sorted(deal.hand))[:put_out]))
        seen = play.picture()
        (line,) = [one for one in seen.items if isinstance(one, Text) and "exchange" in one.words]
        noted = told(seen, on(line, "exchange", ruler), play.room, PIQUET)
        (slip,) = [one.rect for one in noted.items[len(seen.items) :] if _is_paper(one)]
        assert 0 <= slip.y < slip.bottom < line.y - line.font.size, put_out


@pytest.mark.parametrize(
    ("code", "words", "terms"),
    [
        ("en", "Play to the seven of hearts.", []),
        ("en", "The seven of trumps", ["seven"]),
        ("en", "Exchange the seven", ["seven"]),
        ("fr", "Jouez sur le sept de cœur.", []),
        ("fr", "Le sept d’atout", ["seven"]),
    ],
)
def test_a_seven_by_its_suit_is_a_card_and_no_term_of_bezique(
    code: str, words: str, terms: list[str]
) -> None:
    speak(code)
    found = glossary_of(BEZIQUE).found_in(words)
    assert [one.term for one in found if one.term == "seven"] == terms


def _is_paper(item: object) -> TypeGuard[Box]:
    return isinstance(item, Box) and item.shadow is Shadow.PAPER


@pytest.mark.parametrize(("code", "words"), [("en", "Stock, and what now."), ("fr", "Talon.")])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_note_of_the_cloth_hangs_over_its_frame_nowhere(
    size: tuple[int, int], code: str, words: str, ruler: Ruler
) -> None:
    speak(code)
    room = Room(*size, ruler)
    places = Places.of(room)
    for x in (places.left, places.baize.x + 10.0):
        line = Text(words, x, places.sentence_line, Font(22))
        seen = Picture(Backdrop.TABLE, (line,))
        noted = told(seen, (x + 4, places.sentence_line - 4), room, BEZIQUE)
        (slip,) = [item.rect for item in noted.items if _is_paper(item)]
        assert places.baize.x <= slip.x
        assert slip.right <= room.width


@pytest.mark.parametrize("size", [(1280, 800), (1280, 736), (1024, 640), (1024, 1400)])
def test_a_note_of_the_cloth_covers_no_card_that_can_be_pressed(size: tuple[int, int]) -> None:
    sitting = Sitting(seed=3)
    sitting.room = Room(*size, EstimatingRuler())
    sitting.plays_on("keys", lambda: sitting.asked and bool(sitting.seen.deal))
    explained = 0
    while explained < 60:
        sitting.until(lambda: sitting.asked)
        seen = sitting.picture
        cards = [upright(one.place) for one in seen.targets if isinstance(one.place, Pose)]
        for line in [item for item in seen.items if isinstance(item, Text)]:
            for found in glossary_of(BEZIQUE).found_in(line.words):
                start = sitting.room.ruler.width(line.words[: found.start], line.font)
                at = line.x + start + 4, line.y - 4
                noted = told(seen, at, sitting.room, BEZIQUE).items[len(seen.items) :]
                for slip in (item.rect for item in noted if _is_paper(item)):
                    explained += 1
                    assert not any(meet(slip, each) for each in cards), found.term
        sitting.one("keys")
