"""Piquet's book of help.

What stands on each page, and which of them a phase of the game asks for.
"""

from __future__ import annotations

from enum import StrEnum

from game.pages.help.blocks import (
    APART,
    AgreedOptions,
    Block,
    Bullet,
    ByAgreement,
    Heading,
    HelpBook,
    ListOfKeys,
    ListOfTerms,
    OnlyWhere,
    Paragraph,
    SeeAlso,
    SmallCards,
    TwoColumns,
    WholePack,
    each,
)
from rules.piquet.options import Length
from rules.piquet.record.options_text import NAMES
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
    EVENING = "evening"
    OPTIONS = "options"
    RIGHTS = "rights"
    STRATEGY = "strategy"
    FAIR = "fair"
    APART = "apart"
    KEYS = "keys"
    GLOSSARY = "glossary"


_OF_PHASES = {
    Phase.SPREAD: Topic.DEAL,
    Phase.CUT: Topic.DEAL,
    Phase.CHOICE: Topic.DEAL,
    Phase.DEAL: Topic.DEAL,
    Phase.CARTE_BLANCHE: Topic.EXCHANGE,
    Phase.EXCHANGE: Topic.EXCHANGE,
    Phase.CALLS: Topic.CALLS,
    Phase.ANSWER: Topic.ANSWERS,
    Phase.TELLING: Topic.CALLS,
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


def _unless_to_a_hundred(block: Block) -> OnlyWhere:
    return OnlyWhere("length", Length.TO_A_HUNDRED.value, block, so=False)


_OF_A_HUNDRED = AgreedOptions(("length", "double_below_fifty"))

_T = Topic
PAGES: dict[Topic, tuple[Block | OnlyWhere, ...]] = {
    _T.START: (
        Paragraph("help.start.1"),
        Heading("help.start.want"),
        ByAgreement("help.start.goal", "length"),
        Heading("help.start.acts"),
        *each(Bullet, "help.start", "act1", "act2", "act3", "act4"),
        Heading("help.start.seats"),
        *each(Paragraph, "help.start", "elder", "tip"),
        SeeAlso((_T.EXCHANGE, _T.COMBINATIONS, _T.PLAY, _T.GLOSSARY)),
    ),
    _T.PACK: (
        WholePack(
            "A K Q J T 9 8 7",
            (Paragraph("help.pack.1"), Paragraph("help.pack.ranks"), Paragraph("help.pack.2")),
        ),
        Heading("help.pack.make"),
        Paragraph("help.pack.make.1"),
        *each(TwoColumns, "help.pack", "make.ace", "make.court", "make.rest"),
        SmallCards("AH KH TH 9H 7H", "help.pack.example", large=True),
        SeeAlso((_T.COMBINATIONS,)),
    ),
    _T.DEAL: (
        Heading("help.deal.cut"),
        Paragraph("help.deal.1"),
        ByAgreement("help.deal.who", "cutting"),
        Paragraph("help.deal.turns"),
        ByAgreement("help.deal.last", "length"),
        Heading("help.deal.cards"),
        ByAgreement("help.deal.packets", "packets"),
        Paragraph("help.deal.talon"),
        SmallCards("- - - - - . - - -", "help.deal.picture"),
        AgreedOptions(("cutting", "packets", "length")),
        SeeAlso((_T.START, _T.EXCHANGE, _T.PARTIE)),
    ),
    _T.EXCHANGE: (
        *each(Paragraph, "help.exchange", "1", "elder"),
        ByAgreement("help.exchange.younger", "younger_least"),
        *each(Paragraph, "help.exchange", "why", "coach", "own"),
        Heading("help.exchange.left"),
        ByAgreement("help.exchange.left", "leavings"),
        Heading("help.exchange.blanche"),
        SmallCards("AS TS 8S AH 9H 7H TD 8D 7D TC 9C 8C", "help.exchange.blanche.show"),
        ByAgreement("help.exchange.blanche", "carte_blanche"),
        AgreedOptions(("younger_least", "leavings", "carte_blanche")),
        SeeAlso((_T.COMBINATIONS, _T.CALLS, _T.STRATEGY)),
    ),
    _T.COMBINATIONS: (
        Paragraph("help.combinations.1"),
        Heading("help.combinations.point"),
        Paragraph("help.combinations.point.1"),
        SmallCards("AH KH QH TH 8H", "help.combinations.point.2"),
        Heading("help.combinations.sequences"),
        Paragraph("help.combinations.sequences.1"),
        SmallCards("KH QH JH", "help.combinations.tierce"),
        SmallCards("AS KS QS JS", "help.combinations.quart"),
        SmallCards("JD TD 9D 8D 7D", "help.combinations.quint"),
        SmallCards("QC JC TC 9C 8C 7C", "help.combinations.sixieme"),
        SmallCards("AH KH QH JH TH 9H 8H", "help.combinations.septieme"),
        SmallCards("AS KS QS JS TS 9S 8S 7S", "help.combinations.huitieme"),
        Paragraph("help.combinations.sequences.2"),
        Heading("help.combinations.sets"),
        Paragraph("help.combinations.sets.1"),
        SmallCards("AS AH AD AC", "help.combinations.quatorze"),
        SmallCards("QS QH QC", "help.combinations.trio"),
        AgreedOptions(("fours_less",)),
        SeeAlso((_T.CALLS, _T.ANSWERS, _T.PIQUE, _T.COUNT)),
    ),
    _T.CALLS: (
        Paragraph("help.calls.1"),
        *each(Bullet, "help.calls", "point", "sequence", "set"),
        ByAgreement("help.calls.order", "order_of_calls"),
        Heading("help.calls.answers"),
        *each(TwoColumns, "help.calls", "good", "not-good", "equal", "making"),
        Heading("help.calls.sink"),
        Paragraph("help.calls.sink.1"),
        Heading("help.calls.show"),
        ByAgreement("help.calls.show", "show_to_score"),
        *each(Paragraph, "help.calls", "known", "end"),
        AgreedOptions(("order_of_calls", "show_to_score", "strict_miscall")),
        SeeAlso((_T.COMBINATIONS, _T.ANSWERS, _T.PIQUE, _T.RIGHTS)),
    ),
    _T.ANSWERS: (
        Paragraph("help.answers.1"),
        *each(TwoColumns, "help.answers", "good", "not-good", "equal", "making"),
        Paragraph("help.answers.2"),
        ByAgreement("help.answers.ask", "asking"),
        Heading("help.answers.count"),
        *each(Paragraph, "help.answers", "count.1", "count.2"),
        AgreedOptions(("asking", "late_claims")),
        SeeAlso((_T.COMBINATIONS, _T.CALLS, _T.RIGHTS)),
    ),
    _T.PLAY: (
        *each(Paragraph, "help.play", "1", "2"),
        SmallCards("AD KD", "help.play.example"),
        Heading("help.play.points"),
        *each(TwoColumns, "help.play", "lead", "win", "last", "cards", "capot"),
        ByAgreement("help.play.low", "low_cards_count"),
        Paragraph("help.play.how"),
        AgreedOptions(("low_cards_count",)),
        SeeAlso((_T.PIQUE, _T.COUNT, _T.RIGHTS, _T.STRATEGY)),
    ),
    _T.PIQUE: (
        Paragraph("help.pique.1"),
        Heading("help.pique.repique"),
        ByAgreement("help.pique.repique", "younger_repique"),
        SmallCards("AH KH QH JH TH AS AD AC", "help.pique.repique.show"),
        Heading("help.pique.pique"),
        Paragraph("help.pique.pique.1"),
        SmallCards("KH QH JH TH 9H 8H KS KD", "help.pique.pique.show"),
        Heading("help.pique.order"),
        *each(Paragraph, "help.pique", "order.1", "order.2"),
        ByAgreement("help.pique.bar", "pique_bar"),
        Paragraph("help.pique.younger"),
        AgreedOptions(("pique_bar", "younger_repique")),
        SeeAlso((_T.COUNT, _T.CALLS)),
    ),
    _T.COUNT: (
        Paragraph("help.count.1"),
        *each(
            TwoColumns,
            "help.count",
            "blanche",
            "point",
            "short",
            "long",
            "quatorze",
            "trio",
            "repique",
            "pique",
            "lead",
            "last",
            "cards",
            "capot",
        ),
        Heading("help.count.sheet"),
        Paragraph("help.count.sheet.1"),
        AgreedOptions(("carte_blanche", "younger_repique", "low_cards_count", "fours_less")),
        SeeAlso((_T.COMBINATIONS, _T.PIQUE, _T.PLAY, _T.PARTIE)),
    ),
    _T.PARTIE: (
        ByAgreement("help.partie", "length"),
        Heading("help.partie.pays"),
        ByAgreement("help.partie.pays", "length"),
        _unless_to_a_hundred(Heading("help.partie.rubicon")),
        _unless_to_a_hundred(ByAgreement("help.partie.rubicon", "rubicon")),
        _unless_to_a_hundred(Paragraph("help.partie.rubicon.2")),
        _unless_to_a_hundred(Heading("help.partie.tie")),
        _unless_to_a_hundred(ByAgreement("help.partie.tie", "tie")),
        Paragraph("help.partie.line"),
        _unless_to_a_hundred(AgreedOptions(("length", "rubicon", "rubicon_deals", "tie"))),
        OnlyWhere(
            "length", Length.TO_A_HUNDRED.value, AgreedOptions(("length", "double_below_fifty"))
        ),
        SeeAlso((_T.COUNT, _T.EVENING, _T.OPTIONS, _T.STRATEGY)),
    ),
    _T.EVENING: (
        Heading("help.partie.three"),
        *each(Paragraph, "help.partie", "three.1", "three.2", "three.advice", "three.3"),
        Heading("help.partie.several"),
        Paragraph("help.partie.several.1"),
        Heading("help.evening.club"),
        *each(Paragraph, "help.evening", "club.1", "club.2"),
        SeeAlso((_T.PARTIE, _T.OPTIONS)),
    ),
    _T.OPTIONS: (
        Paragraph("help.options.1"),
        *each(Bullet, "help.options", "rubicon", "four-deals", "to-a-hundred", "modern"),
        Paragraph("help.options.2"),
        AgreedOptions(NAMES),
        SeeAlso((_T.PARTIE,)),
    ),
    _T.RIGHTS: (
        Paragraph("help.rights.1"),
        *each(Bullet, "help.rights", "ask", "correct"),
        ByAgreement("help.rights.late", "late_claims", item=True),
        ByAgreement("help.rights.keep", "show_to_score", item=True),
        *each(Bullet, "help.rights", "name", "concede", "look"),
        AgreedOptions(("late_claims", "show_to_score", "not_reckoned", "strict_miscall")),
        SeeAlso((_T.CALLS, _T.ANSWERS, _T.KEYS)),
    ),
    _T.STRATEGY: (
        *(Bullet(f"help.strategy.{number}") for number in range(1, 9)),
        _unless_to_a_hundred(Bullet("help.strategy.9")),
        _unless_to_a_hundred(Bullet("help.strategy.10")),
        SeeAlso((_T.EXCHANGE, _T.CALLS, _T.PLAY)),
    ),
    _T.FAIR: (
        *(
            Paragraph(f"help.fair.{key}")
            for key in ("1", "2", "3", "sealed", "4", "5", "6", "same")
        ),
        SeeAlso((_T.STRATEGY,)),
    ),
    _T.APART: APART,
    _T.KEYS: (
        *each(Paragraph, "help.keys", "1", "2"),
        ListOfKeys(),
        Paragraph("help.keys.3"),
        SeeAlso((_T.RIGHTS, _T.START)),
    ),
    _T.GLOSSARY: (Paragraph("help.glossary.1"), ListOfTerms()),
}


HELP = HelpBook(pages=PAGES, topic_of=topic_of, end=Topic.PARTIE)
