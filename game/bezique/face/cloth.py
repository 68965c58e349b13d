"""What lies on the cloth beside the cards: names, rails, trumps, places, what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bezique.face.celebrations import hides, place_of
from game.bezique.face.counsel import counsel_items
from game.bezique.face.gathered import heap
from game.bezique.face.hoping import hope_items
from game.bezique.face.last_rule import rule_items
from game.bezique.face.last_tricks import trick_row
from game.bezique.face.layout import heap_place, stock_cards
from game.bezique.face.marks import rail_items
from game.bezique.face.measures import (
    hand_top,
    measures,
    seven_button,
    stock_pose,
    stock_step,
    trick_poses,
    turn_up,
)
from game.bezique.face.pointing import pointed_card
from game.bezique.face.prompts import exchange_offer
from game.bezique.face.slips import seven_items, slip_items
from game.bezique.face.unseen import unseen_items
from game.bezique.preferences import UNSEEN_CARDS
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import Box, CardItem, Item, Shadow, Target, Text
from game.stage.places import WIDE, Places
from game.stage.plate import plate, plate_of
from game.table.picture import meet
from game.table.spoken import BUBBLE_HEIGHT, bubble, bubble_width
from game.table.tableau import Tableau
from game.table.tabletop import LaidTrick
from game.words.terms import sign
from rules.bezique.state import Trick
from rules.bezique.view import CutView, DealView, View, stock_to_count, tricks_to_look_at
from rules.core.cards import Hand, Suit
from rules.core.seats import Player

_SOFT = Paint(Tone.SOFT)
_NAME = Font(16, bold=True)


def below(table: Tableau, places: Places, _said: Sequence[Item]) -> list[Item]:
    """What lies under the cards."""
    seen: View = table.seen
    deal, hangs = seen.deal, portrait(table, places)
    items: list[Item] = []
    feast = table.celebrated
    behind = feast is not None and hangs is not None and meet(hangs, place_of(feast, places))
    if table.opposite.portrait and hangs is not None and not behind:
        items += plate(table.other, hangs, places.room)
    if deal is None:
        return items
    m = measures(places)
    if not table.opposite.portrait and not any(
        each.seat != seen.player for each in table.spoken.said
    ):
        theirs = fitted(table.other, _NAME, 180, places.room)
        items.append(Text(theirs, places.left, m.other_top + 24, _NAME))
    if table.first is not None:
        own = fitted(table.names[seen.player], _NAME, 180, places.room)
        items.append(Text(own, places.left, hand_top(places) + 24, _NAME))
    if heap(deal, seen.options):
        place = heap_place(places, drawing=bool(deal.left))
        items.append(Box(place, 10, fill=Paint(Tone.SHADE, 0.3), outline=Paint(Tone.BRASS, 0.4)))
        items.append(
            Text(
                say("place.heap"), place.centre[0], place.bottom - 8, Font(14), _SOFT, Align.CENTRE
            )
        )
    if not table.dealing:
        items += [*rule_items(seen, deal, places), *trick_row(seen, deal, places)]
    left = stock_to_count(seen)
    if left and not table.dealing:
        items.append(_count_of_stock(seen, deal, left, places))
    if not (table.dealing or table.desk.concealed):
        items += hope_items(table, places)
    if table.likes.value(UNSEEN_CARDS) and not (table.dealing or table.desk.concealed):
        items += unseen_items(seen, deal, places)
    return items


def _count_of_stock(seen: View, deal: DealView, left: int, places: Places) -> Text:
    """How many cards are left: under the stock, or left of the trumps' disc at its foot."""
    words, font = say("place.stock", number=left), Font(14)
    if seen.options.rubicon:
        x, y = _disc_of_rubicon(places)
        return Text(words, x - _disc_size(places) / 2 - 8, y + 5, font, _SOFT, Align.RIGHT)
    card = stock_pose(places)
    x = card.x + stock_cards(seen, deal) * stock_step(places) / 2
    y = card.y + card.height / 2 + (22 if places.sizes is WIDE else 18)
    return Text(words, x, y, font, _SOFT, Align.CENTRE)


