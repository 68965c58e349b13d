"""Where the cards of a deal of All-Fours lie that is looked back on: both hands open.

What was laid away lies small beside its hand, the tricks in a pile of each player's, the stock face
down with the turn-up on it and the refused ones beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from game.all_fours.ui.panel import panel_of
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import say
from game.pages.history.open_hands import LINE, UNDER_HEAD, hand_names, trick_items
from game.pages.history.partie import PastPartie
from game.pages.history.past import PlainStep, Viewpoint
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Room, Tone
from game.stage.geometry import fan, fan_above, wobbled
from game.stage.picture import CardItem, Item, Shadow, Text
from game.stage.places import Places
from rules.all_fours.pack import in_order
from rules.all_fours.state import DealState, State
from rules.all_fours.view import view
from rules.core.cards import Card
from rules.core.seats import Player


class PastForm(Struct, frozen=True):
    """The measures in units; card widths first."""

    hand: float
    other: float
    stock: float
    trick: float
    small: float
    hand_step: float
    other_step: float
    top: float  # of the hand above, below the upper edge of the baize
    foot: float  # of the hand below, above the lower edge


WIDE = PastForm(
    hand=92, other=84, stock=84, trick=84, small=40, hand_step=64, other_step=58, top=18, foot=192
)
SMALL = PastForm(
    hand=70, other=64, stock=60, trick=62, small=30, hand_step=50, other_step=44, top=10, foot=170
)
_MOST = 0.62
"""How much of the cloth's width a hand may take."""
_LABEL, _SOFT = Font(14), Paint(Tone.SOFT)
_AIR = 8.0
"""From the names of a hand to the cards below them, in units."""


def open_layout(state: State, below: Player, room: Room) -> dict[str, CardItem]:
    """Every card of a deal, seen from the chair of `below`; in the order of painting."""
    at = _Lies(Places.of(room), SMALL if room.small else WIDE, headed=True)
    items = [*at.stock(state.current), *_hands(state.current, below, at)]
    return {item.key: item for item in items}


def hands_layout(state: State, below: Player, room: Room) -> dict[str, CardItem]:
    """What both hold, the trick and the tricks gone, and the trump; the stock is left out."""
    at = _Lies(Places.of(room), SMALL if room.small else WIDE)
    items = [*at.trump(state.current), *_hands(state.current, below, at)]
    return {item.key: item for item in items}


def _hands(deal: DealState, below: Player, at: _Lies) -> Iterable[CardItem]:
    for player in Player:
        yield from at.away(deal, player, above=player is not below)
        yield from at.pile(deal, player, above=player is not below)
    yield from at.hand(deal, below.other, above=True)
    yield from trick_items(deal, below, at.form.trick, at.middle, at.places, _lies)
    yield from at.hand(deal, below, above=False)


