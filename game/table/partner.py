"""Who sits on one's own side in an evening of three: a portrait beside the hand, and what he does.

The game's face says where; a person on one's own side has a name and no portrait.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from game.session.juncture import Juncture
from game.stage.basics import CARD_RATIO, Font, Paint, Rect, Tone
from game.stage.lines import fitted, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, Bubble, CardItem, Icon, Item, Tail, Text, live
from game.stage.places import WIDE, Places
from game.stage.widgets import Button
from game.table.offers import Offer, Prompt, Wish, side_offer
from game.words.catalogue import say
from game.words.terms import stopped
from rules.core.game import Action, View
from rules.core.seats import Player

_NAME, _DOES = Font(16, bold=True), Font(14)
WORDS_HIGH = 44.0
"""Units below the portrait that name and duty take."""


class PartnerRole(StrEnum):
    """What one's partner does."""

    ADVISES = "advises"
    HOLDS = "holds"


class Partner(Struct, frozen=True):
    """One's partner: what he or she is called and does, and who of `assets/portraits` that is."""

    name: str
    duty: PartnerRole
    portrait: str = ""


def seat_of(left: float, foot: float, width: float) -> Rect:
    """The place of a portrait so wide with its words, by left edge and foot."""
    height = width * PORTRAIT_RATIO + WORDS_HIGH
    return Rect(left, foot - height, width, height)


def beside_name(partner: Partner, seat: Rect, places: Places) -> tuple[float, float]:
    """The middle of a small sign right of a partner's name."""
    name = fitted(partner.name, _NAME, places.centre - seat.x, places.room)
    return seat.x + places.room.ruler.width(name, _NAME) + 14, seat.bottom - 27.5


def partner_items(partner: Partner | None, seat: Rect | None, places: Places) -> list[Item]:
    """The portrait, the name and what he does; nothing where there is no partner or no room."""
    if partner is None or seat is None:
        return []
    items: list[Item] = []
    if partner.portrait:
        high = seat.height - WORDS_HIGH
        items.append(Portrait(partner.portrait, seat.centre[0], seat.y + high / 2, seat.width))
    most = places.centre - seat.x
    name = fitted(partner.name, _NAME, most, places.room)
    does = fitted(say(f"evening.partner.{partner.duty}"), _DOES, most, places.room)
    return [
        *items,
        Text(name, seat.x, seat.bottom - 22, _NAME),
        Text(does, seat.x, seat.bottom - 4, _DOES, Paint(Tone.SOFT)),
    ]


def whispering_items(who: Partner | None, face: Rect | None) -> list[Item]:
    """The head of whoever advises the one opposite, close to that `face`, on its free side."""
    if who is None or face is None or not who.portrait:
        return []
    width = face.width * _LESS
    y = face.bottom - width * PORTRAIT_RATIO / 2
    return [Portrait(who.portrait, face.right + width * _CLOSE, y, width)]


_LESS, _CLOSE = 0.66, 0.42
"""Of the face: how wide the other head is; of that, how far its middle is off."""
HEARD_OUT = 1.1
"""Seconds at normal motion for which a counsel hangs in the air before the holder decides."""
READ = 6.0
"""Seconds for which a holder's reply can be read."""
_SAID, _SMALL_SAID = Font(16, serif=True), Font(14, serif=True)
_LINE, _PADDING = 21.0, 14.0
_WIDE, _NARROW = 252.0, 196.0
_OVAL, _DISC = 30.0, 13.0
_BESIDE_INDEX = 0.3
"""How far along its upper edge a card is marked: right of its index, on what is seen of it."""
_MOST_LINES = 5


