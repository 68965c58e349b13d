"""How the page of one code is drawn: the table of the deals, and who made more."""

from __future__ import annotations

from msgspec import Struct

from game.duplicate.around import CodedMatch
from game.duplicate.schedule import CodedDeal, CodedResult, against, both_sides
from game.duplicate.spoken import datum_name, told_names
from game.pages.grid import ACROSS, grid_in, sheet
from game.pages.statistics.tables import FigureTable, TableRow
from game.stage.basics import Font, Room
from game.stage.blocks import SOFT, Fill, Inset, Sized, WordBlock
from game.stage.layout import Column, Row
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say
from game.words.terms import signed
from rules.core.seats import Player

_FRIENDS, _SAID = 3, Font(20, bold=True)
_LABEL = 0.2
_BELOW = 70.0
"""Units that what is said below the table takes."""
_TO_COME = ""


class DealsShown(Struct, frozen=True):
    """What is drawn: a match, and the words around its table."""

    match: CodedMatch
    title: str
    about: str
    said: str
    news: str
    buttons: tuple[Button, ...]


def deals_picture(drawn: DealsShown, room: Room) -> Picture:
    """The page."""
    head, rows = (_for_two if drawn.match.code.for_two else _for_one)(drawn.match)
    table = FigureTable(head, rows, _LABEL, keys=_keys(drawn.match))
    helped = say("deals.helped") if _any_helped(drawn.match) else ""
    news = Row((Fill(WordBlock(drawn.news, paint=SOFT)), WordBlock(helped, paint=SOFT)), 24)
    high = min(table.height(0, room), grid_in(room).body.height - _BELOW)
    whole = Column((Sized(table, high=high), Inset(WordBlock(drawn.said, _SAID), top=20), news))
    return sheet(drawn.title, whole, drawn.buttons, room, aside=drawn.about, snug=ACROSS)


def _keys(match: CodedMatch) -> list[str]:
    """What a line of the table leads to: the deal in the history, where it was played."""
    if match.code.for_two:
        last: dict[int, str] = {}
        for deal in match.deals:
            last[deal.board] = match.keys.get(deal.number, last.get(deal.board, ""))
        return [key and f"deal:{key}" for _, key in sorted(last.items())]
    found = [match.keys.get(deal.number, "") for deal in match.deals]
    return [key and f"deal:{key}" for key in found]


def _for_one(match: CodedMatch) -> tuple[TableRow, list[TableRow]]:
    """Against a program: yours, the datum, what you made more; then what each friend did."""
    friends = match.friends[-_FRIENDS:]
    head = TableRow(
        say("deals.column.deal"),
        (
            say("deals.column.you"),
            say("deals.column.datum", level=datum_name(match.code.game)),
            say("deals.column.better"),
            *told_names(match)[-_FRIENDS:],
        ),
    )
    rows = []
    for at, deal in enumerate(match.deals):
        mine, datum = match.results.get(deal.number), match.datum.get(deal.number)
        theirs = [told.points[at] if mine is not None else None for told in friends]
        figures: tuple[str, ...] = (_points(mine), _points(datum), _more(mine, datum))
        figures = (*figures, *map(_points, theirs))
        rows.append(TableRow(_deal_words(deal), figures, open=datum is None))
    known = [deal.number for deal in match.deals if deal.number in match.datum]
    mine_all = _summed([match.results[number] for number in known])
    datum_all = _summed([match.datum[number] for number in known])
    all_known = match.next is None
    rows.append(
        TableRow(
            say("deals.all"),
            (
                _points(mine_all),
                _points(datum_all),
                _more(mine_all, datum_all),
                *(_points(_summed(list(told.points)) if all_known else None) for told in friends),
            ),
            sum=True,
        )
    )
    return head, rows


def _for_two(match: CodedMatch) -> tuple[TableRow, list[TableRow]]:
    """Two people: a deal as each had it as elder, and who made more in both chairs together."""
    a, b = match.names
    head = TableRow(
        say("deals.column.deal"),
        (
            say("deals.column.elder", name=a),
            say("deals.column.elder", name=b),
            say("deals.column.won", name=a),
            say("deals.column.won", name=b),
        ),
    )
    rows, sums = [], [0, 0]
    for each in both_sides(match.deals, match.results):
        won = [0, 0]
        if each.better is not None:
            won[0 if each.better > 0 else 1] = abs(each.better)
            sums[0 if each.better > 0 else 1] += abs(each.better)
        known = each.better is not None
        shown = tuple(str(points) if known and points else _TO_COME for points in won)
        of_b = each.elder[1]
        turned = None if of_b is None else CodedResult(of_b.points[::-1], of_b.helped)
        figures = (_points(each.elder[0]), _points(turned), *shown)
        rows.append(TableRow(str(each.board), figures, open=not known))
    rows.append(TableRow(say("deals.all"), ("", "", *map(str, sums)), sum=True))
    return head, rows


def _deal_words(deal: CodedDeal) -> str:
    seat = "elder" if deal.elder is Player.A else "younger"
    return say(f"deals.seat.{seat}", number=deal.number)


def _points(one: CodedResult | None) -> str:
    if one is None:
        return _TO_COME
    return f"{one.points[0]} : {one.points[1]}" + ("*" if one.helped else "")


def _more(mine: CodedResult | None, datum: CodedResult | None) -> str:
    return _TO_COME if mine is None or datum is None else signed(against(mine, datum))


def _summed(found: list[CodedResult]) -> CodedResult | None:
    if not found:
        return None
    a, b = (sum(each.points[player] for each in found) for player in Player)
    return CodedResult((a, b))


def _any_helped(match: CodedMatch) -> bool:
    told = [each for friend in match.friends for each in friend.points]
    return any(each.helped for each in (*match.results.values(), *told))