class _Lies(Struct, frozen=True):
    """A room with the measures; `headed` where names and the deal's stand above the cards."""

    places: Places
    form: PastForm
    headed: bool = False

    @property
    def middle(self) -> float:
        form, baize = self.form, self.places.baize
        top = baize.y + form.top + form.other * 1.4
        return (top + baize.bottom - form.foot - form.hand * 1.4) / 2

    def _line(self, *, above: bool) -> float:
        form, baize = self.form, self.places.baize
        if above:
            return baize.y + form.top + form.other * 0.7
        return baize.bottom - form.foot - form.hand * 0.7

    def hand(self, deal: DealState, player: Player, *, above: bool) -> Iterable[CardItem]:
        """The cards that are held, in a fan."""
        form, baize = self.form, self.places.baize
        cards = in_order(deal.hands[player])
        width, step = (form.other, form.other_step) if above else (form.hand, form.hand_step)
        step = min(step, (_MOST * baize.width - width) / max(1, len(cards) - 1))
        if above:
            top = baize.y + form.top
            poses = fan_above(len(cards), self.places.centre, top, width, step, 0.4)
        else:
            foot = baize.bottom - form.foot
            poses = fan(len(cards), self.places.centre, foot, width, step, 0.4)
        for card, pose in zip(cards, poses, strict=True):
            yield _lies(card, pose, Shadow.HAND)

    def away(self, deal: DealState, player: Player, *, above: bool) -> Iterable[CardItem]:
        """What was laid away, at the left in two rows."""
        width = self.form.small
        y = self._line(above=above) + width * 0.62
        if above and self.headed:
            names = self.places.baize.y + self.form.top + 2 * LINE
            y = max(y, names + _AIR + width * CARD_RATIO / 2)
        for place, card in enumerate(in_order(deal.laid_away[player])):
            row, column = divmod(place, 5)
            x = self.places.left + width / 2 + column * width * 0.62
            yield _lies(card, Pose(x, y + row * width * 0.7, width))

    def pile(self, deal: DealState, player: Player, *, above: bool) -> Iterable[CardItem]:
        """The tricks taken, at the right, each lying open on the one before."""
        width = self.form.small * 1.2
        y = self._line(above=above)
        if above and self.headed:
            y = max(y, self.places.baize.y + UNDER_HEAD + width * CARD_RATIO / 2)
        won = [trick for trick in deal.tricks if trick.winner is player]
        step = min(width * 0.5, 4.4 * width / max(1, len(won)))
        for place, trick in enumerate(won):
            x = self.places.right - width - (len(won) - 1 - place) * step
            for half, card in enumerate((trick.led, trick.reply)):
                pose = Pose(x + half * width * 0.34, y + half * width * 0.22, width)
                yield _lies(card, pose)

    def stock(self, deal: DealState) -> Iterable[CardItem]:
        """The stock face down, the turn-up on it, the refused ones beside it."""
        form, y = self.form, self.middle
        x = self.places.left + form.stock * 0.7
        backs = -(-deal.left // 4)
        for place in range(backs):
            pose = Pose(x + place * 0.7, y - place * 0.9, form.stock, wobbled(place, 0.8))
            shadow = Shadow.REST if place % 4 == 0 else Shadow.NONE
            yield CardItem(f"stock:{place}", None, pose, shadow)
        for place, card in enumerate(deal.set_aside):
            beside = x + form.stock * 0.5 + form.small * (0.9 + 0.62 * place)
            yield _lies(card, Pose(beside, y, form.small))
        if deal.turn_up is not None:
            yield _lies(deal.turn_up, Pose(x + backs * 0.7, y - backs * 0.9, form.stock, -2))

    def named(self, deal: DealState) -> Iterable[Text]:
        """What the turn-up is, and the refused ones beside it, in words below them."""
        form, left = self.form, self.places.left
        x, y = left + form.stock * 0.7, self.middle + CARD_RATIO * form.stock / 2 + 18
        if deal.turn_up is not None:
            yield Text(say("place.trumps"), x, y, _LABEL, _SOFT, Align.CENTRE)
        if deal.set_aside:
            x += form.stock * 0.5 + form.small * 0.4
            y = self.middle + CARD_RATIO * form.small / 2 + 18
            yield Text(say("place.refused"), x, y, _LABEL, _SOFT)

    def trump(self, deal: DealState) -> Iterable[CardItem]:
        """The turn-up by itself, at the left above what was laid away."""
        width = self.form.small * 1.5
        if deal.turn_up is not None:
            x, y = self.places.left + width / 2, self._line(above=False) - width
            yield _lies(deal.turn_up, Pose(x, y, width, -2))


def _lies(card: Card, pose: Pose, shadow: Shadow = Shadow.REST) -> CardItem:
    return CardItem(str(card), str(card), pose, shadow)


def captions(step: PlainStep, seen_from: Viewpoint) -> Sequence[Item]:
    """The panel of the table; at the left edge of each hand whose it is, and tricks taken."""
    names, below, room = seen_from.names, seen_from.below, seen_from.room
    deal = step.state.current
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [*panel_of(view(step.state, below), names, room, seen_from.first)]
    heights = (
        (below.other, places.baize.y + form.top + LINE),
        (below, places.baize.bottom - form.foot - form.hand * 1.3),
    )
    items += _Lies(places, form, headed=True).named(deal)
    for player, y in heights:
        led = say("history.led" if deal.dealer is not player else "history.dealt")
        items += hand_names(names[player], led, y, places)
    return items


def sheet_of(last: PlainStep, below: Player, past: PastPartie) -> DealSheet:
    """What a deal counted, by its last step, with the columns of whoever sits below."""
    return DealSheet(view(last.state, below), past.names, past.you, past=True)
