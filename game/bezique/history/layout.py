"""Where the cards of a deal of Bezique lie that is looked back on: both hands and the stock open.

Each hand has two rows, what is hidden at the edge of the table and what lies open before it; the
stock lies in a row across the middle with the turn-up, the trick in the midst. Tricks that are gone
lie in a pile of each player's. A card has its place under its own name, so that it travels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from game.bezique.preferences import Order
from game.bezique.ui.hand_state import sorted_hand
from game.bezique.ui.panel.panel import panel_of
from game.bezique.ui.sheet import DealSheet
from game.bezique.words import say
from game.pages.history.open_hands import LINE, hand_names, trick_items
from game.pages.history.partie import PastPartie
from game.pages.history.past import PlainStep, Viewpoint
from game.stage.basics import CARD_RATIO, Font, Paint, Pose, Room, Tone
from game.stage.geometry import fan, fan_above, row, spread
from game.stage.picture import CardItem, Item, Shadow, Text
from game.stage.places import Places
from rules.bezique.pack import face
from rules.bezique.state import DealState, State
from rules.bezique.view import view
from rules.bezique.window import top_cards
from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Player


class PastForm(Struct, frozen=True):
    """The measures in units."""

    hand: float
    hand_step: float
    other: float
    other_step: float
    open: float
    open_step: float
    stock: float
    trick: float
    pile: float
    top: float  # of the hand above, below the upper edge of the baize
    foot: float  # of the hand below, above the lower edge
    between: float


WIDE = PastForm(
    hand=84,
    hand_step=64,
    other=66,
    other_step=46,
    open=66,
    open_step=46,
    stock=40,
    trick=76,
    pile=40,
    top=18,
    foot=192,
    between=14,
)
SMALL = PastForm(
    hand=66,
    hand_step=50,
    other=50,
    other_step=36,
    open=50,
    open_step=36,
    stock=30,
    trick=56,
    pile=30,
    top=10,
    foot=170,
    between=8,
)


def open_layout(state: State, below: Player, room: Room) -> dict[str, CardItem]:
    """Every card of a deal, seen from the chair of `below`; in the order of painting."""
    deal = state.current
    at = _Lies(Places.of(room), SMALL if room.small else WIDE)
    items = [
        *at.stock(deal),
        *at.pile(deal, below.other, above=True),
        *at.pile(deal, below, above=False),
        *at.above(deal, below.other),
        *trick_items(deal, below, at.form.trick, at.middle, at.places, _lies),
        *at.below(deal, below),
    ]
    return {item.key: item for item in items}


def hands_layout(state: State, below: Player, room: Room) -> dict[str, CardItem]:
    """What both hold, each in one row at the edge of the table, open cards after the hidden ones.

    Nothing lies between them: there is room for what is told of a choice.
    """
    deal = state.current
    at = _Lies(Places.of(room), SMALL if room.small else WIDE)
    items = [*at.row_above(deal, below.other), *at.row_below(deal, below)]
    return {item.key: item for item in items}


def left_in(deal: DealState) -> tuple[Card, ...]:
    """The stock from the top, the turn-up last."""
    return top_cards(deal, deal.left)


class _Lies(Struct, frozen=True):
    """A room with the measures."""

    places: Places
    form: PastForm

    def above(self, deal: DealState, player: Player) -> Iterable[CardItem]:
        """The hand above: hidden cards at the edge, open ones before them."""
        form, centre = self.form, self.places.centre
        top = self.places.baize.y + form.top
        hidden = _sorted(deal.hands[player] - deal.open[player], deal.trumps)
        poses = fan_above(len(hidden), centre, top, form.other, form.other_step, 0.0)
        yield from map(_lies, hidden, poses)
        y = top + form.other * CARD_RATIO + form.between + form.open * CARD_RATIO / 2
        yield from self._open(deal.open[player], y, deal.trumps)

    def below(self, deal: DealState, player: Player) -> Iterable[CardItem]:
        """The hand below, the same the other way round."""
        form, centre = self.form, self.places.centre
        foot = self.places.baize.bottom - form.foot
        y = foot - form.hand * CARD_RATIO - form.between - form.open * CARD_RATIO / 2
        yield from self._open(deal.open[player], y, deal.trumps)
        hidden = _sorted(deal.hands[player] - deal.open[player], deal.trumps)
        poses = fan(len(hidden), centre, foot, form.hand, form.hand_step, 0.0)
        yield from (
            _lies(card, pose, Shadow.HAND) for card, pose in zip(hidden, poses, strict=True)
        )

    def row_above(self, deal: DealState, player: Player) -> Iterable[CardItem]:
        """All of the hand above."""
        form = self.form
        held = _row(deal, player)
        top = self.places.baize.y + form.top
        poses = fan_above(len(held), self.places.centre, top, form.other, form.other_step, 0.0)
        yield from map(_lies, held, poses)

    def row_below(self, deal: DealState, player: Player) -> Iterable[CardItem]:
        """All of the hand below."""
        form = self.form
        held = _row(deal, player)
        foot = self.places.baize.bottom - form.foot
        poses = fan(len(held), self.places.centre, foot, form.hand, form.hand_step, 0.0)
        yield from (_lies(card, pose, Shadow.HAND) for card, pose in zip(held, poses, strict=True))

    def _open(self, cards: Hand, y: float, trumps: Suit | None) -> Iterable[CardItem]:
        lying, form = _sorted(cards, trumps), self.form
        left = self.places.centre - spread(len(lying), form.open, form.open_step) / 2
        yield from map(_lies, lying, row(len(lying), left, y, form.open, form.open_step, 0.0))

    @property
    def middle(self) -> float:
        """The height between both players' cards."""
        form, baize = self.form, self.places.baize
        high = baize.y + form.top + (form.other + form.open) * CARD_RATIO + form.between
        low = baize.bottom - form.foot - (form.hand + form.open) * CARD_RATIO - form.between
        return (high + low) / 2

    def stock(self, deal: DealState) -> Iterable[CardItem]:
        """From the turn-up, lowest and leftmost, to the card that is drawn next."""
        cards = left_in(deal)[::-1]
        form = self.form
        left, space = self.places.left, self.places.centre - form.trick * 1.5 - self.places.left
        step = min(form.stock * 0.6, (space - form.stock) / max(1, len(cards) - 1))
        poses = row(len(cards), left, self.middle, form.stock, step, 0.0)
        yield from map(_lies, cards, poses)

    def pile(self, deal: DealState, player: Player, *, above: bool) -> Iterable[CardItem]:
        """The tricks of a player, at the right edge beside his open cards."""
        form = self.form
        x = self.places.right - form.pile
        y = self.middle + (-1 if above else 1) * form.pile * CARD_RATIO * 0.6
        tricks = [one for one in deal.tricks if one.winner is player]
        for number, trick in enumerate(tricks):
            for card in (trick.led, trick.reply):
                yield _lies(card, Pose(x - number * 1.5, y, form.pile))


