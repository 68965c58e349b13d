"""The pad at the left: the partie, and the ledger of the deal as it is reckoned."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.ui.panel.form import PRINT, SOFT, PanelGrid, grid, pad
from game.piquet.ui.panel.ledger import ledger_items
from game.piquet.ui.panel.partie_board import partie_board
from game.piquet.ui.pique_meter import Road
from game.piquet.ui.report.chances import Improvement, chance_items
from game.piquet.words import say
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.ornaments import Beads
from game.stage.picture import Item, Text, marked
from game.stage.places import Places
from game.words.terms import capital, listed
from rules.core.seats import Player
from rules.piquet.combinations import Kind
from rules.piquet.options import Options, PiqueBar
from rules.piquet.scoring import PIQUE, PIQUE_FROM, repique_of
from rules.piquet.scoring import Item as For
from rules.piquet.seats import ELDER, Seat
from rules.piquet.view import DealView, View

_WORD = Font(14, serif=True, italic=True)
_FAR = Font(14)
_REACH = 11.0  # units above and below the row in which the pointer means it
_ASIDE = 12.0  # from the right end of a column's figures to their middle


def road_items(
    shown: Road, options: Options, own: Seat, seats: tuple[Seat, Seat], other: str, g: PanelGrid,
    y: float, room: Room,
) -> list[Item]:  # fmt: skip
    """The beads with their middle at `y`; the notch points at the figures of the one they are of.

    The word stands at the left, under no figures: it would read as of the one whose they are.
    `own` is the viewer's seat and `other` the other one's name, `seats` are those of the columns.
    """
    word = say(f"road.barred.{shown.jump.value}" if shown.barred else f"road.{shown.jump.value}")
    beside = g.left + room.ruler.width(word, _WORD) + 6
    far = "" if shown.come or shown.barred else f"{min(shown.points, PIQUE_FROM)}/{PIQUE_FROM}"
    left = beside + room.ruler.width(f"{PIQUE_FROM}/{PIQUE_FROM}", _FAR) + 8
    notch = g.columns[seats.index(shown.seat)] - _ASIDE - left
    near = shown.seat is own or shown.come
    return [
        Beads(
            left, y, g.right - left, PIQUE_FROM, min(shown.points, PIQUE_FROM),
            Paint(Tone.BRASS_DARK if near else Tone.RED), notch, shown.come,
        ),
        Text(word, g.left, y + 4, _WORD, PRINT if near else SOFT),
        *([Text(far, beside, y + 4, _FAR, PRINT if near else SOFT)] if far else ()),
        marked(
            Rect(g.left, y - _REACH, g.right - g.left, 2 * _REACH),
            *road_words(shown, options, own, other),
        ),
    ]  # fmt: skip


def road_words(shown: Road, options: Options, own: Seat, other: str) -> tuple[str, str]:
    """What is told of it to one who points at it: how far it is, and what would bar it."""
    whose = "mine" if shown.seat is own else "theirs"
    jump = say(f"road.{shown.jump.value}")
    if shown.come:
        more = PIQUE if shown.jump is For.PIQUE else repique_of(shown.seat, options)
        words = say(f"now.{shown.jump.value}.{whose}", other=other, more=more)
        return capital(jump), words
    if shown.barred:
        return capital(say(f"road.barred.{shown.jump.value}")), say("road.barred", other=other)
    far = "more" if shown.more else "there"
    head = say(f"road.{far}.{whose}", Jump=capital(jump), more=shown.more, other=other)
    if shown.jump is For.PIQUE:
        what = "trick" if options.pique_bar is PiqueBar.TAKES_TRICK else "points"
        return head, say(f"road.bar.{what}.{whose}", other=other)
    if not shown.bars:
        return head, say("road.bar.none")
    bars = listed([say(f"road.better.{item.value}") for item in shown.bars], "list.or")
    return head, say(f"road.bar.{whose}", bars=bars, other=other)


def panel_items(
    seen: View,
    names: tuple[str, str],
    room: Room,
    ready: Kind | None = None,
    first: Player | None = None,
    chances: Sequence[Improvement] = (),
    road: Road | None = None,
    *,
    only_partie: bool = False,
    alone: bool = False,
) -> list[Item]:
    """Everything in the panel; the first column is the viewer's, or that of `first`.

    `ready` is the kind of the call that stands ready to be said. While `chances` are told of, they
    stand where the deal is reckoned later. The `road` to thirty is there while it is alive. With
    `only_partie` the deal is told of elsewhere; one that is played `alone` is no part of a partie.
    """
    g = grid(Places.of(room))
    players = _columns(seen, first)
    items, y = partie_board(seen, names, players, g, room, alone)
    y += 20 if g.wide else 15
    if chances:
        items += g.parting(y)
        drawn, y = chance_items(chances, g, y, room)
        items += drawn
    elif seen.deal is not None and not only_partie:
        seats = (_seat(seen.deal, players[0]), _seat(seen.deal, players[1]))
        items += g.parting(y)
        beads = _road_height(g) if road is not None else 0.0
        if road is not None:
            own, other = seen.deal.seat, names[seen.player.other]
            middle = y + (56 if g.wide else 44)
            items += road_items(road, seen.options, own, seats, other, g, middle, room)
        drawn, y = ledger_items(
            seen, seen.deal, seats, (names[players[0]], names[players[1]]), ready, g, y, room, beads
        )
        items += drawn
    return [*pad(g, y + (26 if g.wide else 18), room), *items]


def ledger_place(seen: View, names: tuple[str, str], room: Room, *, alone: bool = False) -> Rect:
    """Where the deal is reckoned, below its points down to the foot of the pad."""
    g = grid(Places.of(room))
    _, y = partie_board(seen, names, _columns(seen, None), g, room, alone)
    y += (72 if g.wide else 53) + _road_height(g)
    return Rect(g.pad.x, y, g.pad.width, g.foot - y)


def _road_height(g: PanelGrid) -> float:
    """How far down the ledger gives way to the road to thirty."""
    return 18.0 if g.wide else 17.0


def _columns(seen: View, first: Player | None) -> tuple[Player, Player]:
    left = seen.player if first is None else first
    return left, left.other


def _seat(deal: DealView, player: Player) -> Seat:
    return deal.seat if player is _viewer(deal) else deal.seat.other


def _viewer(deal: DealView) -> Player:
    return deal.dealer.other if deal.seat is ELDER else deal.dealer
