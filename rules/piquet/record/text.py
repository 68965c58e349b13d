"""Lines, words and cards of our notation, and what can be wrong with them (rules/NOTATION.md).

Reading is generous (`10h`, `♥10`, `H:AKQ`, commas, any case), writing knows one form only (`TH`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rules.core.cards import Card, Rank, Suit, write_cards
from rules.piquet.pack import in_order


class FaultReason(StrEnum):
    """Why a text cannot be read. The sentences live in the game's catalogue."""

    NO_ACTION = "no-action"  # details: the word, or nothing
    NO_CARD = "no-card"  # the word
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
    # of a record that is played through
    NOT_YOUR_TURN = "not-your-turn"  # whose turn it is, and the phase
    NO_SUCH_CALL = "no-such-call"  # the hand has nothing that fits what was said
    OTHER_DRAWS = "other-draws"  # who, and the cards that were drawn
    OTHER_COUNT = "other-count"  # who, said, true
    OTHER_MAKING = "other-making"  # said, true
    ELSEWHERE = "elsewhere"  # a card that the record puts elsewhere already
    PARTIE_OVER = "partie-over"  # a deal after the last
    DEAL_OVER = "deal-over"  # a deed after the last trick
    NO_POINT = "no-point"  # no point was called
    NO_PACK = "no-pack"  # no pack makes the record possible: the fault of the nearest, if any


@dataclass(frozen=True, slots=True)
class Fault:
    """Where a text is wrong (both count from 1) and why; details are words or cards (`KS`)."""

    line: int
    column: int
    reason: StrEnum
    details: tuple[int | str, ...] = ()


class NotationError(ValueError):
    """Raised for a text that cannot be read; carries the fault and no sentence."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"line {fault.line}, column {fault.column}: {fault.reason}")
        self.fault = fault


class Word(NamedTuple):
    """A word of a line and the column of its first letter."""

    text: str
    column: int

    @property
    def low(self) -> str:
        return self.text.lower()


@dataclass(frozen=True, slots=True)
class TextLine:
    """What is still to be read of a line, and the column where it ends."""

    number: int
    words: tuple[Word, ...]
    end: int

    @property
    def first(self) -> str:
        """The next word in small letters, or nothing."""
        return self.words[0].low if self.words else ""

    def rest(self, count: int = 1) -> TextLine:
        return TextLine(self.number, self.words[count:], self.end)

    def wrong(self, reason: StrEnum, *details: int | str) -> NotationError:
        """The fault at the next word; without details it quotes that word."""
        column = self.words[0].column if self.words else self.end
        quoted = (self.words[0].text,) if self.words else ("",)
        return NotationError(Fault(self.number, column, reason, details or quoted))

    def done(self) -> None:
        """Complain if anything is left to be read."""
        if self.words:
            raise self.wrong(FaultReason.TOO_MUCH)


_WORD = re.compile(r"[^\s,;]+")


def read_line(text: str, number: int = 1) -> TextLine:
    """The words of a line without its comment, which `#` begins."""
    text = text.partition("#")[0].rstrip()
    words = tuple(Word(found.group(), found.start() + 1) for found in _WORD.finditer(text))
    return TextLine(number, words, len(text) + 1)


def read_statements(text: str, number: int) -> tuple[TextLine, ...]:
    """The parts of a line between semicolons, without empty ones; columns stay the line's."""
    text = text.partition("#")[0].rstrip()
    parts = []
    start = 0
    for part in text.split(";"):
        line = read_line(" " * start + part, number)
        start += len(part) + 1
        if line.words:
            parts.append(line)
    return tuple(parts)


_SIGNS = {"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C"}
_RANK = r"10|[789TJQKA]"
_GROUP = re.compile(rf"(?:(?P<front>[SHDC]):?)?(?P<ranks>(?:{_RANK})+)(?P<back>[SHDC])?")
_ONE_RANK = re.compile(_RANK)
_SUITS = {
    name: suit
    for suit in Suit
    for name in (suit.value.lower(), suit.name.lower(), suit.name.lower()[:-1])
}


def read_suit(line: TextLine) -> Suit:
    """The suit that stands next: `hearts`, `H` or `♥`."""
    word = line.first.replace("\N{VARIATION SELECTOR-16}", "")
    suit = _SUITS.get(_SIGNS.get(word, word).lower())
    if suit is None:
        raise line.wrong(FaultReason.NO_SUIT)
    return suit


def _group(word: Word, line: TextLine) -> Iterable[PlacedCard]:
    """The cards of one word (`KS`, `♠AKJ`, `S:AKJ`, `AKJS` or `???`), each with its column."""
    if not word.text.strip("?"):
        yield from (PlacedCard(None, word.column + place) for place in range(len(word.text)))
        return
    plain = word.text.upper().replace("\N{VARIATION SELECTOR-16}", "")
    for sign, letter in _SIGNS.items():
        plain = plain.replace(sign, letter)
    found = _GROUP.fullmatch(plain)
    suit = found and (found["front"] or found["back"])
    if found is None or suit is None or (found["front"] and found["back"]):
        raise NotationError(Fault(line.number, word.column, FaultReason.NO_CARD, (word.text,)))
    start = found.start("ranks")
    for rank in _ONE_RANK.finditer(found["ranks"]):
        name = "T" if rank.group() == "10" else rank.group()
        yield PlacedCard(Card.of(Rank(name), Suit(suit)), word.column + start + rank.start())


class PlacedCard(NamedTuple):
    """A card, or None for an unknown one, and the column where it stands."""

    card: Card | None
    column: int


def is_card(line: TextLine) -> bool:
    """Whether a card, known or not, stands next."""
    if not line.words:
        return False
    try:
        return bool(tuple(_group(line.words[0], line)))
    except NotationError:
        return False


def read_open_cards(line: TextLine) -> tuple[PlacedCard, ...]:
    """All that is left of the line as cards in their order, `?` for unknown ones; none twice."""
    found: list[PlacedCard] = []
    seen: set[Card] = set()
    for word in line.words:
        for placed in _group(word, line):
            if placed.card in seen:
                details = (str(placed.card),)
                raise NotationError(
                    Fault(line.number, placed.column, FaultReason.CARD_TWICE, details)
                )
            found.append(placed)
            if placed.card is not None:
                seen.add(placed.card)
    return tuple(found)


def read_cards(line: TextLine) -> tuple[Card, ...]:
    """All that is left of the line as cards in their order, every one of them known."""
    cards = []
    for card, column in read_open_cards(line):
        if card is None:
            raise NotationError(Fault(line.number, column, FaultReason.NO_CARD, ("?",)))
        cards.append(card)
    return tuple(cards)


def read_card(line: TextLine) -> Card:
    """The one card that is left of the line."""
    found = read_cards(line)
    if len(found) != 1:
        raise line.wrong(FaultReason.ONE_CARD, len(found))
    return found[0]


def read_number(line: TextLine) -> int:
    """The whole number that stands next."""
    if not (line.first.isascii() and line.first.isdigit() and len(line.first) < 10):
        raise line.wrong(FaultReason.NO_NUMBER)
    return int(line.first)


def write_held(held: Iterable[Card]) -> str:
    """Cards without order, written by suit from high to low."""
    return write_cards(in_order(held))
