"""Big events, celebrated briefly and once over the middle of the table; any press ends it.

Pikes rise for a pique, twice as many for a repique, twelve tricks gather for a capot, twelve blank
cards are laid out for a carte blanche, a stone crosses a stream for the rubicon. Only strokes,
boxes, words and backs are drawn: no face can be seen that lies hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.piquet.face.measures import slots
from game.piquet.face.sheet.counting import goal_of, towards
from game.piquet.words.say import say
from game.stage.lines import fitted_name
from game.stage.picture import (
    CARD_RATIO,
    Align,
    Box,
    CardItem,
    Font,
    Icon,
    Item,
    Paint,
    Pose,
    Rect,
    Shadow,
    Stroke,
    Text,
    Tone,
)
from game.stage.places import Places
from game.stage.tween import ease_out
from game.table.celebrating import LEAVING, OPENED, whole
from game.table.face import Happened
from game.table.picture import meet
from game.table.tableau import Tableau
from rules.core.seats import Player
from rules.piquet.events import Counted, Event
from rules.piquet.options import ELDER_MOST, HUNDRED, Length
from rules.piquet.scoring import TRICKS
from rules.piquet.scoring import Item as For
from rules.piquet.view import View

_DRAWN = 0.5  # of the whole time
_HEIGHT = 136.0
_TITLE, _NAME, _FIGURE = Font(40, True, True), Font(16, bold=True), Font(28, True, True)
_HAND = 12  # cards of a carte blanche


class Feat(StrEnum):
    """What is celebrated."""

    CARTE_BLANCHE = "carte-blanche"
    REPIQUE = "repique"
    PIQUE = "pique"
    CAPOT = "capot"
    RUBICON = "rubicon"
    HUNDRED = "hundred"


_FEATS = {
    For.CARTE_BLANCHE: Feat.CARTE_BLANCHE,
    For.REPIQUE: Feat.REPIQUE,
    For.PIQUE: Feat.PIQUE,
    For.CAPOT: Feat.CAPOT,
}


@dataclass(frozen=True, slots=True)
class Celebration:
    """Whose feat it is, and the points that grew by it: of the deal, or towards the hundred."""

    feat: Feat
    player: Player
    before: int
    after: int


def celebrations(event: Event, before: View, after: View) -> tuple[Celebration, ...]:
    """What an event gives to celebrate, `before` and `after` being what was seen around it."""
    if not isinstance(event, Counted) or after.deal is None:
        return ()
    line = event.line
    player = after.player if line.seat is after.deal.seat else after.player.other
    found: list[Celebration] = []
    if line.item in _FEATS:
        was = event.running - line.points
        found.append(Celebration(_FEATS[line.item], player, was, event.running))
    goal = goal_of(after.options)
    was, now = towards(before)[player], towards(after)[player]
    if goal is not None and was < HUNDRED <= now:
        feat = Feat.HUNDRED if goal is Length.TO_A_HUNDRED else Feat.RUBICON
        found.append(Celebration(feat, player, was, now))
    return tuple(found)


def feats_of(happened: Happened) -> tuple[Celebration, ...]:
    """What there is to celebrate about something that is seen at the table."""
    return celebrations(happened.event, happened.before, happened.seen)


def half_covered(table: Tableau, card: CardItem, places: Places) -> bool:
    """Whether a card of the trick sticks out under a celebration that hides the rest of it."""
    deal = table.seen.deal
    if deal is None or not whole(table.share):
        return False
    pose = card.pose
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    trick = map(str, filter(None, (deal.table.led, deal.table.reply)))
    return card.key in trick and meet(place, place_of(table.celebrated, places))


def celebration_items(
    shown: Celebration, share: float, names: tuple[str, str], places: Places
) -> list[Item]:
    """How a celebration looks when a share of its time, from 0 to 1, is over."""
    opened = ease_out(min(1.0, share / OPENED))
    drawn = ease_out(min(1.0, max(0.0, share - OPENED / 2) / _DRAWN))
    seen = opened * (1 - max(0.0, share - LEAVING) / (1 - LEAVING))
    room, x = places.room, places.centre
    title = say(f"feat.{shown.feat.value}")
    name = fitted_name(names[shown.player], _NAME, 200, room)
    whole = place_of(shown, places)
    y = whole.centre[1]
    width, height = whole.width, _HEIGHT * (0.86 + 0.14 * opened)
    band = Rect(whole.x, y - height / 2, width, height)
    figure = str(round(shown.before + (shown.after - shown.before) * drawn))
    across = room.ruler.width(name, _NAME) + 14 + room.ruler.width(str(shown.after), _FIGURE)
    left = x - across / 2
    line = y + (4 if shown.feat in (Feat.PIQUE, Feat.REPIQUE) else 16)  # room for what is above it
    return [
        # Whole, nothing shines through: a card under it would be read into the words.
        Box(band, 14, fill=Paint(Tone.CLOTH, seen), outline=Paint(Tone.BRASS, seen)),
        *_ornament(shown.feat, drawn, seen, x, y - 40, width),
        Text(title, x, line, _TITLE, Paint(Tone.IVORY, seen), Align.CENTRE),
        Text(name, left, line + 33, _NAME, Paint(Tone.SOFT, seen)),
        Text(figure, left + across, line + 35, _FIGURE, Paint(Tone.BRASS, seen), Align.RIGHT),
    ]


def place_of(shown: Celebration, places: Places) -> Rect:
    """Where a celebration lies when it is whole: what it would half cover is better left out."""
    width = max(places.room.ruler.width(say(f"feat.{shown.feat.value}"), _TITLE) + 176, 420.0)
    middle = places.trick_middle
    if shown.feat is Feat.CARTE_BLANCHE:  # shown while the talon lies: where discards are put
        middle = slots(places, ELDER_MOST).centre[1]
    return Rect(places.centre - width / 2, middle - _HEIGHT / 2, width, _HEIGHT)


def _ornament(
    feat: Feat, drawn: float, seen: float, x: float, y: float, width: float
) -> list[Item]:
    match feat:
        case Feat.PIQUE:
            return _pikes(1, drawn, seen, x, y, width)
        case Feat.REPIQUE:
            return _pikes(2, drawn, seen, x, y, width)
        case Feat.CAPOT:
            return _tricks(drawn, x, y) if seen > 0.5 else []
        case Feat.CARTE_BLANCHE:
            return _blanks(drawn, seen, x, y)
        case Feat.RUBICON | Feat.HUNDRED:
            return _stream(drawn, seen, x, y, width)


def _pikes(pairs: int, drawn: float, seen: float, x: float, y: float, width: float) -> list[Item]:
    """Pikes with spades for heads rise on both sides; the second pair a little later."""
    items: list[Item] = []
    foot, length = y + 92.0, 74.0
    for pair in range(pairs):
        up = ease_out(min(1.0, max(0.0, drawn * pairs - pair)))
        if not up:
            continue
        top = foot - length * up + pair * 12
        for side in (-1, 1):
            at = x + side * (width / 2 - 40 - pair * 26)
            items.append(Stroke(at, top, at, foot, Paint(Tone.BRASS, seen * up), 2))
            items.append(
                Text("♠", at, top + 4, Font(28), Paint(Tone.IVORY, seen * up), Align.CENTRE)
            )
    return items


def _tricks(drawn: float, x: float, y: float) -> list[Item]:
    """Twelve tricks come together in one row."""
    items: list[Item] = []
    for index in range(TRICKS):
        arrived = ease_out(min(1.0, max(0.0, drawn * 2 - index / TRICKS)))
        away = (index - (TRICKS - 1) / 2) * (15 + 18 * (1 - arrived))
        pose = Pose(x + away, y, 20)
        items.append(CardItem(f"celebrated:{index}", None, pose, Shadow.REST))
    return items


def _blanks(drawn: float, seen: float, x: float, y: float) -> list[Item]:
    """Twelve cards without a court, laid out from the middle."""
    width = 22.0
    items: list[Item] = []
    for index in range(_HAND):
        at = x + (index - (_HAND - 1) / 2) * 26 * drawn
        card = Rect(at - width / 2, y - width * CARD_RATIO / 2, width, width * CARD_RATIO)
        paint, edge = Paint(Tone.IVORY, seen), Paint(Tone.BRASS_DARK, seen)
        items.append(Box(card, 2.5, fill=paint, outline=edge))
    return items


def _stream(drawn: float, seen: float, x: float, y: float, width: float) -> list[Item]:
    """A stream between two banks, and the stone that crosses it."""
    reach = width / 2 - 56
    items: list[Item] = [
        Stroke(x + side * reach, y - 16, x + side * reach, y + 12, Paint(Tone.BRASS, seen), 2)
        for side in (-1, 1)
    ]
    for row, inset in enumerate((18.0, 34.0, 26.0)):
        level = y - 6 + 8 * row
        flows = (reach - inset) * min(1.0, drawn * 1.6)
        soft = Paint(Tone.SOFT, 0.6 * seen)
        items.append(Stroke(x - flows, level, x + flows, level, soft, 1.25))
    gone = -reach - 20 + (2 * reach + 40) * drawn
    hop = 14 * (1 - (gone / (reach + 20)) ** 2)
    items.append(Icon("elder", x + gone, y - hop, 20, Paint(Tone.IVORY, seen)))
    return items
