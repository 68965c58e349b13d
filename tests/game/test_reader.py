"""What a screen reader is told, and what it asks for: all but the system's own part."""

from __future__ import annotations

import socket
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from game.demo.house import Showcase
from game.pages.outline import nodes as below
from game.pages.outline import outline
from game.pages.questions import QuitQuestion
from game.pages.settings.page import SettingsPage
from game.pages.stack import Stack
from game.stage.basics import Font, Pose, Rect, Room
from game.stage.intents import Activate, Focus, Key, Press, Release
from game.stage.ornaments import Legend, Lettering
from game.stage.picture import (
    Backdrop,
    Bubble,
    CardAt,
    CardItem,
    Item,
    Picture,
    Role,
    Tail,
    Text,
    Widget,
    live,
)
from game.stage.widgets import score_row
from game.table.cards import card_widget
from game.window.reader import reader as reader_module
from game.window.reader.enabled import Enabled
from game.window.reader.reader import Reader
from game.window.reader.systems import Linux, Mac, System, Windows, is_deaf, system
from game.window.reader.tree import ROOT, Tree
from tests.game.hand import Manner, Person
from tests.game.partie import Play, Slip, at_table
from tests.game.pilot import EstimatingRuler

PLACE = Rect(10, 20, 90, 44)
ROOM = Room(1280, 800, EstimatingRuler())
PLAIN = Font(16)


class Made:
    """A node, or an update, of the library: what was set on it."""

    def __init__(self, what: object) -> None:
        self.what, self.set = what, dict[str, object]()
        self.nodes: list[tuple[int, Made]] = []
        self.actions: list[object] = []
        self.tree: object = None

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("set_"):
            raise AttributeError(name)
        name = name.removeprefix("set_")
        return lambda *values: self.set.update({name: values[0] if values else True})

    def add_action(self, action: object) -> None:
        self.actions.append(action)


class Names:
    """An enumeration of the library: each name stands for itself."""

    def __getattr__(self, name: str) -> str:
        return name


class Adapter:
    """Any adapter of the library: it keeps what it is told."""

    def __init__(self, *given: Any) -> None:
        self.given, self.updates, self.raised = given, list[Any](), 0
        self.focused: list[bool] = []

    for_window = classmethod(lambda cls, *given: cls(*given))

    def update_if_active(self, make: Any) -> Adapter:
        self.updates.append(make())
        return self

    def update_window_focus_state(self, focused: bool) -> None:
        self.focused.append(focused)

    def update_view_focus_state(self, focused: bool) -> None:
        self.focused.append(focused)

    def set_root_window_bounds(self, outer: Any, inner: Any) -> None:
        assert outer == inner

    def raise_events(self) -> None:
        self.raised += 1


KIT = cast(
    ModuleType,
    SimpleNamespace(
        Node=Made, TreeUpdate=Made, Tree=Made, Role=Names(), Action=Names(), Live=Names(),
        Toggled=Names(), Rect=lambda *edges: edges, Affine=lambda coefficients: coefficients,
        unix=SimpleNamespace(Adapter=Adapter),
        windows=SimpleNamespace(SubclassingAdapter=Adapter),
        macos=SimpleNamespace(
            SubclassingAdapter=Adapter, add_focus_forwarder_to_window_class=lambda _name: None
        ),
    ),
)  # fmt: skip


def picture(*parts: Item) -> Picture:
    return Picture.of(Backdrop.TABLE, parts)


def told(*parts: Item) -> list[tuple[Role, str]]:
    return [(node.role, node.says) for node in outline(picture(*parts))]


def button(key: str, name: str, focused: bool = False) -> Widget:
    return Widget.pressed(key, PLACE, (), focused, name)


def king(face: str = "KS", **more: Any) -> Widget:
    item = CardItem(face, face, Pose(50, 50, 60), **more)
    return card_widget(item, CardAt(face), among="Your hand")


