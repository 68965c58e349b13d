"""Cards as people write them: `KS`, `♠AKJ`, `♠ A K J`, `spades AKJ`, `KH-7D`, `the ace of hearts`.

A suit that stands before ranks is theirs until the next one comes; a suit may stand after its ranks
too (`AKJ ♠`, `ace, king, knave of spades`). `?` is an unknown card. Writing knows `KS` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.core.cards import Card, Suit, write_cards
from rules.piquet.pack import PACK, in_order
from rules.piquet.record.card_pieces import (
    CardPiece,
    PlacedRank,
    fills,
    is_bare,
    parts_of,
    pieces_of,
    ranks_of,
)
from rules.piquet.record.letters import (
    OURS,
    SIGN_STYLES,
    SIGNS,
    STYLES,
    SUIT_NAMES,
    Style,
    folded,
)
from rules.piquet.record.text import Fault, FaultReason, NotationError, TextLine, Word


class PlacedCard(NamedTuple):
    """A card, or None for an unknown one, and the column where it stands."""

    card: Card | None
    column: int


def read_open_cards(line: TextLine) -> tuple[PlacedCard, ...]:
    """All that is left of the line as cards in their order, `?` for unknown ones; none twice."""
    found = _read(line)
    seen: set[Card] = set()
    for card, column in found:
        if card in seen:
            raise NotationError(Fault(line.number, column, FaultReason.CARD_TWICE, (str(card),)))
        if card is not None:
            seen.add(card)
    return found


def read_placed_cards(line: TextLine) -> tuple[tuple[Card, int], ...]:
    """All that is left of the line as known cards in their order, each with its column."""
    cards = []
    for card, column in read_open_cards(line):
        if card is None:
            raise NotationError(Fault(line.number, column, FaultReason.NO_CARD, ("?",)))
        cards.append((card, column))
    return tuple(cards)


def read_cards(line: TextLine) -> tuple[Card, ...]:
    """All that is left of the line as cards in their order, every one of them known."""
    return tuple(card for card, _ in read_placed_cards(line))


def read_card(line: TextLine) -> Card:
    """The one card that is left of the line."""
    found = read_cards(line)
    if len(found) != 1:
        raise line.wrong(FaultReason.ONE_CARD, len(found))
    return found[0]


def is_card(line: TextLine) -> bool:
    """Whether cards stand next, known or not: `KS`, `♠ A K`, `the ace of hearts`, `???`."""
    for style in (*line.styles, *STYLES):
        pieces = iter(pieces_of(line, style))
        first = next((one for one in pieces if one is None or not fills(one)), None)
        if first is None:
            continue
        if first.unknown or (first.ranks and (first.before or first.after)):
            return True
        second = next((one for one in pieces if one is None or not fills(one)), None)
        if second is None:
            continue
        if first.before and (second.ranks or second.unknown) and not second.after:
            return True
        if first.ranks and not (first.before or first.after) and _closed(line, style):
            return True
    return False


def _closed(line: TextLine, style: Style) -> bool:
    """Whether ranks are followed by their suit: `ace, king of spades`, `A K ♠`."""
    for piece in pieces_of(line, style):
        if piece is None or piece.after or piece.unknown or (piece.before and piece.ranks):
            return False
        if piece.before:
            return True
    return False


# ---- the whole list -------------------------------------------------------------------------


def _read(line: TextLine) -> tuple[PlacedCard, ...]:
    """The cards by the letters in which they can be read; NotationError if that is in two ways."""
    if OURS in line.styles and all(word.text in _PLAIN for word in line.words):
        return tuple(PlacedCard(_PLAIN[word.text], word.column) for word in line.words)
    fault: NotationError | None = None
    for styles in _tried(line):
        readings: list[tuple[PlacedCard, ...]] = []
        for style in styles:
            try:
                found = _Cards(line, style).read()
            except NotationError as error:
                if fault is None or error.fault.column > fault.fault.column:
                    fault = error
                continue
            if found not in readings:
                readings.append(found)
        if len(readings) > 1:
            raise _ambiguous(line, *readings[:2])
        if readings:
            return readings[0]
    raise fault or line.wrong(FaultReason.NO_CARD)


_PLAIN = {str(card): card for card in PACK}
"""Cards as they are written: most texts have no others."""


def _tried(line: TextLine) -> Iterator[tuple[Style, ...]]:
    """The letters in which a line may be: those of the record, then any; with signs these first."""
    others = tuple(style for style in STYLES if style not in line.styles)
    signs = any(letter in SIGNS for word in line.words for letter in word.text)
    by_signs = tuple(SIGN_STYLES[style] for style in line.styles if style in SIGN_STYLES)
    if line.styles != (OURS,) and (signs or any(_is_suit(word) for word in line.words)):
        yield by_signs
    yield line.styles
    yield others


def _is_suit(word: Word) -> bool:
    return folded(word.text).rstrip(":.") in SUIT_NAMES


def _ambiguous(
    line: TextLine, one: tuple[PlacedCard, ...], other: tuple[PlacedCard, ...]
) -> NotationError:
    """The first word at which two readings part, with the card it is in each."""
    pairs = zip(one, other, strict=False)
    first, second = next((pair for pair in pairs if pair[0] != pair[1]), (one[-1], other[-1]))
    column = min(first.column, second.column)
    word = next((it for it in reversed(line.words) if it.column <= column), line.words[-1])
    details = (word.text, str(first.card), str(second.card))
    return NotationError(Fault(line.number, word.column, FaultReason.TWO_CARDS, details))


class _Cards:
    """The cards of one line by one style of letters; lives only while they are read."""

    def __init__(self, line: TextLine, style: Style) -> None:
        self._line = line
        self._style = style
        self._found: list[PlacedCard] = []
        self._waiting: list[tuple[CardPiece, PlacedRank]] = []  # ranks whose suit is still to come
        self._suit: Suit | None = None  # stands before what comes
        self._empty: CardPiece | None = None  # the suit that was opened and has no card yet
        self._linked = False

    def read(self) -> tuple[PlacedCard, ...]:
        words = [part for word in self._line.words for part in parts_of(word)]
        before: CardPiece | None = None
        pieces = tuple(pieces_of(self._line, self._style))
        next_ones = (*pieces[1:], None)
        for word, piece, after in zip(words, pieces, next_ones, strict=False):
            if piece is None:
                raise self._wrong(word, FaultReason.NO_CARD)
            if is_bare(piece) and after is not None and after.links:
                self._leave_suit(before)
            self._take(piece)
            before = piece
        self._no_rank_waits()
        self._no_suit_is_empty()
        return tuple(self._found)

    def _leave_suit(self, before: CardPiece | None) -> None:
        """What comes now has its own suit behind it; not told whether the ranks before it have."""
        if self._suit is not None and before is not None and is_bare(before):
            raise self._wrong(before.word, FaultReason.NO_CARD)
        if self._suit is not None:
            self._no_suit_is_empty()
            self._suit = None

    def _take(self, piece: CardPiece) -> None:
        if piece.links:
            self._linked = True
        elif piece.unknown:
            self._no_rank_waits()
            column = piece.word.column
            self._found += [PlacedCard(None, column + at) for at in range(piece.unknown)]
            self._empty = None
        elif piece.void:
            if self._empty is None and self._found:
                return  # a dash between cards
            if self._empty is None:
                raise self._wrong(piece.word, FaultReason.NO_CARD)
            self._empty = self._suit = None
        elif piece.ranks:
            self._ranks(piece)
        elif piece.before is not None:
            self._suit_alone(piece, piece.before)

    def _ranks(self, piece: CardPiece) -> None:
        suit = piece.before or piece.after
        if suit is None and self._suit is None:
            self._waiting += [(piece, rank) for rank in piece.ranks]
            return
        if suit is not None:
            self._no_rank_waits()
            if piece.twofold and self._suit is not None:
                raise self._two_ways(piece, self._suit, suit)
            if piece.before is not None:
                self._no_suit_is_empty()
        self._add(piece.ranks, suit or self._suit)
        if suit is not None:
            self._suit = piece.before

    def _suit_alone(self, piece: CardPiece, suit: Suit) -> None:
        linked, self._linked = self._linked, False
        if self._waiting:
            self._add([rank for _, rank in self._waiting], suit)
            self._waiting.clear()
        elif linked:
            raise self._wrong(piece.word, FaultReason.NO_CARD)
        else:
            self._no_suit_is_empty()
            self._suit, self._empty = suit, piece

    def _add(self, ranks: Iterable[PlacedRank], suit: Suit | None) -> None:
        if suit is not None:
            self._found += [PlacedCard(Card.of(rank, suit), column) for rank, column in ranks]
            self._empty = None

    def _no_rank_waits(self) -> None:
        if self._waiting:
            raise self._wrong(self._waiting[0][0].word, FaultReason.NO_CARD)

    def _no_suit_is_empty(self) -> None:
        if self._empty is not None:
            raise self._wrong(self._empty.word, FaultReason.NO_CARD)

    def _two_ways(self, piece: CardPiece, open_: Suit, said: Suit) -> NotationError:
        cards = [str(Card.of(rank.rank, said)) for rank in piece.ranks]
        ranks = ranks_of([(letter, 0) for letter in piece.word.text.upper()], self._style) or ()
        others = [str(Card.of(rank.rank, open_)) for rank in ranks]
        fault = (piece.word.text, " ".join(cards), " ".join(others))
        column = piece.word.column
        return NotationError(Fault(self._line.number, column, FaultReason.TWO_CARDS, fault))

    def _wrong(self, word: Word, reason: FaultReason) -> NotationError:
        return NotationError(Fault(self._line.number, word.column, reason, (word.text,)))


def write_held(held: Iterable[Card]) -> str:
    """Cards without order, written by suit from high to low."""
    return write_cards(in_order(held))
