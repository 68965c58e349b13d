"""The letters of cards in each language: `KS` is `RP` in French, `KP` in German.

A record is written in ours, as `rules.core.cards` has them, or in those of a language, which it
then names in a line of its own (`letters de`): so nothing has to be guessed. The rank stands before
the suit; so `FF` is the fante di fiori, `DD` the dama de diamantes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct


class Letters(Struct, frozen=True):
    """What stands for king, queen and knave, and for spades, hearts, diamonds and clubs."""

    courts: str
    suits: str

    @property
    def ranks(self) -> Mapping[str, str]:
        """What is written for each rank that has a letter; the ten is always 10."""
        return {**dict(zip("KQJ", self.courts, strict=True)), "A": "A", "T": "10"}


LETTERS = {
    "fr": Letters("RDV", "PCKT"),
    "de": Letters("KDB", "PHKT"),
    "it": Letters("RDF", "PCQF"),
    "es": Letters("RDJ", "PCDT"),
}
"""Those of each language that has its own, by its code; the clubs of Germany are Treff."""

_SUITS = "SHDC"
_HEAD = re.compile(r"^letters (\w+)[ \t]*\r?$", re.MULTILINE)
_OF_CARDS = re.compile(r"^(?![AB] is )(?!\s*#).*$", re.MULTILINE)


def in_letters_of(code: str, text: str) -> str:
    """A record in our letters as that language writes them, after the line that names its game."""
    if not text or code not in LETTERS:
        return text
    game, _, rest = text.partition("\n")
    return f"{game}\nletters {code}\n{cards_of(code, rest)}"


def cards_of(code: str, text: str) -> str:
    """The cards of a text in our letters as a language writes them."""
    if (own := LETTERS.get(code)) is None:
        return text
    return _exchanged(text, own.ranks, dict(zip(_SUITS, own.suits, strict=True)))


def in_ours(text: str) -> str:
    """A record in our letters if it names a language that has its own, and as it is otherwise."""
    if (head := _HEAD.search(text)) is None or (own := LETTERS.get(head[1].lower())) is None:
        return text
    ranks = {theirs: ours for ours, theirs in own.ranks.items()}
    suits = dict(zip(own.suits, _SUITS, strict=True))
    return _exchanged(text[: head.start()] + text[head.end() :], ranks, suits)


def _exchanged(text: str, ranks: Mapping[str, str], suits: Mapping[str, str]) -> str:
    """The text with other letters on each card; names and remarks are none."""
    one = re.compile(rf"\b({'|'.join(ranks)}|[2-9])([{''.join(suits)}])(?!\w)('*)")

    def card(found: re.Match[str]) -> str:
        rank, suit, pack = found.groups()
        return (ranks.get(rank, rank) + suits[suit] + pack).ljust(len(found[0]))  # columns stay

    return _OF_CARDS.sub(lambda line: one.sub(card, line[0]), text)
