"""What a page of the book of help is made of. A game writes its pages in these; they are laid here.

What was agreed on decides which sentence is told: `ByAgreement` names the option, and there is one
sentence for each of its values. All keys are of sentences among the game's words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from game.games import part_if_any
from game.pages.variants import variants_of
from game.words.catalogue import say_of
from rules.core.game import Options


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


KindT = TypeVar("KindT")


def each(kind: Callable[[str], KindT], root: str, *names: str) -> tuple[KindT, ...]:
    """Several blocks of a kind, each of a sentence whose key begins in the same way."""
    return tuple(kind(f"{root}.{name}") for name in names)


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


APART: tuple[Block, ...] = (
    *each(Paragraph, "help.apart", "1", "2"),
    *each(Bullet, "help.apart", "line", "knows", "fair"),
)
"""What is told of a friend elsewhere, in the book of any game."""


class OnlyWhere(Struct, frozen=True):
    """Something that is told only where an option has this value, or only where it has another."""

    option: str
    value: str  # by its word
    block: Block
    so: bool = True


def nowhere(_seen: object) -> str:
    """No page in particular."""
    return ""


class HelpBook(Struct, frozen=True, kw_only=True):
    """The book of help of one game. A page's name is the sentence `help.page.TOPIC`.

    Its glossary has the terms that its words explain: `term.TERM`, with `.means` and `.forms`.
    """

    pages: Mapping[Any, tuple[Block | OnlyWhere, ...]]
    """What stands on each page, by its topic (a text), in the order of the book."""
    topic_of: Callable[[Any], str] = nowhere
    """The page that tells of what happens in a view; the first if empty."""
    end: str = ""
    """The page that tells what a finished partie comes to; the first if empty."""

    @property
    def topics(self) -> tuple[str, ...]:
        """All pages in their order."""
        return tuple(self.pages)

    @property
    def keys(self) -> str | None:
        """The page with the list of keys, where there is one."""
        every = self.pages.items()
        return next((topic for topic, page in every if ListOfKeys() in page), None)

    def topic(self, name: str) -> str:
        """The topic of this name; the first where there is none."""
        return next((topic for topic in self.pages if topic == name), self.topics[0])


def help_of(game: str) -> HelpBook:
    """The book of help of a game, which has at least its keys; NoGameError for no game."""
    found: HelpBook | None = part_if_any(game, "help")
    return found or HelpBook(pages={"keys": (ListOfKeys(),)})


def page_name(game: str, topic: str) -> str:
    """What a page is called."""
    return say_of(game, f"help.page.{topic}")


def blocks(game: str, topic: str, options: Options) -> tuple[Block, ...]:
    """What stands on a page, in its order, where these options were agreed on."""
    variants = variants_of(game)
    found: list[Block] = []
    for block in help_of(game).pages[topic]:
        if not isinstance(block, OnlyWhere):
            found.append(block)
        elif (variants.option(block.option).word(options) == block.value) is block.so:
            found.append(block.block)
    return tuple(found)


def each_told(page: Iterable[Block]) -> Iterator[Sentence]:
    """The blocks of a page one by one, those that tell of a pack in its place."""
    for block in page:
        yield from block.told if isinstance(block, WholePack) else (block,)


def by_agreement(game: str, block: ByAgreement, options: Options) -> str:
    """The key of the sentence that holds for what was agreed."""
    return f"{block.key}.{variants_of(game).option(block.option).word(options)}"
