"""Lines and words of our notation, and what can be wrong with them (rules/NOTATION.md).

What ends a sentence or puts a word in quotes is passed over: `Good.` is `good`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Card, Suit
from rules.core.record import PartlyCompared
from rules.core.seats import Player
from rules.piquet.record.letters import OURS, RANK_NAMES, SUIT_NAMES, Style, folded

NAMES = ("A", "B")
"""What the players are called where nothing else was said."""


class FaultReason(StrEnum):
    """Why a text cannot be read. The sentences live in the game's catalogue."""

    NO_ACTION = "no-action"  # details: the word, or nothing
    NO_CARD = "no-card"  # the word
    TWO_CARDS = "two-cards"  # by the letters of two languages: the word, what it is in each
    CARD_TWICE = "card-twice"  # the card
    NO_CARDS = "no-cards"  # cards are missing
    ONE_CARD = "one-card"  # one card is wanted: how many stand there
    NO_NUMBER = "no-number"  # the word, or nothing
    NO_SUIT = "no-suit"
    NO_RANK = "no-rank"
    NO_KIND = "no-kind"  # neither point, sequence nor set
    NO_QUESTION = "no-question"  # nothing that may be asked: the words
    NO_REPLY = "no-reply"  # neither good, not good nor equal
    YES_OR_NO = "yes-or-no"
    DEAL_OR_ELDER = "deal-or-elder"
    TOO_MUCH = "too-much"  # a word too many: the word
    # of a whole record
    NEWER = "newer"  # a form of a later version: its number
    TOO_LONG = "too-long"  # more than any record: how many characters there may be
    TOO_MANY_STEPS = "too-many-steps"  # more lines of a deal than any deal can have: how many
    NO_RECORD = "no-record"  # no deal in it
    NO_PACKETS = "no-packets"  # neither twos nor threes
    NO_PRESET = "no-preset"  # the word, or nothing
    NO_OPTION = "no-option"  # the word, or nothing
    NO_VALUE = "no-value"  # the word, or nothing; the option
    TOO_LATE = "too-late"  # a header line after the first deal
    NO_NAME = "no-name"
    WRONG_NUMBER = "wrong-number"  # deals are numbered from 1: the number expected
    WRONG_DEALER = "wrong-dealer"  # who deals: A or B
    NOT_OVER = "not-over"  # a deal begins before the last one is over
    CUT_NOT_OVER = "cut-not-over"  # a deal begins before the cut is over
    HAND_TWICE = "hand-twice"  # whose
    TALON_TWICE = "talon-twice"
    HAND_SIZE = "hand-size"  # how many cards, how many are wanted
    TALON_SIZE = "talon-size"  # how many cards, how many are wanted
    DEALT_TWICE = "dealt-twice"  # a card, and the line where it was dealt before
    WHO = "who"  # a line needs to say whose it is
    SAME_NAME = "same-name"  # the name of both players
    ELDER_DEALS = "elder-deals"  # a deal that is begun by elder, who does not deal
    WRONG_TRICK = "wrong-trick"  # a number before cards: that of the trick which is played
    OTHER_NUMBER = "other-number"  # a call by its number and its cards: the two numbers
    OTHER_CALL = "other-call"  # a call by its name and its cards, which are not of that name
    # of a record that is played through
    NOT_YOUR_TURN = "not-your-turn"  # whose turn it is, and the phase
    NO_SUCH_CALL = "no-such-call"  # the hand has nothing that fits what was said
    FALSE_ANSWER = "false-answer"  # said, the kind, younger's best of it, what she may say
    OTHER_DRAWS = "other-draws"  # who, and the cards that were drawn
    OTHER_COUNT = "other-count"  # who, said, true
    OTHER_MAKING = "other-making"  # said, true
    ELSEWHERE = "elsewhere"  # a card that the record puts elsewhere already
    PARTIE_OVER = "partie-over"  # a deal after the last
    DEAL_OVER = "deal-over"  # an action after the last trick
    NO_POINT = "no-point"  # no point was called
    NO_PACK = "no-pack"  # no pack makes the record possible: the fault of the nearest, if any


class Fault(PartlyCompared, frozen=True):
    """Where a text is wrong (both count from 1) and why; details are words or cards (`KS`).

    `player` is whose action it is, as far as known, `card` the one that was played.
    """

    aside: ClassVar[frozenset[str]] = frozenset({"player", "card"})

    line: int
    column: int
    reason: StrEnum
    details: tuple[int | str, ...] = ()
    player: Player | None = None
    card: Card | None = None


class NotationError(ValueError):
    """Raised for a text that cannot be read; carries the fault and no sentence.

    `names` are the players' as far as the text told them, A's first.
    """

    def __init__(self, fault: Fault, names: tuple[str, str] = NAMES) -> None:
        super().__init__(f"line {fault.line}, column {fault.column}: {fault.reason}")
        self.fault = fault
        self.names = names

    def of(self, player: Player | None, names: tuple[str, str]) -> NotationError:
        """The same, told as a fault of a player's unless it is another's already."""
        fault = self.fault
        whose = player if fault.player is None else fault.player
        return NotationError(replace(fault, player=whose), names)


