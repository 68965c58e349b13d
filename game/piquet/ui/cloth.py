"""What lies on the cloth beside the cards: names and numbers, places for cards, what was said."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from game.piquet.preferences import LINE, READING, UNSEEN_CARDS
from game.piquet.ui.captions import (
    OWN_NAME_HIGH,
    captions,
    discard_place,
    elder_beside,
    empty_place,
    own_name,
)
from game.piquet.ui.counters import counters
from game.piquet.ui.feast import place_of
from game.piquet.ui.gives_away.board import board_items as given_items
from game.piquet.ui.gives_away.given import Given, call_open, given
from game.piquet.ui.layout import trick_poses
from game.piquet.ui.measures import partner_place, portrait_place
from game.piquet.ui.panel.panel import ledger_place, panel_items
from game.piquet.ui.panel.publics import (
    TOLD,
    exchanged,
    is_anything_told,
    known,
    slip_items,
    took_in,
)
from game.piquet.ui.pique_meter import Road, road
from game.piquet.ui.prompts import last_taken
from game.piquet.ui.report.board import board_items
from game.piquet.ui.report.chances import Improvement, chances
from game.piquet.ui.report.discards import DiscardTold, exchange, told, weighable
from game.piquet.ui.report.row import marked
from game.piquet.ui.said.bubbles import bubbles
from game.piquet.ui.said.calling import kind_in_turn
from game.piquet.ui.said.leads import jump_words
from game.piquet.ui.unseen import sure_marks, unseen_items
from game.piquet.ui.win_chance import line_items
from game.piquet.words import say
from game.piquet.words.terms import brief
from game.stage.basics import Align, Rect, Room
from game.stage.geometry import meet
from game.stage.ornaments import Legend
from game.stage.picture import Bubble, Item, Role, Text, Widget
from game.stage.places import Places
from game.stage.recent import Recent
from game.stage.signs import plate
from game.table.cards import Lying, Spread, in_hand, in_trick, lying
from game.table.cloth import awaited
from game.table.cut import cut_captions, cut_spread
from game.table.heard import by_player
from game.table.opposite import Mouth, mouth_of
from game.table.render_context import RenderContext
from game.table.state import LaidTrick
from game.table.tricks import laid_tricks
from game.words.catalogue import say as say_general
from game.words.catalogue import spoken
from game.words.terms import listed, suit_name
from rules.core.seats import Player
from rules.piquet.choices import MayExchange, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, SuitTold
from rules.piquet.seats import ELDER
from rules.piquet.view import View


def panel(table: RenderContext, room: Room) -> tuple[Item, ...]:
    """The panel at the left, with a mark at the kind of the call that stands ready."""
    ready = kind_in_turn(table.seen, table.hand_state)
    known = _told(table)
    shown = () if known is None else chances(known)
    free = not table.hand_state.concealed  # what one may yet count is in his own cards
    way = road(table.seen) if free else None
    first, alone = table.first, table.alone
    return _panel(table.seen, spoken(), table.names, room, ready, first, shown, way, alone)


@Recent
def _panel(
    seen: View,
    _language: str,
    names: tuple[str, str],
    room: Room,
    ready: Kind | None,
    first: Player | None,
    shown: tuple[Improvement, ...],
    way: Road | None,
    alone: bool,
) -> tuple[Item, ...]:
    return tuple(panel_items(seen, names, room, ready, first, shown, way, alone=alone))


def _told(table: RenderContext) -> DiscardTold | None:
    """What is told of a discard while one chooses it; None where nothing is."""
    free = table.hand_state.weighed and not (table.hand_state.concealed or table.dealing)
    if table.weighed is None or not free or not weighable(table.seen):
        return None
    return told(table.weighed, exchange(table.seen, table.hand_state))


def aside(table: RenderContext, places: Places) -> Sequence[Item]:
    """What the coach tells beside the discards; or of a call.

    Where there is nothing of that, what was said so far, when the pad is pointed at or its key was
    pressed.
    """
    if table.weighed is not None and _told(table) is not None:
        own = exchange(table.seen, table.hand_state)
        board = board_items(table.weighed, own, places, table.hover, table.focus, spoken())
        return (*board, *_news(table))
    found = _given(table)
    items = () if found is None else given_items(found, table.other, places, spoken())
    return (*items, *_slip(table, places), *_news(table), *_taken(table))


def _news(table: RenderContext) -> list[Widget]:
    """What nobody says at the table: how many the other took, which cards one looked at.

    And in which suit the other has a sequence, where the words for it leave that out.
    """
    deal = table.seen.deal
    if deal is None or table.hand_state.concealed:
        return []
    told, other = [], deal.seat.other
    if took := took_in(deal, other):
        told.append(say_general("hear.cards", among=table.other, cards=took))
    if deal.leavings and deal.looked:
        told.append(say("now.left-seen", cards=listed([brief(card) for card in deal.leavings])))
    told.append(jump_words(deal, table.seen.options, table.other))
    live = [Widget(Role.LIVE, name=words, among=str(deal.number)) for words in told if words]
    for at, (before, event) in enumerate(pairwise(deal.history)):
        match before, event:
            case SuitTold(seat, Kind.SEQUENCE, suit), Counted(line, running) if (
                seat is other and running != line.points
            ):
                words = say("say.suit.sequence", suit=suit_name(suit))
                words = say_general("hear.cards", among=table.other, cards=words)
                live.append(Widget(Role.LIVE, name=words, among=str(at)))
    return live


def advised(table: RenderContext) -> str | None:
    """The button of silence where the coach would rather keep silent."""
    found = _given(table)
    return "sink" if found is not None and found.silent else None


def _slip(table: RenderContext, places: Places) -> Sequence[Item]:
    """What was said, on a slip when it is wanted, and the part of the pad to point at."""
    deal = table.seen.deal
    place = _told_place(table.seen, spoken(), table.names, places.room, table.alone)
    if deal is None or place is None:
        return ()
    told = say("action.told")
    pad = replace(Widget.pressed(TOLD, place, (), focused=False, name=told), silent=True)
    if not (table.hand_state.told_open or table.hover == TOLD) or table.celebrated:
        return (pad,)
    first = table.first if table.first is not None else table.seen.player
    seat = deal.seat if first is table.seen.player else deal.seat.other
    names = [table.names[player] for player in (first, first.other)]
    return (pad, *slip_items(deal, (seat, seat.other), names, place, places))


@Recent
def _told_place(
    seen: View, _language: str, names: tuple[str, str], room: Room, alone: bool
) -> Rect | None:
    """The part of the pad to point at; None while nothing has been said."""
    if seen.deal is None or not is_anything_told(seen.deal):
        return None
    return ledger_place(seen, names, room, alone=alone)


def _given(table: RenderContext) -> Given | None:
    """What is told of the call that stands ready; None where nothing is."""
    hidden = table.hand_state.concealed or table.dealing or table.celebrated
    if table.weighed is None or hidden or not call_open(table.seen):
        return None
    return given(table.weighed, table.seen, table.hand_state)


def below(table: RenderContext, places: Places, said: Sequence[Item]) -> list[Item]:
    """What lies under the cards; among it where the card goes that is awaited."""
    seen: View = table.seen
    deal = seen.deal
    face = portrait(table, places) if table.opposite.portrait else None
    if deal is None:
        return plate(table.other, face, places.room) if face is not None else []
    over = place_of(table, places) if table.celebrated else None
    covered = face is not None and over is not None and meet(face, over)  # no name without a face
    words = [] if covered else captions(seen, deal, table.names, places, face)
    items = [item for item in words if not _hidden(item, said, places)]
    if table.first is None and deal.seat is ELDER and (beside := partner(table, places)):
        items += elder_beside(table.partner, beside, places)
    if table.first is not None:
        items += own_name(seen, deal, table.names, places)
    exchanging = not (table.dealing or deal.discard or table.celebrated)
    if isinstance(seen.choices, MayExchange) and exchanging:
        items += discard_place(seen.choices, deal, table.hand_state, places)
    place, leads = trick_poses(places)[1], isinstance(seen.choices, MayPlay)
    awaits = awaited(deal.table.led, deal.table.reply, place, table.cards, leads=leads)
    if awaits and not table.hand_state.closed:
        items += empty_place(seen, deal, place)
    free = not (table.dealing or table.hand_state.concealed or table.celebrated)
    told = table.foresight
    reads = table.likes.value(READING)
    if (reads or table.likes.value(UNSEEN_CARDS)) and free:
        shades = told.held if told is not None and reads else {}
        items += unseen_items(seen, deal, table.other, places, shades)
    if told is not None and table.likes.value(LINE):
        strip = line_items(told.outlook, seen.options, places, faced=face is not None)
        if not any(_hidden(item, said, places) for item in strip):
            items += strip
    return items


def above(table: RenderContext, places: Places) -> list[Item]:
    """What lies over the cards: whose were cut, how many lie in a pile, which are sure."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None:
        return [] if seen.cut is None else cut_captions(seen.cut.places, table, places)
    reads = table.likes.value(READING) and not (table.hand_state.concealed or table.celebrated)
    marks = sure_marks(seen, table.cards) if reads else []
    piles = counters(seen, deal, table.names, places, table.hand_state, dealing=table.dealing)
    known = _told(table)
    advice = [] if known is None else marked(known, table.cards, places)
    return [*piles, *marks, *advice]


