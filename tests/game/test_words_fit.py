"""Every letter of a sentence is in the fonts, and every sentence has room where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.demo.house import Showcase
from game.pages.scene import Reset
from game.pages.start.rules_page import RulesPage
from game.piquet.ai.heuristic import thumb
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.words import say
from game.players.engine import Program
from game.players.player import Human, Occupant
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Font, Room, Ruler
from game.stage.director import Motion
from game.stage.lines import wrapped
from game.stage.picture import Picture, Text
from game.table.table import TableScene
from game.window.assets import font_path
from game.window.text import SUIT_SIGNS, Writer
from game.words.catalogue import speak
from game.words.terms import number
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.options_text import NAMES as OPTIONS
from rules.piquet.record.options_text import values_of
from tests.game.pilot import Pilot
from tests.game.plain import PlainArt
from tests.game.tongues import (
    LANGUAGES,
    PLAUSIBLE,
    counted,
    fields,
)


@cache
def ruler() -> Ruler:
    pygame.font.init()
    return Writer(PlainArt())


@cache
def faces() -> dict[str, pygame.Font]:
    pygame.font.init()
    styles = ("Regular", "Semibold", "It", "SemiboldIt")
    names = [(family, style) for family in ("serif", "sans") for style in styles]
    return {f"{name} {style}": pygame.Font(font_path(name, style), 40) for name, style in names}


ARROWS = frozenset("←→↑↓")
"""Stand on the caps of keys, which are never in the slanted serif: it has none."""


@cache
def drawn_by(face: pygame.Font, letter: str) -> bool:
    """Whether a face has the letter: all that it lacks is drawn as the same empty box."""
    box, drawn = (face.render(each, True, "black") for each in ("\ue123", letter))
    return pygame.image.tobytes(box, "RGBA") != pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_letter_is_in_every_face(code: str) -> None:
    speak(code)
    letters = set("".join(LANGUAGES[code].values()) + "".join(map(number, range(1000))))
    letters = {each for word in letters for each in (word, word.upper())} - SUIT_SIGNS.keys()
    letters = {letter for letter in letters if len(letter) == 1}
    for name, face in faces().items():
        assert not drawn_by(face, "\u2660")  # the signs are shapes of ours
        lacking = {letter for letter in letters if not drawn_by(face, letter)}
        assert lacking - (ARROWS if name in ("serif It", "serif SemiboldIt") else set()) == set()


@pytest.mark.parametrize("sign", "«»“”…%")
@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("italic", [False, True])
def test_what_follows_a_sign_is_not_written_over_it(sign: str, bold: bool, italic: bool) -> None:
    font = Font(40, serif=True, bold=bold, italic=italic)
    alone = ruler().width(sign, font) + ruler().width("H", font)
    assert ruler().width(f"{sign}H", font) > 0.92 * alone


LONGER = {
    "option.length.four-deals": "its label is short, and the line is as wide as the page",
}
"""French sentences that may be much longer than the English ones, each with the reason."""


def test_no_french_sentence_is_much_longer_than_the_english() -> None:
    font = Font(16)

    def width(code: str, key: str) -> float:
        speak(code)
        base, count = counted(key)
        values = {name: PLAUSIBLE.get(name, "Ada") for name, _ in fields(LANGUAGES[code][key])}
        return ruler().width(say(base, **{**values, **count}), font)

    keys = [key for key in LANGUAGES["en"] if not key.endswith(".forms")]
    too_long = {key for key in keys if width("fr", key) > 1.35 * width("en", key) + 40}
    assert too_long == LONGER.keys()


def cut(picture: Picture) -> list[str]:
    """Words of a picture that were cut with an ellipsis."""
    words = (item.words for item in picture.items if isinstance(item, Text))
    return [each for each in words if each.endswith("…")]


@pytest.mark.parametrize(
    ("code", "size", "seed", "preset"),
    [
        ("en", (1024, 640), 7, Preset.RUBICON),
        ("en", (1280, 800), 203, Preset.MODERN),
        ("fr", (1024, 640), 203, Preset.MODERN),
        ("fr", (1280, 800), 7, Preset.RUBICON),
    ],
)
def test_the_table_has_room_for_its_words(
    code: str, size: tuple[int, int], seed: int, preset: Preset
) -> None:
    """Each language in each room and by each of two games, though not all three together."""
    speak(code)
    found = set[str]()
    for picture in partie_with_every_right(seed, PRESETS[preset], Room(*size, ruler())):
        found.update(cut(picture))
    assert found == set()


def partie_with_every_right(seed: int, options: Options, room: Room) -> Iterator[Picture]:
    """What is seen by someone who opens each small choice there is before going on."""
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, seed)}
    session = Session(seats, Dealer(seed), options)
    house = Showcase(seed, watched=False)
    names = say("you"), say("level.novice")
    table = TableScene(session, names, {Player.A: human}, house, Motion.OFF)
    table.picture(room)
    pilot = Pilot(table, room.width, room.height)
    pilot.room = room
    going = None
    while not isinstance(going, Reset):
        yield pilot.picture
        going = table.tick(0.5)
        sheet = getattr(going, "scene", None)
        if isinstance(sheet, DealSheet):
            sheet.tick(0.1)
            yield sheet.draw(room)
            sheet.press("next")
        if table.asks and human.idle:
            yield from _rights(pilot)
        if table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, seed))


def _rights(pilot: Pilot) -> Iterator[Picture]:
    yield pilot.picture
    for right in ("less", "ask", "correct", "late", "withhold", "name"):
        if right in pilot.keys:
            pilot.click(right)
            yield pilot.picture
            if right != "less" and "less" in pilot.keys:
                pilot.click("less")
                yield pilot.picture
            if "back" in pilot.keys:
                pilot.click("back")


def test_the_rules_have_room_in_french() -> None:
    speak("fr")
    page = RulesPage(Showcase(7, watched=False))
    room = Room(1024, 640, ruler())
    for name in OPTIONS:
        for _ in values_of(name):
            page.focus = f"option:{name}"
            assert cut(page.draw(room)) == []
            page.press(f"option:{name}")


def test_a_line_breaks_at_no_space_that_holds_a_mark_to_its_word() -> None:
    room = Room(1024, 640, ruler())
    sentence = LANGUAGES["fr"]["now.pique.mine"]
    font = Font(16)
    for most in range(40, 300, 7):
        lines = wrapped(sentence, font, float(most), room)
        assert not any(line.startswith(":") for line in lines)
