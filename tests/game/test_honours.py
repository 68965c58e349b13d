"""What is kept of having played: whom one has beaten, and what came for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

import pygame
import pytest

from game.games import PIQUET
from game.pages.start.new_partie import NewPartie
from game.pages.statistics.figures import CardsOnly, Counts
from game.pages.statistics.honours import WON, firsts, honours
from game.pages.statistics.page import StatisticsPage
from game.pages.statistics.played import PartiePlayed
from game.piquet.ai.programs import AI
from game.piquet.statistics import crossed_late
from game.saves.partie import ScoreCard
from game.stage.basics import Rect, Room
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Icon, Text
from game.window.text import Writer
from game.words.catalogue import say, speak
from game.words.files import codes
from rules.piquet.options import Length, Options, Rubicon
from tests.game.houses import OpenHouse
from tests.game.pilot import SIZES, Pilot
from tests.game.plain import PlainArt
from tests.game.statistics_table import CLOSE, NOW, SIX, card, partie, points

REPIQUE = (points(point=5, repique=60, play=13), points(play=9))
CAPOT = (points(play=13, capot=40), points())
PLAIN = (points(play=13), points(repique=60, capot=40))


def won(times: int, lost: int = 0, kind: str = "club") -> tuple[ScoreCard, ...]:
    return (
        *(card(f"won-{n}", SIX, ("human", kind)) for n in range(times)),
        *(card(f"lost-{n}", CLOSE, ("human", kind)) for n in range(lost)),
    )


@pytest.fixture(params=codes())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.mark.parametrize(
    ("wins", "losses", "honoured"),
    [(WON - 1, 0, False), (WON, 0, True), (WON, WON - 1, True), (WON, WON, False), (5, 4, True)],
)
def test_three_parties_won_and_more_than_lost_are_an_honour(
    wins: int, losses: int, *, honoured: bool
) -> None:
    found = honours(won(wins, losses), PIQUET)
    assert bool(found) is honoured
    if honoured:
        record = found["club"]
        assert (record.parties, record.won, record.lost) == (wins + losses, wins, losses)


def test_who_won_whichever_seat_he_had_and_only_in_parties_that_count() -> None:
    other_seat = [card(f"b-{n}", CLOSE, ("club", "human"), ("Club", "You")) for n in range(WON)]
    assert honours(other_seat, PIQUET)["club"].won == WON
    two = [card(f"two-{n}", SIX, ("human", "human"), ("Anna", "Ben")) for n in range(WON)]
    again = [card(f"again-{n}", SIX, again="some deal") for n in range(WON)]
    watched = [card(f"watched-{n}", SIX, ("expert", "club")) for n in range(WON)]
    assert honours((*two, *again, *watched), PIQUET) == {}
    assert honours(won(WON), "bezique") == {}


def laurels(pilot: Pilot) -> list[Icon]:
    """The sprigs that are shown."""
    icons = (item for item in pilot.picture.items if isinstance(item, Icon))
    return [icon for icon in icons if icon.name == "laurel"]


@pytest.mark.parametrize("size", SIZES)
def test_a_sprig_of_laurel_hangs_under_the_portrait_of_whoever_was_beaten(
    size: tuple[int, int], language: str
) -> None:
    house = OpenHouse()
    house.finished = (*won(4, 1, "novice"), *won(2, 0, "club"), *won(3, 0, "bell"))
    pilot = Pilot(NewPartie(house), *size)
    sprigs = laurels(pilot)
    faces = {item.name: item for item in pilot.picture.items if isinstance(item, Portrait)}
    assert len(sprigs) == 2, language
    cells = {t.key: t.place for t in pilot.picture.targets if isinstance(t.place, Rect)}
    for sprig, who, level in zip(sprigs, ("wren", "bell"), ("novice", "bell"), strict=True):
        assert cells[f"level:{level}"].contains(sprig.x, sprig.y)
        assert sprig.y > faces[who].y + faces[who].width * PORTRAIT_RATIO / 2
    words = {item.words for item in pilot.picture.items if isinstance(item, Text)}
    for won_, parties in ((4, 5), (3, 3)):  # in figures where there is no room for words
        assert words & {say("new.honour", won=won_, parties=parties), f"{won_} / {parties}"}


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_words_of_an_honour_stand_clear_of_the_edges_of_what_is_chosen(
    size: tuple[int, int], language: str
) -> None:
    pygame.font.init()
    house, ruler = OpenHouse(), Writer(PlainArt())
    house.finished = won(3, 0, "club")
    room = Room(*size, ruler)
    picture = NewPartie(house).picture(room)
    (cell,) = (each.place for each in picture.targets if each.key == "level:club")
    assert isinstance(cell, Rect)
    said = say("new.honour", won=3, parties=3)
    (words,) = (item for item in picture.items if isinstance(item, Text) and item.words == said)
    sprig = next(item for item in picture.items if isinstance(item, Icon) and item.name == "laurel")
    assert sprig.x - sprig.size / 2 >= cell.x + 6, language
    assert words.x + ruler.width(said, words.font) <= cell.right - 6


def test_nobody_is_honoured_at_first() -> None:
    assert not laurels(Pilot(NewPartie(OpenHouse())))


# -- for the first time


def played(key: str, day: int, *counts: Counts) -> PartiePlayed:
    finished = f"2026-03-{day:02}T21:11:00+00:00"
    return partie(card(key, scored(*counts), finished=finished), dict(enumerate(counts, 1)))


def scored(*counts: Counts) -> tuple[tuple[int, int], ...]:
    """Six deals whose first have these parts."""
    return (*((sum(own), sum(other)) for own, other in counts), *SIX[len(counts) :])


def test_the_first_of_each_is_the_earliest_whatever_order_the_book_has() -> None:
    late = played("three", 16, REPIQUE, CAPOT)
    first = played("two", 15, PLAIN, REPIQUE)
    before = played("one", 14, PLAIN, PLAIN)
    found = {each.name: each.partie.key for each in firsts((late, first, before), PIQUET)}
    assert found == {"repique": "two", "capot": "three"}


def test_a_deal_whose_log_is_not_read_tells_nothing() -> None:
    assert firsts((played("one", 14),), PIQUET) == ()


def test_a_rubicon_is_crossed_late_when_only_the_last_deal_brings_a_hundred() -> None:
    assert crossed_late(partie(card(deals=CLOSE)))  # 91, and 9 more
    assert not crossed_late(partie(card(deals=SIX)))  # 136 after five deals
    short = (*CLOSE[:-1], (8, 31))
    assert not crossed_late(partie(card(deals=short)))
    for options in (Options(rubicon=Rubicon.NONE), Options(length=Length.TO_A_HUNDRED)):
        assert not crossed_late(partie(card(deals=CLOSE, options=options)))
    (found,) = firsts((partie(card(deals=CLOSE)),), PIQUET)
    assert found.name == "late"


class Kept(CardsOnly):
    """Accounts of some score cards whose deals are known."""

    def __init__(self, counts: Mapping[str, Counts], *cards: ScoreCard) -> None:
        super().__init__(cards, NOW)
        self._counts = counts

    def parts(self, key: str, /) -> Mapping[int, Counts]:
        return {1: self._counts[key]} if key in self._counts else {}


@pytest.mark.parametrize("size", SIZES)
def test_the_statistics_tell_of_it_in_quiet_lines_below_the_opponents(
    size: tuple[int, int], language: str
) -> None:
    kinds = [("human", level) for level in AI.opponents]
    known = {"club": REPIQUE, "bell": CAPOT}
    cards = [
        card(pair[1], scored(known[pair[1]]) if pair[1] in known else CLOSE, pair) for pair in kinds
    ]
    pilot = Pilot(StatisticsPage(Kept(known, *cards)), *size)
    texts = [item for item in pilot.picture.items if isinstance(item, Text)]
    told = [item for item in texts if any(item.words.startswith(each) for each in _BEGIN[language])]
    assert len(told) == 3
    rows = [item for item in texts if item.words == say("statistics.all")]
    assert rows[-1].y < told[0].y - 16
    assert [round(b.y - a.y) for a, b in pairwise(told)] == [22, 22]
    back = next(each.place for each in pilot.picture.targets if each.key == "back")
    assert isinstance(back, Rect)
    assert back.y > told[-1].y
    pilot.key("2")
    texts = [item for item in pilot.picture.items if isinstance(item, Text)]
    assert not any(item.words.startswith(_BEGIN[language]) for item in texts)


_BEGIN = {
    "en": ("First repique", "First capot", "First rubicon"),
    "de": ("Erster Repique", "Erster Capot", "Rubikon im letzten Spiel"),
    "es": ("Primer repique", "Primer capote", "Primer rubicón"),
    "fr": ("Premier repic", "Premier capot", "Premier rubicon"),
    "it": ("Primo ripicco", "Primo cappotto", "Primo rubicone"),
}
"""How the lines begin."""


def test_where_nothing_came_yet_nothing_is_said() -> None:
    pilot = Pilot(StatisticsPage(Kept({}, card("one", SIX))))
    assert not any(words.startswith(_BEGIN["en"]) for words in pilot.words)
