"""What is spoken on the line: with the caller, with the process of the line, and between friends.

The table's process and that of the line speak lines of JSON, one object a line. A frame is what one
table's process says to the other's: the process of the line carries it and does not look into it.
Whatever is read here comes from outside: it is typed and bounded, or it is `None`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

T = TypeVar("T")

PUBLIC = {
    "mailbox": "ws://relay.magic-wormhole.io:4000/v1",
    "relay": "tcp:transit.magic-wormhole.io:4001",
}
"""Where friends meet who have chosen nothing: what magic-wormhole itself takes."""

VERSION = 1
"""Of what friends say on the line; two who speak different ones cannot meet."""

LONGEST_PAYLOAD = 1 << 16
LONGEST_FRAME = LONGEST_PAYLOAD + 256
LONGEST_LINE = LONGEST_FRAME + 64
DEEPEST = 32
"""How many brackets of a payload may be open at once."""


class LineTrouble(Enum):
    """Why a line came to an end, or to nothing."""

    EXTRA_MISSING = "extra missing"  # `piquet[apart]` is not installed
    NO_NETWORK = "no network"  # this machine reaches nobody
    UNREACHABLE = "unreachable"  # the mailbox does not answer, or not as one
    WRONG_CODE = "wrong code"  # no code at all, or not the one that was told
    NOBODY = "nobody"  # who joins finds nobody who has invited by that code
    CROWDED = "crowded"  # somebody else used the code before
    NO_WAY = "no way"  # the friend is there, and no connection comes about: the relay is down
    TOO_OLD = "too old"  # the friend's program is older than ours
    TOO_NEW = "too new"  # ours is older than the friend's
    NONSENSE = "nonsense"  # something was said that none of our programs says
    OVERFULL = "overfull"  # more than the line holds waits to be taken, or one payload is too long
    ENDED = "ended"  # the process of the line cannot be started, or ends again and again


class CodeTold(Struct, frozen=True, tag=True):
    """The words by which the friend joins."""

    code: str


class Met(Struct, frozen=True, tag=True):
    """The friend is there, and knows nothing of what was sent before: both begin anew.

    `verifier`: the same on both sides, unless somebody sits between. `key`: by it the same two find
    each other another day; it is this side's alone, and a secret.
    """

    verifier: str
    key: str


class Got(Struct, frozen=True, tag=True):
    """A payload of the friend's: JSON without blanks between its parts."""

    payload: str


class Away(Struct, frozen=True, tag=True):
    """The line is broken; it is mended by itself as soon as both are there."""


class Returned(Struct, frozen=True, tag=True):
    """The line is mended: nothing is lost, nothing comes twice."""


class Failed(Struct, frozen=True, tag=True):
    """The line is at its end: nothing more will be told."""

    reason: LineTrouble


Told = CodeTold | Met | Got | Away | Returned | Failed


class Invite(Struct, frozen=True, tag=True):
    """Ask for a code."""


class Join(Struct, frozen=True, tag=True):
    """Use the code that a friend has told."""

    code: Annotated[str, Meta(max_length=100)]


class Again(Struct, frozen=True, tag=True):
    """Wait for the friend of another day."""

    key: Annotated[str, Meta(max_length=100)]


class Carry(Struct, frozen=True, tag=True):
    """A frame: to the friend where the table says it, from him where the line says it."""

    frame: Raw


class Linked(Struct, frozen=True, tag=True):
    """There is a connection with the friend's process."""

    key: str


class Unlinked(Struct, frozen=True, tag=True):
    """There is none any more; it is sought anew."""


Command = Invite | Join | Again | Carry
Report = CodeTold | Linked | Carry | Unlinked | Failed

NO_PAYLOAD = Raw(b"null")
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]
Run = Annotated[str, Meta(max_length=32)]


class Frame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one table's process says to the other's.

    `run` names the life of a process, `to` the friend's as far as it is known. `number` counts the
    payloads from 1; 0 is a frame without one. `got` is the last payload that was taken.
    """

    run: Run
    to: Run = ""
    number: Number = 0
    got: Number = 0
    payload: Raw = NO_PAYLOAD


_COMMANDS = msgspec.json.Decoder(Command)
_REPORTS = msgspec.json.Decoder(Report)
_FRAMES = msgspec.json.Decoder(Frame)
_WRITER = msgspec.json.Encoder()
_IN_QUOTES = re.compile(rb'"(?:[^"\\]|\\.)*"')
_NO_BRACKETS = re.compile(rb"[^\[\]{}]+")


def write(said: Struct) -> str:
    """One line, without its end."""
    return _WRITER.encode(said).decode()


def read_command(line: str) -> Command | None:
    """What the table asks."""
    return _read(_COMMANDS, line)


def read_report(line: str) -> Report | None:
    """What the process of the line tells."""
    return _read(_REPORTS, line)


def read_frame(raw: bytes) -> Frame | None:
    """What the friend says."""
    return _read(_FRAMES, raw) if len(raw) <= LONGEST_FRAME else None


def tight(raw: bytes, longest: int = LONGEST_PAYLOAD, deepest: int = DEEPEST) -> bytes | None:
    """A payload without blanks between its parts; None where it is no JSON, too long or deep."""
    if len(raw) > longest or _depth(raw) > deepest:
        return None
    try:
        msgspec.json.decode(raw)
        return msgspec.json.format(raw, indent=-1)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def tight_frame(record: bytes) -> bytes | None:
    """What came from the friend, as it may stand in a line; None where it is no frame."""
    raw = tight(record, LONGEST_FRAME, DEEPEST + 1)
    return None if raw is None or read_frame(raw) is None else raw


def _depth(raw: bytes) -> int:
    """How many brackets are open at once, at most."""
    deepest = depth = 0
    for byte in _NO_BRACKETS.sub(b"", _IN_QUOTES.sub(b"", raw)):
        depth += 1 if byte in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _read(decoder: msgspec.json.Decoder[T], line: str | bytes) -> T | None:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
