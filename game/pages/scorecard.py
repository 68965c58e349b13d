"""The score card of a partie in the traditional ruling, on paper.

Each deal is a line as it counts; the foot adds up under the winner. What stands there is the game's
account of the partie. Measures: the scene style sheet, "Score card". However many deals there are,
they take the same space.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.games import PIQUET, papers_of
from game.pages.people import shown_names, shown_order, you_of
from game.pages.scorekeeper import Account, elder_of, scorekeeper_of
from game.pages.variants import variant_name
from game.saves.partie import ScoreCard
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name
from game.stage.ornaments import Thing
from game.stage.picture import Backdrop, Box, Icon, Item, Picture, Shadow, Stroke, Text
from game.words.catalogue import say
from game.words.terms import date_words
from rules.core.seats import Player

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_STRONG, _FINE, _UPRIGHT = Paint(Tone.INK, 0.75), Paint(Tone.INK, 0.16), Paint(Tone.INK, 0.32)
_LABEL, _NAME, _FIGURE = Font(16), Font(16, bold=True), Font(20, serif=True)
_HEADING = Font(28, serif=True, bold=True)

WIDTH = 400.0
_LEFT, _RIGHT, _PARTING = 40.0, 360.0, 212.0
_COLUMNS = (176.0, 340.0)  # where numbers end
_CLEAR = 6.0  # over and under what is blank beside the sums


class _Form(Struct, frozen=True):
    """Heights from the top of the paper: baselines and rules."""

    title: float
    head: float
    names: float
    first: float  # the stroke above the first deal
    deals: float  # the stroke below the last one
    total: float
    sums: float
    added: tuple[float, float]
    foot: float
    settled: float
    end: float  # of the upright rule
    legend: float
    height: float


_WIDE = _Form(
    title=56,
    head=80,
    names=107,
    first=124,
    deals=364,
    total=404,
    sums=420,
    added=(446, 479),
    foot=495,
    settled=537,
    end=555,
    legend=590,
    height=612,
)
_SMALL = _Form(
    title=44,
    head=62,
    names=84,
    first=98,
    deals=302,
    total=336,
    sums=350,
    added=(373, 400),
    foot=414,
    settled=450,
    end=464,
    legend=482,
    height=496,
)


def printed(card: ScoreCard, room: Room) -> Picture:
    """The card alone on a page, as it is written by hand: no edge and no shadow."""
    form = _WIDE
    x, y = (room.width - WIDTH) / 2, (room.height - form.height) / 2
    _, *items = _items(card, x, y, form, room)
    return Picture.of(Backdrop.SHEET, items)


def file_name(card: ScoreCard) -> str:
    """What the picture of a card is called: the day the partie was finished."""
    return f"{card.header.game}-{card.finished[:10]}"


def height(room: Room, most: float) -> float:
    """How high the paper is in a room that leaves it `most` units."""
    return _form(room, most).height


def blank_place(card: ScoreCard, x: float, y: float, room: Room, most: float) -> Rect:
    """Where nothing is written beside the sums of a card that lies there and that somebody won.

    It is the winner's column where nothing is added in it; else the loser's, or what lies between
    the words and the winner's figures.
    """
    form, order = _form(room, most), shown_order(card.header)
    top, foot = y + form.sums + _CLEAR, y + form.legend - 14 - _CLEAR
    left, right = x + _PARTING, x + _RIGHT
    account = scorekeeper_of(card.header.game).account(card)
    if not account.added:
        foot = y + form.foot - _CLEAR
        if card.settlement.winner is order[0]:
            left, right = x + _LEFT, x + _PARTING
    elif card.settlement.winner is not order[0]:
        texts = [item for item in _foot(card, account, order, x, y, form, room)
                 if isinstance(item, Text) and item.y > y + form.sums]  # fmt: skip
        widths = [room.ruler.width(text.words, text.font) for text in texts]
        sides = [text.align is Align.RIGHT for text in texts]
        each = list(zip(texts, widths, sides, strict=True))
        left = max(text.x + width for text, width, figure in each if not figure)
        right = min(text.x - width for text, width, figure in each if figure)
    return Rect(left, top, right - left, foot - top)


def _form(room: Room, most: float) -> _Form:
    return _SMALL if room.small or most < _WIDE.height else _WIDE


def score_card_items(card: ScoreCard, x: float, y: float, room: Room, most: float) -> list[Item]:
    """A score card whose upper left corner is at `x` and `y`, and at most `most` units high."""
    return _items(card, x, y, _form(room, most), room)


def _items(card: ScoreCard, x: float, y: float, form: _Form, room: Room) -> list[Item]:
    """The card: first the paper, then what is written on it."""
    paper = Rect(x, y, WIDTH, form.height)
    left, right = x + _LEFT, x + _RIGHT
    items: list[Item] = [
        Box(paper, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(say("card.title"), left, y + form.title, _HEADING, _INK),
        Text(date_words(card.finished), right, y + form.title, _LABEL, _SOFT, Align.RIGHT),
        Stroke(left, y + form.head, right, y + form.head, _STRONG, 1.25),
        Stroke(left, y + form.first, right, y + form.first, _UPRIGHT),
        Stroke(x + _PARTING, y + form.head, x + _PARTING, y + form.end, _UPRIGHT),
    ]
    order = shown_order(card.header)
    names = shown_names(card.header)
    for player, end, start in zip(order, _COLUMNS, (_LEFT, _PARTING), strict=True):
        name = fitted_name(names[player], _NAME, end - start - 6, room)
        items.append(Text(name, x + end, y + form.names, _NAME, _INK, Align.RIGHT))
    keeper = scorekeeper_of(card.header.game)
    account, mark = keeper.account(card), keeper.mark()
    items += _deals(account, order, card.first_dealer if mark else None, x, y, form)
    items += _foot(card, account, order, x, y, form, room)
    small = Font(14)
    taken = 0.0
    if mark:
        items.append(Icon("elder", left + 6, y + form.legend - 5, 12, _SOFT))
        items.append(Text(mark, left + 18, y + form.legend, small, _SOFT))
        taken = room.ruler.width(mark, small) + 34
    name = variant_name(card.header.game, card.header.options)
    if name != variant_name(PIQUET, papers_of(PIQUET).usual()):  # which game another is of is told
        name = fitted(name, small, right - left - taken, room)
        items.append(Text(name, right, y + form.legend, small, _SOFT, Align.RIGHT))
    return items


def _deals(
    account: Account,
    order: tuple[Player, Player],
    first_dealer: Player | None,
    x: float,
    y: float,
    form: _Form,
) -> list[Item]:
    """The deals as they count; with the first dealer, who did not deal has a mark."""
    items: list[Item] = []
    row = (form.deals - form.first) / max(account.least, len(account.rows))
    face = _FIGURE if row > 22 else Font(16, serif=True)
    for index, deal in enumerate(account.rows):
        foot = y + form.first + (index + 1) * row
        base = foot - row / 2 + (7 if row > 22 else 5)
        items.append(Text(str(index + 1), x + _LEFT, base, _LABEL, _SOFT))
        if deal.times > 1:
            words = say("card.times", number=deal.times)
            items.append(Text(words, x + _LEFT + 16, base, Font(14), _SOFT))
        elder = None if first_dealer is None else elder_of(index + 1, first_dealer)
        for player, end in zip(order, _COLUMNS, strict=True):
            items.append(Text(str(deal.points[player]), x + end, base, face, _INK, Align.RIGHT))
            if player is elder:
                items.append(Icon("elder", x + end - 48, base - 6, 12, _SOFT))
        if index < len(account.rows) - 1:
            items.append(Stroke(x + _LEFT, foot, x + _RIGHT, foot, _FINE))
    items.append(Stroke(x + _LEFT, y + form.deals, x + _RIGHT, y + form.deals, _STRONG, 1.25))
    return items


def _foot(
    card: ScoreCard,
    account: Account,
    order: tuple[Player, Player],
    x: float,
    y: float,
    form: _Form,
    room: Room,
) -> list[Item]:
    """Totals, and under the winner what is added to them."""
    end = card.settlement
    items: list[Item] = [Text(say("card.total"), x + _LEFT, y + form.total, _NAME, _INK)]
    for player, column in zip(order, _COLUMNS, strict=True):
        total = str(end.totals[player])
        items.append(Text(total, x + column, y + form.total, _HEADING, _INK, Align.RIGHT))
    items.append(Stroke(x + _LEFT, y + form.sums, x + _RIGHT, y + form.sums, _FINE))
    items.append(Stroke(x + _LEFT, y + form.foot, x + _RIGHT, y + form.foot, _STRONG, 1.25))
    if end.winner is None:
        items.append(Text(say("card.drawn"), x + _LEFT, y + form.settled, _NAME, _INK))
        return items
    column = _COLUMNS[order.index(end.winner)]
    spaces = [
        min(column - room.ruler.width(figure, _FIGURE), _PARTING) - _LEFT - 6
        for _, figure in account.added
    ]
    fit = all(
        room.ruler.width(label, _LABEL) <= most
        for (label, _), most in zip(account.added, spaces, strict=True)
    )
    font = _LABEL if fit else Font(14)
    for line, (label, figure), most in zip(form.added, account.added, spaces, strict=False):
        items.append(Text(fitted(label, font, most, room), x + _LEFT, y + line, font, _SOFT))
        items.append(Text(figure, x + column, y + line, _FIGURE, _INK, Align.RIGHT))
    items.append(Text(say("card.settled"), x + _LEFT, y + form.settled, _NAME, _INK))
    settled = str(end.points)
    items.append(Text(settled, x + column, y + form.settled, _HEADING, _INK, Align.RIGHT))
    return items


_MOST = 136.0
"""Units it is wide at most, laurel and all."""
_HIGH = 0.94
"""Height of what is drawn of it for a width of one."""
_BESIDE = 12.0
"""Units that a place is wider at least."""
_SHORT = 24.0
"""A piece of a rule that would be no longer than this beside it is left out."""


def is_won(card: ScoreCard) -> bool:
    """Whether a card bears a seal: you won, or with no "you" among them anybody did."""
    winner = card.settlement.winner
    return winner is not None and you_of(card.header) in (None, winner)


def sealed(items: Sequence[Item], place: Rect) -> list[Item]:
    """What is written on a card with a seal in the blank place, and the rules cut round it."""
    width = min(_MOST, place.width - _BESIDE, place.height / _HIGH)
    seal = Thing("seal", *place.centre, width)
    return [*(piece for item in items for piece in _about(item, seal, place)), seal]


def _about(item: Item, seal: Thing, place: Rect) -> Sequence[Item]:
    """A rule that would run into the seal: an upright one ends above, a level one beside its place.

    That goes on behind the place.
    """
    half = seal.width / 2
    if not isinstance(item, Stroke):
        return (item,)
    if item.x1 == item.x2:
        meets = abs(item.x1 - seal.x) <= half
        return (replace(item, y2=min(item.y2, seal.y - half)),) if meets else (item,)
    if abs(item.y1 - seal.y) > half or item.x2 < seal.x - half or item.x1 > seal.x + half:
        return (item,)
    pieces = (replace(item, x2=place.x), replace(item, x1=place.right))
    return tuple(piece for piece in pieces if piece.x2 - piece.x1 > _SHORT)
