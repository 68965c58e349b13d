"""How the deals of the chosen partie look beside the list, and what was agreed on for it."""

from __future__ import annotations

from game.games import rules_of
from game.pages.history.list_drawn import marked_line
from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie
from game.pages.people import shown_names, shown_order
from game.pages.scorekeeper import elder_of, scorekeeper_of
from game.pages.variants import variant_name
from game.saves.history import Entry
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name, paragraph, wrapped
from game.stage.picture import Icon, Item, Stroke, Text
from game.words.catalogue import say
from game.words.terms import capital
from rules.core.seats import Player

_DEAL = 46.0
_BOLD, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_FIGURE = Font(20, serif=True)
_SOFT = Paint(Tone.SOFT)
_NAME = 132.0
"""Units of a name above its points at most."""


def deals_items(
    place: Rect,
    entry: Entry | None,
    partie: PastPartie | str | None,
    at: int,
    hover: str | None,
    room: Room,
) -> list[Item]:
    """The deals of the chosen partie, and what was agreed on for it."""
    items: list[Item] = []
    if entry is None or entry.header is None:
        if isinstance(partie, str):
            items += paragraph(partie, place.x, place.y + 30, _PLAIN, place.width, 24, room)
        return items
    header = entry.header
    names, order = shown_names(header), shown_order(header)
    named = [fitted_name(capital(names[player]), _BOLD, _NAME, room) for player in order]
    widths = [room.ruler.width(name, _BOLD) for name in named]
    columns = _columns(place, widths[1])
    items.append(Stroke(place.x, place.y + 48, place.right, place.y + 48, Paint(Tone.BRASS), 1.5))
    most = columns[0] - max(widths[0] + 16, 86) - place.x
    game = fitted(variant_name(header.game, header.options), _SMALL, most, room)
    items.append(Text(game, place.x, place.y + 30, _SMALL, _SOFT))
    for name, x in zip(named, columns, strict=True):
        items.append(Text(name, x, place.y + 30, _BOLD, align=Align.RIGHT))
    if isinstance(partie, str):
        items += paragraph(partie, place.x, place.y + 80, _PLAIN, place.width, 24, room)
    if not isinstance(partie, PastPartie):
        return items
    if not partie.deals:
        words = say("history.deals.none")
        items += paragraph(words, place.x, place.y + 80, _PLAIN, place.width, 24, room)
    count = len(partie.deals)
    marks = bool(scorekeeper_of(header.game).mark())
    step = min(_DEAL, (place.height - 56) / max(1, count))
    y = place.y + 52
    for index, deal in enumerate(partie.deals):
        line = Rect(place.x, y, place.width, step)
        marked = _elder(deal, header.game) if marks and isinstance(deal, OpenDeal) else None
        shown = _deal(deal, line, columns, order, marked, room)
        chosen = index == min(at, count - 1)
        items.append(marked_line(line, f"deal-{index}", chosen, hover, shown))
        y += step
    return items


def _elder(deal: OpenDeal, game: str) -> Player | None:
    """Who did not deal."""
    dealer = rules_of(game).deals(deal.before).first_dealer
    return None if dealer is None else elder_of(deal.number, dealer)


def _columns(place: Rect, second: float) -> tuple[float, float]:
    """Where the points of the two end, the name above the second being so wide."""
    end = place.right - 6
    return end - max(90, second + 20), end


def _deal(
    deal: OpenDeal | ClosedDeal,
    line: Rect,
    columns: tuple[float, float],
    order: tuple[Player, Player],
    marked: Player | None,
    room: Room,
) -> list[Item]:
    base = line.centre[1] + 6
    shut = isinstance(deal, ClosedDeal)
    paint = _SOFT if shut else Paint(Tone.IVORY)
    items: list[Item] = [Text(say("history.deal", number=deal.number), line.x, base, _BOLD, paint)]
    x = line.x + room.ruler.width(say("history.deal", number=deal.number), _BOLD) + 12
    if isinstance(deal, ClosedDeal):
        words = say(f"history.shut.{deal.why.value}", number=deal.number)
        most = (columns[0] - 44 if deal.points else line.right) - line.x
        lines = wrapped(words, _SMALL, most, room)
        if len(lines) > 2:
            lines = (lines[0], fitted(" ".join(lines[1:]), _SMALL, most, room))
        y = line.centre[1] + 5 - 8 * (len(lines) - 1)
        items = [Text(each, line.x, y + 16 * i, _SMALL, _SOFT) for i, each in enumerate(lines)]
    elif deal.points is None:
        items.append(Text(say("history.unfinished"), x, base, _SMALL, _SOFT))
    elif deal.assisted:
        words = fitted(say("history.assisted"), _SMALL, columns[0] - 60 - x, room)
        items.append(Text(words, x, base, _SMALL, _SOFT))
    if deal.points is not None:
        for player, column in zip(order, columns, strict=True):
            points = str(deal.points[player])
            items.append(Text(points, column, base, _FIGURE, paint, Align.RIGHT))
            if player is marked:
                items.append(Icon("elder", column - 46, base - 6, 12, _SOFT))
    return items
