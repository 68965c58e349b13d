"""Deals from a code in the real program: played, kept, compared, left and found again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace

from game.duplicate.code import PEOPLE, Code, code_of_day, new_code, read_code, write_code
from game.duplicate.deals_page import DealsPage
from game.duplicate.schedule import CodedDeal, CodedResult, schedule
from game.duplicate.told import ToldResult
from game.games import rules_of
from game.pages.scene import Push
from game.piquet.ai.heuristic import thumb
from game.piquet.duplicate import DUPLICATE, CodedSheet
from game.players.engine import Program
from game.players.player import HUMAN, seated
from game.program import datum
from game.program.datum import Datum, first_lines
from game.program.house import OurHouse
from game.program.seeds import today
from game.saves.partie import Header, read_header, write_header
from game.saves.transfer import read_book, write_book
from game.session.course import replayed
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.picture import Picture, Text
from game.stage.places import Places
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.seats import ELDER, YOUNGER
from tests.game.pilot import EstimatingRuler, Pilot
from tests.waiting import rounds

ROOM = Room(1280, 800, EstimatingRuler())
CODE = Code(6, "novice", 123456789012, Options())
TWO = Code(6, PEOPLE, 1882, Options())


def by_thumb(code: Code, deal: CodedDeal, _stop: Event) -> tuple[str, ...]:
    """A deal played at once, by rules of thumb on both sides."""
    begun = first_lines(code, deal)
    rules = rules_of(code.game)
    log = datum._Lines(begun)
    course = replayed(rules, code.options, begun).course
    seats = {player: Program(thumb.choose, 1) for player in Player}
    session = Session(seats, Dealer(1), code.options, log, course=course)
    while not rules.deals(session.state).results:
        session.advance()
    return tuple(log.lines)


def opened_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> OurHouse:
    monkeypatch.setenv("PIQUET_HOME", str(folder))
    monkeypatch.setattr(datum, "played", by_thumb)
    opened = OurHouse()
    opened.wishes.prefer(
        replace(opened.preferences(), motion="off", play_forced=False, guided=True)
    )
    return opened


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    opened = opened_house(tmp_path, monkeypatch)
    yield opened
    opened.close()


def begin(house: OurHouse, code: Code, number: int) -> TableScene:
    seats = seated(("Anne", "Bertrand"), (HUMAN, HUMAN)) if code.for_two else None
    table = house.dealings.play(code, schedule(code)[number - 1], seats)
    assert isinstance(table, TableScene)
    table.picture(ROOM)
    return table


def play_on(table: TableScene, ends: bool = True) -> object:
    """People who do as thumb rules say, until the sheet comes or the first exchange is done."""
    for _ in rounds(lambda: "the deal does not end"):  # the other thinks in a process of his own
        if table.curtain:
            table.lift_curtain()
        if table.board.top.lingering:
            table.hide_hand()
        going = table.tick(0.1)
        if isinstance(going, Push):
            return going.scene
        state = table.session.state
        if not ends and state.deal is not None and any(state.deal.exchanged.discards):
            return None
        human = table.humans.get(table.board.viewer)
        if human is not None and table.asks and human.idle and not table.session.storing:
            human.answer(thumb.choose(table.board.seen, 1))
    raise AssertionError  # not reached: the rounds end by one


def results_after(house: OurHouse, table: TableScene) -> DealsPage:
    """The page that comes after the sheet of a deal."""
    sheet = play_on(table)
    assert isinstance(sheet, CodedSheet)
    sheet.tick(0.5)
    pilot = Pilot(sheet)
    pilot.key("enter")
    page = pilot.stack.top
    assert isinstance(page, DealsPage)
    return page


def store(house: OurHouse, code: Code, number: int) -> None:
    """A deal of a code as if it had been played here."""
    deal = schedule(code)[number - 1]
    seats = seated(("You", "Novice"), (HUMAN, code.opposite))
    header = house.dealings._header(code, deal, seats)
    house.book.drop(house.book.begin(header, by_thumb(code, deal, Event())))


def have_datum(house: OurHouse, count: int) -> None:
    for _ in rounds(lambda: "the datum does not come"):
        house.dealings.poll()
        if len(house.dealings.match(CODE).datum) == count:
            return


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_of_a_code_is_played_by_itself_and_counts_in_no_score_card(
    house: OurHouse, number: int
) -> None:
    table = begin(house, CODE, number)
    deal = schedule(CODE)[number - 1]
    state = table.session.state.current
    assert state.seat(Player.A) is (ELDER if deal.elder is Player.A else YOUNGER)
    assert table.session.state.results == ()
    assert f"The same deals, deal {number}: it counts by itself" in Pilot(table).text
    page = results_after(house, table)
    match = house.dealings.match(CODE)
    assert set(match.results) == {number}
    assert match.results[number].points == table.session.state.results[0]
    assert house.cards() == ()
    assert house.running() == ()
    pilot = Pilot(page)
    assert write_code(CODE) in pilot.text
    key = match.keys[number]
    (entry,) = house._archived().entries([key])
    assert entry.header is not None
    assert entry.header.coded == f"{write_code(CODE)} {number}"


def test_it_can_be_left_in_the_middle_and_gone_on_with(house: OurHouse) -> None:
    table = begin(house, CODE, 1)
    play_on(table, ends=False)
    count = table.session.count
    house.title()
    assert house.dealings.match(CODE).results == {}
    again = begin(house, CODE, 1)
    assert again.session.count == count
    assert len(house.running()) == 1
    assert results_after(house, again).main == "play"


def test_killed_after_a_deal_the_match_goes_on_with_the_next(
    house: OurHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(begin(house, CODE, 1))
    house.leave_table()  # as another start finds it: the sheet was not left
    other = opened_house(tmp_path, monkeypatch)
    match = other.dealings.match(CODE)
    assert other.dealings.codes() == (CODE,)
    assert set(match.results) == {1}
    assert match.next is not None
    assert match.next.number == 2
    other.close()


def test_what_was_played_first_is_what_counts(house: OurHouse) -> None:
    store(house, CODE, 1)
    first = house.dealings.match(CODE).keys
    store(house, CODE, 1)
    assert house.dealings.match(CODE).keys == first


def test_the_datum_is_played_while_one_plays_and_known_when_the_deal_is_over(
    house: OurHouse,
) -> None:
    table = begin(house, CODE, 1)
    play_on(table, ends=False)
    for _ in rounds(lambda: "the datum does not come"):
        assert not house.dealings.poll()
        if house.dealings._datum is not None and house.dealings._datum.done():
            break
    assert house._archived().index("") == (house.host.key,)  # nobody can look at it before
    results_after(house, table)
    have_datum(house, 1)
    match = house.dealings.match(CODE)
    assert match.lacks_datum == ()
    assert match.datum[1].points == rules_points(by_thumb(CODE, schedule(CODE)[0], Event()))


def rules_points(lines: tuple[str, ...]) -> tuple[int, int]:
    points = replayed(rules_of("piquet"), Options(), lines).course.state.results[0]
    return points[0], points[1]


def test_the_datum_is_kept_in_the_book_and_not_played_twice(
    house: OurHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(house, CODE, 1)
    page = DealsPage(house, CODE)
    have_datum(house, 1)
    known = house.dealings.match(CODE)
    told = house._archived().partie(known.datum_keys[1])
    assert not isinstance(told, str)
    assert told.header.kinds == ("master", "novice")
    assert page.picture(ROOM) is not None
    house.book.close()
    monkeypatch.setattr(datum, "played", None)
    other = OurHouse()
    assert other.dealings.match(CODE).datum == known.datum
    DealsPage(other, CODE)
    assert other.dealings.thinking(CODE) is None
    other.close()


def test_a_datum_that_cannot_be_played_is_told_and_tried_again_later(
    house: OurHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(house, CODE, 1)
    monkeypatch.setattr(datum, "played", lambda *_: None)
    pilot = Pilot(DealsPage(house, CODE))
    for _ in rounds(lambda: "nothing is told"):
        pilot.wait(0.3)
        if any("could not play deal 1" in words for words in pilot.words):
            break
    monkeypatch.setattr(datum, "played", by_thumb)
    DealsPage(house, CODE)
    have_datum(house, 1)


def test_engines_in_processes_of_their_own_play_the_datum_with_the_seed_of_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With two Novices, since they are quick; the same deal comes out the same twice."""
    novice = replace(DUPLICATE, datum="novice")
    monkeypatch.setattr(datum, "brought", lambda _game: novice)
    found = [datum_of(CODE) for _ in range(2)]
    assert found[0] == found[1]
    assert len(found[0]) > 30
    assert rules_points(found[0])


