"""What a game brings to be explained: the pages of its book of help, and its terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from game.games import part_if_any
from game.pages.help.blocks import Block, ByAgreement, ListOfKeys, OnlyWhere, Sentence, WholePack
from game.pages.variants import variants_of
from game.words.catalogue import say_of
from rules.core.game import Options


def nowhere(_seen: object) -> str:
    """No page in particular."""
    return ""


class HelpBook(Struct, frozen=True, kw_only=True):
    """The book of help of one game. A page's name is the sentence `help.page.TOPIC`.

    Terms are explained by `term.TERM` and `term.TERM.means`; their forms stand as FORMS in the
    module `glossary` among the game's words.
    """

    pages: Mapping[Any, tuple[Block | OnlyWhere, ...]]
    """What stands on each page, by its topic (a text), in the order of the book."""
    topic_of: Callable[[Any], str] = nowhere
    """The page that tells of what happens in a view; the first if empty."""
    end: str = ""
    """The page that tells what a finished partie comes to; the first if empty."""
    terms: tuple[str, ...] = ()

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
