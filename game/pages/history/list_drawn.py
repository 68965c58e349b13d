"""What stands in the list of all parties: its lines, the deals of the one chosen, the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.games import rules_of
from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie
from game.pages.people import level_words, partie_line, shown_names, shown_order
from game.pages.scorekeeper import elder_of, row_words, scorekeeper_of
from game.pages.variants import variant_name
from game.saves.history import ABANDONED, FINISHED, PEOPLE, Entry
from game.saves.partie import Header, score_card
from game.stage.basics import Align, Rect, Room
from game.stage.blocks import (
    BOLD,
    FIGURE,
    IVORY,
    PLAIN,
    SMALL,
    SOFT,
    Block,
    Fill,
    Rule,
    Sized,
    WordBlock,
    sign,
)
from game.stage.controls import ListLine, Select
from game.stage.layout import Column, Row
from game.stage.lines import fitted_name
from game.stage.picture import Item, Role
from game.stage.widgets import Button
from game.words.catalogue import say
from game.words.terms import capital, number
from rules.core.seats import Player

_DEAL, _HEAD = 46.0, 48.0
_NAME = 132.0
"""Units of a name above its points at most."""


def deals_items(
    place: Rect, entry: Entry | None, partie: PastPartie | str | None, at: int, room: Room
) -> list[Item]:
    """The deals of the chosen partie, and what was agreed on for it."""
    told = partie if isinstance(partie, str) else ""
    if entry is None or entry.header is None:
        return WordBlock(told, lines=0, step=24).lay(Rect(place.x, place.y, place.width, 60), room)
    header = entry.header
    names, order = shown_names(header), shown_order(header)
    named = [fitted_name(capital(names[player]), BOLD, _NAME, room) for player in order]
    first, second = (room.ruler.width(name, BOLD) for name in named)
    columns = max(first + 16, 86), max(90, second + 20)
    game = WordBlock(variant_name(header.game, header.options), SMALL, SOFT)
    head = _line(game, [WordBlock(name, BOLD, align=Align.RIGHT) for name in named], columns)
    parts: list[Block] = [Sized(head, high=_HEAD), Rule(), Sized(Row(()), high=4)]
    deals = partie.deals if isinstance(partie, PastPartie) else ()
    if isinstance(partie, PastPartie) and not deals:
        told = say("history.deals.none")
    if told:
        parts.append(Sized(WordBlock(told, lines=0, step=24), high=64))
    mark = bool(scorekeeper_of(header.game).mark())
    step = min(_DEAL, (place.height - 56) / max(1, len(deals)))
    for index, deal in enumerate(deals):
        marked = _elder(deal, header.game) if mark and isinstance(deal, OpenDeal) else None
        points = [_points(deal, player, marked=player is marked) for player in order]
        row = _line(_deal(deal, header.tried), points if deal.points is not None else (), columns)
        chosen = index == min(at, len(deals) - 1)
        line = ListLine(row, f"deal-{index}", role=Role.LINE, chosen=chosen, aside=8)
        parts.append(Sized(line, high=step))
    return Column(parts).lay(place, room)


def _line(first: Block, figures: Sequence[Block], columns: tuple[float, float]) -> Row:
    """What it is about, and at the right end what each of the two has."""
    sized = (Sized(part, wide) for part, wide in zip(figures, columns, strict=False))
    return Row((Fill(first), *sized, Sized(Row(()), 6)), 0)


def _elder(deal: OpenDeal, game: str) -> Player | None:
    """Who did not deal."""
    dealer = rules_of(game).deals(deal.before).first_dealer
    return None if dealer is None else elder_of(deal.number, dealer)


def _deal(deal: OpenDeal | ClosedDeal, tried: str) -> Block:
    """Which it is, or is `tried` again, and what is to be known of it."""
    if isinstance(deal, ClosedDeal):
        words = say(f"history.shut.{deal.why.value}", number=deal.number)
        return WordBlock(words, SMALL, SOFT, lines=2, step=16)
    which = WordBlock(say("history.deal", number=tried or deal.number), BOLD)
    key = "unfinished" if deal.points is None else "assisted" if deal.assisted else ""
    return Row((which, Fill(WordBlock(say(f"history.{key}") if key else "", SMALL, SOFT))), 12)


def _points(deal: OpenDeal | ClosedDeal, player: Player, *, marked: bool) -> Block:
    """What somebody made, marked where he did not deal."""
    paint = SOFT if isinstance(deal, ClosedDeal) else IVORY
    made = WordBlock(str((deal.points or (0, 0))[player]), FIGURE, paint, Align.RIGHT)
    return Row((sign("elder", 12), Sized(made, 40)), 0, Align.RIGHT) if marked else made


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
        return say("history.again", number=entry.header.tried)
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
