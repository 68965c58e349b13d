"""Bezique's book of help.

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
from rules.bezique.options import NAMES, Game
from rules.bezique.state import Phase
from rules.bezique.view import View


class BeziqueTopic(StrEnum):
    """The pages of the book in their order."""

    START = "start"
    PACK = "pack"
    PLAY = "play"
    WINDOW = "window"
    COMBINATIONS = "combinations"
    AGAIN = "again"
    LAST = "last"
    COUNT = "count"
    RUBICON = "rubicon"
    OPTIONS = "options"
    STRATEGY = "strategy"
    APART = "apart"
    KEYS = "keys"
    GLOSSARY = "glossary"


_T = BeziqueTopic


def topic_of(seen: View) -> BeziqueTopic:
    """The page that tells of what happens at the table now."""
    deal = seen.deal
    if deal is None:
        return _T.PACK
    if deal.opened is not None or seen.phase is Phase.OVER:
        return _T.RUBICON if seen.options.rubicon else _T.COUNT
    if seen.phase is Phase.WINDOW:
        return _T.WINDOW
    return _T.PLAY if deal.left else _T.LAST


def _common(block: Block) -> OnlyWhere:
    return OnlyWhere("game", Game.BEZIQUE.value, block)


def _rubicon(block: Block) -> OnlyWhere:
    return OnlyWhere("game", Game.RUBICON.value, block)


PAGES: dict[BeziqueTopic, tuple[Block | OnlyWhere, ...]] = {
    _T.START: (
        Paragraph("help.start.1"),
        Heading("help.start.want"),
        ByAgreement("help.start.goal", "game"),
        Heading("help.start.acts"),
        *each(Bullet, "help.start", "act1", "act2", "act3", "act4"),
        Paragraph("help.start.tip"),
        SeeAlso((_T.WINDOW, _T.COMBINATIONS, _T.AGAIN, _T.GLOSSARY)),
    ),
    _T.PACK: (
        WholePack(
            "A T K Q J 9 8 7",
            (ByAgreement("help.pack.packs", "game"), Paragraph("help.pack.ranks")),
        ),
        Heading("help.pack.deal"),
        ByAgreement("help.pack.who", "first_deal"),
        ByAgreement("help.pack.hands", "game"),
        _common(Paragraph("help.pack.turn-up")),
        AgreedOptions(("game", "first_deal", "packets")),
        SeeAlso((_T.PLAY, _T.RUBICON)),
    ),
    _T.PLAY: (
        *each(Paragraph, "help.play", "1", "2"),
        *each(Bullet, "help.play", "wins", "equal"),
        *each(Paragraph, "help.play", "draw", "open"),
        ByAgreement("help.play.seven", "seven"),
        SeeAlso((_T.WINDOW, _T.LAST, _T.COUNT)),
    ),
    _T.WINDOW: (
        Paragraph("help.window.1"),
        *each(Bullet, "help.window", "declare", "exchange", "draw"),
        Paragraph("help.window.point"),
        ByAgreement("help.window.held", "held_over"),
        AgreedOptions(("seven", "seven_turn", "held_over")),
        SeeAlso((_T.COMBINATIONS, _T.AGAIN, _T.KEYS)),
    ),
    _T.COMBINATIONS: (
        SmallCards("KH QH", "help.combinations.marriage"),
        SmallCards("AS TS KS QS JS", "help.combinations.sequence"),
        SmallCards("QS JD", "help.combinations.bezique"),
        TwoColumns("help.combinations.double"),
        SmallCards("AS AH AD AC", "help.combinations.aces"),
        *each(TwoColumns, "help.combinations", "kings", "queens", "knaves"),
        Paragraph("help.combinations.fours"),
        _rubicon(TwoColumns("help.combinations.plain")),
        _rubicon(TwoColumns("help.combinations.triple")),
        _rubicon(TwoColumns("help.combinations.quadruple")),
        AgreedOptions(("bezique_pair",)),
        SeeAlso((_T.AGAIN, _T.WINDOW, _T.STRATEGY)),
    ),
    _T.AGAIN: (
        Paragraph("help.again.1"),
        *each(Bullet, "help.again", "ring", "diamond", "square"),
        Paragraph("help.again.rises"),
        *each(Bullet, "help.again", "marriage", "bezique", "queen"),
        _rubicon(Paragraph("help.again.rubicon")),
        AgreedOptions(("fresh_card", "bezique_closes", "marriage_before_sequence")),
        SeeAlso((_T.COMBINATIONS, _T.WINDOW)),
    ),
    _T.LAST: (
        Paragraph("help.last.1"),
        ByAgreement("help.last.follow", "last_eight"),
        ByAgreement("help.last.trick", "last_trick"),
        AgreedOptions(("last_eight", "last_trick")),
        SeeAlso((_T.PLAY, _T.COUNT)),
    ),
    _T.COUNT: (
        ByAgreement("help.count.brisques", "brisques"),
        ByAgreement("help.count.wins", "target_when"),
        Paragraph("help.count.marker"),
        AgreedOptions(("target", "target_when", "brisques", "series", "double_game")),
        SeeAlso((_T.COMBINATIONS, _T.OPTIONS)),
    ),
    _T.RUBICON: (
        Paragraph("help.rubicon.1"),
        *each(Bullet, "help.rubicon", "trumps", "heap", "blanche", "again"),
        Heading("help.rubicon.settled"),
        *each(Paragraph, "help.rubicon", "2", "3"),
        AgreedOptions(("rubicon_marriages", "rubicon_brisques", "brisque_tie")),
        SeeAlso((_T.COMBINATIONS, _T.AGAIN)),
    ),
    _T.OPTIONS: (
        Paragraph("help.options.1"),
        *each(Bullet, "help.options", "hoyle", "foster", "modern", "rubicon"),
        AgreedOptions(NAMES),
        SeeAlso((_T.COUNT, _T.RUBICON)),
    ),
    _T.STRATEGY: (
        *(Bullet(f"help.strategy.{number}") for number in range(1, 8)),
        SeeAlso((_T.AGAIN, _T.LAST)),
    ),
    _T.APART: APART,
    _T.KEYS: (
        Paragraph("help.keys.1"),
        ListOfKeys(),
        SeeAlso((_T.WINDOW, _T.START)),
    ),
    _T.GLOSSARY: (Paragraph("help.glossary.1"), ListOfTerms()),
}


HELP = HelpBook(pages=PAGES, topic_of=topic_of, end=BeziqueTopic.COUNT)
