"""Big declarations, celebrated briefly and once over the middle of the table; any press ends it."""

from __future__ import annotations

from enum import StrEnum
from math import radians, sin

from msgspec import Struct

from game.bezique.ui.measures import middle
from game.bezique.words import say
from game.stage.basics import CARD_RATIO, Font, Paint, Pose, Rect, Tone
from game.stage.geometry import meet
from game.stage.lines import fitted
from game.stage.ornaments import Flecks, Lettering, Rays, lettering_width
from game.stage.picture import CardItem, Item, Shadow, Text
from game.stage.places import WIDE, Places
from game.stage.tween import ease_out
from game.table.celebrations import LEAVING, OPENED, whole
from game.table.render_context import RenderContext
from game.table.ui_parts import Happened
from rules.bezique.combinations import Kind, worth
from rules.bezique.events import CarteBlancheShown, Declared
from rules.bezique.pack import face, in_order
from rules.bezique.scoring import CARTE_BLANCHE
from rules.core.cards import Hand
from rules.core.seats import Player

_FLIGHT = 0.25  # of the time: the cards on their way
_TURN = 9.0  # degrees the wheel turns in all


class Feat(StrEnum):
    """What is celebrated."""

    DOUBLE_BEZIQUE = "double-bezique"
    TRIPLE_BEZIQUE = "triple-bezique"
    QUADRUPLE_BEZIQUE = "quadruple-bezique"
    SEQUENCE = "sequence"
    CARTE_BLANCHE = "carte-blanche"


_FEATS = {
    Kind.DOUBLE_BEZIQUE: Feat.DOUBLE_BEZIQUE,
    Kind.TRIPLE_BEZIQUE: Feat.TRIPLE_BEZIQUE,
    Kind.QUADRUPLE_BEZIQUE: Feat.QUADRUPLE_BEZIQUE,
    Kind.SEQUENCE: Feat.SEQUENCE,
}


class Celebration(Struct, frozen=True):
    """Whose feat it is, what it brings, and the cards of it, which lie open."""

    feat: Feat
    player: Player
    points: int
    cards: Hand


def feats_of(happened: Happened) -> tuple[Celebration, ...]:
    """What there is to celebrate about something that is seen at the table."""
    match happened.event:
        case Declared(player, kind, cards) if kind in _FEATS:
            return (Celebration(_FEATS[kind], player, worth(kind), cards),)
        case CarteBlancheShown(player, cards):
            return (Celebration(Feat.CARTE_BLANCHE, player, CARTE_BLANCHE, cards),)
    return ()


def hides(table: RenderContext, card: CardItem, places: Places) -> bool:
    """Whether a card has come into the celebration, or would lie under it: the trick, the stock."""
    if card.key in map(str, table.celebrated.cards):
        return True
    if not whole(table.share):
        return False
    pose = card.pose
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return meet(place, place_of(table.celebrated, places))


class _Form(Struct, frozen=True):
    """Sizes of the lettering, of the sum, of a card, and how much of a card is seen, in units."""

    title: int
    figure: int
    words: int
    card: float
    step: float


_WIDE_FORM = _Form(title=104, figure=52, words=26, card=104, step=66)
_SMALL_FORM = _Form(title=72, figure=38, words=20, card=72, step=46)
_CLEAR = 60.0  # units between the letters and the edge of the cloth
_AIR = 26.0  # units between the foot of the lowest card and the letters
_BOW, _LEAN = 2.4, 2.2  # of the fan: units down by a card's place squared, degrees by its place
_CAP = 0.67  # height of a capital as a share of its size


def _form(places: Places) -> _Form:
    return _WIDE_FORM if places.sizes is WIDE else _SMALL_FORM


def _title(shown: Celebration, places: Places) -> tuple[str, int, float]:
    """The words of it, how large they can be, and how wide they are then."""
    words, ruler = say(f"feat.{shown.feat.value}"), places.room.ruler
    most = places.baize.width - 2 * _CLEAR
    size = _form(places).title
    width = lettering_width(words, size, ruler, flourish=True)
    if width > most:
        size, width = int(size * most / width), most
    return words, size, width


def place_of(shown: Celebration, places: Places) -> Rect:
    """Where a celebration lies when it is whole."""
    form = _form(places)
    _, size, width = _title(shown, places)
    across = max(width, 8 * form.step + form.card)
    height = _fan_height(shown, form) + _AIR + size + form.figure + 24
    return Rect(places.centre - across / 2, middle(places) - height / 2, across, height)


def _fan_height(shown: Celebration, form: _Form) -> float:
    """From the top of the fan's middle to the lowest corner of its outermost cards."""
    outer = (len(shown.cards) - 1) / 2
    hangs = _BOW * outer * outer + form.card / 2 * sin(radians(_LEAN * outer))
    return form.card * CARD_RATIO + hangs


def celebration_items(table: RenderContext, places: Places) -> list[Item]:
    """How what is celebrated looks when the share of its time that the table tells is over."""
    shown: Celebration = table.celebrated
    share, form, room, x = table.share, _form(places), places.room, places.centre
    drawn = ease_out(min(1.0, max(0.0, share - OPENED / 2) / 0.5))
    seen = ease_out(min(1.0, share / OPENED))
    seen *= 1 - max(0.0, share - LEAVING) / (1 - LEAVING)
    place = place_of(shown, places)
    words, size, _ = _title(shown, places)
    cards = place.y + form.card * CARD_RATIO / 2
    line = place.y + _fan_height(shown, form) + _AIR + size * _CAP
    small = Font(form.words, True)
    name = fitted(table.names[shown.player], small, 240, room)
    figure = str(round(shown.points * drawn))
    last = lettering_width(str(shown.points), form.figure, room.ruler)
    across = room.ruler.width(name, small) + 18 + last
    left, foot = x - across / 2, line + form.figure + 12
    return [
        Rays(places.baize, x, line - size * _CAP, share * _TURN, seen),
        *_cards(table, x, cards, form),
        Flecks(places.baize, x, line - size * _CAP, share, seen),
        Lettering(words, x, line, size, seen, flourish=True),
        Text(name, left, foot, small, Paint(Tone.IVORY, seen)),
        Lettering(figure, left + across - last / 2, foot, form.figure, seen),
    ]


def _cards(table: RenderContext, x: float, y: float, form: _Form) -> list[Item]:
    """The cards of it, which both see, fly from where they lie to a fan over the words."""
    shown: Celebration = table.celebrated
    lying = {item.key: item.pose for item in table.cards}
    up = ease_out(min(1.0, table.share / _FLIGHT))
    up *= 1 - max(0.0, table.share - LEAVING) / (1 - LEAVING)
    cards = in_order(shown.cards)
    items: list[Item] = []
    for index, card in enumerate(cards):
        at = index - (len(cards) - 1) / 2
        end = Pose(x + at * form.step, y + _BOW * at * at, form.card, _LEAN * at)
        start = lying.get(str(card), end)
        pose = Pose(
            start.x + (end.x - start.x) * up,
            start.y + (end.y - start.y) * up,
            start.width + (end.width - start.width) * up,
            start.angle + (end.angle - start.angle) * up,
        )
        items.append(CardItem(str(card), str(face(card)), pose, Shadow.LIFT))
    return items