def _taken(table: RenderContext) -> list[Widget]:
    """Whose the last trick is: what now does not say it to a voice."""
    deal, other = table.seen.deal, table.other
    if deal is None:
        return []
    number, winner = last_taken(deal.table)
    words = say("now.trick.mine" if winner is deal.seat else "now.trick", other=other)
    return [Widget(Role.LIVE, name=words, among=str(number))] * bool(number)


def called(table: RenderContext) -> list[str]:
    """What each has taken, said and shown, in words."""
    seen: View = table.seen
    if seen.deal is None:
        return []
    deal, player_of = (
        seen.deal,
        {seen.deal.seat: seen.player, seen.deal.seat.other: seen.player.other},
    )
    taken = [(player, exchanged(deal, seat)) for seat, player in player_of.items()]
    calls = [(player_of[one.seat], f"{one.words} {one.answer}".strip()) for one in known(deal)]
    return by_player(seen.player, table.names, [each for each in (*taken, *calls) if each[1]])


def left(table: RenderContext, places: Places) -> list[str]:
    """The piles, and how many cards the other holds."""
    seen: View = table.seen
    if seen.deal is None:
        return []
    piles = counters(seen, seen.deal, table.names, places, table.hand_state, dealing=False)
    count = seen.deal.hand_sizes[seen.deal.seat.other]
    holds = say_general("hear.holds", name=table.other, count=count)
    told = [each for each in piles if isinstance(each, Legend)]
    of_talon = say("pile.for.means"), say("pile.left-by.means")
    talon = [each for each in told if each.words in of_talon]
    lies = "; ".join(each.head for each in talon)
    named = [say_general("hear.cards", among=say("cards.talon"), cards=lies)] if talon else []
    return [holds, *(each.head for each in told if each not in talon), *named]


