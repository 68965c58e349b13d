"""What a page of the book of help is made of. A game writes its pages in these; they are laid here.

What was agreed on decides which sentence is told: `ByAgreement` names the option, and there is one
sentence for each of its values. All keys are of sentences among the game's words.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Heading(Struct, frozen=True):
    """A heading inside a page."""

    key: str


class Paragraph(Struct, frozen=True):
    """A paragraph."""

    key: str


class ByAgreement(Struct, frozen=True):
    """A paragraph that depends on what was agreed: `key` and the word of an option's value."""

    key: str
    option: str
    item: bool = False  # one thing of a list


class Bullet(Struct, frozen=True):
    """One thing of a list."""

    key: str


class TwoColumns(Struct, frozen=True):
    """A line of a table; its sentence has a bar between its two columns."""

    key: str


class SmallCards(Struct, frozen=True):
    """Small cards with what they are: beside them, or below where they are many.

    `cards` are in notation; "-" is a card face down, and a blank is left where "." stands. A bar in
    the sentence parts it from what the cards count. `large`: the page is about these cards; none
    lies over another.
    """

    cards: str
    key: str
    large: bool = False


class WholePack(Struct, frozen=True):
    """A pack of these ranks in its four suits, and what is told of it. It begins a page."""

    ranks: str
    told: tuple[Paragraph | ByAgreement, ...]


class SeeAlso(Struct, frozen=True):
    """Ways to other pages."""

    topics: tuple[str, ...]


class AgreedOptions(Struct, frozen=True):
    """What was agreed on of these options, each with its value."""

    options: tuple[str, ...]


class ListOfKeys(Struct, frozen=True):
    """The list of keys."""


class ListOfTerms(Struct, frozen=True):
    """All terms of the glossary."""


Sentence: TypeAlias = (
    Heading
    | Paragraph
    | ByAgreement
    | Bullet
    | TwoColumns
    | SmallCards
    | SeeAlso
    | AgreedOptions
    | ListOfKeys
    | ListOfTerms
)
"""A block by itself."""

Block: TypeAlias = Sentence | WholePack


class OnlyWhere(Struct, frozen=True):
    """Something that is told only where an option has this value, or only where it has another."""

    option: str
    value: str  # by its word
    block: Block
    so: bool = True
