"""The book of help as data: its pages, what stands on each, and which page a phase asks for.

A page is made of blocks; the scene lays them out. What was agreed on decides which sentence is
told: `By` names the option, and there is one sentence for each of its values. Facts: the rule book.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.words.catalogue import say
from rules.piquet.options import Length, Options
from rules.piquet.options_text import NAMES, write_value
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
class Unless:
    """Something that is not told where an option has this value."""

    option: str
    value: str
    block: Block


_T = Topic
_TO_A_HUNDRED = "length", Length.TO_A_HUNDRED.value
_PAGES: dict[Topic, tuple[Block | Unless, ...]] = {
    _T.START: (
        Told("help.start.1"),
        Head("help.start.want"),
        By("help.start.goal", "length"),
        Head("help.start.acts"),
        Item("help.start.act1"),
        Item("help.start.act2"),
        Item("help.start.act3"),
        Item("help.start.act4"),
        Head("help.start.seats"),
        Told("help.start.elder"),
        Told("help.start.tip"),
        See((_T.EXCHANGE, _T.COMBINATIONS, _T.PLAY, _T.GLOSSARY)),
    ),
    _T.PACK: (
        Told("help.pack.1"),
        Show("AS KS QS JS TS 9S 8S 7S", "help.pack.ranks"),
        Told("help.pack.2"),
        Head("help.pack.make"),
        Told("help.pack.make.1"),
        Row("help.pack.make.ace"),
        Row("help.pack.make.court"),
        Row("help.pack.make.rest"),
        Show("AH KH TH 9H 7H", "help.pack.example"),
        See((_T.COMBINATIONS,)),
    ),
    _T.DEAL: (
        Head("help.deal.cut"),
        Told("help.deal.1"),
        By("help.deal.who", "cutting"),
        Told("help.deal.turns"),
        By("help.deal.last", "length"),
        Head("help.deal.cards"),
        By("help.deal.packets", "packets"),
        Told("help.deal.talon"),
        Show("- - - - - . - - -", "help.deal.picture"),
        Agreed(("cutting", "packets", "length")),
        See((_T.START, _T.EXCHANGE, _T.PARTIE)),
    ),
    _T.EXCHANGE: (
        Told("help.exchange.1"),
        Told("help.exchange.elder"),
        By("help.exchange.younger", "younger_least"),
        Told("help.exchange.why"),
        Told("help.exchange.own"),
        Head("help.exchange.left"),
        By("help.exchange.left", "leavings"),
        Head("help.exchange.blanche"),
        Show("AS TS 8S AH 9H 7H TD 8D 7D TC 9C 8C", "help.exchange.blanche.show"),
        By("help.exchange.blanche", "carte_blanche"),
        Agreed(("younger_least", "leavings", "carte_blanche")),
        See((_T.COMBINATIONS, _T.CALLS, _T.STRATEGY)),
    ),
    _T.COMBINATIONS: (
        Told("help.combinations.1"),
        Head("help.combinations.point"),
        Told("help.combinations.point.1"),
        Show("AH KH QH TH 8H", "help.combinations.point.2"),
        Head("help.combinations.sequences"),
        Told("help.combinations.sequences.1"),
        Show("KH QH JH", "help.combinations.tierce"),
        Show("AS KS QS JS", "help.combinations.quart"),
        Show("JD TD 9D 8D 7D", "help.combinations.quint"),
        Show("QC JC TC 9C 8C 7C", "help.combinations.sixieme"),
        Show("AH KH QH JH TH 9H 8H", "help.combinations.septieme"),
        Show("AS KS QS JS TS 9S 8S 7S", "help.combinations.huitieme"),
        Told("help.combinations.sequences.2"),
        Head("help.combinations.sets"),
        Told("help.combinations.sets.1"),
        Show("AS AH AD AC", "help.combinations.quatorze"),
        Show("QS QH QC", "help.combinations.trio"),
        Agreed(("fours_less",)),
        See((_T.CALLS, _T.ANSWERS, _T.PIQUE, _T.COUNT)),
    ),
    _T.CALLS: (
        Told("help.calls.1"),
        Item("help.calls.point"),
        Item("help.calls.sequence"),
        Item("help.calls.set"),
        By("help.calls.order", "order_of_calls"),
        Head("help.calls.answers"),
        Row("help.calls.good"),
        Row("help.calls.not-good"),
        Row("help.calls.equal"),
        Row("help.calls.making"),
        Head("help.calls.sink"),
        Told("help.calls.sink.1"),
        Head("help.calls.show"),
        By("help.calls.show", "show_to_score"),
        Told("help.calls.end"),
        Agreed(("order_of_calls", "show_to_score", "strict_miscall")),
        See((_T.COMBINATIONS, _T.ANSWERS, _T.PIQUE, _T.RIGHTS)),
    ),
    _T.ANSWERS: (
        Told("help.answers.1"),
        Row("help.answers.good"),
        Row("help.answers.not-good"),
        Row("help.answers.equal"),
        Row("help.answers.making"),
        Told("help.answers.2"),
        By("help.answers.ask", "asking"),
        Head("help.answers.count"),
        Told("help.answers.count.1"),
        Told("help.answers.count.2"),
        Agreed(("asking", "late_claims")),
        See((_T.COMBINATIONS, _T.CALLS, _T.RIGHTS)),
    ),
    _T.PLAY: (
        Told("help.play.1"),
        Told("help.play.2"),
        Show("AD KD", "help.play.example"),
        Head("help.play.points"),
        Row("help.play.lead"),
        Row("help.play.win"),
        Row("help.play.last"),
        Row("help.play.cards"),
        Row("help.play.capot"),
        By("help.play.low", "low_cards_count"),
        Told("help.play.how"),
        Agreed(("low_cards_count",)),
        See((_T.PIQUE, _T.COUNT, _T.RIGHTS, _T.STRATEGY)),
    ),
    _T.PIQUE: (
        Told("help.pique.1"),
        Head("help.pique.repique"),
        By("help.pique.repique", "younger_repique"),
        Show("AH KH QH JH TH AS AD AC", "help.pique.repique.show"),
        Head("help.pique.pique"),
        Told("help.pique.pique.1"),
        Show("KH QH JH TH 9H 8H KS KD", "help.pique.pique.show"),
        Head("help.pique.order"),
        Told("help.pique.order.1"),
        Told("help.pique.order.2"),
        By("help.pique.bar", "pique_bar"),
        Told("help.pique.younger"),
        Agreed(("pique_bar", "younger_repique")),
        See((_T.COUNT, _T.CALLS)),
    ),
    _T.COUNT: (
        Told("help.count.1"),
        Row("help.count.blanche"),
        Row("help.count.point"),
        Row("help.count.short"),
        Row("help.count.long"),
        Row("help.count.quatorze"),
        Row("help.count.trio"),
        Row("help.count.repique"),
        Row("help.count.pique"),
        Row("help.count.lead"),
        Row("help.count.last"),
        Row("help.count.cards"),
        Row("help.count.capot"),
        Head("help.count.sheet"),
        Told("help.count.sheet.1"),
        Agreed(("carte_blanche", "younger_repique", "low_cards_count", "fours_less")),
        See((_T.COMBINATIONS, _T.PIQUE, _T.PLAY, _T.PARTIE)),
    ),
    _T.PARTIE: (
        By("help.partie", "length"),
        Head("help.partie.pays"),
        By("help.partie.pays", "length"),
        Unless(*_TO_A_HUNDRED, Head("help.partie.rubicon")),
        Unless(*_TO_A_HUNDRED, By("help.partie.rubicon", "rubicon")),
        Unless(*_TO_A_HUNDRED, Told("help.partie.rubicon.2")),
        Unless(*_TO_A_HUNDRED, Head("help.partie.tie")),
        Unless(*_TO_A_HUNDRED, By("help.partie.tie", "tie")),
        Unless(*_TO_A_HUNDRED, Agreed(("length", "rubicon", "rubicon_deals", "tie"))),
        See((_T.COUNT, _T.OPTIONS, _T.STRATEGY)),
    ),
    _T.OPTIONS: (
        Told("help.options.1"),
        Item("help.options.rubicon"),
        Item("help.options.four-deals"),
        Item("help.options.to-a-hundred"),
        Item("help.options.modern"),
        Told("help.options.2"),
        Agreed(NAMES),
        See((_T.PARTIE,)),
    ),
    _T.RIGHTS: (
        Told("help.rights.1"),
        Item("help.rights.ask"),
        Item("help.rights.correct"),
        By("help.rights.late", "late_claims", item=True),
        By("help.rights.keep", "show_to_score", item=True),
        Item("help.rights.name"),
        Item("help.rights.concede"),
        Item("help.rights.look"),
        Agreed(("late_claims", "show_to_score", "not_reckoned", "strict_miscall")),
        See((_T.CALLS, _T.ANSWERS, _T.KEYS)),
    ),
    _T.STRATEGY: (
        *(Item(f"help.strategy.{number}") for number in range(1, 11)),
        See((_T.EXCHANGE, _T.CALLS, _T.PLAY)),
    ),
    _T.FAIR: (*(Told(f"help.fair.{number}") for number in range(1, 7)), See((_T.STRATEGY,))),
    _T.KEYS: (
        Told("help.keys.1"),
        Told("help.keys.2"),
        Keyboard(),
        Told("help.keys.3"),
        See((_T.RIGHTS, _T.START)),
    ),
    _T.GLOSSARY: (Told("help.glossary.1"), Terms()),
}

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


def blocks(topic: Topic, options: Options) -> tuple[Block, ...]:
    """What stands on a page, in its order, where these options were agreed on."""
    found: list[Block] = []
    for block in _PAGES[topic]:
        if not isinstance(block, Unless):
            found.append(block)
        elif write_value(getattr(options, block.option)) != block.value:
            found.append(block.block)
    return tuple(found)


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