def said(table: RenderContext, places: Places) -> list[Item]:
    """What was said, in bubbles."""
    if _told(table) is not None or _given(table) is not None:  # the coach has their place
        return []
    return bubbles(table.spoken, table.seen, places, table.hand_state, _mouth(table, places))


def portrait(table: RenderContext, places: Places) -> Rect | None:
    """Where the opponent's portrait hangs; at the cut, where no hand is yet, in the middle."""
    place = portrait_place(places)
    if table.seen.deal is None:
        return replace(place, x=places.centre - place.width / 2)
    return place


def partner(table: RenderContext, places: Places) -> Rect | None:
    """Where a partner is, left above the hand; what the coach tells and the counted pack go before.

    At the cut the pack is spread there, and who looks through the tricks has those before him.
    """
    free = table.seen.deal is not None and not table.tricks_open
    counts = table.likes.value(READING) or table.likes.value(UNSEEN_CARDS)
    if counts or not free or _told(table) is not None or _given(table) is not None:
        return None
    place = partner_place(places)
    named = table.first is not None  # whose hand it is stands between the partner and the cards
    return replace(place, y=place.y - OWN_NAME_HIGH) if named else place


def _mouth(table: RenderContext, places: Places) -> Mouth | None:
    """Where the opponent's words come from, if a portrait hangs there."""
    deal, face = table.seen.deal, portrait(table, places)
    if deal is None or face is None or not table.opposite.portrait:
        return None
    return mouth_of(table.other, face, places.room, signed=deal.seat is not ELDER)


def speaker(seen: View, seat: int) -> Player:
    """Which player sits in a seat."""
    mine = seen.deal is None or seat == seen.deal.seat
    return seen.player if mine else seen.player.other


def spread(table: RenderContext) -> Spread:
    """What lies open, in words: the talon, the hand and what is put out of it, the trick."""
    deal = table.seen.deal
    if deal is None:
        return cut_spread(table.seen.cut, table)
    out = frozenset(table.hand_state.chosen) & deal.hand
    led = deal.table.leader is deal.seat
    laid = (table.hand_state.laid,) if table.hand_state.laid is not None else ()
    return {
        "talon": Lying(say("cards.talon")),
        **lying(deal.leavings or (), say("place.left")),
        **lying(deal.discard, say("cards.discard")),
        **in_hand(deal.hand),
        **lying(out, say("place.out"), out),
        **in_trick((deal.table.led, deal.table.reply), led=led, other=table.other),
        **in_trick(laid, led=True, other=table.other),
    }


def tricks(seen: View) -> tuple[LaidTrick, ...]:
    """The tricks of the deal that were taken."""
    deal = seen.deal
    return laid_tricks(deal.table.tricks, deal.seat) if deal is not None else ()


def _hidden(item: Item, said: Sequence[Item], places: Places) -> bool:
    """Whether a bubble lies over small words, which are then left out rather than half seen."""
    if not isinstance(item, Text):
        return False
    width = places.room.ruler.width(item.words, item.font)
    share = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[item.align]
    left, top = item.x - width * share, item.y - item.font.size
    place = Rect(left, top, width, item.font.size)
    return any(meet(bubble.rect, place) for bubble in said if isinstance(bubble, Bubble))
