"""A client of AT-SPI, as a screen reader is: what there is in a window, by role and name, pressed.

It speaks to the bus by itself (`jeepney`) and knows nothing of the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from msgspec import Struct

_A11Y = "org.a11y.atspi"
_CHANGES = f"{_A11Y}.Event.Object"
_ROOT = "/org/a11y/atspi/accessible/root"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_ROLES = {
    16: "dialog",
    23: "frame",
    27: "image",
    29: "label",
    31: "list",
    32: "list item",
    37: "tab",
    38: "tabs",
    43: "button",
    44: "radio button",
    51: "slider",
    52: "spin button",
    54: "status",
    55: "table",
    56: "cell",
    57: "column header",
    58: "row header",
    62: "switch",
    79: "entry",
    83: "heading",
    90: "row",
    98: "group",
    116: "label",
}
_UNANSWERED = 5.0
"""Seconds; whoever asks looks again."""
_REST = 0.01
"""Seconds between two looks while nothing changes."""
_BLIND = 50
"""Looks after which all is read anew, though nobody said that anything has changed."""
_TOLD = ("GetRole", "GetState", "All")
"""What is asked of everything."""
_STATES = {4: "checked", 8: "enabled", 12: "focused", 20: "pressed", 23: "selected"}


_Place = tuple[str, str]
"""On the bus: whose it is, and its path there."""
_Question = tuple[_Place, str]


class Thing(Struct, frozen=True):
    """Something in the window: what it is, what it is called, what more is told, how it stands."""

    at: _Place
    role: str
    name: str
    note: str
    states: frozenset[str]
    inside: str  # the name of the list it is in
    of: tuple[str, str]  # its number there, and of how many


class Client:
    """Reads what is in the window of a program, and presses there."""

    def __init__(self, session: str) -> None:
        """`session` is the address of the bus of the session."""
        with open_dbus_connection(session) as bus:
            status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", _PROPERTIES)
            for name in ("IsEnabled", "ScreenReaderEnabled"):
                body = ("org.a11y.Status", name, ("b", True))
                bus.send_and_get_reply(new_method_call(status, "Set", "ssv", body))
            launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            reply = bus.send_and_get_reply(new_method_call(launcher, "GetAddress"))
            self._address = reply.body[0]
        self._bus: DBusConnection = open_dbus_connection(self._address)
        self._heard: list[str] = []
        self._things: list[Thing] = []
        self._changed, self._looks = True, 0
        self._known: dict[_Question, Any] = {}  # what was answered of what is there
        self._kept = self._known  # and of what was there before
        self._stale: set[_Place] = set()  # of these something else is true now
        changes = MatchRule(type="signal", interface=_CHANGES)
        self._bus.send_and_get_reply(message_bus.AddMatch(changes))
        registry = DBusAddress("/org/a11y/atspi/registry", f"{_A11Y}.Registry", f"{_A11Y}.Registry")
        listen = new_method_call(registry, "RegisterEvent", "sass", ("object:announcement", [], ""))
        self._bus.send_and_get_reply(listen)

    def close(self) -> None:
        self._bus.close()

    def heard(self) -> list[str]:
        """What was announced since it was asked last."""
        heard, self._heard = self._heard, []
        return heard

    def things(self) -> list[Thing]:
        """All there is in the window, in the order it is read in; read anew once it has changed."""
        with suppress(TimeoutError):
            while True:
                self._note(self._bus.receive(timeout=0 if self._changed else _REST))
        self._looks += 1
        if self._looks > _BLIND:
            self._known.clear()
            self._changed = True
        if self._changed:
            self._changed, self._looks = False, 0
            self._things = self._read()
        return self._things

    def _read(self) -> list[Thing]:
        """All that is there; only what is new or has changed is asked for, as a reader does."""
        before, self._known = self._known, {}
        self._kept = {each: told for each, told in before.items() if each[0] not in self._stale}
        self._stale.clear()
        programs = self._ask([((f"{_A11Y}.Registry", _ROOT), "GetChildren")])[0] or ()
        found = []
        for each in programs:
            found += self._below([each], "", [("", "")])
        return found

    def _learn(self, asked: Sequence[_Question]) -> list[Any]:
        """The answers to some questions, asked only where they are not known."""
        new = [each for each in asked if each not in self._kept]
        for each, told in zip(new, self._ask(new), strict=True):
            if told is not None:
                self._kept[each] = told
        self._known |= {each: self._kept[each] for each in asked if each in self._kept}
        return [self._known.get(each) for each in asked]

    def _below(
        self, places: Sequence[Any], inside: str, numbers: Sequence[tuple[str, str]]
    ) -> list[Thing]:
        if not places:
            return []
        places = [(bus, path) for bus, path in places]
        replies = self._learn([(place, what) for place in places for what in _TOLD])
        told_of = [replies[each : each + len(_TOLD)] for each in range(0, len(replies), len(_TOLD))]
        holding = [
            (place, "GetChildren")
            for place, (_, _, told) in zip(places, told_of, strict=True)
            if (told or {}).get("ChildCount", ("i", 0))[1]
        ]
        children_of = dict(zip(holding, self._learn(holding), strict=True))
        found: list[Thing] = []
        for place, number, (role, states, told) in zip(places, numbers, told_of, strict=True):
            children = children_of.get((place, "GetChildren"), ())
            if role is None or states is None or children is None or "Name" not in (told or {}):
                continue  # it has gone meanwhile
            name, note = told["Name"][1], told.get("Description", ("s", ""))[1]
            bits = states[0] | states[1] << 32
            kind = _ROLES.get(role, f"role {role}")
            if kind not in ("frame", "role 75"):
                holds = frozenset(name for bit, name in _STATES.items() if bits >> bit & 1)
                found.append(Thing(place, kind, name, note, holds, inside, number))
            if kind == "row":  # what is in its cells is its name too
                continue
            marks = self._numbers(children) if kind == "list" else [("", "")] * len(children)
            found += self._below(children, name if kind == "list" else inside, marks)
        return found

    def _numbers(self, children: Sequence[Any]) -> list[tuple[str, str]]:
        told = self._learn([((bus, path), "GetAttributes") for bus, path in children])
        return [
            ((each or {}).get("posinset", ""), (each or {}).get("setsize", "")) for each in told
        ]

    def press(self, thing: Thing) -> None:
        """Do what it is for."""
        self._ask([(thing.at, "DoAction")])

    def focus(self, thing: Thing) -> None:
        """Point at it."""
        self._ask([(thing.at, "GrabFocus")])

    def _ask(self, asked: Sequence[_Question]) -> list[Any]:
        """The answers to some questions, all put at once; None where there is no answer."""
        serials = {}
        for index, (at, what) in enumerate(asked):
            serial = next(self._bus.outgoing_serial)
            serials[serial] = index
            self._bus.send(_message(at, what), serial=serial)
        found: list[Any] = [None] * len(asked)
        while serials:
            try:
                message = self._bus.receive(timeout=_UNANSWERED)
            except TimeoutError:  # what was only just coming or going may keep silent for good
                break
            self._note(message)
            header = message.header
            index = serials.pop(header.fields.get(HeaderFields.reply_serial, 0), -1)
            if index >= 0 and header.message_type is MessageType.method_return:
                found[index] = message.body[0] if message.body else True
        return found

    def _note(self, message: Message) -> None:
        fields = message.header.fields
        if fields.get(HeaderFields.interface) != _CHANGES:
            return
        self._changed = True
        self._stale.add((fields[HeaderFields.sender], fields[HeaderFields.path]))
        about, what = message.body[3], fields[HeaderFields.member]
        if what == "Announcement":
            self._heard.append(str(about[1]))
        elif what == "ChildrenChanged":  # its numbers in the list are others, or it is new
            self._stale.add(about[1])


def _message(at: Any, what: str) -> Message:
    bus, path = at
    if what == "All":
        address = DBusAddress(path, bus, _PROPERTIES)
        return new_method_call(address, "GetAll", "s", (f"{_A11Y}.Accessible",))
    room = {"DoAction": "Action", "GrabFocus": "Component"}.get(what, "Accessible")
    address = DBusAddress(path, bus, f"{_A11Y}.{room}")
    if what == "DoAction":
        return new_method_call(address, what, "i", (0,))
    return new_method_call(address, what)
