"""What lies on the cloth beside the cards: names, counters, trumps, answers, what was said."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.all_fours.points import last_card, trumps_of
from game.all_fours.ui.counsel import counsel_items
from game.all_fours.ui.counters import dish_items, with_words
from game.all_fours.ui.layout import gathered, talking
from game.all_fours.ui.live import live_widgets
from game.all_fours.ui.measures import (
    disc,
    hand_top,
    measures,
    other_counters,
    own_counters,
    pile,
    portrait_edge,
    question_buttons,
    refused,
    stock,
    trick_poses,
    words_top,
)
from game.all_fours.ui.prompts import answered
from game.all_fours.words import line_name, say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.ornaments import PORTRAIT_RATIO, Legend
from game.stage.picture import Box, Bubble, CardItem, Item, Shadow, Tail, Text
from game.stage.places import Places
from game.stage.signs import PLATE_BELOW, plate
from game.stage.widgets import button_width, draw_button
from game.table.cloth import awaited, dashed, suit_disc
from game.table.cut import cut_captions
from game.table.heard import by_player
from game.table.opposite import mouth_of
from game.table.render_context import RenderContext
from game.table.spoken import BUBBLE_HEIGHT, HORN_INSET, bubble_width
from game.table.state import LaidTrick
from game.table.tricks import laid_tricks
from game.words.catalogue import say as say_general
from game.words.terms import suit_name
from rules.all_fours.choices import MayAsk, MayPlay
from rules.all_fours.scoring import Item as For
from rules.all_fours.view import DealView, View, tricks_to_look_at
from rules.core.cards import Suit
from rules.core.seats import Player

_SOFT = Paint(Tone.SOFT)
_NAME = Font(16, bold=True)
_ASKED = 12.0
"""Units at least beside the words of a question's button."""
_OFF_PLATE, _LEAST_ROOT = 12.0, 48.0
"""From a plate to the root of a tail beside it, and from the words' left edge to that."""


def points_now(seen: View) -> tuple[int, int]:
    """What both have in the game, the running deal counted; A's first."""
    points = [*seen.totals]
    deal = seen.deal
    if deal is not None and deal.number > len(seen.results):
        for line in deal.ledger:
            points[line.player] += line.points
    return points[0], points[1]


def below(table: RenderContext, places: Places, _said: Sequence[Item]) -> list[Item]:
    """What lies under the cards; among it the place awaited."""
    seen: View = table.seen
    deal, hangs = seen.deal, portrait(table, places)
    items: list[Item] = []
    if table.opposite.portrait and hangs is not None:
        items += plate(table.other, hangs, places.room)
    if deal is None:
        return items
    m = measures(places)
    if not items:
        name = fitted(table.other, _NAME, 180, places.room)
        x, y = portrait_edge(places), m.other_top + 24
        items.append(Text(name, x, y, _NAME, align=Align.RIGHT))
    if table.first is not None:
        own = fitted(table.names[seen.player], _NAME, 180, places.room)
        items.append(Text(own, places.left, hand_top(places) + 24, _NAME))
    items += _counters(seen, places)
    if deal.set_aside:
        first = refused(places, 0)
        foot = first.height / 2  # in a small window a bubble hangs where the words would stand
        y = first.y + foot + 17 if places.room.small else first.y - foot - 9
        items.append(Text(say("place.refused"), places.left, y, Font(14), _SOFT))
    if deal.left and not table.dealing:
        lies = stock(places, talking=talking(seen))
        y = lies.y + lies.height / 2 + 24
        words = say("place.stock", number=deal.left) if talking(seen) else str(deal.left)
        items.append(Text(words, lies.x, y, Font(14), _SOFT, Align.CENTRE))
    for player in Player:
        if count := gathered(deal, player):
            mine = player is seen.player
            key = "pile.own-tricks" if mine else "pile.other-tricks"
            head = say_general(key, other=table.other, count=count)
            lies = pile(places, mine)
            across, high = lies.height, lies.width  # they lie on their sides
            place = Rect(lies.x - across / 2, lies.y - high / 2, across, high)
            items.append(Legend(place, head, say_general("tricks.gone")))
    free, leads = trick_poses(places)[1], isinstance(seen.choices, MayPlay)
    awaits = awaited(deal.led, deal.reply, free, table.cards, leads=leads)
    if awaits and seen.turn is seen.player:
        items.append(dashed(free))
    return items


