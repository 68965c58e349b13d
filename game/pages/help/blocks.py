"""What a page of the book of help is made of. A game writes its pages in these; they are laid here.

What was agreed on decides which sentence is told: `ByAgreement` names the option, and there is one
sentence for each of its values. All keys are of sentences among the game's words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading inside a page."""

    key: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    key: str


@dataclass(frozen=True, slots=True)
class ByAgreement:
    """A paragraph that depends on what was agreed: `key` and the word of an option's value."""

    key: str
    option: str
    item: bool = False  # one thing of a list


@dataclass(frozen=True, slots=True)
class Bullet:
    """One thing of a list."""

    key: str


@dataclass(frozen=True, slots=True)
class TwoColumns:
    """A line of a table; its sentence has a bar between its two columns."""

    key: str


@dataclass(frozen=True, slots=True)
class SmallCards:
    """Small cards with what they are: beside them, or below where they are many.

    `cards` are in notation; "-" is a card face down, and a blank is left where "." stands. A bar in
    the sentence parts it from what the cards count. `large`: the page is about these cards; none
    lies over another.
    """

    cards: str
    key: str
    large: bool = False


@dataclass(frozen=True, slots=True)
class WholePack:
    """A pack of these ranks in its four suits, and what is told of it. It begins a page."""

    ranks: str
    told: tuple[Paragraph | ByAgreement, ...]


@dataclass(frozen=True, slots=True)
class SeeAlso:
    """Ways to other pages."""

    topics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AgreedOptions:
    """What was agreed on of these options, each with its value."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListOfKeys:
    """The list of keys."""


@dataclass(frozen=True, slots=True)
class ListOfTerms:
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


@dataclass(frozen=True, slots=True)
class OnlyWhere:
    """Something that is told only where an option has this value, or only where it has another."""

    option: str
    value: str  # by its word
    block: Block
    so: bool = True
