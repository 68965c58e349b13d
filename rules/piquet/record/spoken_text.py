"""The words of a spoken call, read and written: `point of 5 in hearts making 49`, `quart major`.

Reading knows the books' names ("sixième", "three knaves", "minor"); "of", "to", "the" and "in" may
be left out. Writing knows one form.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.cards import Hand, Rank
from rules.piquet.combinations import QUATORZE, TRIO, Combination, Kind, Point, RankSet, Sequence
from rules.piquet.pack import ORDER
from rules.piquet.record.card_text import is_card, read_cards
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.text import FaultReason, NotationError, TextLine, read_number, read_suit

_LENGTHS = {
    "tierce": 3,
    "quart": 4,
    "quint": 5,
    "sixieme": 6,
    "sixième": 6,
    "septieme": 7,
    "septième": 7,
    "huitieme": 8,
    "huitième": 8,
}
_LENGTH_NAMES = {length: name for name, length in _LENGTHS.items() if name.isascii()}
_COUNTS = {"trio": TRIO, "quatorze": QUATORZE}
_COUNT_NAMES = {count: name for name, count in _COUNTS.items()}
_SETS = {
    **dict.fromkeys(("three", "3"), TRIO),
    **dict.fromkeys(("four", "4", "fourteen", "14"), QUATORZE),  # "fourteen tens" scores fourteen
}
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
_NAMES = {
    Rank.ACE: "ace",
    Rank.KING: "king",
    Rank.QUEEN: "queen",
    Rank.KNAVE: "knave",
    Rank.TEN: "ten",
    Rank.NINE: "nine",
    Rank.EIGHT: "eight",
    Rank.SEVEN: "seven",
}
_RANKS = {
    **{name: rank for rank, name in _NAMES.items()},
    **{f"{name}s": rank for rank, name in _NAMES.items()},
    **{rank.value.lower(): rank for rank in _NAMES},
    "jack": Rank.KNAVE,
    "jacks": Rank.KNAVE,
    "10": Rank.TEN,
    "10s": Rank.TEN,
}
_FILLING = {"of", "to", "the", "a", "an", "in", "and", "cards"}

KINDS = {"point": Kind.POINT, "sequence": Kind.SEQUENCE, "set": Kind.SET}
KINDS |= dict.fromkeys(_LENGTHS, Kind.SEQUENCE) | dict.fromkeys(_COUNTS, Kind.SET)
"""The words that begin a call, with or without its cards, and the kind they belong to."""

CALLS = tuple(name for name in KINDS if name.isascii())
"""The same words as a list for one who looks for the right one."""

FORMS: dict[Kind, Callable[[Hand], Combination]] = {
    Kind.POINT: Point,
    Kind.SEQUENCE: Sequence,
    Kind.SET: RankSet,
}
"""What the cards of a kind make."""

SPOKEN_ONLY = frozenset(_SETS)
"""The words that begin a call without its cards: "three knaves", "four 10s"."""


def write_spoken(spoken: SpokenCall) -> str:
    """A spoken call in its one form."""
    match spoken.kind:
        case Kind.POINT:
            parts = ["point", f"of {spoken.count}" if spoken.count else ""]
        case Kind.SEQUENCE:
            parts = [_LENGTH_NAMES.get(spoken.count or 0, "sequence")]
            parts.append(f"to the {_NAMES[spoken.rank]}" if spoken.rank else "")
        case Kind.SET:
            parts = [_COUNT_NAMES.get(spoken.count or 0, "set")]
            parts.append(f"of {_NAMES[spoken.rank]}s" if spoken.rank else "")
    parts.append(f"in {spoken.suit.name.lower()}" if spoken.suit else "")
    parts.append(f"making {spoken.making}" if spoken.making else "")
    return " ".join(filter(None, parts))


def begins_call(line: TextLine) -> bool:
    """Whether a call stands next: `point`, `quart major`, `three knaves`, `five cards`."""
    return line.first in KINDS or line.first in SPOKEN_ONLY or _is_number_of_cards(line)


def _is_number_of_cards(line: TextLine) -> bool:
    number = line.first.isdigit() or line.first in _NUMBERS
    return number and line.rest().first in ("card", "cards")


def read_call(line: TextLine) -> SpokenCall | Combination:
    """The call that is left of the line, with its cards or without: `quart AH KH QH JH`."""
    line = _past_filling(line)
    if line.first in SPOKEN_ONLY and not _is_number_of_cards(line):
        return read_spoken(line)
    for said in range(1, len(line.words)):
        if (cards := _cards(line.rest(said))) is not None:
            return _with_cards(line.of(line.words[:said]), line.rest(said), cards)
    return read_spoken(line)


def _cards(line: TextLine) -> Hand | None:
    """The cards of a call; None if there are none: in `point hearts 7` the seven is a number."""
    if not is_card(line) or (len(line.words) == 1 and line.first in _RANKS):
        return None  # "10s" are tens
    if is_card(line.of(line.words[:1])):
        return frozenset(read_cards(line))
    try:
        found = read_cards(line)
    except NotationError as error:
        if error.fault.reason is FaultReason.TWO_CARDS:
            raise
        return None
    return frozenset(found) if len(found) > 1 else None


def _with_cards(said: TextLine, where: TextLine, cards: Hand) -> Combination:
    spoken = (
        SpokenCall(KINDS[said.first], (_LENGTHS | _COUNTS).get(said.first))
        if (said.first in KINDS and not _past_filling(said.rest()).words)
        else read_spoken(said)
    )
    if spoken.count not in (None, len(cards)):
        raise where.wrong(FaultReason.OTHER_NUMBER, spoken.count or 0, len(cards))
    call = FORMS[spoken.kind](cards)
    if not spoken.fits(call):
        raise where.wrong(FaultReason.OTHER_CALL)
    return call


def read_spoken(line: TextLine) -> SpokenCall:
    """The spoken call that is left of the line."""
    line = _past_filling(line)
    first = line.first
    if first == "point" or _is_number_of_cards(line):
        return _point(_past_filling(line.rest() if first == "point" else line))
    if first in _LENGTHS or first == "sequence":
        return _sequence(_LENGTHS.get(first), _past_filling(line.rest()))
    if first in _COUNTS or first == "set":
        return _set(_COUNTS.get(first), _past_filling(line.rest()))
    if first in _SETS:  # "three knaves"
        return _set(_SETS[first], _past_filling(line.rest()))
    raise line.wrong(FaultReason.NO_KIND)


def _past_filling(line: TextLine) -> TextLine:
    while line.first in _FILLING:
        line = line.rest()
    return line


def _point(line: TextLine) -> SpokenCall:
    count = suit = making = None
    if not line.words:
        raise line.wrong(FaultReason.NO_CARDS)
    while line.words:
        if line.first in ("making", "makes"):
            making = read_number(line.rest())
            line = line.rest(2)
        elif line.first.isdigit() or line.first in _NUMBERS:
            count = _NUMBERS.get(line.first) or read_number(line)
            line = line.rest()
        else:
            suit = read_suit(line)
            line = line.rest()
        line = _past_filling(line)
    return SpokenCall(Kind.POINT, count, None, suit, making)


def _sequence(count: int | None, line: TextLine) -> SpokenCall:
    rank = suit = None
    if count is None:
        count = _NUMBERS.get(line.first) or read_number(line)
        if count not in _LENGTH_NAMES:
            raise line.wrong(FaultReason.NO_NUMBER)
        line = _past_filling(line.rest())
    while line.words:
        if line.first == "major":
            rank = Rank.ACE
        elif line.first == "minor":
            rank = ORDER[count - 1]
        elif line.first in _RANKS:
            rank = _RANKS[line.first]
        else:
            suit = read_suit(line)
        line = _past_filling(line.rest())
    return SpokenCall(Kind.SEQUENCE, count, rank, suit)


def _set(count: int | None, line: TextLine) -> SpokenCall:
    rank = _RANKS.get(line.first)
    if rank is None:
        raise line.wrong(FaultReason.NO_RANK)
    line.rest().done()
    return SpokenCall(Kind.SET, count, rank)