def test_words_that_stand_alone_are_told_line_by_line() -> None:
    parts = (
        Text("You", 0, 10, PLAIN), Text("♠ 45", 40, 10, PLAIN), Text("Below", 0, 30, PLAIN),
        Text(" ", 0, 30, PLAIN), Legend(PLACE, "Your tricks: 3", "Press them."),
    )  # fmt: skip
    words = ["You spades 45", "Below", "Your tricks: 3"]
    assert told(*parts) == [(Role.TEXT, each) for each in words]
    assert outline(picture(*parts))[-1].note == "Press them."


def test_what_is_said_is_live_and_known_by_its_words() -> None:
    said = Bubble(PLACE, "Point of five.", Tail.NONE)
    old = Bubble(PLACE, "Good.", Tail.NONE, fresh=False)
    parts = (said, old, *live("Well played!", ()), Lettering("Repique", 0, 0, 40))
    found = outline(picture(*parts))
    assert [node.says for node in found if node.live] == [
        "Point of five.", "Well played!", "Repique",
    ]  # fmt: skip
    assert not any(node.live for node in outline(picture(Lettering("60", 0, 0, 40))))
    again = outline(picture(old, said))
    assert next(node.path for node in again if node.live) == found[0].path


def test_cards_that_lie_among_each_other_are_a_list() -> None:
    found = outline(picture(king("KS"), button("a", "A"), king("8S", dimmed=True), king("7S")))
    hand, other = found
    assert (hand.role, hand.says, other.says) == (Role.LIST, "Your hand", "A")
    assert [(each.says, each.at, each.of, each.barred) for each in hand.children] == [
        ("the king of spades", 1, 3, False),
        ("the eight of spades", 2, 3, True),
        ("the seven of spades", 3, 3, False),
    ]
    back = Widget(Role.CARD, (CardItem("other:1", None, Pose(0, 0, 60)),), key=CardAt("other:1"))
    assert not outline(picture(back))


def test_what_can_be_pressed_in_something_is_told_after_it() -> None:
    row = Widget(Role.ROW, (button("a", "A"), button("b", "B")))
    line = Widget(
        Role.LINE, (Text("3 July", 0, 0, PLAIN), button("c", "C")), key="line", place=PLACE
    )
    assert [says for _, says in told(row, line)] == ["A", "B", "3 July. C", "C"]


def test_no_two_nodes_of_a_deal_are_taken_for_each_other() -> None:
    most = 0

    def watch(seen: Picture) -> None:
        nonlocal most
        paths = [each.path for each in below(outline(seen))]
        assert len(set(paths)) == len(paths)
        most = max(most, len(paths))

    Play(at_table(3), Person(Manner.KEYS, 3), watch=watch).run_deals(1)
    assert most > 30


# ---- the nodes of the library


def nodes(update: Made) -> dict[int, Made]:
    return dict(update.nodes)


def update(tree: Tree, *parts: Item, scale: float = 1.0, moving: bool = False) -> Any:
    """The only step in which a picture is told."""
    (found,) = tree.updates(outline(picture(*parts)), scale, moving)
    return found


def test_what_is_said_at_once_comes_one_after_the_other() -> None:
    tree = Tree(KIT, "Piquet")
    update(tree, button("a", "A"))
    said = [*live("Point of five.", ()), *live("Good.", ())]
    now = Widget(Role.STATUS, (), "Lead a card", note="Any will do", place=PLACE)
    steps = [*tree.updates(outline(picture(button("a", "A"), *said, now)), 1.0)]
    told = [
        [one.set.get("value") or one.set["label"] for at, one in each.nodes if at != ROOT]
        for each in steps
    ]
    assert told == [["Point of five"], ["Good"], ["Lead a card"], ["Any will do"]]


def test_where_nothing_is_asked_no_empty_words_are_told() -> None:
    nothing = Widget(Role.STATUS, (), "", place=PLACE)
    assert outline(picture(nothing)) == outline(picture())
    noted = outline(picture(Widget(Role.STATUS, (), "", note="Any will do", place=PLACE)))
    assert [each.says for each in noted] == ["Any will do"]


