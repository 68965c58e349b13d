"""The book of help on Bezique: every page is read in both languages, whatever was agreed on."""

from __future__ import annotations

import pytest

from game.bezique.help import PAGES, TERMS, BeziqueTopic, topic_of
from game.pages.help.blocks import (
    AgreedOptions,
    ByAgreement,
    ListOfKeys,
    ListOfTerms,
    SeeAlso,
    blocks,
    by_agreement,
    each_told,
)
from game.pages.help.book import Help
from game.words.catalogue import say_of, speak
from rules.bezique.combinations import Kind, worth
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset
from tests.game.bezique.sitting import NAME, Sitting
from tests.game.pilot import SIZES, Pilot
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

pytestmark = pytest.mark.usefixtures("language_kept")


@pytest.mark.parametrize("preset", list(Preset), ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_page_says_all_it_means_to(code: str, preset: Preset) -> None:
    speak(code)
    options = PRESETS[preset]
    for topic in PAGES:
        for block in each_told(blocks(NAME, topic, options)):
            match block:
                case ByAgreement():
                    assert say_of(NAME, by_agreement(NAME, block, options))
                case SeeAlso(topics):
                    assert set(topics) <= set(PAGES)
                case AgreedOptions() | ListOfKeys() | ListOfTerms():
                    pass
                case _:
                    assert say_of(NAME, block.key)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_page_is_drawn_at_every_size(code: str, size: tuple[int, int]) -> None:
    speak(code)
    for topic in BeziqueTopic:
        pilot = Pilot(Help(Options(), topic, None, NAME), *size)
        assert len(pilot.words) > 10


@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_term_is_explained_and_found_in_sentences(code: str) -> None:
    speak(code)
    for term in TERMS:
        assert say_of(NAME, f"term.{term}.forms")
        assert say_of(NAME, f"term.{term}")
        assert say_of(NAME, f"term.{term}.means")


def test_what_is_said_to_count_counts_so_much() -> None:
    speak("en")
    for key, kind in (
        ("marriage", Kind.MARRIAGE),
        ("sequence", Kind.SEQUENCE),
        ("bezique", Kind.BEZIQUE),
        ("double", Kind.DOUBLE_BEZIQUE),
        ("aces", Kind.FOUR_ACES),
        ("kings", Kind.FOUR_KINGS),
        ("queens", Kind.FOUR_QUEENS),
        ("knaves", Kind.FOUR_KNAVES),
        ("plain", Kind.PLAIN_SEQUENCE),
        ("triple", Kind.TRIPLE_BEZIQUE),
        ("quadruple", Kind.QUADRUPLE_BEZIQUE),
    ):
        said = say_of(NAME, f"help.combinations.{key}").rpartition("| ")[2]
        assert int(said.replace(",", "")) == worth(kind)


def test_at_the_table_the_book_opens_at_what_is_going_on() -> None:
    sitting = Sitting(seed=3)
    seen_topics = set()
    for _ in range(75):
        sitting.until(lambda: sitting.asked)
        if sitting.over or sitting.session.state.standing.results:
            break
        seen_topics.add(topic_of(sitting.seen))
        sitting.one("keys")
    topic = BeziqueTopic
    assert seen_topics == {topic.PACK, topic.PLAY, topic.WINDOW, topic.LAST}
    sitting.press("f1")
    assert isinstance(sitting.stack.top, Help)
