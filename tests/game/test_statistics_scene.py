"""The pages of statistics, the ledger of two, and the filters of the score cards."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import pytest

from game.games import PIQUET
from game.pages.score_cards import ScoreCards
from game.pages.statistics.begin_anew import BeginAnew
from game.pages.statistics.chart import scale
from game.pages.statistics.counting import Counting
from game.pages.statistics.figures import CardsOnly, Counts
from game.pages.statistics.page import StatisticsPage
from game.pages.statistics.pair_page import PairPage
from game.pages.statistics.played import Against, partie_played
from game.pages.statistics.tables import decimal
from game.pages.statistics.totals import totals
from game.saves.partie import ScoreCard
from game.stage.basics import Rect, Room
from game.stage.picture import Text
from game.window.text import Writer
from game.words.catalogue import speak
from game.words.terms import signed
from rules.piquet.presets import PRESETS, Preset
from tests.game.houses import OpenHouse
from tests.game.pilot import SIZES, Pilot
from tests.game.plain import PlainArt
from tests.game.statistics_table import CLOSE, FIRST, NOW, SECOND, SIX, card
from tests.game.tongues import (
    LANGUAGES,
)

PEOPLE = ("human", "human")
LONG = ("Wilhelmina", "Maximilian")
TIED = ((20, 20),) * 6

CARDS = (
    card("two", CLOSE, PEOPLE, LONG, "2026-03-19T21:00:00+00:00"),
    card("club", SIX, assisted=(2,)),
    card("master", CLOSE, ("human", "master"), finished="2026-02-10T20:00:00+00:00"),
    card("modern", SIX, options=PRESETS[Preset.MODERN], finished="2025-12-01T20:00:00+00:00"),
    card("earlier", SIX, PEOPLE, LONG, "2025-11-02T20:00:00+00:00"),
    card("drawn", TIED, PEOPLE, ("Anne", "Maximilian"), "2025-10-02T20:00:00+00:00"),
)


class Known(CardsOnly):
    """Accounts that learn the parts of a partie with each reading, and remember what was saved."""

    def __init__(self, cards: tuple[ScoreCard, ...] = CARDS, readings: int = 0) -> None:
        super().__init__(cards, NOW)
        self.left, self.saved = readings, list[tuple[str, str]]()

    def parts(self, key: str, /) -> Mapping[int, Counts]:
        return {} if self.left or key != "club" else {1: FIRST, 2: SECOND}

    def read_on(self) -> bool:
        self.left = max(0, self.left - 1)
        return self.left > 0

    def save_table(self, text: str, name: str, /) -> str:
        self.saved.append((text, name))
        return f"It lies in {name}."


class House(OpenHouse):
    """A house with these accounts."""

    def __init__(self, cards: tuple[ScoreCard, ...] = CARDS) -> None:
        super().__init__(cards=cards)
        self.known = Known(cards)

    def accounts(self) -> Known:
        return self.known


def figures_page(known: Known | None = None) -> tuple[Pilot, Known]:
    accounts = known or Known()
    return Pilot(StatisticsPage(accounts)), accounts


def row(pilot: Pilot, label: str) -> list[str]:
    """The label of a row and its totals, from left to right."""
    texts = [item for item in pilot.picture.items if isinstance(item, Text)]
    for at in (item for item in texts if item.words == label):
        line = [item for item in texts if abs(item.y - at.y) < 3 and item.x > at.x]
        words = [item.words for item in sorted(line, key=lambda item: item.x)]
        if words and not words[0].replace("–", "0").strip("+−").isalpha():
            return [label, *words]
    raise AssertionError(f"no row {label!r} in {pilot.words}")


# ---- statistics


def test_the_statistics_are_reached_from_the_score_cards() -> None:
    pilot = Pilot(ScoreCards(House()))
    pilot.key("s")
    assert isinstance(pilot.stack.top, StatisticsPage)
    pilot.key("escape")
    pilot.click("figures")
    assert isinstance(pilot.stack.top, StatisticsPage)


def test_each_opponent_has_a_row_and_together_they_have_one() -> None:
    pilot, _ = figures_page()
    # two parties against club, 360 each and a rubicon each; one lost to master by 136
    assert row(pilot, "Mrs Lavelle")[:7] == ["Mrs Lavelle", "2", "2", "0", "0", "2 : 0", "+720"]
    assert row(pilot, "Madame Argand")[:7] == ["Madame Argand", "1", "0", "1", "0", "0 : 0", "−136"]
    assert row(pilot, "Together")[:7] == ["Together", "3", "2", "1", "0", "2 : 0", "+584"]
    assert row(pilot, "Rubicons")[-2:] == ["2", "0"]
    # 162 + 100 + 162 to 98 + 136 + 98 in three parties
    assert row(pilot, "Points in a partie") == ["Points in a partie", "141.3", "110.7"]


def test_averages_by_seat_and_part() -> None:
    pilot, _ = figures_page()
    pilot.key("2")
    assert row(pilot, "Point") == ["Point", "5.0", "0.0", "6.0", "0.0"]
    assert row(pilot, "Play") == ["Play", "13.0", "17.0", "18.0", "9.0"]
    # as elder 100 + 69 + 100 in nine deals, as younger 62 + 31 + 62
    assert row(pilot, "Total")[:3] == ["Total", "29.9", "17.2"]
    assert row(pilot, "Deals") == ["Deals", "9", "9", "9", "9"]


def test_the_chart_ends_at_the_balance_and_begins_with_the_first_day() -> None:
    pilot, _ = figures_page()
    pilot.key("right", "right")
    assert "What the settlements brought you" in pilot.words
    assert "+584" in pilot.words
    assert "1 December 2025" in pilot.words
    assert "14 March 2026" in pilot.words


def test_keys_and_mouse_go_through_the_filters_both_ways() -> None:
    pilot, known = figures_page()
    pilot.key("f")
    assert row(pilot, "Mrs Lavelle")[1] == "2"
    assert "Madame Argand" not in pilot.words
    pilot.click("against")
    assert row(pilot, "Madame Argand")[1] == "1"
    pilot.key("f", shift=True)
    pilot.key("f", shift=True)
    assert "Together" in pilot.words
    pilot.key("g", "g")
    assert "Piquet, Modern" in pilot.words
    assert row(pilot, "Mrs Lavelle")[1] == "1"
    pilot.key("f", "f")  # by those rules nobody met this one
    assert "No finished partie is like this." in pilot.words
    assert "save" not in pilot.keys  # there is nothing to be kept as a table
    pilot.key("e", "1", "2", "3", "tab", "enter")
    assert known.saved == []


def test_two_people_have_their_own_figures_with_their_names() -> None:
    pilot, _ = figures_page()
    pilot.key("f", shift=True)
    assert "Anne – Maximilian" in pilot.words
    pilot.key("f", shift=True)
    assert "Maximilian – Wilhelmina" in pilot.words
    # CLOSE was won by B, who is Maximilian; SIX by A: −360 + 136
    assert row(pilot, "Wilhelmina")[:7] == ["Wilhelmina", "2", "1", "1", "0", "0 : 1", "−224"]
    pilot.key("left")
    assert "What the settlements brought Maximilian" in pilot.words


def test_where_only_people_play_their_figures_are_there_at_once() -> None:
    pilot, _ = figures_page(Known((CARDS[0], CARDS[4])))
    assert row(pilot, "Wilhelmina")[6] == "−224"
    assert "against" not in pilot.keys


def test_assisted_parties_are_told_apart() -> None:
    pilot, _ = figures_page()
    assert "one partie assisted" in pilot.text.replace("\n", " ")
    pilot.key("a")
    assert row(pilot, "Mrs Lavelle")[1] == "1"
    pilot.key("a")
    assert row(pilot, "Mrs Lavelle")[1] == "1"
    assert "Madame Argand" not in pilot.words


def test_parts_are_read_while_one_looks_and_then_nothing_moves() -> None:
    pilot = Pilot(page := StatisticsPage(known := Known(readings=30)))
    pilot.key("2")
    assert page.moving
    assert row(pilot, "Point")[1] == "–"
    for _ in range(40):
        assert pilot.picture.items
        pilot.wait(0.05)
    assert known.left == 0
    assert not page.moving
    assert row(pilot, "Point")[1] == "5.0"


def test_a_thousand_parties_are_counted_in_steps_that_come_to_the_same() -> None:
    cards = tuple(card(str(number), SIX if number % 3 else CLOSE) for number in range(1000))
    looked_at = list[str]()

    class Watched(Known):
        def parts(self, key: str, /) -> Mapping[int, Counts]:
            looked_at.append(key)
            return {1: FIRST, 2: SECOND} if int(key) % 3 and not self.left else {}

    counting = Counting(Watched(cards, readings=5))
    seen = [counting.counted.found.parties]
    most = 0
    while counting.busy:
        before = len(looked_at)
        counting.go_on(1.0)
        seen.append(counting.counted.found.parties)
        most = max(most, len(looked_at) - before)
    assert seen[0] < 1000
    assert seen == sorted(seen)  # what is counted once more is not shown before it is done
    assert most <= 24
    known = {one.id: {1: FIRST, 2: SECOND} if int(one.id) % 3 else {} for one in cards}
    parties = [partie_played(one, known[one.id]) for one in cards]
    assert counting.counted.found == totals(PIQUET, (one for one in parties if one is not None))
    assert counting.counted.found.known == 2 * 666
    assert counting.counted.line[-1][1] == 666 * 360 - 334 * 136


def test_beginning_anew_asks_and_deletes_nothing() -> None:
    pilot, known = figures_page()
    pilot.key("r")
    assert isinstance(pilot.stack.top, BeginAnew)
    pilot.key("enter")  # the main thing is to leave it
    assert known.since() is None
    assert "Together" in pilot.words
    pilot.click("reset")
    pilot.click("do")
    assert known.since() == NOW
    assert "No finished partie is like this." in pilot.words
    assert len(known.cards()) == len(CARDS)
    pilot.key("t", shift=True)
    assert "before the reset" in pilot.words
    assert row(pilot, "Together")[1] == "3"
    pilot.key("r")
    pilot.click("undo")
    assert known.since() is None
    pilot.key("t")
    assert row(pilot, "Together")[1] == "3"


def test_what_is_looked_at_is_written_as_a_table() -> None:
    pilot, known = figures_page()
    pilot.key("f", "e")
    (text, name), *more = known.saved
    assert more == []
    assert name == "piquet-2026-03-20"
    assert "It lies in piquet-2026-03-20." in pilot.words
    lines = text.split("\r\n")
    assert len(lines) == 1 + 12 + 1
    assert lines[0].startswith("finished,player,opponent,rules,partie,total,")
    first = lines[1].split(",")
    assert first[1:4] == ["You", "Mrs Lavelle", "Rubicon"]
    assert first[4:12] == ["club", "162", "98", "360", "yes", "1", "elder", "no"]
    assert first[12:22] == ["31", "0", "5", "3", "0", "13", "10", "0", "0", "0"]
    assert first[22:] == ["12", "0", "0", "0", "3", "9", "0", "0", "0", "0"]
    assert lines[3].split(",")[12:16] == ["28", "", "", ""]  # not read part by part


def test_a_table_is_whole_though_it_is_asked_for_while_parties_are_counted() -> None:
    known = Known(tuple(card(str(number)) for number in range(400)))
    page = StatisticsPage(known)
    page.press("save")
    assert known.saved[0][0].count("\r\n") == 1 + 400 * 6


def test_a_french_table_has_semicolons_and_french_columns() -> None:
    speak("fr")
    pilot, known = figures_page()
    pilot.key("e")
    first = known.saved[0][0].split("\r\n")[0].split(";")
    assert len(first) == 32
    assert first[3] == "règles"


def test_an_empty_book_says_so() -> None:
    pilot, known = figures_page(Known(()))
    assert "No partie has been finished yet." in pilot.words
    pilot.key("f", "g", "t", "a", "e", "r", "1", "2", "3", "left", "tab", "enter")
    assert known.saved == []
    pilot.key("escape")
    assert not pilot.stack.running


def test_the_axis_has_round_numbers_and_few_of_them() -> None:
    assert scale(0, 0) == (0, 10, 10)
    assert scale(-136, 360) == (-200, 400, 100)
    for low, high in ((0, 7), (-3, 2), (-99_999, 1), (-360, 0), (0, 12_345)):
        a, b, step = scale(low, high)
        assert a <= low <= high <= b
        assert (b - a) % step == 0
        assert 1 <= (b - a) // step <= 8


def test_numbers_are_written_as_the_language_has_them() -> None:
    assert [signed(each) for each in (5, 0, -5)] == ["+5", "0", "−5"]
    assert decimal(12.35) in ("12.3", "12.4")


# ---- the ledger of two


def test_the_ledger_of_two_is_one_key_from_their_score_card() -> None:
    pilot = Pilot(ScoreCards(House()))
    pilot.key("l")
    assert isinstance(pilot.stack.top, PairPage)
    assert "Wilhelmina leads by" in pilot.words
    assert "224" in pilot.words
    since = "Since last time, 2 November 2025: Maximilian +136 in one partie."
    assert since in pilot.text.replace("\n", " ")
    assert row(pilot, "Rubicons given")[1:3] == ["0", "1"]
    assert row(pilot, "19 March 2026") == ["19 March 2026", "1 : 0", "+136", "−224"]
    pilot.key("f")
    assert "Nobody leads" in pilot.words
    pilot.key("escape")
    pilot.key("down", "l")
    assert "You lead by" in pilot.words
    assert "720" in pilot.words


def test_a_long_ledger_is_leafed_through() -> None:
    many = tuple(
        card(str(day), CLOSE, PEOPLE, LONG, f"2026-02-{day:02}T20:00:00+00:00")
        for day in range(28, 0, -1)
    )
    pilot = Pilot(PairPage(Known(many), Against(people=("Maximilian", "Wilhelmina"))))
    assert "28 February 2026" in pilot.words
    pilot.key("pagedown", "pagedown", "pagedown", "down", "down", "down")
    assert "1 February 2026" in pilot.words
    pilot.key("up", "pageup", "pageup", "pageup")
    assert "28 February 2026" in pilot.words


# ---- the filters of the score cards


def _seen(pilot: Pilot) -> str:
    page = pilot.stack.top
    assert isinstance(page, ScoreCards)
    return " ".join(one.id for one in page._cards)


def test_score_cards_are_filtered_by_player_opponent_rules_and_time() -> None:
    pilot = Pilot(ScoreCards(House()))
    pilot.key("w")
    assert _seen(pilot) == "two earlier"  # who played last: Wilhelmina
    pilot.key("w")
    assert _seen(pilot) == "two earlier drawn"
    pilot.key("f", "f")
    assert _seen(pilot) == "drawn"
    pilot.key("w")  # you: Anne was never your opponent
    assert _seen(pilot) == "club master modern"
    pilot.key("f")
    assert _seen(pilot) == "club modern"
    pilot.key("g", "g")
    assert _seen(pilot) == "modern"
    pilot.key("t")
    assert _seen(pilot) == ""
    assert "No finished partie is like this." in pilot.words
    pilot.key("down", "end", "pagedown", "p", "l", "up", "home")
    pilot.click("span")
    assert _seen(pilot) == ""
    pilot.key("t", shift=True)
    pilot.key("t", shift=True)
    assert _seen(pilot) == "modern"


def test_the_open_card_stays_open_while_the_filters_leave_it() -> None:
    pilot = Pilot(ScoreCards(House()))
    pilot.key("down", "t", "t")
    page = pilot.stack.top
    assert isinstance(page, ScoreCards)
    assert page._cards[page.at].id == "club"  # 30 days: two and club, master is older
    pilot.key("t", shift=True)
    assert page._cards[page.at].id == "club"


def test_one_player_against_one_opponent_chooses_only_the_time() -> None:
    pilot = Pilot(ScoreCards(House((CARDS[1],))))
    assert "span" in pilot.keys
    assert not {"player", "against", "rules"} & set(pilot.keys)


# ---- words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
def test_the_words_of_these_pages_have_room(code: str, size: tuple[int, int]) -> None:
    import pygame  # noqa: PLC0415 - the true ruler

    pygame.font.init()
    speak(code)
    room = Room(*size, Writer(PlainArt()))
    known = Known()
    known.count_since(datetime.fromisoformat("2026-01-02T00:00:00+00:00"))
    page = StatisticsPage(known)
    pages = [page, PairPage(known, Against(people=("Maximilian", "Wilhelmina"))), BeginAnew(known)]
    pages.append(ScoreCards(House()))
    for keys in ("", "2", "3", "1f", "f", "f2", "3t", "r"):
        for key in keys:
            page._turn("averages") if key == "2" else page._go_on(
                {"f": "against", "t": "span"}.get(key, ""), 1
            )
        for shown in pages:
            picture = shown.picture(room)
            cut = [t.words for t in picture.items if isinstance(t, Text) and "…" in t.words]
            assert cut == []
            for item in picture.items:
                if isinstance(item, Text):
                    assert 12 < item.x < size[0] - 12
                    assert 12 < item.y < size[1] - 12
            for target in picture.targets:
                assert isinstance(target.place, Rect)
                assert target.place.x >= 12
                assert target.place.right <= size[0] - 12
                assert target.place.bottom <= size[1] - 12
