"""Two programs, each with its own book: from the meeting to the settlement, and on another day."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.apart.end import Lobby, Person
from game.apart.line.client import line_command
from game.apart.line.wire import (
    PUBLIC,
    Away,
    CodeTold,
    Failed,
    Got,
    LineTrouble,
    Met,
    Returned,
    Told,
)
from game.apart.messages import Face
from game.apart.shelves import journal_file, read_file
from game.apart.verify import verified
from game.pages.apart.talk import phrase
from game.pages.scene import Scene
from game.pages.settings.page import SettingsPage
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.pages.start.open_parties import OpenParties
from game.pages.start.title import Title
from game.players.mind import mind_of
from game.program.afar import FriendPipe, Invited, header_of_offer, offered, sit_down
from game.program.house import OurHouse
from game.stage.basics import Room
from game.stage.intents import Key
from game.stage.picture import widgets
from game.table.table import TableScene
from game.words.catalogue import say, speak
from rules.all_fours.presets import PRESETS, Preset
from rules.core.seats import Player
from tests.apart.ends import SHORT
from tests.game.pilot import EstimatingRuler, Pilot
from tests.game.saves_table import quick_disk
from tests.game.stored import AtOnce

__all__ = ["quick_disk"]

GAME, OPTIONS, PARTIE = "all-fours", PRESETS[Preset.SEVEN_UP], "00112233445566aa"


class Cable:
    """One end of a line between two programs in one process."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.there: Cable | None = None
        self.asked = ""

    def send(self, text: str) -> None:
        if self.there is not None:
            self.there.told.append(Got(text))

    def poll(self) -> tuple[Told, ...]:
        found, self.told = tuple(self.told), []
        return found

    def invite(self) -> None:
        self.told.append(CodeTold("7-violin-harbour"))

    def join(self, code: str) -> None:
        self.asked = code

    def again(self, key: str) -> None:
        self.asked = key

    def close(self) -> None:
        if self.there is not None:
            self.there.told.append(Away())
            self.there.there = None
        self.there = None


def connect(a: Cable, b: Cable) -> None:
    a.there, b.there = b, a
    a.told = [Met("same", "key of a")]
    b.told = [Met("same", "key of b")]