def test_only_what_differs_is_told_again() -> None:
    tree = Tree(KIT, "Piquet")
    first = update(tree, button("a", "A"), king())
    assert first.what == ROOT
    assert {each.what for each in nodes(first).values()} == {
        "WINDOW",
        "BUTTON",
        "LIST",
        "LIST_ITEM",
    }
    assert update(tree, button("a", "A"), king()) is None
    focus = update(tree, button("a", "A", focused=True), king())
    (changed,) = focus.nodes
    assert focus.what == changed[0]
    assert changed[1].set["label"] == "A"
    gone = update(tree, king())
    assert gone.what == ROOT
    assert set(nodes(gone)) == {ROOT}
    assert len(update(tree, king(), scale=2.0).nodes) == 3, "all lies elsewhere"


def test_of_a_picture_that_is_seen_from_a_corner_on_the_window_alone_is_told_again() -> None:
    tree = Tree(KIT, "Piquet")
    update(tree, button("a", "A"))
    tree.corner = (300, 200)
    (changed,) = update(tree, button("a", "A")).nodes
    assert changed[0] == ROOT
    assert changed[1].set["transform"] == (1, 0, 0, 1, -300, -200)
    assert update(tree, button("a", "A")) is None


def test_what_moves_is_told_when_it_lies_there() -> None:
    tree = Tree(KIT, "Piquet")
    item = CardItem("KS", "KS", Pose(0, 0, 60))
    there = [card_widget(item, place=Pose(x, 0, 60), among="Your hand") for x in (0, 5, 9)]
    update(tree, there[0])
    assert update(tree, there[1], moving=True) is None
    (changed,) = update(tree, there[2]).nodes
    assert changed[1].set["bounds"][0] == 9 - 30


def test_each_kind_of_node_says_how_it_stands() -> None:
    choice = Widget.pressed("x", PLACE, (), focused=False, name="X", role=Role.CHOICE)
    choice = choice.choosing(chosen=True)
    field = Widget(Role.FIELD, (), "Name", key="name", place=PLACE, note="your own")
    found = update(Tree(KIT, "Piquet"), choice, field, *live("Good.", ()), king(dimmed=True))
    made = {
        str(each.set.get("label", each.set.get("value"))): each for each in nodes(found).values()
    }
    assert made["X"].set["toggled"] == "TRUE"
    assert made["X"].actions == ["CLICK", "FOCUS"]
    assert (made["Name"].what, made["Name"].set["description"]) == ("TEXT_INPUT", "your own")
    assert made["Good"].set["live"] == "POLITE"
    assert made["the king of spades"].set["disabled"]
    assert made["the king of spades"].set["position_in_set"] == 0
    assert made["Your hand"].set["size_of_set"] == 1


def test_a_score_is_a_table_with_heads() -> None:
    rows = [score_row((), name, ("You", "Rival"), points) for name, points in SCORES.items()]
    (table,) = outline(picture(*rows))
    assert [[(each.role, each.says) for each in row.children] for row in table.children] == [
        [(Role.COLUMN, ""), (Role.COLUMN, "You"), (Role.COLUMN, "Rival")],
        [(Role.LABEL, "Point"), (Role.CELL, "5"), (Role.CELL, "")],
        [(Role.LABEL, "Total"), (Role.CELL, "7"), (Role.CELL, "9")],
    ]
    assert table.children[2].says == "Total. You 7, Rival 9"
    made = [each for _, each in update(Tree(KIT, "Piquet"), *rows).nodes]
    kinds = Counter(str(each.what) for each in made)
    assert kinds == {
        "WINDOW": 1, "TABLE": 1, "ROW": 3, "COLUMN_HEADER": 3, "ROW_HEADER": 2, "CELL": 4,
    }  # fmt: skip
    cells = [each for each in made if each.set.get("label") == "9"]
    assert [each.set["column_index"] for each in cells] == [2]


SCORES = {"Point": ("5", ""), "Total": ("7", "9")}


