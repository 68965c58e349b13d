"""What single words say of cards: a suit, ranks, both, "of", a dash; by one style of letters.

`card_text` makes cards of a whole list of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from rules.core.cards import Rank, Suit
from rules.piquet.record.letters import (
    ACE,
    FOREIGN_RANKS,
    RANK_NAMES,
    SUIT_NAMES,
    Style,
    folded,
)
from rules.piquet.record.text import TextLine, Word


class PlacedRank(NamedTuple):
    """A rank and the column where it stands."""

    rank: Rank
    column: int


class CardPiece(Struct, frozen=True):
    """What a word, or a part of one between dashes, says of cards."""

    word: Word
    ranks: tuple[PlacedRank, ...] = ()
    before: Suit | None = None  # stands before its ranks, or alone
    after: Suit | None = None
    unknown: int = 0
    links: bool = False  # "of": the suit that follows is that of what stands before
    void: bool = False  # a dash: nothing of the suit
    twofold: bool = False  # by these letters it could be ranks alone as well


_FILLING = frozenset(
    (
        *("the", "and", "&", "+"),
        *("le", "la", "les", "et"),
        *("der", "die", "das", "und"),
        *("il", "lo", "i", "gli", "e"),
        *("el", "los", "las", "y"),
    )
)
_OF = frozenset(["of", "de", "di", "von"])
_DASHES = "-–—/"
_ELISION = ("l'", "l’", "d'", "d’")


def is_bare(piece: CardPiece) -> bool:
    """Whether it is a rank by its name, without a suit."""
    name = folded(piece.word.text)
    named = name in RANK_NAMES or name == ACE
    return named and bool(piece.ranks) and piece.before is None and piece.after is None


def fills(piece: CardPiece) -> bool:
    """Whether it says nothing: "the", "and"."""
    return piece == CardPiece(piece.word)


def pieces_of(line: TextLine, style: Style) -> Iterator[CardPiece | None]:
    """What the words of a line say of cards; None for one that says nothing of them."""
    words = [part for word in line.words for part in parts_of(word)]
    for place, word in enumerate(words):
        if folded(word.text) == ACE and _is_rank_there(words, place):
            yield CardPiece(word, (PlacedRank(Rank.ACE, word.column),))
        else:
            yield _piece(word, style)


def parts_of(word: Word) -> Iterator[Word]:
    """A word without what ends a sentence, taken apart at its dashes; a dash alone stays."""
    text = word.text
    column = word.column
    if text.lower().startswith(_ELISION):
        text, column = text[2:], column + 2
    bare = text.rstrip(".!:") or text
    if not bare.strip(_DASHES):
        yield Word(bare, column)
        return
    start = 0
    for end in (*(at for at, letter in enumerate(bare) if letter in _DASHES), len(bare)):
        if end > start:
            yield Word(bare[start:end], column + start)
        start = end + 1


def _is_rank_there(words: list[Word], place: int) -> bool:
    """Whether `as` is an ace beside these words: before "de", or among other ranks by name."""
    beside = [folded(word.text) for word in (*words[:place][-1:], *words[place + 1 :][:1])]
    return any(name in FOREIGN_RANKS or name in _OF for name in beside)


def _piece(word: Word, style: Style) -> CardPiece | None:
    name = folded(word.text)
    if name in _FILLING:
        return CardPiece(word)
    if name in _OF:
        return CardPiece(word, links=True)
    if name in RANK_NAMES:
        return CardPiece(word, (PlacedRank(RANK_NAMES[name], word.column),))
    if name in SUIT_NAMES:
        return CardPiece(word, before=SUIT_NAMES[name])
    if not word.text.strip(_DASHES):
        return CardPiece(word, void=True)
    if not word.text.strip("?"):
        return CardPiece(word, unknown=len(word.text))
    return _letters(word, style)


def _letters(word: Word, style: Style) -> CardPiece | None:
    """A word of single letters: ranks, a suit, or both."""
    signs = [
        (letter.upper(), word.column + place)
        for place, letter in enumerate(word.text)
        if letter != "\N{VARIATION SELECTOR-16}"
    ]
    first, last = style.suits.get(signs[0][0]), style.suits.get(signs[-1][0])
    alone = ranks_of(signs, style)
    card = last and len(signs) > 1 and ranks_of(signs[:-1], style)
    if last is not None and card and len(card) == 1:  # rank, then suit: `FF`, a fante di fiori
        return CardPiece(word, card, after=last, twofold=alone is not None)
    if first is not None:
        behind = signs[2:] if len(signs) > 1 and signs[1][0] == ":" else signs[1:]
        if not behind:
            return CardPiece(word, before=first, twofold=alone is not None)
        if (ranks := ranks_of(behind, style)) is not None:
            return CardPiece(word, ranks, before=first, twofold=alone is not None)
    if last is not None and (ranks := ranks_of(signs[:-1], style)):
        return CardPiece(word, ranks, after=last, twofold=alone is not None)
    return None if alone is None else CardPiece(word, alone)


def ranks_of(signs: list[tuple[str, int]], style: Style) -> tuple[PlacedRank, ...] | None:
    """The ranks that letters, each with its column, stand for; None if one of them is none."""
    found = []
    place = 0
    while place < len(signs):
        letter, column = signs[place]
        if letter == "1" and place + 1 < len(signs) and signs[place + 1][0] == "0":
            letter, place = "10", place + 1
        rank = style.ranks.get(letter)
        if rank is None:
            return None
        found.append(PlacedRank(rank, column))
        place += 1
    return tuple(found)
