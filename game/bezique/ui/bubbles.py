"""Where what was said stands, and the portrait of whoever sits opposite."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.measures import MARKS, hand_top, measures, other_laid_foot, seven_button
from game.bezique.ui.prompts import exchange_offer
from game.stage.basics import Rect
from game.stage.geometry import upright
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import Bubble, CardItem, Item, Tail
from game.stage.places import Places
from game.stage.signs import plate_of
from game.table.render_context import RenderContext
from game.table.spoken import BESIDE_FACE, BUBBLE_HEIGHT, bubble, bubble_width
from rules.bezique.view import View
from rules.core.cards import Hand

_OFF_PLATE = 12.0
"""Units from the plate under a face to the horn of the words that stand below it."""


def said(table: RenderContext, places: Places) -> list[Item]:
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
            said = bubble(*corner, words, places, mine=False, fresh=fresh)
            if mine:  # the hand lies below, further right
                items.append(replace(said, tail=Tail.BOTTOM_RIGHT))
            else:
                items.append(replace(said, lips=_lips(table, said, places)))
    return items


def _lips(table: RenderContext, said: Bubble, places: Places) -> tuple[float, float] | None:
    """The edge of the portrait beside its lips, for words right of it, or of the plate below."""
    face = portrait(table, places)
    if face is None or not table.opposite.portrait or said.rect.x < face.right:
        return None
    return face.right - face.width * 0.03, _mouth(face)


def _mouth(face: Rect) -> float:
    return face.y + face.height * 0.6


def _others_words(table: RenderContext, width: float, places: Places) -> tuple[float, float]:
    """Where a bubble so wide speaks from the face: beside it, or below where cards are."""
    x, y = _beside_face(table, places), measures(places).other_top
    hangs = portrait(table, places) if table.opposite.portrait else None
    if hangs is not None:
        y = _mouth(hangs) - BUBBLE_HEIGHT / 2
    face = portrait(table, places)
    if face is None or not _on_cards(table, Rect(x, 0, width, y + BUBBLE_HEIGHT)):
        return x, y
    below = face.bottom + 28  # her plate is between
    plate = plate_of(table.other, face, places.room, signed=False)
    clear = max(plate.right, face.right) + _OFF_PLATE
    foot = other_laid_foot(places)  # below the open cards, and their marks where there is room
    tried = [(clear, below), *((face.centre[0], y) for y in (below, foot + MARKS + 8, foot + 4))]
    return min(tried, key=lambda at: _hidden(table, Rect(at[0], at[1], width, BUBBLE_HEIGHT)))


def _hidden(table: RenderContext, place: Rect) -> float:
    """How much of faces of cards words would hide that stand there."""
    faces = [upright(item.pose) for item in table.cards if item.face]
    return sum(
        max(0.0, min(place.right, face.right) - max(place.x, face.x))
        * max(0.0, min(place.bottom, face.bottom) - max(place.y, face.y))
        for face in faces
    )


def _on_cards(table: RenderContext, place: Rect) -> bool:
    """Whether a card lies where words would stand."""
    return any(
        abs(item.pose.x - place.centre[0]) < (place.width + item.pose.width) / 2
        and abs(item.pose.y - place.centre[1]) < (place.height + item.pose.height) / 2
        for item in table.cards
    )


def _own_words(table: RenderContext, width: float, places: Places) -> tuple[float, float] | None:
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


def _of(table: RenderContext, cards: Hand) -> list[CardItem]:
    """These cards as they lie, the concealed ones too."""
    keys = set(map(str, cards))
    return [item for item in table.cards if item.key in keys or item.key.startswith("own:")]


def portrait(table: RenderContext, places: Places) -> Rect | None:
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


def _beside_face(table: RenderContext, places: Places) -> float:
    """Where the opponent's words begin: right of a portrait."""
    hangs = portrait(table, places) if table.opposite.portrait else None
    return places.left if hangs is None else hangs.right + BESIDE_FACE
