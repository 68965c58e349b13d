"""The letters, signs and names by which books write ranks and suits: ours, and those of France.

`D` is diamonds here and the dame there, `C` clubs or cœur, `K` the king or carreau. Which letters a
record is written in follows from its words taken together (`styles_of`); where one word can be two
cards all the same, that is told and nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from rules.core.cards import Rank, Suit

SIGNS = {
    **dict.fromkeys("♠♤", Suit.SPADES),
    **dict.fromkeys("♥♡", Suit.HEARTS),
    **dict.fromkeys("♦♢", Suit.DIAMONDS),
    **dict.fromkeys("♣♧", Suit.CLUBS),
}
_SMALL = {"7": Rank.SEVEN, "8": Rank.EIGHT, "9": Rank.NINE, "10": Rank.TEN}
_COURTS = {"K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.KNAVE}
_FRENCH_COURTS = {"R": Rank.KING, "D": Rank.QUEEN, "V": Rank.KNAVE}
_SUITS = {suit.value: suit for suit in Suit}
_FRENCH_SUITS = {"P": Suit.SPADES, "C": Suit.HEARTS, "K": Suit.DIAMONDS, "T": Suit.CLUBS}


class Style(Struct, frozen=True, eq=False):
    """One way to write cards: what stands for each rank and each suit; signs are read in all."""

    name: str
    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]


OURS = Style("ours", {"A": Rank.ACE, "T": Rank.TEN, **_SMALL, **_COURTS}, {**SIGNS, **_SUITS})
"""The notation itself, and the only one that is written: `KS`, `TH`."""

FRENCH_COURTS = Style(
    "french-courts",
    {"A": Rank.ACE, "T": Rank.TEN, **_SMALL, **_FRENCH_COURTS},
    {**SIGNS, **_SUITS},
)
"""Roi, dame and valet with our suits or with signs: `RS`, `♥D`."""

FRENCH = Style("french", {"A": Rank.ACE, **_SMALL, **_FRENCH_COURTS}, {**SIGNS, **_FRENCH_SUITS})
"""French throughout: `RP` is the roi de pique, `8K` the huit de carreau, `AC` the as de cœur."""

FRENCH_SIGNS = Style("french-signs", FRENCH_COURTS.ranks, SIGNS)
"""Roi, dame and valet where all suits are signs or names, so that `D` is the dame."""

OUR_SIGNS = Style("our-signs", OURS.ranks, SIGNS)
"""Our ranks where all suits are signs or names."""

STYLES = (OURS, FRENCH_COURTS, FRENCH)

FRENCH_RANKS = {
    "roi": Rank.KING,
    "dame": Rank.QUEEN,
    "valet": Rank.KNAVE,
    "dix": Rank.TEN,
    "neuf": Rank.NINE,
    "huit": Rank.EIGHT,
    "sept": Rank.SEVEN,
}
"""Ranks by their French names, but for the ace."""

RANK_NAMES = {
    **{rank.name.lower(): rank for rank in Rank if rank in OURS.ranks.values()},
    **FRENCH_RANKS,
    "jack": Rank.KNAVE,
}
"""Ranks by name, without accents; `as`, the French ace, is our ace of spades and not among them."""

FRENCH_ACE = "as"

SUIT_NAMES = {
    **{name: suit for suit in Suit for name in (suit.name.lower(), suit.name.lower()[:-1])},
    **dict.fromkeys(("pique", "piques"), Suit.SPADES),
    **dict.fromkeys(("coeur", "coeurs"), Suit.HEARTS),
    **dict.fromkeys(("carreau", "carreaux"), Suit.DIAMONDS),
    **dict.fromkeys(("trefle", "trefles"), Suit.CLUBS),
}
"""Suits by name, in the singular too, without accents."""


def folded(word: str) -> str:
    """A word in small letters and without its accents: "Cœur" is "coeur"."""
    return _ACCENT.sub("", word.lower().translate(_PLAIN))


_PLAIN = str.maketrans({"œ": "oe", "é": "e", "è": "e", "ê": "e"})
_ACCENT = re.compile("[\u0300-\u036f]")  # as its own letter, as some systems write it


_CARDS = {
    style: re.compile(
        rf"(?:(?:{'|'.join(style.suits)}):?)?(?:{'|'.join(style.ranks)})+"
        rf"|(?:{'|'.join(style.ranks)})+(?:{'|'.join(style.suits)})?"
    )
    for style in STYLES
}
_PART = re.compile(r"[^\s,;/–—-]+")


def styles_of(lines: Iterable[str]) -> tuple[Style, ...]:
    """The ways to write cards in which a text can be, ours first.

    One in which all of its cards can be read, if there is one: ours rather than the French ones.
    Else those without which some of them cannot.
    """
    common, needed = set(STYLES), list[Style]()
    for line in lines:
        for part in _PART.findall(line.partition("#")[0]):
            word = part.rstrip(".!").replace("\N{VARIATION SELECTOR-16}", "").upper()
            able = [style for style in STYLES if _CARDS[style].fullmatch(word)]
            common &= set(able) or common
            if len(able) == 1 and len(word) > 1:
                needed += able
    if OURS in common:
        return (OURS,)
    return tuple(style for style in STYLES if style in (common or needed)) or STYLES
