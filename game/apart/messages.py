"""What two ends say to each other: typed, bounded, one JSON text each.

Entries are what both books hold: the host alone writes them, numbered from 0, and the guest tells
what goes into them. The rest is said and forgotten. Reading trusts nothing: whatever is wrong is
`Trouble`, which ends the line and never the partie.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import Decoder, encode

VERSION = 1
LONGEST = 60_000
"""Bytes of one message; the line carries 64 kB."""
MOST_ENTRIES = 100_000
MOST_LINES = 3_000
PHRASES, FACES = 6, 4


class LineFault(StrEnum):
    """Why a line was ended. The sentences live in the catalogue: see `told`."""

    UNREAD = "unread"  # no message, or none that is said now
    OLDER = "older"  # the friend's program is
    NEWER = "newer"
    NO_GAME = "no-game"  # one of the programs does not know what is played
    EARLY = "early"  # an answer to what was not asked yet
    ILLEGAL = "illegal"  # the rules are against it
    OTHER_PARTIE = "other-partie"
    DIFFER = "differ"  # the books do
    PACK = "pack"  # not drawn from both secrets
    SHOWN = "shown"  # what was shown of a deal was not the deal
    FLOOD = "flood"
    LARGE = "large"

    @property
    def told(self) -> str:
        """The key of its sentence; what no program of ours does needs no telling apart."""
        alike = self in {LineFault.EARLY, LineFault.ILLEGAL, LineFault.FLOOD, LineFault.LARGE}
        return f"apart.fault.{LineFault.UNREAD if alike else self}"


class Trouble(Exception):  # noqa: N818  (read as a sentence: raise Trouble(fault))
    """Something that ends the line."""

    def __init__(self, fault: LineFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
Digits: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Secret: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Key: TypeAlias = Annotated[str, Meta(pattern=r"\A([0-9a-f]{16})?\Z")]
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"\A[^\x00-\x1f\x7f]+\Z")
]
Word: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"\A[a-z0-9-]*\Z")]
Line: TypeAlias = Annotated[str, Meta(max_length=1_000)]


class Greeting(Struct, frozen=True, tag="hello", tag_field="t"):
    """The first word of an end, and the answer to the other's: who it is, how far its book is."""

    version: int
    name: Name
    portrait: Word
    games: Annotated[tuple[Word, ...], Meta(max_length=30)]  # whose rules it knows
    partie: Key  # "" for none yet
    count: Count  # entries in its book, and their hash
    chain: Digits
    answers: bool = False


# ---- entries


class PartieOffer(Struct, frozen=True, tag="offer", tag_field="t"):
    """What is to be played, by whom; the guest sits at `guest`."""

    n: Count
    partie: Key
    game: Word
    options: dict[str, Any]
    names: tuple[Name, Name]
    guest: Annotated[int, Meta(ge=0, le=1)]
    started: Annotated[str, Meta(max_length=40)]


class Begun(Struct, frozen=True, tag="begun", tag_field="t"):
    """The guest has agreed."""

    n: Count


class Pledge(Struct, frozen=True, tag="pledge", tag_field="t"):
    """The fingerprint of the host's secret for a pack; packs are counted from 0."""

    n: Count
    pack: Count
    digits: Digits


class PackDrawn(Struct, frozen=True, tag="drawn", tag_field="t"):
    """The guest's secret for it, which came after."""

    n: Count
    pack: Count
    thrown: Secret


class ActionShown(Struct, frozen=True, tag="shown", tag_field="t"):
    """All that comes of action `number`, as the guest may see it: events, and how views change."""

    n: Count
    number: Count
    moments: Annotated[tuple[tuple[Any, Any], ...], Meta(min_length=1, max_length=100)]


class DealOpened(Struct, frozen=True, tag="opened", tag_field="t"):
    """A deal is over: the host's secrets for its packs, and each line of the log since the last."""

    n: Count
    secrets: Annotated[tuple[tuple[Count, Secret], ...], Meta(max_length=200)]
    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]


class Stopped(Struct, frozen=True, tag="stopped", tag_field="t"):
    """Both have agreed to play no further."""

    n: Count


Entry: TypeAlias = PartieOffer | Begun | Pledge | PackDrawn | ActionShown | DealOpened | Stopped


# ---- said and forgotten


class OfferAgreed(Struct, frozen=True, tag="agreed", tag_field="t"):
    """The guest agrees to the offer."""


class Throw(Struct, frozen=True, tag="throw", tag_field="t"):
    """The guest's secret for a pack that was pledged."""

    pack: Count
    secret: Secret


class Act(Struct, frozen=True, tag="act", tag_field="t"):
    """The guest does this as action `number`; another may have come before it."""

    number: Count
    line: Line


class ChainSum(Struct, frozen=True, tag="sum", tag_field="t"):
    """The hash of the first so many entries in one's own book."""

    count: Count
    chain: Digits


class Phrase(Struct, frozen=True, tag="phrase", tag_field="t"):
    """One of the short phrases."""

    number: Annotated[int, Meta(ge=0, lt=PHRASES)]


class Face(Struct, frozen=True, tag="face", tag_field="t"):
    """One of the faces."""

    number: Annotated[int, Meta(ge=0, lt=FACES)]


class StopWish(Struct, frozen=True, tag="stop", tag_field="t"):
    """Proposes to play no further, or says yes to that; `no` takes it back, or says no."""

    no: bool = False


class Leave(Struct, frozen=True, tag="leave", tag_field="t"):
    """Rises from the table for now; the partie is kept."""


class Bye(Struct, frozen=True, tag="bye", tag_field="t"):
    """Ends the line, and says why."""

    fault: LineFault


Message: TypeAlias = (
    Greeting | Entry | OfferAgreed | Throw | Act | ChainSum | Phrase | Face | StopWish | Leave | Bye
)


class _Versioned(Struct):
    t: str
    version: int = VERSION


_MESSAGE: Decoder[Message] = Decoder(Message)
_ENTRY: Decoder[Entry] = Decoder(Entry)
_VERSIONED = Decoder(_Versioned)


def write(message: Message) -> str:
    """The one text of a message."""
    return encode(message).decode()


def read(text: str) -> Message:
    """The message that a text is; Trouble for anything else, or a greeting of another version."""
    data = _bounded(text)
    try:
        head = _VERSIONED.decode(data)
        if head.t == "hello" and head.version != VERSION:
            raise Trouble(LineFault.NEWER if head.version > VERSION else LineFault.OLDER)
        return _MESSAGE.decode(data)
    except (MsgspecError, RecursionError):
        raise Trouble(LineFault.UNREAD) from None


def read_entry(text: str) -> Entry:
    """The entry that a text is; Trouble for anything else."""
    try:
        return _ENTRY.decode(_bounded(text))
    except (MsgspecError, RecursionError):
        raise Trouble(LineFault.UNREAD) from None


def _bounded(text: str) -> bytes:
    if len(text) > LONGEST:
        raise Trouble(LineFault.LARGE)
    if "\n" in text or "\r" in text:
        raise Trouble(LineFault.UNREAD)  # it would be two lines of a journal
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise Trouble(LineFault.UNREAD) from None
    if len(data) > LONGEST:
        raise Trouble(LineFault.LARGE)
    return data