class Consulted(Struct, frozen=True):
    """What was said last on one `side`, by the partner or by who is before the screen (`own`).

    `cards` are the keys of those it is about. A partner's `action` is what doing as he says would
    be; while the hand state is still the one of `then` it is the main thing offered. `until` a time
    it hangs in the air; one's own is `about` a question, and is `heard` out at a time. A holder's
    reply is the `answer` to what was seen: that is asked no more.
    """

    side: Player
    words: str
    own: bool = False
    cards: frozenset[str] = frozenset()
    action: Action | None = None
    then: object = None
    until: float = inf
    heard: float = 0.0
    about: Juncture | None = None
    answer: View | None = None


def as_partner_says(found: Prompt, said: Consulted, name: str, hand_state: object) -> Prompt:
    """With a button that does what was counselled: the main one until one's own cards are moved."""
    if said.action is None:
        return found
    words = say("evening.as-says", name=name)
    if hand_state != said.then:
        return replace(found, offers=(side_offer("as-says", words, said.action), *found.offers))
    own = (
        replace(each, button=replace(each.button, cap="", primary=False))
        if each.button.primary
        else each
        for each in found.offers
    )
    main = Button("as-says", words, "Enter", primary=True)
    return replace(found, detail="", offers=(*own, Offer(main, said.action)))


def as_counsel(found: Prompt, seen: View, said: Consulted | None, partner: Partner) -> Prompt:
    """What now for one who only advises: a press is counsel, and the holder's name stands there."""
    if partner.duty is not PartnerRole.HOLDS:
        return found
    if said is not None and said.answer is seen:
        return Prompt("")
    if said is not None and said.own:
        return Prompt(
            stopped(say("evening.advised", action=said.words)),
            say("evening.considers", name=partner.name),
        )
    sentence = say("evening.ask", sentence=found.sentence)
    offers = tuple(
        replace(each, button=replace(each.button, label=say("do.claim.ours")))
        if each.action is Wish.CLAIM
        else each
        for each in found.offers
    )
    # What a call may score is told as ever; the cards are not "yours".
    detail = found.detail if found.among else ""
    return replace(found, sentence=sentence, detail=detail, offers=offers)


def bubble_items(said: Consulted | None, seat: Rect | None, places: Places) -> list[Item]:
    """The partner's words, in a bubble that grows from above the portrait."""
    if said is None or said.own or seat is None or not said.words:
        return []
    most, font = (_WIDE, _SAID) if places.sizes is WIDE else (_NARROW, _SMALL_SAID)
    lines = wrapped(said.words, font, most, places.room)[:_MOST_LINES]
    width = max(places.room.ruler.width(line, font) for line in lines) + 2 * _PADDING
    height = _LINE * len(lines) + 1.4 * _PADDING
    place = Rect(seat.x + 10, seat.y - height - 10, max(width, 72.0), height)
    items: list[Item] = [Bubble(place, "", Tail.BOTTOM_LEFT, fresh=True)]
    for at, line in enumerate(lines):
        y = place.y + 0.7 * _PADDING + _LINE * at + 16
        items.append(Text(line, place.x + _PADDING, y, font, Paint(Tone.INK)))
    return live(said.words, items)


def marks(said: Consulted | None, partner: Partner | None, cards: Sequence[CardItem]) -> list[Item]:
    """On each card that is meant the oval of whoever said so; a disc for who has no portrait."""
    if said is None or partner is None:
        return []
    items: list[Item] = []
    for card in cards:
        if card.key not in said.cards:
            continue
        pose = card.pose
        x = pose.x - pose.width / 2 + pose.width * _BESIDE_INDEX
        y = pose.y - pose.width * CARD_RATIO / 2
        if partner.portrait and not said.own:
            items.append(Portrait(partner.portrait, x, y, _OVAL))
            continue
        disc = Rect(x - _DISC, y - _DISC, 2 * _DISC, 2 * _DISC)
        items.append(Box(disc, _DISC, fill=Paint(Tone.IVORY), outline=Paint(Tone.BRASS), line=2))
        items.append(Icon("check", x, y, 14, Paint(Tone.INK)))
    return items
