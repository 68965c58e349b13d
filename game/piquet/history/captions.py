"""What stands around the cards of a deal that is looked back on: the panel, captions, bubbles."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.history.past import Viewpoint
from game.piquet.history.layout import Open, talon_left, trick_poses
from game.piquet.history.steps import PiquetStep
from game.piquet.ui.panel.panel import panel_items
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.geometry import meet, spread
from game.stage.lines import fitted_name
from game.stage.picture import Bubble, Item, Tail, Text
from game.table.spoken import BUBBLE_HEIGHT, Saying, Spoken, bubble_width
from game.words.terms import capital
from rules.core.seats import Player
from rules.piquet.options import TALON
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import DealState, Phase
from rules.piquet.view import view

_SOFT = Paint(Tone.SOFT)
_NAME, _SMALL = Font(16, bold=True), Font(14)
_LANE = 168.0
_OVER_HAND = 44.0
"""Units from the hand below up to what its owner says: cards that are called stand higher."""
_BESIDE_CARD = 18.0  # from a card played to words beside it, their tail between
_UNDER_TRICK = 5.0


def captions(step: PiquetStep, seen_from: Viewpoint) -> Sequence[Item]:
    """The panel of the table, and whose hands, discards and talon these are."""
    names, below, room = seen_from.names, seen_from.below, seen_from.room
    seen = view(step.state, below)
    at, deal = Open.of(room), step.state.current
    items: list[Item] = [*panel_items(seen, names, room, first=seen_from.first)]
    places, form = at.places, at.form
    above = below.other
    name = fitted_name(capital(names[above]), _NAME, 180, room)
    role = _role(deal, above)
    width = room.ruler.width(name, _NAME)
    x = places.centre - (width + 10 + room.ruler.width(role, _SMALL)) / 2
    items.append(Text(name, x, at.name_line, _NAME))
    items.append(Text(role, x + width + 10, at.name_line, _SMALL, _SOFT))
    own = fitted_name(capital(names[below]), _NAME, 180, room)
    role, y = _role(deal, below), at.hand_top - 6
    after = places.left + room.ruler.width(own, _NAME) + 10
    written = Rect(places.left, y - 16, after + room.ruler.width(role, _SMALL) - places.left, 20)
    said = bubbles(step, seen_from)
    if not any(isinstance(each, Bubble) and meet(each.rect, written) for each in said):
        items += [Text(own, places.left, y, _NAME), Text(role, after, y, _SMALL, _SOFT)]
    for player, middle in ((above, at.other_discard), (below, at.own_discard)):
        count = len(deal.exchanged.discards[deal.seat(player)])
        if count:
            top = middle - form.lying * CARD_RATIO / 2 - 8
            whose = fitted_name(capital(names[player]), _SMALL, 120, room)
            words = say("history.discard", name=whose, count=count)
            items.append(Text(words, places.right, top, _SMALL, _SOFT, Align.RIGHT))
    for player, line in ((above, at.name_line), (below, at.won_line)):
        won = deal.table.won(deal.seat(player))
        if won:
            items.append(Text(say("place.tricks", count=won), places.left, line, _SMALL, _SOFT))
    if deal.exchanged.talon:
        if step.state.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
            top = at.middle - form.talon * CARD_RATIO / 2 - 10
            x = talon_left(at, TALON - len(deal.exchanged.talon))
            items.append(Text(say("history.talon"), x, top, _SMALL, _SOFT))
        else:
            top = at.middle - form.lying * CARD_RATIO / 2 - 10
            items.append(Text(say("place.left"), places.left, top, _SMALL, _SOFT))
    return items


def _role(deal: DealState, player: Player) -> str:
    return say(f"seat.{'elder' if deal.seat(player) is ELDER else 'younger'}")


def bubbles(step: PiquetStep, seen_from: Viewpoint) -> Sequence[Item]:
    """What was said, near whoever said it; beside a trick only what was said with its card."""
    at, deal = Open.of(seen_from.room), step.state.current
    seat, heard = deal.seat(seen_from.below), step.heard
    if not heard.said:
        return []
    if deal.table.led is not None:
        return _beside_trick(step, seat, at)
    if step.state.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        y = at.middle + at.form.talon * CARD_RATIO / 2 + 14
        return [_bubble(heard.said[-1], at.places.centre, y, seat, at, centred=True)]
    items: list[Item] = []
    for saying in heard.last_of_each().said:
        mine = saying.seat is seat
        y = at.hand_top - _OVER_HAND - BUBBLE_HEIGHT if mine else at.name_line + 14
        x = at.places.centre + (_LANE if mine else -_LANE)
        fresh = any(saying is one for one in step.said)
        items.append(_bubble(saying, x, y, seat, at, fresh=fresh))
    return items


def _beside_trick(step: PiquetStep, seat: Seat, at: Open) -> list[Item]:
    """Words said with a card: the other's right of it, one's own left of it over the hand.

    At the right, where one's own hang at the table, one's discard lies open here.
    """
    above, below = trick_poses(at)
    items: list[Item] = []
    for saying in Spoken(step.said).last_of_each().said:
        width = bubble_width(saying.words, at.places)
        if saying.seat is seat:
            x = above.x - above.width * 0.62 - _BESIDE_CARD - width
            y = at.hand_top - _OVER_HAND - BUBBLE_HEIGHT
            if x < at.places.left:  # too long for that: under the card, or where the hand was
                held = step.state.current.hands[seat]
                x = below.x - below.width / 2 - _BESIDE_CARD - width
                y = at.hand_top - BUBBLE_HEIGHT - _UNDER_TRICK
                if not held:
                    x, y = at.places.centre - at.form.hand / 2, at.hand_top + _UNDER_TRICK
            tail = Tail.BOTTOM_RIGHT
        else:
            x, y = above.x + above.width * 0.72, above.y - above.height * 0.5 - 14
            gone = len(step.state.current.exchanged.discards[saying.seat])
            beside = spread(gone, at.form.lying, at.form.lying_step) + 6 if gone else 0.0
            x, tail = min(x, at.places.right - beside - width), Tail.TOP_LEFT
        items.append(Bubble(Rect(x, y, width, BUBBLE_HEIGHT), saying.words, tail))
    return items


def _bubble(
    saying: Saying,
    x: float,
    y: float,
    seat: Seat,
    at: Open,
    *,
    fresh: bool = True,
    centred: bool = False,
) -> Bubble:
    """A bubble in its lane: the one below speaks at the right, the one above at the left."""
    mine = saying.seat is seat
    width = bubble_width(saying.words, at.places)
    left = x - width / 2 if centred else x - width if mine else x
    tail = Tail.BOTTOM_RIGHT if mine else Tail.TOP_LEFT
    return Bubble(Rect(left, y, width, BUBBLE_HEIGHT), saying.words, tail, fresh)