def datum_of(code: Code) -> tuple[str, ...]:
    thread = Datum()
    deal = schedule(code)[0]
    thread.want(code, deal)
    for _ in rounds(lambda: "it is not played"):
        if thread.done():
            break
    lines = thread.take((code, 1))
    thread.close()
    assert lines is not None
    return lines


def test_a_friends_result_is_kept_once_and_stands_in_no_list_of_parties(house: OurHouse) -> None:
    told = ToldResult(
        CODE, "Anna", (CodedResult((28, 14), True),) * 6, (CodedResult((30, 12)),) * 6
    )
    assert house.dealings.add(told) is True
    assert house.dealings.add(told) is False
    match = house.dealings.match(CODE)
    assert match.friends == (told,)
    assert match.results == {}
    assert house._archived().index("") == ()
    assert house._archived().opponents() == ()
    assert house.running() == ()
    assert house.dealings.codes() == (CODE,)


def test_an_export_carries_a_match_with_its_datum_and_the_friends(
    house: OurHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(house, CODE, 1)
    told = ToldResult(
        CODE, "Zoë | d’Arc", (CodedResult((28, 14)),) * 6, (CodedResult((30, 12)),) * 6
    )
    house.dealings.add(replace(told, name="Zoë d’Arc"))
    DealsPage(house, CODE)
    have_datum(house, 1)
    lines = list(write_book(house.book.whole.everything().parties))
    known = house.dealings.match(CODE)
    other = opened_house(tmp_path / "other", monkeypatch)
    other.book.whole.take_in(read_book(lines))
    assert other.dealings.match(CODE) == known
    assert other.book.whole.check().whole
    other.close()


def test_a_header_keeps_code_and_result_and_one_without_is_written_as_before() -> None:
    header = Header(
        seated(("Anna", "Master"), ("human", "master")),
        Options(),
        7,
        "2026-11-22T18:00:00",
        coded="13JZ-9J6G-M8RM 3",
        told="same deals 1|code 13JZ-9J6G-M8RM",
    )
    assert read_header(write_header(header)) == header
    assert header.alone
    plain = replace(header, coded="", told="")
    assert not plain.alone
    assert "coded" not in write_header(plain)
    assert "told" not in write_header(plain)


def test_two_people_play_all_deals_from_both_sides_behind_the_curtain(house: OurHouse) -> None:
    for number in (1, 8):  # the same deal, from the one side and from the other
        table = begin(house, TWO, number)
        table.tick(0.1)
        assert table.curtain  # nobody's hand is seen before one has come to the table
        sheet = play_on(table)
        assert isinstance(sheet, CodedSheet)
        assert "Each deal is played from both sides." in Pilot(sheet).words
        house.leave_table(over=True)
    match = house.dealings.match(TWO)
    assert set(match.results) == {1, 8}
    assert match.names == ("Anne", "Bertrand")
    assert match.lacks_datum == ()
    assert house.dealings._datum is None  # nobody's datum is wanted


def test_of_a_deal_two_people_are_playing_no_earlier_play_is_opened(house: OurHouse) -> None:
    results_after(house, begin(house, TWO, 1))
    key = house.dealings.match(TWO).keys[1]
    told = house._archived().partie(key)
    assert not isinstance(told, str)
    assert [type(deal).__name__ for deal in told.deals] == ["OpenDeal"]
    begin(house, TWO, 8)
    told = house._archived().partie(key)
    assert not isinstance(told, str)
    assert [type(deal).__name__ for deal in told.deals] == ["ClosedDeal"]


def test_a_new_code_has_the_rules_chosen_last_and_fresh_chance(house: OurHouse) -> None:
    house.choose_rules(replace(Options(), younger_repique=90))
    first, second = (house.dealings.new(12, "club") for _ in range(2))
    assert first.seed != second.seed
    assert first == new_code(12, "club", first.seed, replace(Options(), younger_repique=90))


def test_a_match_that_was_exported_with_the_first_form_is_read_for_ever(house: OurHouse) -> None:
    old = Path(__file__).parents[1] / "old_saves" / "coded-1.jsonl"
    house.book.whole.take_in(read_book(old.read_text(encoding="ascii").splitlines(keepends=True)))
    match = house.dealings.match(CODE)
    assert match.results == match.datum == {1: CodedResult((33, 4))}
    (friend,) = match.friends
    assert friend.name == "Zoë d’Arc"
    assert friend.points[1] == CodedResult((29, 14), helped=True)
    assert friend.datum[5] == CodedResult((30, 17))


def test_the_panel_of_a_coded_deal_knows_of_no_five_others(house: OurHouse) -> None:
    table = begin(house, CODE, 1)
    said = panel_words(table.picture(ROOM))
    assert "one deal" in said
    assert not {"1 of 6", "2", "6", "Rubicon"} & set(said)
    sheet = play_on(table)
    assert isinstance(sheet, CodedSheet)
    assert "one deal" in panel_words(sheet.picture(ROOM))


def panel_words(picture: Picture) -> list[str]:
    """What stands left of the cloth."""
    edge = Places.of(ROOM).baize.x
    return [item.words for item in picture.items if isinstance(item, Text) and item.x < edge]


def test_how_many_deals_of_the_day_were_played_is_known_to_the_title(house: OurHouse) -> None:
    code = read_code(code_of_day(today()))
    begin(house, code, 1)
    assert house.played_today() == 0
    store(house, code, 2)
    assert house.played_today() == 1
    assert house.played_today("bezique") is None
