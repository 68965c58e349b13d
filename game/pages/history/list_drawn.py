"""What stands in the list of all parties: whose they are, its lines, the buttons below."""

from __future__ import annotations

from game.pages.people import level_words, partie_line
from game.pages.scorekeeper import row_words
from game.saves.history import ABANDONED, FINISHED, PEOPLE, Entry
from game.saves.partie import Header, score_card
from game.stage.basics import Align
from game.stage.blocks import PLAIN, SOFT, Block, WordBlock
from game.stage.controls import ListLine, Select
from game.stage.picture import Role
from game.stage.widgets import Button
from game.words.catalogue import say
from game.words.terms import number


def opponent_words(opponent: str) -> str:
    """Who is meant by an opponent of the list."""
    if not opponent:
        return say("history.everybody")
    return say("history.people") if opponent == PEOPLE else level_words(opponent)


def against(opponent: str, count: int, *, several: bool) -> Block:
    """Whose parties are listed, to be changed where there are several; or how many there are."""
    if not several:
        return WordBlock(
            say("history.count", count=count) if count else "", PLAIN, SOFT, Align.RIGHT
        )
    return Select("against", say("history.against", who=opponent_words(opponent)), "F")


def entry_line(index: int, entry: Entry | None, *, chosen: bool) -> ListLine:
    """A line of the list."""
    key = f"partie-{index}"
    if entry is None or entry.header is None:
        lost = WordBlock(say("history.lost"), paint=SOFT)
        return ListLine(lost, key, role=Role.LINE, chosen=chosen, aside=8)
    totals = None if entry.result is None else entry.result.settlement.totals
    started = entry.header.started
    return partie_line(key, entry.header, started, state_words(entry), totals, chosen=chosen)


def state_words(entry: Entry) -> str:
    """How a partie ended, or how far it came."""
    if entry.header is not None and entry.header.again:
        return say("history.again")
    if entry.header is not None and entry.header.coded:
        return coded_words(entry.header)
    if entry.state == FINISHED:
        if entry.header is None or entry.result is None:
            return ""
        return row_words(score_card(entry.key, entry.header, entry.result))
    count = entry.deals
    if entry.state != ABANDONED:
        return say("history.running", number=count + 1)
    if not count:
        return say("history.abandoned.none")
    return say("history.abandoned", count=count, number=number(count))


def coded_words(header: Header) -> str:
    """Which deal of a code it is: "The same deals 13JZ-9J6G-M8RM, deal 3"."""
    code, _, deal = header.coded.partition(" ")
    return say("history.coded", code=code, deal=deal)


def buttons(*, there: bool) -> tuple[Button, ...]:
    """What can be done; with a partie only where there is one."""
    back, paste = (
        Button("back", say("history.back"), "Esc"),
        Button("paste", say("history.paste"), "V"),
    )
    if not there:
        return paste, back
    return (
        paste,
        Button("review", say("history.review"), "R"),
        Button("copy", say("history.copy.partie"), "C"),
        back,
        Button("open", say("history.open"), "Enter", primary=True),
    )