def _disc_size(places: Places) -> float:
    return 38.0 if places.sizes is WIDE else 34.0


def _disc_of_rubicon(places: Places) -> tuple[float, float]:
    """The middle of the trumps' disc where nothing is turned up: at the foot of the stock."""
    lies = stock_pose(places, rubicon=True)
    return lies.x - lies.width / 2 - 4, lies.y + lies.height / 2 - _disc_size(places) * 0.45


def above(table: Tableau, places: Places) -> list[Item]:
    """What lies over the cards: whose were cut, trumps, rails and marks, the place awaited."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None:
        return [] if seen.cut is None else _cut_captions(seen.cut, table, places)
    feast = table.celebrated is not None
    lying = {item.key: item for item in table.cards if not (feast and hides(table, item, places))}
    items: list[Item] = [*rail_items(seen, deal, lying, places), *_ring(table, deal, lying)]
    if deal.trumps is not None and not table.dealing:
        items += _trumps(seen, deal, deal.trumps, places)
    if deal.led is not None and deal.reply is None and seen.turn is seen.player:
        pose = trick_poses(places)[1]
        items.append(_dashed(pose))
    return items


def _ring(table: Tableau, deal: DealView, lying: Mapping[str, CardItem]) -> list[Item]:
    """A frame of brass round what is seen of the open card that the panel tells of."""
    card = pointed_card(table)
    item = lying.get(str(card))
    if not deal.left or item is None or card not in deal.open[0] | deal.open[1]:
        return []
    pose, left = item.pose, item.pose.x - item.pose.width / 2
    begin = (it.pose.x - it.pose.width / 2 for it in lying.values() if it.pose.y == pose.y)
    right = min((x for x in begin if x > left), default=left + pose.width)
    seen = Rect(left, pose.y - pose.height / 2, min(pose.width, right - left), pose.height)
    return [Box(seen, 6, outline=Paint(Tone.BRASS), line=3)]


def _dashed(pose: Pose) -> Box:
    rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(rect, 7, outline=Paint(Tone.IVORY, 0.38), line=1.25, dash=(6, 5), angle=pose.angle)


def _trumps(seen: View, deal: DealView, suit: Suit, places: Places) -> list[Item]:
    """An ivory disc in brass with the suit that is trumps."""
    card = turn_up(places)
    size = _disc_size(places)
    x, y = card.x + card.width / 2 + 8, card.y + card.height / 2 - 6
    if deal.left and seen.options.rubicon:
        x, y = _disc_of_rubicon(places)
    if not deal.left:
        size, x, y = size * 1.4, trick_poses(places)[0].x - card.width * 1.25, card.y
    disc = Rect(x - size / 2, y - size / 2, size, size)
    font = Font(round(size * 0.6), serif=True)
    paint = Paint(Tone.RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else Tone.INK)
    items: list[Item] = [
        Box(disc, size / 2, fill=Paint(Tone.BRASS), shadow=Shadow.REST),
        Box(disc.grown(-2.5), size / 2 - 2.5, fill=Paint(Tone.IVORY)),
        Text(sign(suit), x, y + size * 0.21, font, paint, Align.CENTRE),
    ]
    if not deal.left:
        label = say("place.trumps")
        items.append(Text(label, x, disc.bottom + 20, Font(14), _SOFT, Align.CENTRE))
    return items


def _cut_captions(cut: CutView, table: Tableau, places: Places) -> list[Item]:
    """Whose card is whose, above each that was turned up."""
    lying: dict[str, CardItem] = {item.key: item for item in table.cards}
    items: list[Item] = []
    for player in Player:
        item = lying.get(f"pack:{cut.places[player]}")
        if item is not None:
            name = fitted(table.names[player], _NAME, 150, places.room)
            y = item.pose.y - item.pose.height / 2 - (36 if player is Player.B else 14)
            items.append(Text(name, item.pose.x, y, _NAME, align=Align.CENTRE))
    return items


def aside(table: Tableau, places: Places) -> tuple[Sequence[Item], Sequence[Target]]:
    """The list of what may be declared, and the exchange of the seven."""
    if table.celebrated is not None:
        return (), ()
    rows, touched = slip_items(table, places)
    seven, under = seven_items(table, places)
    return (*rows, *counsel_items(table, places), *seven), (*touched, *under)


def said(table: Tableau, places: Places) -> list[Item]:
    """The last word of each: the other's in the place of the name, one's own left of the cards."""
    items: list[Item] = []
    for mine in (False, True):
        own = [each for each in table.spoken.said if (each.seat == table.seen.player) is mine]
        if not own:
            continue
        words, fresh = own[-1].words, own[-1] is table.spoken.said[-1]
        width = bubble_width(words, places)
        corner = (_own_words if mine else _others_words)(table, width, places)
        if corner is not None:
            items.append(bubble(*corner, words, places, mine=False, fresh=fresh))
    return items


def _others_words(table: Tableau, width: float, places: Places) -> tuple[float, float]:
    """Where a bubble so wide speaks from the face: beside it, or below where cards are."""
    x, y = _beside_face(table, places), measures(places).other_top
    foot = y + BUBBLE_HEIGHT
    beside = (
        item
        for item in table.cards
        if abs(item.pose.x - x - width / 2) < (width + item.pose.width) / 2
        and item.pose.y - item.pose.height / 2 < foot
    )
    face = portrait(table, places)
    if face is None or not any(beside):
        return x, y
    return face.centre[0], face.bottom + 28  # her plate is between


def _own_words(table: Tableau, width: float, places: Places) -> tuple[float, float] | None:
    """Where a bubble so wide lies over no card: under the stock, or left of the hand; or nowhere.

    What was said stands on the pad too.
    """
    seen: View = table.seen
    deal = seen.deal
    laid = deal.open[seen.player] if deal is not None else frozenset()
    hidden = (deal.hand if deal is not None else frozenset()) - laid
    left = places.left
    under = (seven_button(places).y, laid) if exchange_offer(seen) is None else None
    for y, cards in filter(None, (under, (hand_top(places) + 12, hidden))):
        edges = (item.pose.x - item.pose.width / 2 for item in _of(table, cards))
        if left + width + 8 <= min(edges, default=places.right):
            return left, y
    return None


def _of(table: Tableau, cards: Hand) -> list[CardItem]:
    """These cards as they lie, the concealed ones too."""
    keys = set(map(str, cards))
    return [item for item in table.cards if item.key in keys or item.key.startswith("own:")]


def portrait(table: Tableau, places: Places) -> Rect | None:
    """Where the opponent's portrait hangs: at the upper left, in the middle before the deal.

    Its plate is often wider, and begins at the cloth's margin.
    """
    width, y = measures(places).face, places.baize.y + 10
    if table.seen.deal is None:
        x = places.centre - width / 2
    else:
        hangs = Rect(places.left, y, width, width * PORTRAIT_RATIO)
        name = plate_of(table.other, hangs, places.room, signed=False)
        x = places.left + max(0.0, (name.width - width) / 2)
    return Rect(x, y, width, width * PORTRAIT_RATIO)


def _beside_face(table: Tableau, places: Places) -> float:
    """Where the opponent's words begin: right of a portrait."""
    hangs = portrait(table, places) if table.opposite.portrait else None
    return places.left if hangs is None else hangs.right + 12


def tricks(seen: View) -> tuple[LaidTrick, ...]:
    """The tricks that may be looked at again."""
    deal = seen.deal
    return tuple(_laid(trick, seen.player) for trick in tricks_to_look_at(seen)) if deal else ()


def _laid(trick: Trick, viewer: Player) -> LaidTrick:
    led = trick.leader is viewer
    own, other = (trick.led, trick.reply) if led else (trick.reply, trick.led)
    return LaidTrick(str(own), str(other), led, trick.winner is viewer)
