"""The book of help on All-Fours.

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
from rules.all_fours.options import NAMES, Ask, Marking, Revoke
from rules.all_fours.state import Phase
from rules.all_fours.view import View


class AllFoursTopic(StrEnum):
    """The pages of the book in their order."""

    START = "start"
    PACK = "pack"
    BEG = "beg"
    RUN = "run"
    PLAY = "play"
    POINTS = "points"
    HIGH = "high"
    WIN = "win"
    OPTIONS = "options"
    STRATEGY = "strategy"
    APART = "apart"
    KEYS = "keys"
    GLOSSARY = "glossary"


_T = AllFoursTopic
_OF_PHASE = {
    Phase.BEG: _T.BEG,
    Phase.ANSWER: _T.BEG,
    Phase.BUNCH: _T.RUN,
    Phase.CONSENT: _T.RUN,
    Phase.LAY_AWAY: _T.RUN,
    Phase.PLAY: _T.PLAY,
    Phase.ASK: _T.HIGH,
    Phase.CLAIM: _T.POINTS,
    Phase.OVER: _T.WIN,
}


def topic_of(seen: View) -> AllFoursTopic:
    """The page that tells of what happens at the table now."""
    if seen.deal is None:
        return _T.PACK
    return _OF_PHASE.get(seen.phase, _T.POINTS)


_NO_REVOKE, _BY_HAND = Revoke.IMPOSSIBLE.value, Marking.BY_HAND.value
_HIS_FAULTS = "discard_point", "revoke", "look_at_tricks"
"""Told where they are a player's own."""

PAGES: dict[AllFoursTopic, tuple[Block | OnlyWhere, ...]] = {
    _T.START: (
        Paragraph("help.start.1"),
        Heading("help.start.want"),
        Paragraph("help.start.goal"),
        Heading("help.start.acts"),
        *each(Bullet, "help.start", "act1", "act2", "act3", "act4"),
        Paragraph("help.start.tip"),
        SeeAlso((_T.BEG, _T.PLAY, _T.POINTS, _T.GLOSSARY)),
    ),
    _T.PACK: (
        WholePack("A K Q J T 9 8 7 6 5 4 3 2", (Paragraph("help.pack.ranks"),)),
        Heading("help.pack.deal"),
        ByAgreement("help.pack.who", "cut"),
        *each(Paragraph, "help.pack", "hands", "turn-up"),
        ByAgreement("help.pack.knave", "turned_jack"),
        AgreedOptions(("cut", "turned_jack")),
        SeeAlso((_T.BEG, _T.PLAY)),
    ),
    _T.BEG: (
        Paragraph("help.beg.1"),
        *each(Bullet, "help.beg", "give", "run"),
        *each(Paragraph, "help.beg", "once", "last"),
        ByAgreement("help.beg.look", "strict"),
        AgreedOptions(("strict",)),
        SeeAlso((_T.RUN, _T.STRATEGY)),
    ),
    _T.RUN: (
        *each(Paragraph, "help.run", "1", "same"),
        ByAgreement("help.run.away", "after_run"),
        ByAgreement("help.run.again", "second_beg"),
        Paragraph("help.run.bunch"),
        AgreedOptions(("second_beg", "after_run")),
        SeeAlso((_T.BEG, _T.PLAY)),
    ),
    _T.PLAY: (
        Paragraph("help.play.1"),
        *each(Bullet, "help.play", "trumps", "plain", "void"),
        *each(Paragraph, "help.play", "wins", "worth"),
        ByAgreement("help.play.look", "look_at_tricks"),
        ByAgreement("help.play.revoke", "revoke"),
        OnlyWhere("discard_point", "yes", Paragraph("option.discard_point.help")),
        OnlyWhere("revoke", _NO_REVOKE, AgreedOptions(("look_at_tricks",))),
        OnlyWhere("revoke", _NO_REVOKE, AgreedOptions(_HIS_FAULTS), so=False),
        SeeAlso((_T.POINTS, _T.HIGH)),
    ),
    _T.POINTS: (
        *each(TwoColumns, "help.points", "high", "low", "jack", "game"),
        SmallCards("TS AS KS QS JS", "help.points.pips"),
        ByAgreement("help.points.tie", "tie"),
        *each(Paragraph, "help.points", "one", "none", "turned"),
        ByAgreement("help.pack.knave", "turned_jack"),
        OnlyWhere("marking", _BY_HAND, Paragraph("help.points.by-hand")),
        OnlyWhere("marking", _BY_HAND, ByAgreement("help.points.wrong", "wrong_mark")),
        OnlyWhere("marking", _BY_HAND, AgreedOptions(("tie", "marking", "wrong_mark"))),
        OnlyWhere("marking", _BY_HAND, AgreedOptions(("tie",)), so=False),
        SeeAlso((_T.WIN, _T.STRATEGY)),
    ),
    _T.HIGH: (
        ByAgreement("help.high.1", "ask"),
        OnlyWhere("ask", Ask.ON.value, Paragraph("help.high.how")),
        Paragraph("help.high.out"),
        AgreedOptions(("ask",)),
        SeeAlso((_T.PLAY, _T.POINTS)),
    ),
    _T.WIN: (
        Paragraph("help.win.1"),
        *each(Bullet, "help.win", "first", "then"),
        *each(Paragraph, "help.win", "counters", "stake"),
        AgreedOptions(("target",)),
        SeeAlso((_T.POINTS, _T.OPTIONS)),
    ),
    _T.OPTIONS: (
        Paragraph("help.options.1"),
        *each(Bullet, "help.options", "dictionary", "seven-up", "modernized", "cotton"),
        AgreedOptions(NAMES),
        SeeAlso((_T.WIN, _T.RUN)),
    ),
    _T.STRATEGY: (
        *(Bullet(f"help.strategy.{number}") for number in range(1, 8)),
        SeeAlso((_T.BEG, _T.POINTS)),
    ),
    _T.APART: APART,
    _T.KEYS: (
        Paragraph("help.keys.1"),
        ListOfKeys(),
        SeeAlso((_T.PLAY, _T.START)),
    ),
    _T.GLOSSARY: (Paragraph("help.glossary.1"), ListOfTerms()),
}


HELP = HelpBook(pages=PAGES, topic_of=topic_of, end=AllFoursTopic.WIN)
