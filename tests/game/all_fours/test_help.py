"""The book of help on All-Fours: what is its own; the rest holds in each game."""

from __future__ import annotations

import pytest

from game.all_fours.help import AllFoursTopic, topic_of
from game.all_fours.words import ALL_FOURS, line_name, say
from game.pages.help.book import Help
from game.pages.help.glossary import glossary_of
from game.words.catalogue import speak
from game.words.files import codes
from game.words.terms import capital
from rules.all_fours.actions import Point
from rules.all_fours.scoring import Item, Line
from rules.core.cards import hand
from rules.core.seats import Player
from tests.game.all_fours.sitting import Sitting


def test_at_the_table_the_book_opens_at_what_is_going_on() -> None:
    found = set()
    for seed in (2, 3, 5):
        sitting = Sitting(seed=seed)
        for _ in range(40):
            sitting.until(lambda: sitting.asked)  # noqa: B023 - called at once
            if sitting.over or len(sitting.session.state.standing.results) > 1:
                break
            found.add(topic_of(sitting.seen))
            sitting.one("keys")
    topic = AllFoursTopic
    assert found == {topic.PACK, topic.BEG, topic.RUN, topic.PLAY, topic.HIGH}
    sitting.press("f1")
    assert isinstance(sitting.stack.top, Help)


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("knave", ["JS", "JH"])
def test_the_line_of_a_turned_knave_is_explained_in_each_language(code: str, knave: str) -> None:
    speak(code)
    line = line_name(Line(Player.A, Item.TURNED_KNAVE, 1, hand(knave)))
    assert [found.term for found in glossary_of(ALL_FOURS).found_in(line)] == ["turned-knave"]


@pytest.mark.parametrize("code", codes())
def test_the_four_points_on_the_pad_are_explained_in_each_language(code: str) -> None:
    speak(code)
    names = [capital(say(f"item.{point.value}")) for point in Point]
    found = [glossary_of(ALL_FOURS).found_in(name) for name in names]
    assert [[each.term for each in terms] for terms in found] == [[each.value] for each in Point]