def _counters(seen: View, places: Places) -> list[Item]:
    """The counters of both, and the dish."""
    target = seen.options.target
    points = points_now(seen)
    mine, theirs = points[seen.player], points[seen.player.other]
    return [
        *dish_items((min(mine, target), min(theirs, target)), places),
        *with_words(*own_counters(places), target, max(0, target - mine), places, mine=True),
        *with_words(*other_counters(places), target, max(0, target - theirs), places, mine=False),
    ]


def above(table: RenderContext, places: Places) -> list[Item]:
    """What lies over the cards: whose were cut, the trumps, answers."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None:
        return [] if seen.cut is None else cut_captions(seen.cut.places, table, places)
    items: list[Item] = []
    suit = trumps_of(deal)
    if suit is not None and not table.dealing:
        items += disc_items(suit, *disc(places, talking=talking(seen)), measures(places).disc)
    if not table.hand_state.concealed:
        items += _answers(deal, table, places)
    return items


def disc_items(suit: Suit, x: float, y: float, size: float) -> list[Item]:
    """An ivory disc in brass with the suit that is trumps, and the word below it."""
    label = Text(say("place.trumps"), x, y + size / 2 + 18, Font(14), _SOFT, Align.CENTRE)
    return [*suit_disc(suit, x, y, size, say("place.trumps"), turned=True), label]


def _answers(deal: DealView, table: RenderContext, places: Places) -> list[Item]:
    """What one was told of the trump one has laid, on a slip under it."""
    card = last_card(deal)
    lying: dict[str, CardItem] = {item.key: item for item in table.cards}
    item = lying.get(str(card))
    told = [one for one in deal.answers if one.card == card and one.yes is not None]
    if item is None or not told:
        return []
    words = say("list.comma").join(
        say(f"tag.{one.question.value}.{'yes' if one.yes else 'no'}") for one in told
    )
    font = Font(14, bold=True)
    width = places.room.ruler.width(words, font) + 24
    x, y = item.pose.x, item.pose.y + item.pose.width * CARD_RATIO / 2 + 8
    slip = Rect(x - width / 2, y, width, 26)
    return [
        Box(slip, 5, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(words, x, y + 18, font, Paint(Tone.INK), Align.CENTRE),
    ]


def aside(table: RenderContext, places: Places) -> Sequence[Item]:
    """Is it high? Is it low? Beside the trump just laid; or what the choices cost."""
    seen: View = table.seen
    answers = live_widgets(seen, table)
    if table.hand_state.concealed:
        return counsel_items(table, places)
    if not isinstance(seen.choices, MayAsk):
        return [*answers, *counsel_items(table, places)]
    asked, at = [offer.button for offer in table.prompt.beside], places.room.at(table.focus)
    least = max((button_width(one, places.room, _ASKED) for one in asked), default=0.0)
    return [
        *answers,
        *(
            draw_button(one, replace(place, width=max(place.width, least)), at)
            for one, place in zip(asked, question_buttons(places), strict=False)
        ),
    ]


def said(table: RenderContext, places: Places) -> list[Item]:
    """The last word of each: the other's beside the portrait, one's own over the hand."""
    items: list[Item] = []
    for mine in (False, True):
        own = [each for each in table.spoken.said if (each.seat == table.seen.player) is mine]
        if not own:
            continue
        words, fresh = own[-1].words, own[-1] is table.spoken.said[-1]
        width = bubble_width(words, places)
        if mine:
            beside = trick_poses(places)[1].x + measures(places).trick * 0.56
            x = min(beside, places.right - width)  # clear of an answer under the trump
            place = Rect(x, words_top(places), width, BUBBLE_HEIGHT)
            items.append(
                Bubble(place, words, Tail.BOTTOM_LEFT, fresh)
            )  # the piles lie at the right
        else:
            place = _their_words(table, width, places)
            items.append(_from_face(Bubble(place, words, Tail.TOP_RIGHT, fresh), table, places))
    return items


def _from_face(said: Bubble, table: RenderContext, places: Places) -> Bubble:
    """Words under a portrait grow from its lips, past the plate; without a tail if they cannot."""
    face = portrait(table, places)
    if face is None or not table.opposite.portrait or said.rect.y < face.bottom:
        return said
    mouth = mouth_of(table.other, face, places.room, signed=False)
    root = mouth.under - _OFF_PLATE
    if root - said.rect.x < _LEAST_ROOT:
        return replace(said, tail=Tail.NONE)
    return replace(said, lips=mouth.lips, inset=max(HORN_INSET, said.rect.right - root))


def _their_words(table: RenderContext, width: float, places: Places) -> Rect:
    """Left of the portrait, at the height of the mouth; long ones, at a small table, below it."""
    face = portrait(table, places)
    x, y = portrait_edge(places) - width, measures(places).other_top + 40
    if table.opposite.portrait and face is not None:
        over_plate = face.bottom - BUBBLE_HEIGHT - 10
        x, y = face.x - 16 - width, min(face.y + face.height * 0.42, over_plate)
        if x < places.left:
            clear = stock(places).x - stock(places).width / 2 - 10 - width
            below = face.bottom + PLATE_BELOW
            if clear >= places.left:
                return Rect(min(clear, face.right - width), below + 6, width, BUBBLE_HEIGHT)
            x, y = max(places.left, face.right - width), below + 4
    return Rect(x, y, width, BUBBLE_HEIGHT)


def portrait(table: RenderContext, places: Places) -> Rect | None:
    """Where the opponent's portrait hangs: beside the hand, in the middle before the deal."""
    width = measures(places).face
    x = places.centre - width / 2 if table.seen.deal is None else portrait_edge(places) - width
    return Rect(x, places.baize.y + 10, width, width * PORTRAIT_RATIO)