class Seat:
    """A program with its own book, and who sits before it: he plays by the rules of thumb."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PIQUET_HOME", str(folder))
        self.folder, self.cable = folder, Cable()
        self.house = OurHouse()
        self.house._writes = AtOnce()
        self.lines = 0  # how many were asked for
        monkeypatch.setattr(self.house, "line", self._line)
        likes = replace(self.house.preferences(), trick_pause=0, guided=True, motion="off")
        name = folder.name.capitalize()
        self.house.wishes.prefer(replace(likes, called=name, portrait="finch"))
        self.stack: Stack | None = None

    def _line(self) -> Cable:
        self.lines += 1
        return self.cable

    def sit(self, scene: Scene | str) -> None:
        assert isinstance(scene, TableScene), scene
        self.table, self.stack = scene, Stack(scene)
        mind = mind_of(scene.game)
        self._choose = mind.player(mind.fallback)
        self.stack.picture(Room(1280, 800, EstimatingRuler()))

    @property
    def over(self) -> bool:
        return self.stack is not None and isinstance(self.stack.top, SettlementScene)

    def turn(self) -> None:
        assert self.stack is not None
        self.stack.tick(0.1)
        board = self.table.board
        if self.stack.top is not self.table:
            if not self.over:
                self.stack.on_intent(Key("enter"))
        elif board.lying:
            self.stack.on_intent(Key("enter"))
        elif self.table.asks and not self.table.acting.guarded:
            self.table.acting.act(self._choose(board.seen, 0))


@pytest.fixture
def seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Seat, Seat]]:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    found = Seat(tmp_path / "anna", monkeypatch), Seat(tmp_path / "ben", monkeypatch)
    yield found
    for seat in found:
        seat.house.close()


def met(anna: Seat, ben: Seat) -> None:
    """Invite, join, offer, agree: both sit down."""
    connect(anna.cable, ben.cable)
    here, there = FriendPipe(anna.cable), FriendPipe(ben.cable)
    lobby = Lobby(Person("Anna", "anna"), lambda: 0.0)
    invited = Invited(there, ben.house.host.means("Ben", "ben"))
    while lobby.mate is None:
        here.attend(lobby)
        lobby.tick()
        invited.tick()
    offer = offered(PARTIE, GAME, OPTIONS, ("Anna", lobby.mate.name), Player.B)
    header = header_of_offer(offer, host=True, secret="a" * 32, friend=here.key)
    means = anna.house.host.means("Anna", "anna")
    anna.sit(
        anna.house.host.begin_apart(
            header, lambda log, course: sit_down(header, log, course, here, means, offer)
        )
    )
    accepted = None
    while accepted is None:
        anna.turn()
        invited.tick()
        accepted = invited.header()
    theirs = accepted
    ben.sit(ben.house.host.begin_apart(theirs, lambda log, _: invited.agree(theirs, log)))


def played(anna: Seat, ben: Seat, deals: int) -> None:
    for _ in range(20_000):
        both = anna.table.session.now.deals, ben.table.session.now.deals
        if (anna.over and ben.over) or all(len(each.results) >= deals for each in both):
            return
        for seat in (anna, ben):
            if not seat.over:
                seat.turn()
    raise AssertionError("it does not come to that")


def laid_anew(seat: Seat) -> object:
    """The cards as they lie once all is laid where it belongs."""
    seat.table.board.relay()
    return seat.table.board.cards()


def test_a_friend_is_heard_while_a_page_lies_over_the_table(seats: tuple[Seat, Seat]) -> None:
    """He waited for as long as one read the help."""
    anna, ben = seats
    met(anna, ben)
    played(anna, ben, 1)
    assert anna.stack is not None
    anna.stack.on_intent(Key("?"))
    assert anna.stack.top is not anna.table
    anna.cable.told.append(Got('{"t":"face","number":1}'))
    anna.stack.tick(0.1)
    assert anna.cable.told == []
    sitting = anna.house.host._sitting
    assert sitting is not None
    assert sitting._afar is not None
    assert list(sitting._afar.end.heard) == [Face(1)]


def test_two_meet_play_rise_and_go_on_another_day(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    met(anna, ben)
    played(anna, ben, 1)
    ben.house.leave_table()
    anna.turn()
    anna.turn()
    assert anna.table.board.top.waited_for in {"", say("apart.away", name="Ben")}
    anna.house.leave_table()
    for seat, you in ((anna, "human"), (ben, "friend")):
        (running,) = seat.house.running()
        assert running.header.kinds[Player.A] == you
        seat.cable = Cable()
        seat.sit(seat.house.resume(running.id))
        assert seat.cable.asked == ("key of a" if seat is anna else "key of b")
    connect(anna.cable, ben.cable)
    played(anna, ben, 99)
    (ours,), (theirs,) = anna.house.cards(), ben.house.cards()
    assert (ours.deals, ours.settlement) == (theirs.deals, theirs.settlement)
    assert anna.house.book.actions(ours.id) == ben.house.book.actions(theirs.id)
    journals = [read_file(journal_file(seat.house.folder, PARTIE)) for seat in seats]
    found = [verified(lines) for lines in journals]
    assert found[0] == found[1]
    assert found[0].lines == anna.house.book.actions(ours.id)


def found_each_other(anna: Seat, ben: Seat) -> tuple[Pilot, Pilot]:
    """From the pages to what is offered."""
    inviting, joining = Pilot(anna.house.apart()), Pilot(ben.house.apart())
    inviting.click("invite")
    inviting.wait()
    assert "7-violin-harbour" in inviting.text
    joining.click("join")
    joining.wait()
    joining.type("7 VIOLIN harbour")
    joining.key("enter")
    assert ben.cable.asked == "7-violin-harbour"
    connect(anna.cable, ben.cable)
    for pilot in (inviting, joining) * 4:
        pilot.wait()
    assert say("apart.offer", name="Anna") in joining.text
    return inviting, joining


def test_a_partie_of_piquet_from_the_pages_to_the_settlement(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    anna.house.choose_rules(SHORT["piquet"])
    inviting, joining = found_each_other(anna, ben)
    assert isinstance(inviting.stack.top, TableScene)
    assert inviting.words
    inviting.wait()
    assert inviting.stack.top.board.top.waited_for == say("apart.considers", name="Ben")
    joining.key("enter")
    for seat, pilot in ((anna, inviting), (ben, joining)):
        seat.sit(pilot.stack.top)
    played(anna, ben, 99)
    (ours,), (theirs,) = anna.house.cards(), ben.house.cards()
    assert (ours.deals, ours.settlement) == (theirs.deals, theirs.settlement)
    assert anna.house.book.actions(ours.id) == ben.house.book.actions(theirs.id)


def test_a_face_that_comes_late_has_its_place_and_the_cards_give_it_up(
    seats: tuple[Seat, Seat],
) -> None:
    inviting, joining = found_each_other(*seats)
    joining.key("enter")
    for seat, pilot in zip(seats, (inviting, joining), strict=True):
        seat.sit(pilot.stack.top)
    for _ in range(500):
        for seat in seats:
            seat.turn()
        if seats[1].table.board.seen.phase.value == "calls":
            break
    for seat in seats:
        seat.house.leave_table()
        (running,) = seat.house.running()
        seat.cable = Cable()
        seat.sit(seat.house.resume(running.id))
        seat.turn()
        assert not seat.table.board.top.opposite.portrait
    connect(*(seat.cable for seat in seats))
    for seat in (*seats, *seats, *seats):
        seat.turn()
    for seat in seats:
        assert seat.table.board.top.opposite.portrait == "finch"
        assert seat.table.board.cards() == laid_anew(seat)


def test_of_what_was_not_agreed_to_nothing_is_kept(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    inviting, joining = found_each_other(anna, ben)
    joining.click("back")
    assert inviting.words
    inviting.wait()
    assert isinstance(inviting.stack.top, TableScene)
    assert inviting.stack.top.board.top.waited_for == say("apart.declined", name="Ben")
    anna.house.leave_table()
    assert (anna.house.running(), ben.house.running()) == ((), ())
    assert not list((anna.house.folder / "apart").iterdir())


def test_a_line_that_has_no_way_is_told_at_the_table(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    met(anna, ben)
    anna.cable.told += [Away(), Returned(), Failed(LineTrouble.NO_NETWORK)]
    for _ in range(3):
        anna.turn()
    assert anna.table.board.top.waited_for == say("apart.away", name="Ben")


def test_a_journal_that_was_changed_is_told_and_nobody_sits_down(
    seats: tuple[Seat, Seat],
) -> None:
    anna, ben = seats
    met(anna, ben)
    played(anna, ben, 1)
    anna.house.leave_table()
    ben.house.leave_table()
    path = journal_file(ben.house.folder, PARTIE)
    path.write_text(path.read_text("utf-8").replace("Anna", "Anne"), "utf-8")
    (running,) = ben.house.running()
    told = ben.house.resume(running.id)
    assert told == say("verify.apart.line", file=str(path), line=2)
    assert [one.id for one in ben.house.running()] == [running.id]


def test_phrases_are_heard_in_the_own_language_and_both_may_stop(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    inviting, joining = found_each_other(anna, ben)
    joining.key("enter")
    for pilot in (inviting, joining) * 3:
        assert pilot.words
        pilot.wait()
    speak("de")
    in_german = phrase(0)
    speak("en")
    joining.key("escape")
    joining.click("talk")
    joining.wait()
    joining.click("phrase:0")
    speak("de")
    inviting.wait()
    assert in_german in " ".join(told(inviting))
    speak("en")
    joining.key("escape")
    joining.click("talk")
    joining.wait()
    joining.click("stop")
    for pilot in (inviting, joining) * 2:
        pilot.wait()
    assert say("apart.stop.he", name="Ben") in " ".join(told(inviting))
    inviting.key("escape")
    inviting.click("talk")
    inviting.wait()
    inviting.click("stop")
    for pilot in (inviting, joining) * 4:
        pilot.wait()
    assert all(isinstance(pilot.stack.top, Title) for pilot in (inviting, joining))
    assert (anna.house.running(), ben.house.running()) == ((), ())


def told(pilot: Pilot) -> list[str]:
    """All that a voice would tell of what is seen."""
    return [each.name for each in widgets(pilot.picture.tree)] + pilot.words


def test_nothing_is_contacted_before_it_is_asked_for(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    met(anna, ben)
    played(anna, ben, 1)
    anna.house.leave_table()
    pilot = Pilot(anna.house.title())
    pilot.click("two")
    pilot.wait()
    pilot.click("where:apart")
    pilot.wait()
    pilot.click("join")
    pilot.wait()
    pilot.type("7-violin-harbour")
    pilot.key("escape")
    pilot.wait()
    assert anna.lines == 0
    pilot.click("invite")
    assert anna.lines == 1
    pilot.key("escape")
    assert "Ben" in Pilot(OpenParties(anna.house)).text
    assert say("settings.friend.when") in Pilot(SettingsPage(anna.house, "friend")).text
    assert anna.lines == 1
    pilot = Pilot(anna.house.title())
    assert "Ben" in pilot.text
    assert anna.lines == 1
    pilot.key("enter")
    assert anna.lines == 2


def test_by_which_servers_one_meets_stands_in_the_settings(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PIQUET_HOME", str(tmp_path))
        house = OurHouse()
    pilot = Pilot(SettingsPage(house, "friend"))
    assert all(public in pilot.text for public in PUBLIC.values())
    pilot.click("mailbox")
    pilot.type("ws://own:1/v1")
    pilot.key("down")
    pilot.type("tcp:own:2")
    pilot.click("set:direct:0")
    assert house.line()._command == line_command("ws://own:1/v1", "tcp:own:2", direct=False)
    house.close()


def test_the_public_servers_are_those_of_the_line() -> None:
    public = pytest.importorskip("wormhole.cli.public_relay")
    assert PUBLIC == {"mailbox": public.MAILBOX_RELAY, "relay": public.TRANSIT_RELAY}


def test_who_has_played_when_the_friend_goes_away_is_told_so(seats: tuple[Seat, Seat]) -> None:
    anna, ben = seats
    met(anna, ben)
    assert ben.stack is not None
    while not ben.table.asks or ben.table.acting.guarded:
        anna.turn()
        ben.stack.tick(0.1)
    for _ in range(20):
        ben.turn()
    assert ben.table.session.storing
    assert not ben.table.board.top.waited_for
    anna.house.leave_table()
    ben.turn()
    assert ben.table.board.top.waited_for == say("apart.away", name="Anna")
