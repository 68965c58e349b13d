"""The pages around the table tell of a game that brings them nothing but what they must have."""

from __future__ import annotations

import csv

import pytest

from game.games import PIQUET
from game.pages.help.book import help_at_end
from game.pages.score_cards import ScoreCards
from game.pages.settlement import SettlementScene
from game.pages.start.new_partie import NewPartie
from game.pages.start.title import Title
from game.pages.statistics.page import LEAVES, StatisticsPage
from game.pages.statistics.pair_page import PairPage
from game.pages.statistics.played import Against
from game.pages.statistics.table_file import written
from game.players.mind import mind_of
from game.players.player import seated
from game.saves.partie import Header, Running, ScoreCard
from game.stage.intents import TextTyped
from game.words.catalogue import say, say_of, speak
from rules.core.seats import Player
from tests.game.houses import OpenHouse, score_card
from tests.game.pilot import Pilot
from tests.toy import NAME
from tests.toy.play import Options, Result, State
from tests.toy.test_session import session

SEATS = seated(("You", "Dice"), ("human", "dice"))
HEAD = Header(SEATS, Options(), 3, "2026-03-16T20:11:00", game=NAME)
CARD = ScoreCard(
    id="toy",
    header=HEAD,
    deals=((3, 1), (2, 2)),
    first_dealer=Player.B,
    finished="2026-03-16T20:31:00",
    settlement=Result((5, 3), Player.A, 2),
)


@pytest.fixture(params=["en", "fr"])
def code(request: pytest.FixtureRequest) -> str:
    speak(request.param)
    return str(request.param)


def running() -> Running:
    """A partie of which one deal is over."""
    playing = session()
    lines: list[str] = []
    while not playing.now.deals.results:
        playing.advance()
    lines = [playing.rules.write(done.action) for done in playing.course.actions]
    return Running("open", HEAD, tuple(lines), HEAD.started)


def test_the_title_tells_how_an_open_partie_stands(code: str) -> None:
    partie = running()
    pilot = Pilot(Title(OpenHouse((partie,), (CARD,))))
    assert pilot.picture.items
    expected = {"en": ("Deal 2. You ", "won 2 points"), "fr": ("Donne 2. Vous ", "2 points")}
    for words in expected[code]:
        assert words in pilot.text


def test_the_score_cards_of_two_games_lie_in_one_list(code: str) -> None:
    pilot = Pilot(ScoreCards(OpenHouse(cards=(CARD, score_card()))))
    name = {"en": "Higher", "fr": "Plus haut"}[code]
    assert name in pilot.words
    assert "5 : 3" in pilot.words
    assert "162 : 98" in pilot.words
    pilot.key("down")
    assert name not in pilot.words


def test_its_parties_are_counted_apart_from_those_of_another_game(code: str) -> None:
    pilot = Pilot(StatisticsPage(OpenHouse(cards=(CARD, score_card())).accounts()))
    texts = []
    for leaf in LEAVES:
        pilot.click(leaf)
        texts.append(pilot.text)
    assert not any("ubicon" in text for text in texts)
    assert "+2" in texts[2]
    pilot.click(LEAVES[0])
    pilot.key("p")
    assert "+360" in pilot.text
    assert "ubicon" in pilot.text
    assert code


def test_the_table_of_its_parties_has_a_line_for_each_deal() -> None:
    page = StatisticsPage(OpenHouse(cards=(CARD,)).accounts())
    table = written(NAME, page._counting.counted.parties)
    head, *lines = csv.reader(table.splitlines())
    assert [len(line) for line in lines] == [len(head)] * 2
    assert [line[-2:] for line in lines] == [["3", "1"], ["2", "2"]]


def test_its_ledger_and_its_settlement_add_up(code: str) -> None:
    house = OpenHouse(cards=(CARD,))
    pilot = Pilot(PairPage(house.accounts(), Against("dice"), NAME))
    assert "2" in pilot.words
    over = State(number=2, turn=None, results=CARD.deals)
    scene = Pilot(SettlementScene(house, over, HEAD))
    assert {"en": "You win the partie", "fr": "Vous gagnez la partie"}[code] in scene.words
    scene.key("f1")
    assert scene.picture.items


class Both(OpenHouse):
    """A house in which the toy was played last, with its rules."""

    def game(self) -> str:
        return NAME

    def rules(self, game: str = NAME, /) -> object:
        return Options() if game == NAME else super().rules(game)

    def choose_rules(self, options: object, game: str = NAME, /) -> None:
        assert (options, game) == (Options(), NAME)

    def opponent(self, game: str = NAME, /) -> str:
        return mind_of(game).usual


def test_it_is_begun_beside_another_game_with_nothing_to_agree_on(code: str) -> None:
    house = Both()
    pilot = Pilot(NewPartie(house))
    assert {"en": "Dice", "fr": "Le dé"}[code] in pilot.words
    pilot.click("rules")
    assert pilot.keys == ["back"]
    pilot.key("escape")
    pilot.click(f"game:{PIQUET}")
    assert {"en": "Mrs Lavelle", "fr": "Mme Lavelle"}[code] in pilot.words
    pilot.click(f"game:{NAME}")
    pilot.click("level:dice")
    pilot.click("play")
    assert house.asked == [seated((say("you"), say_of(NAME, "level.dice")), ("human", "dice"))]


def test_its_book_of_help_has_at_least_the_keys() -> None:
    book = help_at_end(NAME, Options())
    pilot = Pilot(book)
    assert book.topic == "keys"
    assert "page:keys" in pilot.keys
    for letter in "keys":
        pilot.stack.on_intent(TextTyped(letter))
    assert pilot.picture.items