def test_the_lines_of_the_settings_are_switches_sliders_and_groups_of_choices() -> None:
    page = SettingsPage(Showcase(7, watched=False), "sound")
    told = {each.says: each for each in below(outline(page.picture(ROOM)))}
    assert told["Cards. 70%"].role is Role.SLIDER
    assert told["Cards. 70%"].share == 70
    assert told["Mute. Off"].role is Role.SWITCH
    assert not told["Mute. Off"].chosen
    tabs = [each for each in told.values() if each.role is Role.TAB]
    assert [each.says for each in tabs if each.chosen] == ["Sound, speech"]
    assert {each.of for each in tabs} == {len(tabs)}
    page = SettingsPage(Showcase(7, watched=False), "table")
    found = outline(page.picture(ROOM))
    cloth = next(each for each in found if each.says == "Table. Green")
    assert cloth.role is Role.GROUP
    assert [each.says for each in cloth.children if each.chosen] == ["Green"]
    assert next(each for each in found if each.says == "Names of the courts. On").chosen


def test_a_slider_goes_up_and_down(monkeypatch: pytest.MonkeyPatch) -> None:
    stack = Stack(SettingsPage(Showcase(7, watched=False), "sound"))
    begun = Begun(monkeypatch, "linux")
    begun.asked.begin()

    def see() -> str:
        stack.tick(1.0)
        begun.reader.see(stack.picture(ROOM), 1.0, PLACE, moving=False)
        return next(each.says for each in outline(stack.picture(ROOM)) if "Cards" in each.says)

    assert see() == "Cards. 70%"
    for action, now in (("INCREMENT", "80%"), ("DECREMENT", "70%"), ("DECREMENT", "60%")):
        [*begun.reader.intents()]
        found = [one for update in begun.adapter.updates for one in update.nodes]
        number = next(at for at, node in reversed(found) if "Cards" in node.set.get("label", ""))
        begun.asked.act(SimpleNamespace(target=number, action=f"Action.{action}"))
        for intent in begun.reader.intents():
            stack.on_intent(intent)
        assert see() == f"Cards. {now}"


def test_a_question_is_a_dialog_under_its_heading() -> None:
    (asked,) = outline(QuitQuestion().draw(ROOM))
    head, words, *buttons = asked.children
    assert (asked.role, asked.says) == (Role.DIALOG, head.says)
    assert head.role is Role.HEADING
    assert words.live
    assert [each.role for each in buttons] == [Role.BUTTON, Role.BUTTON]
    made = [each for _, each in update(Tree(KIT, "Piquet"), *QuitQuestion().draw(ROOM).tree).nodes]
    assert [each.set.get("modal") for each in made if each.what == "DIALOG"] == [True]


def test_what_was_asked_for_is_told_at_once_and_each_time() -> None:
    tree = Tree(KIT, "Piquet")
    update(tree, button("a", "A"))
    for number in ("1", "2"):
        answer = Widget(Role.ANSWER, name="Your hand: ace of spades", among=number)
        told = [one for at, one in update(tree, button("a", "A"), answer).nodes if at != ROOT]
        assert [one.set["live"] for one in told] == ["ASSERTIVE"]


def test_to_who_hears_nothing_else_what_comes_is_the_name_of_the_window() -> None:
    tree, now = Tree(KIT, "Piquet"), Widget(Role.STATUS, (), "Lead a card", place=PLACE)
    tree.by_title = True
    update(tree, button("a", "A"))
    for number, words in enumerate((now, *live("Good.", ()), button("b", "B"))):
        found = update(tree, button("a", "A"), now, *((words,) if number else ()))
        names = [one.set["label"] for at, one in found.nodes if at == ROOT]
        assert names == [["Lead a card"], ["Good"], ["Good"]][number]


