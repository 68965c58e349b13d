"""The letters, signs and names by which people write ranks and suits: ours, and those of others.

`D` is diamonds here and the dame in France, `C` clubs or cœur, `K` the king, carreau or Karo. Which
letters a record is written in follows from its words taken together (`styles_of`); where one word
can be two cards all the same, that is told and nothing is guessed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from rules.core.cards import Rank, Suit
from rules.core.letters import LETTERS

SIGNS = {
    **dict.fromkeys("♠♤", Suit.SPADES),
    **dict.fromkeys("♥♡", Suit.HEARTS),
    **dict.fromkeys("♦♢", Suit.DIAMONDS),
    **dict.fromkeys("♣♧", Suit.CLUBS),
}
_SMALL = {"7": Rank.SEVEN, "8": Rank.EIGHT, "9": Rank.NINE, "10": Rank.TEN}
_COURTS = {"K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.KNAVE}
_SUITS = {suit.value: suit for suit in Suit}


class Style(Struct, frozen=True, eq=False):
    """One way to write cards: what stands for each rank and each suit; signs are read in all."""

    name: str
    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]


OURS = Style("ours", {"A": Rank.ACE, "T": Rank.TEN, **_SMALL, **_COURTS}, {**SIGNS, **_SUITS})
"""The notation itself, and the only one that is written: `KS`, `TH`."""

_COURT_RANKS = {
    code: dict(zip(letters.courts, _COURTS.values(), strict=True))
    for code, letters in LETTERS.items()
}
_COURT_STYLES = tuple(
    Style(f"{code}-courts", {"A": Rank.ACE, "T": Rank.TEN, **_SMALL, **courts}, OURS.suits)
    for code, courts in _COURT_RANKS.items()
)
"""Courts of a language with our suits or with signs: `RS`, `♥D`."""

_WHOLE_STYLES = tuple(
    Style(
        code,
        {"A": Rank.ACE, **_SMALL, **_COURT_RANKS[code]},
        {**SIGNS, **dict(zip(letters.suits, Suit, strict=True))},
    )
    for code, letters in LETTERS.items()
)
"""A language throughout: `RP` is the roi de pique, `8K` the huit de carreau, `FF` a fante."""

SIGN_STYLES = {
    style: Style(f"{style.name}-signs", style.ranks, SIGNS) for style in (OURS, *_COURT_STYLES)
}
"""Each of these where all suits are signs or names, so that `D` is the dame."""

STYLES = (OURS, *_COURT_STYLES, *_WHOLE_STYLES)

FOREIGN_RANKS = {
    name: rank
    for rank, names in {
        Rank.ACE: "ass asso",
        Rank.KING: "roi konig koenig re rey",
        Rank.QUEEN: "dame donna dama",
        Rank.KNAVE: "valet bube fante jota",
        Rank.TEN: "dix zehn dieci diez",
        Rank.NINE: "neuf neun nove nueve",
        Rank.EIGHT: "huit acht otto ocho",
        Rank.SEVEN: "sept sieben sette siete",
    }.items()
    for name in names.split()
}
"""Ranks by their names in other languages, without accents, but for the ace `as`."""

RANK_NAMES = {
    **{rank.name.lower(): rank for rank in Rank if rank in OURS.ranks.values()},
    **FOREIGN_RANKS,
    "jack": Rank.KNAVE,
}
"""Ranks by name; `as`, the ace of France and Spain, is our ace of spades and not among them."""

ACE = "as"

SUIT_NAMES = {
    **{name: suit for suit in Suit for name in (suit.name.lower(), suit.name.lower()[:-1])},
    **{
        name: suit
        for suit, names in {
            Suit.SPADES: "pique piques pik picche picca picas pica",
            Suit.HEARTS: "coeur coeurs herz cuori cuore corazones corazon",
            Suit.DIAMONDS: "carreau carreaux karo quadri quadro diamantes diamante",
            Suit.CLUBS: "trefle trefles kreuz treff fiori fiore treboles trebol",
        }.items()
        for name in names.split()
    },
}
"""Suits by name, in the singular too, without accents."""


def folded(word: str) -> str:
    """A word in small letters and without its accents: "Cœur" is "coeur"."""
    if word.isascii():
        return word.lower()
    return _ACCENT.sub("", word.lower().translate(_PLAIN))


_PLAIN = str.maketrans({"œ": "oe"} | dict(zip("éèêáàíìóòöúùü", "eeeaaiiooouuu", strict=True)))
_ACCENT = re.compile("[\u0300-\u036f]")  # as its own letter, as some systems write it


_CARDS = {
    style: re.compile(
        rf"(?:(?:{'|'.join(style.suits)}):?)?(?:{'|'.join(style.ranks)})+"
        rf"|(?:{'|'.join(style.ranks)})+(?:{'|'.join(style.suits)})?"
        + (rf"|(?:{'|'.join(filter(str.isalpha, style.suits))}):?" * (style in _WHOLE_STYLES))
    )
    for style in STYLES
}
"""Words of cards. A suit alone is one in the letters of a language throughout, whose `K` may open
carreau; in others it tells nothing.
"""
_PART = re.compile(r"[^\s,;/–—-]+")
_ONE_CARD = {
    style: re.compile(
        rf"(?:{'|'.join(style.suits)})(?:{'|'.join(style.ranks)})"
        rf"|(?:{'|'.join(style.ranks)})(?:{'|'.join(style.suits)})"
    )
    for style in STYLES
}


def styles_of(lines: Iterable[str]) -> tuple[Style, ...]:
    """The ways to write cards in which a text can be, ours first.

    Those in which all of its cards can be read, if there are such: ours rather than any other.
    Else those in which most of the cards can be read that cannot be in our letters, and ours if one
    can be in no other.
    """
    common, read = set(STYLES), Counter[Style]()
    for line in lines:
        for part in _PART.findall(line.partition("#")[0]):
            word = part.rstrip(".!").replace("\N{VARIATION SELECTOR-16}", "").upper()
            if word == "B":
                continue  # the player, more often than the Bube
            able = {style for style in STYLES if _CARDS[style].fullmatch(word)}
            common &= able or common
            if able == {OURS} or OURS not in able:
                read.update(style for style in able if _ONE_CARD[style].fullmatch(word))
    if OURS in common:
        return (OURS,)
    most = max((count for style, count in read.items() if style is not OURS), default=0)
    needed = {style for style, count in read.items() if style is OURS or count == most}
    return tuple(style for style in STYLES if style in (common or needed)) or STYLES
