"""What lies on the cloth beside the cards: names, rails, trumps, places, what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bezique.preferences import UNSEEN_CARDS
from game.bezique.ui.bubbles import portrait
from game.bezique.ui.card_slip import hope_items, pointed_card, told_items
from game.bezique.ui.celebrations import hides, place_of
from game.bezique.ui.counsel import counsel_items, slip_form
from game.bezique.ui.gathered import heap
from game.bezique.ui.last_tricks import rule_items, trick_row
from game.bezique.ui.layout import heap_place, heap_yields
from game.bezique.ui.marks import TAUGHT, rail_items
from game.bezique.ui.measures import (
    hand_top,
    measures,
    trick_poses,
    turn_up,
)
from game.bezique.ui.prompts import FIRST_OF_LAST
from game.bezique.ui.slips import seven_items, slip_items
from game.bezique.ui.stock import count_of_stock, disc_middle, disc_size, unseen_items
from game.bezique.words import kind_of, line_name, say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.geometry import meet
from game.stage.lines import fitted
from game.stage.ornaments import Legend
from game.stage.picture import Box, CardItem, Item, Role, Text, Widget
from game.stage.places import Places
from game.stage.signs import plate
from game.table.celebrations import whole
from game.table.cloth import awaited, dashed, suit_disc
from game.table.cut import cut_captions
from game.table.heard import by_player
from game.table.render_context import RenderContext
from game.table.state import LaidTrick
from game.table.tricks import laid_tricks, last_taken
from game.words.catalogue import say as say_general
from game.words.terms import suit_name, told_cards
from rules.bezique.choices import MayPlay
from rules.bezique.pack import height, in_order
from rules.bezique.view import DealView, View, stock_to_count, tricks_to_look_at

_SOFT, _NONE = Paint(Tone.SOFT), Paint(Tone.SHADE, 0.34)
_NAME = Font(16, bold=True)


def below(table: RenderContext, places: Places, _said: Sequence[Item]) -> list[Item]:
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
    marked = table.taught is None or TAUGHT in table.taught
    if feast is None or not whole(table.share):
        items += rail_items(seen, deal, _lying(table, places), places, marked=marked)
    if heap(deal, seen.options):
        items += _heaps_place(seen, places)
    if not table.dealing:
        items += rule_items(seen, deal, places)
        if slip_form(table, places) is None:  # which lies there
            items += trick_row(seen, deal, places, guiding=table.guiding)
        items += count_of_stock(seen, places)
    if not (table.dealing or table.hand_state.concealed):
        items += hope_items(table, places)
    if table.likes.value(UNSEEN_CARDS) and not (table.dealing or table.hand_state.concealed):
        items += unseen_items(seen, deal, places)
    free, leads = trick_poses(places)[1], isinstance(seen.choices, MayPlay)
    awaits = awaited(deal.led, deal.reply, free, table.cards, leads=leads)
    if awaits and seen.turn is seen.player:
        items.append(dashed(free))
    return items


def _heaps_place(seen: View, places: Places) -> list[Item]:
    """The frame of the open heap, and what takes it."""
    place = heap_place(seen, places)
    items: list[Item] = [
        Box(place, 10, fill=Paint(Tone.SHADE, 0.3), outline=Paint(Tone.BRASS, 0.4))
    ]
    if not heap_yields(seen):
        x, y = place.centre[0], place.bottom - 8
        words = fitted(say("place.heap"), Font(14), place.width - 16, places.room)
        items.append(Text(words, x, y, Font(14), _SOFT, Align.CENTRE))
    return items


def above(table: RenderContext, places: Places) -> list[Item]:
    """What lies over the cards: whose were cut, trumps, rails and marks."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None:
        return [] if seen.cut is None else cut_captions(seen.cut.places, table, places)
    items = _ring(table, deal, _lying(table, places))
    if not table.dealing:
        items += _trumps(seen, deal, places)
    return items


