"""What a player reads on the sheet of a deal of the choice that cost most, and when."""

from __future__ import annotations

from typing import cast

import pytest

from game.demo.archive import TourArchive, _finished
from game.demo.house import Showcase
from game.games import PIQUET
from game.pages.history.review import ReviewPage
from game.pages.history.words import dearest_words
from game.pages.scene import Pop, Scene
from game.piquet.ui.sheet.page import DealSheet
from game.players.review import Choice, ChoiceKind
from game.program.archive import OurArchive
from game.program.look_back import LookBack
from game.stage.basics import Room
from game.stage.intents import Key
from game.table.deal_sheet import LooksBack
from game.words.catalogue import speak
from rules.core.seats import Player
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.test_scene_deal_sheet import NAMES, a_page
from tests.golden.session import AtOnce

PUT_OUT = Choice(
    0, ChoiceKind.EXCHANGE, "exchange AS KS TS 7H", "exchange 8D 7D 7H", lost=11.2, doubt=1.0
)
LAID = Choice(9, ChoiceKind.CARD, "play KS", "play 7S", lost=5.8, doubt=0.0)


class Known(LooksBack):
    """Knows the costliest choice from a moment on."""

    def __init__(self, page: Scene) -> None:
        self.above, self.words, self.asked, self.closed = page, tuple[str, ...](), 0, 0

    def page(self) -> Scene:
        return self.above

    def dearest(self) -> tuple[str, ...]:
        self.asked += 1
        return self.words

    def close(self) -> None:
        self.closed += 1


def a_sheet(back: Known) -> tuple[DealSheet, Pilot]:
    sheet = DealSheet(a_page().seen, NAMES, Player.A, review=back.page)
    sheet.look_back(back)
    return sheet, Pilot(sheet, 1896)


@pytest.mark.parametrize(
    ("language", "put_out", "laid"),
    [
        (
            "en",
            "♠A, ♠K, ♠10 put out: about 11 points by the end of the partie",
            "The king of spades: about 6",
        ),
        (
            "fr",
            "♠A, ♠R, ♠10 à l’écart\u00a0: environ 11 points au bout de la partie",
            "Le roi de pique\u00a0: environ",
        ),
    ],
)
def test_it_names_the_cards_that_should_have_been_kept_or_the_card_laid(
    language: str, put_out: str, laid: str
) -> None:
    speak(language)
    assert dearest_words(PIQUET, "settlement", PUT_OUT)[0].startswith(put_out)
    assert dearest_words(PIQUET, "settlement", LAID)[0].startswith(laid)


def test_of_what_cost_little_nothing_is_said() -> None:
    little = Choice(9, ChoiceKind.CARD, "play KS", "play 7S", lost=2.9, doubt=0.0)
    vague = Choice(9, ChoiceKind.CARD, "play KS", "play 7S", lost=9.0, doubt=5.0)
    assert dearest_words(PIQUET, "settlement", little) == ()
    assert dearest_words(PIQUET, "settlement", vague) == ()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_button_to_the_review_tells_it_once_it_is_known(language: str) -> None:
    speak(language)
    back = Known(a_page(4))
    _, pilot = a_sheet(back)
    pilot.wait(2)
    before = pilot.text
    back.words = dearest_words(PIQUET, "settlement", PUT_OUT)
    pilot.wait(0.1)
    assert back.words[0] not in before
    assert back.words[0] in pilot.text
    pilot.click("review")
    assert pilot.stack.top is back.above


def test_whoever_goes_on_at_once_has_nothing_weighed_and_waits_for_nothing() -> None:
    back = Known(a_page(4))
    sheet = DealSheet(a_page().seen, NAMES, Player.A, review=back.page)
    sheet.look_back(back)
    for _ in range(4):
        assert sheet.tick(0.1) is None
    assert not back.asked
    assert isinstance(sheet.on_intent(Key("enter")), Pop)
    assert back.closed == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_it_leaves_room_for_what_the_deal_came_to(language: str, size: tuple[int, int]) -> None:
    speak(language)
    back = Known(a_page(4))
    sheet, pilot = a_sheet(back)
    pilot.wait(1)
    room = Room(*size, EstimatingRuler())
    plain = {str(item) for item in sheet.picture(room).items if "…" in str(item)}
    back.words = dearest_words(PIQUET, "settlement", PUT_OUT)
    pilot.wait(0.1)
    told = {str(item) for item in sheet.picture(room).items if "…" in str(item)}
    assert len(told) <= len(plain)


def test_the_review_is_made_behind_the_sheet_and_kept_for_its_page() -> None:
    partie = _finished("club", 8, 1)
    archive = TourArchive((partie,), cast(Showcase, None))
    back = LookBack(lambda: cast(OurArchive, archive), partie.entry.key, 1, AtOnce())
    told = next(words for _ in range(100) if (words := back.dearest()))
    assert told[1::2] == ("The ace of clubs: about 6 points", "about 6 points")
    (kept,) = archive.reviews(partie.entry.key)
    page = back.page()
    assert isinstance(page, ReviewPage)
    assert page.review.over
    assert page.at is not None
    assert page.review.found[page.at] == max(kept.choices, key=lambda one: one.lost)
    back.close()