def _sorted(cards: Hand, trumps: Suit | None) -> tuple[Card, ...]:
    return sorted_hand(cards, Order.SUITS, trumps)


def _row(deal: DealState, player: Player) -> tuple[Card, ...]:
    """All that a player holds, what lies open at the right."""
    laid = deal.open[player]
    return (*_sorted(deal.hands[player] - laid, deal.trumps), *_sorted(laid, deal.trumps))


def _lies(card: Card, pose: Pose, shadow: Shadow = Shadow.REST) -> CardItem:
    return CardItem(str(card), str(face(card)), pose, shadow)


_SOFT = Paint(Tone.SOFT)
_FONT = Font(14)


def captions(step: PlainStep, seen_from: Viewpoint) -> Sequence[Item]:
    """The panel of the table; at the left edge of each hand whose it is, and tricks taken."""
    names, below, room = seen_from.names, seen_from.below, seen_from.room
    deal = step.state.current
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [*panel_of(view(step.state, below), names, room, seen_from.first)]
    heights = (
        (below.other, places.baize.y + form.top + LINE),
        (below, places.baize.bottom - form.foot - form.hand),
    )
    for player, y in heights:
        led = say("history.led" if deal.dealer is not player else "history.dealt")
        items += hand_names(names[player], led, y, places)
        if won := sum(trick.winner is player for trick in deal.tricks):
            words = say("history.tricks", count=won)
            items.append(Text(words, places.left, y + 2 * LINE, _FONT, _SOFT))
    return items


def sheet_of(last: PlainStep, below: Player, past: PastPartie) -> DealSheet:
    """What a deal counted, by its last step, with the columns of whoever sits below."""
    return DealSheet(view(last.state, below), past.names, past.you, past=True)