def _lying(table: RenderContext, places: Places) -> dict[str, CardItem]:
    """The cards that lie there by their keys, without those that are celebrated."""
    feast = table.celebrated is not None
    return {item.key: item for item in table.cards if not (feast and hides(table, item, places))}


def _ring(table: RenderContext, deal: DealView, lying: Mapping[str, CardItem]) -> list[Item]:
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


def _trumps(seen: View, deal: DealView, places: Places) -> list[Item]:
    """An ivory disc in brass with the suit that is trumps; its empty place while none is."""
    card = turn_up(places)
    size = disc_size(places)
    x, y = disc_middle(places, rubicon=bool(deal.left) and seen.options.rubicon)
    if not deal.left:
        size, x, y = size * 1.4, trick_poses(places)[0].x - card.width * 1.25, card.y
    if deal.trumps is None:
        place = Rect(x - size / 2, y - size / 2, size, size)
        empty = Box(place, size / 2, fill=_NONE, outline=Paint(Tone.BRASS), line=1.5, dash=(5, 4))
        return [empty, Legend(place, say("place.trumps"), say("guide.rubicon"))]
    turned = deal.turn_up is not None
    items = suit_disc(deal.trumps, x, y, size, say("place.trumps"), turned=turned)
    if not deal.left:
        label, foot = say("place.trumps"), y + size / 2 + 20
        items.append(Text(label, x, foot, Font(14), _SOFT, Align.CENTRE))
    return items


def aside(table: RenderContext, places: Places) -> Sequence[Item]:
    """What may be declared, the exchange of the seven, and what is told of a card."""
    if table.celebrated is not None:
        return ()
    rows, seven = slip_items(table, places), seven_items(table, places)
    return (
        *_laid_open(table),
        *_taken(table),
        *rows,
        *counsel_items(table, places),
        *seven,
        *told_items(table, places),
    )


def _laid_open(table: RenderContext) -> list[Widget]:
    """With which cards the other has declared last."""
    deal, other = table.seen.deal, table.seen.player.other
    every = [] if deal is None else [line for line in deal.ledger if line.player is other]
    if not (every and every[-1].cards and kind_of(every[-1])):
        return []
    open_now, cards = say("cards.open.one"), told_cards(in_order(every[-1].cards))
    words = say_general("hear.cards", among=open_now, cards=cards)
    return [Widget(Role.LIVE, name=words, among=str(len(every)))]


def _taken(table: RenderContext) -> list[Widget]:
    """Whose the last trick is, once the stock is gone: until then what now tells it to a voice."""
    seen: View = table.seen
    if seen.deal is None or seen.deal.left:
        return []
    number, winner = last_taken(seen.deal, height, seen.deal.trumps)
    mine = winner is seen.player
    words = say("now.trick.mine") if mine else say("now.wait.window", other=table.other)
    if number in FIRST_OF_LAST:  # who has won that trick drew the last card that lay hidden
        words = say("hear.last-draw" if mine else "hear.all-in-hand", other=table.other)
    return [Widget(Role.LIVE, name=words, among=str(number))]


def tricks(seen: View) -> tuple[LaidTrick, ...]:
    """The tricks that may be looked at again."""
    return laid_tricks(tricks_to_look_at(seen), seen.player) if seen.deal else ()


def called(table: RenderContext) -> list[str]:
    """Trumps, and what each has made of the deal, in words."""
    seen: View = table.seen
    if seen.deal is None:
        return []
    trumps = seen.deal.trumps
    told = [] if trumps is None else [f"{say('place.trumps')} {suit_name(trumps)}"]
    said = [(line.player, f"{line_name(line)} {line.points}") for line in seen.deal.ledger]
    return [*told, *by_player(seen.player, table.names, said)]


def left(table: RenderContext, _places: Places) -> list[str]:
    """The stock, and how many cards the other holds."""
    seen: View = table.seen
    if seen.deal is None:
        return []
    stock = [say("hear.stock", number=count)] if (count := stock_to_count(seen)) else []
    count = seen.deal.hand_sizes[seen.player.other]
    return [*stock, say_general("hear.holds", name=table.other, count=count)]
