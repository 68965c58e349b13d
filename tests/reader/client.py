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
_STATES = {4: "checked", 8: "enabled", 12: "focused", 20: "pressed", 23: "selected"}


class Thing(Struct, frozen=True):
    """Something in the window: what it is, what it is called, what more is told, how it stands."""

    at: tuple[str, str]  # its place on the bus
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
        for kind in ("Object",):
            rule = MatchRule(type="signal", interface=f"{_A11Y}.Event.{kind}")
            self._bus.send_and_get_reply(message_bus.AddMatch(rule))
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
        if self._changed or self._looks > _BLIND:
            self._changed, self._looks = False, 0
            self._things = self._read()
        return self._things

    def _read(self) -> list[Thing]:
        desktop = (f"{_A11Y}.Registry", _ROOT)
        programs = self._ask([(desktop, "GetChildren")])[0] or ()
        found = []
        for each in programs:
            found += self._below([each], "", [("", "")])
        return found

    def _below(
        self, places: Sequence[Any], inside: str, numbers: Sequence[tuple[str, str]]
    ) -> list[Thing]:
        if not places:
            return []
        asked = [
            (place, what)
            for place in places
            for what in ("GetRole", "GetState", "GetChildren", "All")
        ]
        replies = self._ask(asked)
        found: list[Thing] = []
        for at, place in enumerate(places):
            role, states, children, told = replies[4 * at : 4 * at + 4]
            if role is None or states is None or children is None or "Name" not in (told or {}):
                continue  # it has gone meanwhile
            name, note = told["Name"][1], told.get("Description", ("s", ""))[1]
            bits = states[0] | states[1] << 32
            kind = _ROLES.get(role, f"role {role}")
            if kind not in ("frame", "role 75"):
                holds = frozenset(name for bit, name in _STATES.items() if bits >> bit & 1)
                found.append(Thing(tuple(place), kind, name, note, holds, inside, numbers[at]))
            if kind == "row":  # what is in its cells is its name too
                continue
            marks = self._numbers(children) if kind == "list" else [("", "")] * len(children)
            found += self._below(children, name if kind == "list" else inside, marks)
        return found

    def _numbers(self, children: Sequence[Any]) -> list[tuple[str, str]]:
        asked = self._ask([(each, "GetAttributes") for each in children])
        return [
            ((each or {}).get("posinset", ""), (each or {}).get("setsize", "")) for each in asked
        ]

    def press(self, thing: Thing) -> None:
        """Do what it is for."""
        self._ask([(thing.at, "DoAction")])

    def focus(self, thing: Thing) -> None:
        """Point at it."""
        self._ask([(thing.at, "GrabFocus")])

    def _ask(self, asked: Sequence[tuple[Any, str]]) -> list[Any]:
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
        self._changed |= message.header.message_type is MessageType.signal
        if message.header.fields.get(HeaderFields.member) == "Announcement":
            self._heard.append(str(message.body[3][1]))


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