def tricks(seen: View) -> tuple[LaidTrick, ...]:
    """The tricks that may be looked at again."""
    return laid_tricks(tricks_to_look_at(seen), seen.player) if seen.deal else ()


def called(table: RenderContext) -> list[str]:
    """Trumps, what was told of the trump laid last, and what each has made of the deal."""
    seen: View = table.seen
    if seen.deal is None:
        return []
    trumps = trumps_of(seen.deal)
    told = [] if trumps is None else [f"{say('place.trumps')} {suit_name(trumps)}"]
    said = [(line.player, f"{line_name(line)} {line.points}") for line in seen.deal.ledger]
    deal = seen.deal
    given = any(line.item is For.GIFT for line in deal.ledger)
    asked = [(one.asker, say(f"say.ask.{one.question.value}")) for one in deal.answers]
    begged = [(deal.dealer.other, say("say.beg"))] * bool(deal.begs)
    ran = [(deal.dealer, say("say.run"))] * bool(deal.begs and deal.set_aside)
    gave = [(deal.dealer, say("say.give"))] * given
    every = [(who, words.rstrip(".")) for who, words in (*begged, *ran, *gave, *asked)]
    answers = answered(seen, table.other)
    return [*told, *answers, *by_player(seen.player, table.names, (*every, *said))]


def left(table: RenderContext, _places: Places) -> list[str]:
    """The stock, and how many cards the other holds."""
    seen: View = table.seen
    if seen.deal is None:
        return []
    stock = [say("place.stock", number=seen.deal.left)]
    count = seen.deal.hand_sizes[seen.player.other]
    return [*stock, say_general("hear.holds", name=table.other, count=count)]
