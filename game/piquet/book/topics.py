"""What the book of help is made of: pages, blocks, and which page a phase of the game asks for.

The scene lays the blocks out. What was agreed on decides which sentence is told: `By` names the
option, and there is one sentence for each of its values.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.piquet.words.say import say
from rules.piquet.options import Options
from rules.piquet.record.options_text import write_value
from rules.piquet.state import Phase
from rules.piquet.view import View


class Topic(StrEnum):
    """The pages of the book in their order."""

    START = "start"
    PACK = "pack"
    DEAL = "deal"
    EXCHANGE = "exchange"
    COMBINATIONS = "combinations"
    CALLS = "calls"
    ANSWERS = "answers"
    PLAY = "play"
    PIQUE = "pique"
    COUNT = "count"
    PARTIE = "partie"
    OPTIONS = "options"
    RIGHTS = "rights"
    STRATEGY = "strategy"
    FAIR = "fair"
    KEYS = "keys"
    GLOSSARY = "glossary"


@dataclass(frozen=True, slots=True)
class Head:
    """A heading inside a page."""

    key: str


@dataclass(frozen=True, slots=True)
class Told:
    """A paragraph."""

    key: str


@dataclass(frozen=True, slots=True)
class By:
    """A paragraph that depends on what was agreed: `key` and the value of an option."""

    key: str
    option: str
    item: bool = False  # one thing of a list


@dataclass(frozen=True, slots=True)
class Item:
    """One thing of a list."""

    key: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table; its sentence has a bar between its two columns."""

    key: str


@dataclass(frozen=True, slots=True)
class Show:
    """Small cards with what they are: beside them, or below where they are many.

    `cards` are in notation; "-" is a card face down, and a blank is left where "." stands. A bar in
    the sentence parts it from what the cards count.
    """

    cards: str
    key: str


@dataclass(frozen=True, slots=True)
class See:
    """Ways to other pages."""

    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was agreed on of these options, each with its value."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Keyboard:
    """The list of keys."""


@dataclass(frozen=True, slots=True)
class Terms:
    """All terms of the glossary."""


Block: TypeAlias = Head | Told | By | Item | Row | Show | See | Agreed | Keyboard | Terms


@dataclass(frozen=True, slots=True)
class Where:
    """Something that is told only where an option has this value, or only where it has another."""

    option: str
    value: str
    block: Block
    so: bool = True


_OF_PHASES = {
    Phase.SPREAD: Topic.DEAL,
    Phase.CUT: Topic.DEAL,
    Phase.CHOICE: Topic.DEAL,
    Phase.DEAL: Topic.DEAL,
    Phase.CARTE_BLANCHE: Topic.EXCHANGE,
    Phase.EXCHANGE: Topic.EXCHANGE,
    Phase.CALLS: Topic.CALLS,
    Phase.ANSWER: Topic.ANSWERS,
    Phase.LOOK: Topic.EXCHANGE,
    Phase.RECKONING: Topic.ANSWERS,
    Phase.CONCESSION: Topic.RIGHTS,
    Phase.PLAY: Topic.PLAY,
    Phase.OVER: Topic.PARTIE,
}


def topic_of(seen: View) -> Topic:
    """The page that tells of what happens at the table now."""
    if seen.deal is not None and seen.deal.opened is not None:
        return Topic.COUNT  # the sheet of the deal that is over lies on the table
    return _OF_PHASES[seen.phase]


def page_name(topic: Topic) -> str:
    """What a page is called."""
    return say(f"help.page.{topic.value}")


def by_agreement(block: By, options: Options) -> str:
    """The key of the sentence that holds for what was agreed."""
    return f"{block.key}.{write_value(getattr(options, block.option))}"
