"""Where the cards of a deal lie that is looked back on: both hands, discards and talon open.

All 32 are always there, each under its own name, so that going a step on lets them travel. Only
deals that are over are laid out so (see `game/pages/history/story.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from game.piquet.preferences import Sort
from game.piquet.ui.hand_state import sorted_hand
from game.piquet.ui.layout import talked
from game.stage.basics import CARD_RATIO, Pose, Rect, Room
from game.stage.geometry import fan, fan_above, row, spread, wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.options import ELDER_MOST, HAND, TALON
from rules.piquet.pack import in_order
from rules.piquet.seats import Seat
from rules.piquet.state import DealState, Phase, State

_CARD_BEFORE = 32.0
"""Units between the tricks taken and the hand beside them."""


class OpenForm(Struct, frozen=True):
    """The measures of the open table in units."""

    hand: float
    hand_step: float
    other: float
    other_step: float
    other_top: float
    talon: float
    talon_step: float
    talon_apart: float
    lying: float
    lying_step: float
    won: float
    won_step: float
    foot: float  # of the hand below, above the lower edge of the baize


WIDE = OpenForm(
    hand=104,
    hand_step=60,
    other=88,
    other_step=40,
    other_top=22,
    talon=76,
    talon_step=32,
    talon_apart=44,
    lying=72,
    lying_step=30,
    won=56,
    won_step=32,
    foot=202,
)
SMALL = OpenForm(
    hand=84,
    hand_step=50,
    other=66,
    other_step=31,
    other_top=12,
    talon=60,
    talon_step=25,
    talon_apart=34,
    lying=54,
    lying_step=18,
    won=42,
    won_step=22,
    foot=172,
)


class Open(Struct, frozen=True):
    """A room with the measures of the open table."""

    places: Places
    form: OpenForm

    @classmethod
    def of(cls, room: Room) -> Open:
        return cls(Places.of(room), SMALL if room.small else WIDE)

    @property
    def baize(self) -> Rect:
        return self.places.baize

    @property
    def hand_foot(self) -> float:
        return self.baize.bottom - self.form.foot

    @property
    def hand_top(self) -> float:
        return self.hand_foot - self.form.hand * CARD_RATIO

    @property
    def other_top(self) -> float:
        return self.baize.y + self.form.other_top

    @property
    def other_foot(self) -> float:
        return self.other_top + self.form.other * CARD_RATIO

    @property
    def name_line(self) -> float:
        """The baseline of the name under the hand above."""
        return self.other_foot + 24

    @property
    def won_line(self) -> float:
        """The baseline of the words above the tricks of the one below."""
        return self.hand_foot - self.form.won * (1.1 + CARD_RATIO / 2) - 10

    @property
    def middle(self) -> float:
        """Height of the middle of what lies between the hands."""
        return (self.name_line + self.hand_top) / 2

    @property
    def other_discard(self) -> float:
        """Height of the middle of the upper discard."""
        return self.name_line + self.form.lying * CARD_RATIO / 2 + 8

    @property
    def own_discard(self) -> float:
        """Height of the middle of the lower discard."""
        return self.hand_top - self.form.lying * CARD_RATIO / 2 - 8


def open_layout(state: State, below: Player, room: Room) -> dict[str, CardItem]:
    """Every card of a deal, seen from the chair of `below`; in the order of painting."""
    deal, at = state.current, Open.of(room)
    seat = deal.seat(below)
    items = [
        *_talon(state, deal, at),
        *_discard(deal, seat.other, at.other_discard, at),
        *_discard(deal, seat, at.own_discard, at),
        *_won(deal, seat.other, at, above=True),
        *_won(deal, seat, at, above=False),
        *_hand_above(deal, seat.other, at),
        *_trick(deal, seat, at),
        *_hand_below(deal, seat, at),
    ]
    return {item.key: item for item in items}


def hands_layout(state: State, below: Player, room: Room) -> dict[str, CardItem]:
    """What both hold and the tricks they have taken; room is left between them."""
    deal, at = state.current, Open.of(room)
    seat = deal.seat(below)
    items = [
        *_won(deal, seat.other, at, above=True),
        *_won(deal, seat, at, above=False),
        *_hand_above(deal, seat.other, at),
        *_hand_below(deal, seat, at),
    ]
    return {item.key: item for item in items}


def _lies(
    card: Card, pose: Pose, shadow: Shadow = Shadow.REST, *, marked: bool = False
) -> CardItem:
    return CardItem(str(card), str(card), pose, shadow, marked=marked)


def talon_left(at: Open, index: int) -> float:
    """The left edge of a card of the talon, counted from 0, while cards are exchanged."""
    form = at.form
    first = spread(ELDER_MOST, form.talon, form.talon_step)
    rest = spread(TALON - ELDER_MOST, form.talon, form.talon_step)
    edge = at.places.centre - (first + form.talon_apart + rest) / 2
    apart = form.talon_apart + form.talon - form.talon_step if index >= ELDER_MOST else 0.0
    return edge + index * form.talon_step + apart


def _talon(state: State, deal: DealState, at: Open) -> Iterable[CardItem]:
    """Five and three while cards are exchanged; then what is left, at the left."""
    form, left = at.form, deal.exchanged.talon
    gone = TALON - len(left)
    if state.phase not in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        poses = row(len(left), at.places.left, at.middle, form.lying, form.lying_step, 1.3)
        yield from (_lies(card, pose) for card, pose in zip(left, poses, strict=True))
        return
    for index, card in enumerate(left, gone):
        x = talon_left(at, index) + form.talon / 2
        yield _lies(card, Pose(x, at.middle, form.talon, wobbled(index, 1.3)))


def _discard(deal: DealState, seat: Seat, y: float, at: Open) -> Iterable[CardItem]:
    cards, form = in_order(deal.exchanged.discards[seat]), at.form
    left = at.places.right - spread(len(cards), form.lying, form.lying_step)
    poses = row(len(cards), left, y, form.lying, form.lying_step, 1.3)
    yield from (_lies(card, pose) for card, pose in zip(cards, poses, strict=True))


def _won(deal: DealState, seat: Seat, at: Open, *, above: bool) -> Iterable[CardItem]:
    """Tricks that were taken, beside the hand of who took them, from the left edge."""
    tricks = [trick for trick in deal.table.tricks if trick.winner is seat]
    form, held = at.form, len(deal.hands[seat])
    width, step = (form.other, form.other_step) if above else (form.hand, form.hand_step)
    edge = at.places.centre - spread(held, width, step) / 2 - _CARD_BEFORE
    space = max(form.won, edge - at.places.left - form.won)
    step = min(form.won_step, space / max(1, len(tricks) - 1))
    up = form.won * 0.4
    y = at.other_foot - form.won * CARD_RATIO / 2 if above else at.hand_foot - form.won * 0.7
    for index, trick in enumerate(tricks):
        x = at.places.left + form.won / 2 + index * step
        mine = trick.winner is trick.leader
        front, behind = (trick.led, trick.reply) if mine else (trick.reply, trick.led)
        yield _lies(behind, Pose(x + 4, y - up, form.won, wobbled(index, 2)))
        yield _lies(front, Pose(x, y, form.won, wobbled(index + 3, 2)))


def _hand_above(deal: DealState, seat: Seat, at: Open) -> Iterable[CardItem]:
    cards, form = sorted_hand(deal.hands[seat], Sort.SUITS, deal.table.played(seat)), at.form
    poses = fan_above(len(cards), at.places.centre, at.other_top, form.other, form.other_step, 0.5)
    fresh = _fresh(deal, seat)
    for card, pose in zip(cards, poses, strict=True):
        yield _lies(card, pose, marked=fresh and card in deal.exchanged.taken[seat])


def _hand_below(deal: DealState, seat: Seat, at: Open) -> Iterable[CardItem]:
    cards, form = sorted_hand(deal.hands[seat], Sort.SUITS, deal.table.played(seat)), at.form
    poses = fan(len(cards), at.places.centre, at.hand_foot, form.hand, form.hand_step, 0.8)
    fresh = _fresh(deal, seat)
    for card, pose in zip(cards, poses, strict=True):
        marked = fresh and card in deal.exchanged.taken[seat]
        yield _lies(card, pose, Shadow.HAND, marked=marked)


def _fresh(deal: DealState, seat: Seat) -> bool:
    """Whether what was taken in is still marked: until the first word or card after it."""
    return len(deal.hands[seat]) == HAND and not talked(deal.history, seat)


def trick_poses(at: Open) -> tuple[Pose, Pose]:
    """Where the card of the one above and that of the one below lie."""
    width = at.form.hand
    x, y = at.places.centre - width * 0.42, at.middle - width * 0.14
    return Pose(x, y, width, -4), Pose(x + width * 0.84, y + width * 0.36, width, 3)


def _trick(deal: DealState, seat: Seat, at: Open) -> Iterable[CardItem]:
    above, below = trick_poses(at)
    led = below if deal.table.leader is seat else above
    reply = above if led is below else below
    for card, pose in ((deal.table.led, led), (deal.table.reply, reply)):
        if card is not None:
            yield _lies(card, pose, Shadow.HAND)