@pytest.mark.skipif(sys.platform == "win32", reason="it is a script that is asked")
@pytest.mark.parametrize(
    ("told", "deaf"), [("43.1", True), ("orca 45.2", False), ("", False), (None, False)]
)
def test_an_orca_of_before_45_is_asked_for_its_version(
    told: str | None, deaf: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if told is not None:
        orca = tmp_path / "orca"
        orca.write_text(f"#!/bin/sh\necho {told}\n")
        orca.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert is_deaf() is deaf


# ---- to the system and back


class Begun:
    """A reader in whose system nobody is but we."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
        self.system: System | None = None

        def made(found: ModuleType, asked: Any, window: int) -> System | None:
            self.asked = asked
            self.system = system(found, asked, window, platform)
            return self.system

        monkeypatch.setattr(reader_module, "library", lambda: KIT)
        monkeypatch.setattr(reader_module, "system", made)
        monkeypatch.setattr(reader_module, "asked_first", lambda: None)
        monkeypatch.setattr(reader_module, "is_deaf", lambda: False)
        self.reader = Reader("Piquet", outline)
        self.reader.begin(7)

    @property
    def adapter(self) -> Adapter:
        assert isinstance(self.system, Linux | Windows | Mac)
        return cast(Adapter, self.system._adapter)

    def see(self, *parts: Item) -> None:
        self.reader.see(picture(*parts), 1.0, Rect(0, 0, 1280, 800), moving=False)

    def number(self, label: str) -> int:
        found = [each for update in self.adapter.updates for each in update.nodes]
        numbers = {node.set.get("label"): at for at, node in found}
        number: int = numbers[label]
        return number


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_nothing_is_told_before_somebody_listens(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    begun = Begun(monkeypatch, platform)
    begun.see(button("a", "A"))
    assert not begun.adapter.updates
    first = begun.asked.begin()
    assert [at for at, _ in first.nodes] == [ROOT]
    assert begun.reader.active
    assert not [*begun.reader.intents()]
    assert begun.number("A")
    begun.see(button("b", "B"))
    assert len(begun.adapter.updates) == 2
    assert begun.adapter.raised == (0 if platform == "linux" else 2)
    begun.asked.end()
    begun.see(button("c", "C"))
    assert len(begun.adapter.updates) == 2
    assert not begun.reader.active


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_keys_come_and_go(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    begun = Begun(monkeypatch, platform)
    begun.reader.focus(focused=True)
    assert begun.adapter.focused == ([] if platform == "win32" else [True])


def test_what_is_asked_for_is_an_intent(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Begun(monkeypatch, "linux")
    begun.asked.begin()
    begun.see(button("a", "A"), king())
    for number, action in (
        (begun.number("A"), "Action.CLICK"),
        (begun.number("the king of spades"), "Action.FOCUS"),
        (begun.number("A"), "Action.SCROLL_UP"),
        (99, "Action.CLICK"),
    ):
        begun.asked.act(SimpleNamespace(target=number, action=action))
    x, y = PLACE.centre
    assert [*begun.reader.intents()] == [Activate(x, y, "a"), Focus(CardAt("KS"))]


def test_without_the_library_nothing_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_module, "library", lambda: None)
    monkeypatch.setattr(reader_module, "asked_first", lambda: None)
    reader = Reader("Piquet", outline)
    reader.begin(7)
    reader.focus(focused=True)
    reader.see(picture(), 1.0, PLACE, moving=False)
    assert not reader.active
    assert not [*reader.intents()]
    asked = cast(Any, None)
    assert system(KIT, asked, 7, "haiku") is None


def test_where_one_can_ask_whether_it_is_on_nothing_is_loaded_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on, loaded = SimpleNamespace(is_so=lambda: False, close=lambda: None), list[bool]()
    monkeypatch.setattr(reader_module, "asked_first", lambda: on)
    monkeypatch.setattr(reader_module, "library", lambda: loaded.append(True))
    reader = Reader("Piquet", outline)
    reader.begin(7)
    assert not [*reader.intents()]
    assert not loaded
    on.is_so = lambda: True
    assert not [*reader.intents()]
    assert not [*reader.intents()]
    assert loaded == [True]


# ---- in the program


def test_what_is_activated_needs_no_place() -> None:
    slip = Slip("on")
    stack = Stack(slip)
    play = Play(at_table(3), Person(Manner.KEYS, 3))
    stack.picture(play.room)
    stack.tick(1.0)
    stack.on_intent(Activate(0, 0, "on"))
    assert not stack.running


def test_what_is_activated_is_heard_by_a_page_that_has_just_come() -> None:
    page = QuitQuestion()
    stack = Stack(page)
    stack.picture(ROOM)
    stack.on_intent(Press(*PLACE.centre, "leave"))
    stack.on_intent(Release(*PLACE.centre, "leave"))
    assert stack.running
    stack.on_intent(Activate(0, 0, "leave"))
    assert not stack.running


def test_the_focus_of_a_reader_is_that_of_the_keys() -> None:
    slip = Slip("on")
    stack, play = Stack(slip), Play(at_table(3), Person(Manner.KEYS, 3))
    stack.picture(play.room)
    stack.on_intent(Focus("elsewhere"))
    assert slip.focus is None
    stack.on_intent(Focus("on"))
    assert slip.focus == "on"
    play.run(until=lambda: play.table.asks and bool(play.table.board.seen.deal))
    play.wait(2)
    table = play.table
    first = min(table.face.hand(table.board.seen))
    play.stack.on_intent(Focus(CardAt(str(first))))
    assert table.board.hand_state.focus == first
    play.stack.on_intent(Key("space"))  # it is put out, and may be exchanged
    offers = [offer.button.key for offer in table.acting.prompt.offers]
    play.stack.on_intent(Focus(offers[0]))
    assert table.board.top.focus == offers[0]


# ---- whether anybody is there, on Linux


class Bus:
    """A bus of a session on which somebody may listen."""

    def __init__(self, folder: Path) -> None:
        self._at = folder / "bus"
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self._at))
        self._door.listen()
        self.enabled = Enabled({"DBUS_SESSION_BUS_ADDRESS": f"unix:path={self._at},guid=1"})
        self.line = self._door.accept()[0]

    def asked(self) -> bytes:
        return self.line.recv(65536)

    def says(self, kind: int, body: bytes) -> None:
        field = b"\5\1u\0" + struct.pack("<I", 1)
        head = struct.pack("<4B3I", ord("l"), kind, 1, 1, len(body), 1, len(field))
        self.line.sendall(head + field + body)

    def close(self) -> None:
        self.enabled.close()
        self.line.close()
        self._door.close()


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    if sys.platform != "linux":
        pytest.skip("a reader on Linux")
    found = Bus(tmp_path)
    yield found
    found.close()


REPLY, ERROR, SIGNAL = 2, 3, 4


def test_a_reader_that_is_on_is_heard_of(bus: Bus) -> None:
    first = bus.asked()
    assert first.startswith(b"\0AUTH EXTERNAL ")
    assert b"IsEnabled" in first
    assert not bus.enabled.is_so()
    bus.line.sendall(b"OK 12")
    assert not bus.enabled.is_so()
    bus.line.sendall(b"34\r\n")
    bus.says(REPLY, struct.pack("<I", 5) + b":1.52\0")
    bus.says(REPLY, b"\1b\0\0\1\0\0\0")
    assert bus.enabled.is_so()


def test_a_reader_that_comes_later_is_heard_of_too(bus: Bus) -> None:
    bus.asked()
    bus.line.sendall(b"OK 1234\r\n")
    bus.says(ERROR, b"")
    bus.says(REPLY, b"\1b\0\0\0\0\0\0")
    assert not bus.enabled.is_so()
    bus.says(SIGNAL, struct.pack("<I", 15) + b"org.a11y.Status\0")
    assert not bus.enabled.is_so()
    assert b"IsEnabled" in bus.asked(), "it has to be asked anew"
    bus.says(REPLY, b"\1b\0\0\1\0\0\0")
    assert bus.enabled.is_so()


def test_a_bus_that_goes_or_never_was_means_nobody(bus: Bus) -> None:
    bus.line.close()
    assert not bus.enabled.is_so()
    assert not bus.enabled.is_so()
    for environment in ({}, {"DBUS_SESSION_BUS_ADDRESS": "tcp:host=localhost"}):
        assert not Enabled(environment).is_so()