class Word(NamedTuple):
    """A word of a line and the column of its first letter."""

    text: str
    column: int

    @property
    def low(self) -> str:
        """In small letters, without what ends a sentence: a question mark is also a card's."""
        low = self.text.lower().replace("’", "'")
        bare = low.rstrip(".!:")
        asked = bare.rstrip("?")
        if len(asked) > _LONGEST_CARD or asked in RANK_NAMES:
            bare = asked
        return bare or low


_LONGEST_CARD = len("10S")


class TextLine(Struct, frozen=True):
    """What is still to be read of a line, the column where it ends, how its cards are written."""

    number: int
    words: tuple[Word, ...]
    end: int
    styles: tuple[Style, ...] = (OURS,)

    @property
    def first(self) -> str:
        """The next word in small letters, or nothing."""
        return self.words[0].low if self.words else ""

    def rest(self, count: int = 1) -> TextLine:
        return self.of(self.words[count:])

    def of(self, words: tuple[Word, ...]) -> TextLine:
        """The same line with other words left."""
        return replace(self, words=words)

    def wrong(self, reason: StrEnum, *details: int | str) -> NotationError:
        """The fault at the next word; without details it quotes that word."""
        column = self.words[0].column if self.words else self.end
        quoted = (self.words[0].text,) if self.words else ("",)
        return NotationError(Fault(self.number, column, reason, details or quoted))

    def done(self) -> None:
        """Complain if anything is left to be read."""
        if self.words:
            raise self.wrong(FaultReason.TOO_MUCH)


_WORD = re.compile(r"[^\s,;()\"“”„«»]+")


def read_line(text: str, number: int = 1, styles: tuple[Style, ...] = (OURS,)) -> TextLine:
    """The words of a line without its comment, which `#` begins."""
    text = text.partition("#")[0].rstrip()
    words = tuple(Word(found.group(), found.start() + 1) for found in _WORD.finditer(text))
    return TextLine(number, words, len(text) + 1, styles)


def read_statements(
    text: str, number: int, styles: tuple[Style, ...] = (OURS,)
) -> tuple[TextLine, ...]:
    """The parts of a line between semicolons, without empty ones; columns stay the line's."""
    text = text.partition("#")[0].rstrip()
    parts = []
    start = 0
    for part in text.split(";"):
        line = read_line(" " * start + part, number, styles)
        start += len(part) + 1
        if line.words:
            parts.append(line)
    return tuple(parts)


def read_suit(line: TextLine) -> Suit:
    """The suit that stands next: `hearts`, `H`, `♥` or `cœur`."""
    word = folded(line.first.replace("\N{VARIATION SELECTOR-16}", ""))
    suit = SUIT_NAMES.get(word) or OURS.suits.get(word.upper())
    if suit is None:
        raise line.wrong(FaultReason.NO_SUIT)
    return suit


def read_number(line: TextLine) -> int:
    """The whole number that stands next."""
    if not (line.first.isascii() and line.first.isdigit() and len(line.first) < 10):
        raise line.wrong(FaultReason.NO_NUMBER)
    return int(line.first)


PLAYERS = {"a": Player.A, "b": Player.B}
_OWN = "'s"


def bare(word: str) -> str:
    """A word without what makes its owner of it: "A's" is "A"."""
    return word.removesuffix(_OWN)


def read_name_line(text: str, number: int) -> TextLine | None:
    """A line that gives a player his name, `A is …`; None if it is another."""
    line = read_line(text, number)
    return line if line.first in PLAYERS and line.rest().first == "is" else None


def said_of(name: str, line: TextLine) -> int:
    """With how many words the line begins by a name; 0 if it does not."""
    words = [word.low for word in read_line(name.replace("#", " ")).words]
    begun = [word.low for word in line.words[: len(words)]]
    if not words or [*begun[:-1], bare(begun[-1]) if begun else ""] != words:
        return 0
    return len(words)


_HANDS = frozenset(("holds", "hold", "has", "have", "hand", "talon", "stock"))
_LISTS = frozenset(("discard", "discards", "exchange", "exchanges", "draw", "draws"))
_TAKES = frozenset(("take", "takes"))
_AND = frozenset(("and", "et"))


def joined(statements: Iterable[TextLine]) -> Iterator[TextLine]:
    """The statements of a line, lists of cards that semicolons part made one."""
    waiting = list(statements)
    while waiting:
        line = waiting.pop(0)
        if more := _goes_on(line, waiting):
            words = [word for one in (line, *waiting[:more]) for word in one.words]
            line = line.of(tuple(words))
            del waiting[:more]
        yield line


def _goes_on(line: TextLine, after: list[TextLine]) -> int:
    """How many of the statements after it go on with its list."""
    begun = {word.low for word in line.words[:4]}
    is_hand = not begun.isdisjoint(_HANDS)
    if not is_hand and begun.isdisjoint(_LISTS | _TAKES):
        return 0
    names = 0
    while names < len(after) and _names_cards(after[names]):
        names += 1
    if is_hand:
        return names
    ends = [at for at in range(names) if folded(after[at].first) in _AND]
    return ends[-1] + 1 if ends else 0


def _names_cards(line: TextLine) -> bool:
    """Whether it begins with a card by its name, without "the"."""
    first = folded(line.first)
    return first in RANK_NAMES or first in _AND
