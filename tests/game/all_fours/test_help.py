"""The book of help on All-Fours: every page is read in both languages, whatever was agreed on."""

from __future__ import annotations

import pytest

from game.all_fours.help import PAGES, TERMS, AllFoursTopic, topic_of
from game.all_fours.words import ALL_FOURS
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
from rules.all_fours.options import Options
from rules.all_fours.presets import PRESETS, Preset
from tests.game.all_fours.sitting import Sitting
from tests.game.pilot import SIZES, Pilot
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

pytestmark = pytest.mark.usefixtures("language_kept")


@pytest.mark.parametrize("preset", list(Preset), ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_page_says_all_it_means_to(code: str, preset: Preset) -> None:
    speak(code)
    options = PRESETS[preset]
    for topic in PAGES:
        for block in each_told(blocks(ALL_FOURS, topic, options)):
            match block:
                case ByAgreement():
                    assert say_of(ALL_FOURS, by_agreement(ALL_FOURS, block, options))
                case SeeAlso(topics):
                    assert set(topics) <= set(PAGES)
                case AgreedOptions() | ListOfKeys() | ListOfTerms():
                    pass
                case _:
                    assert say_of(ALL_FOURS, block.key)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_page_is_drawn_at_every_size(code: str, size: tuple[int, int]) -> None:
    speak(code)
    for topic in AllFoursTopic:
        pilot = Pilot(Help(Options(), topic, None, ALL_FOURS), *size)
        assert len(pilot.words) > 10


@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_term_is_explained_and_found_in_sentences(code: str) -> None:
    speak(code)
    for term in TERMS:
        assert say_of(ALL_FOURS, f"term.{term}.forms")
        assert say_of(ALL_FOURS, f"term.{term}")
        assert say_of(ALL_FOURS, f"term.{term}.means")


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
