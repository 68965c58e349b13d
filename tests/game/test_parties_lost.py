"""What was lost partie by partie, in bars: each is told what it is, even if there is only one."""

from __future__ import annotations

from statistics import fmean

import pytest

from game.pages.history.parties_lost import Level, parties_lost
from game.players.review import Choice, ChoiceKind, KeptReview
from game.stage.basics import Rect, Room
from game.stage.ornaments import Legend, Portrait
from game.stage.picture import Box, Item, Text, painted
from game.words.catalogue import speak
from rules.core.seats import Player
from tests.game.pilot import EstimatingRuler

PLACE = Rect(70, 140, 620, 520)
DAYS = {str(each): f"1887-11-{each + 1:02}T20:00:00" for each in range(60)}


def review(partie: int, deal: int, lost: float) -> KeptReview:
    choice = Choice(3, ChoiceKind.CARD, "play 7C", "play 8C", lost, 0.1)
    return KeptReview(str(partie), deal, Player.A, (choice,))


def drawn(parties: int, days: dict[str, str] = DAYS) -> list[Item]:
    speak("en")
    reviews = [review(each, deal, 3.0 + each + deal) for each in range(parties) for deal in (1, 2)]
    return parties_lost(reviews, days, "Lost", PLACE, Room(1280, 800, EstimatingRuler()))


def words(items: list[Item]) -> list[str]:
    return [item.words for item in items if isinstance(item, Text)]


def test_a_single_bar_has_its_figure_and_its_day_and_no_scale() -> None:
    """It stood alone between lines from 0.0 to its own height: it looked broken."""
    items = drawn(1)
    assert words(items) == ["Lost", str(fmean((4.0, 5.0))), "1 November 1887"]
    (bar,) = (item for item in items if isinstance(item, Box))
    assert all(PLACE.x < text.x < PLACE.right for text in items if isinstance(text, Text)
               and text.words != "Lost")  # fmt: skip
    assert bar.rect.y > PLACE.y + 40, "there is room for the figure above it"


@pytest.mark.parametrize("parties", [2, 4, 6, 10])
def test_few_bars_have_each_a_figure(parties: int) -> None:
    said = words(drawn(parties))
    assert all(f"{4.5 + each:.1f}" in said for each in range(parties))
    assert "0.0" not in said
    assert any("November" in each for each in said)


LEVELS = (
    Level("Wren", "wren", 28.7, "28.7 lost"),
    Level("Lavelle", "lavelle", 7.0, "7 lost"),
    Level("Finch", "finch", 6.1, "6.1 lost"),
    Level("Argand", "argand", 0.1, "0.1 lost"),
)


@pytest.mark.parametrize("parties", [1, 4, 9])
def test_few_bars_are_measured_by_those_one_plays_against(parties: int) -> None:
    """One bar stood alone in an empty half of the page."""
    reviews = [review(each, deal, 8.0) for each in range(parties) for deal in (1, 2)]
    room = Room(1280, 800, EstimatingRuler())
    items = parties_lost(reviews, DAYS, "Lost", PLACE, room, LEVELS)
    faces = [item for item in items if isinstance(item, Portrait)]
    assert [face.name for face in faces] == ["lavelle", "argand"], "no two on each other, none high"
    assert faces[0].y < faces[1].y
    bars = [item.rect for item in items if isinstance(item, Box)]
    assert max(bar.right for bar in bars) < min(face.x - face.width / 2 for face in faces)
    told = {item.head: item.words for item in painted(items) if isinstance(item, Legend)}
    assert told == {"Lavelle": "7 lost", "Argand": "0.1 lost"}


def test_many_bars_have_a_scale_and_no_faces() -> None:
    reviews = [review(each, 1, 8.0) for each in range(25)]
    room = Room(1280, 800, EstimatingRuler())
    items = parties_lost(reviews, DAYS, "Lost", PLACE, room, LEVELS)
    assert not any(isinstance(item, Portrait) for item in items)


def test_many_bars_stand_in_a_scale_between_the_first_day_and_the_last() -> None:
    said = words(drawn(25))
    assert said[1:] == ["0.0", "14.3", "28.5", "1 November 1887", "25 November 1887"]


@pytest.mark.parametrize("parties", [1, 3, 12, 40])
def test_a_partie_of_which_the_day_is_unknown_is_drawn_all_the_same(parties: int) -> None:
    items = drawn(parties, {})
    assert sum(isinstance(item, Box) for item in items) == parties
    assert not any("November" in each for each in words(items))
