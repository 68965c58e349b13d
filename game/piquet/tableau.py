"""The whole picture of the table: panel, captions, cards, what was said, what now, and what to touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.piquet.desk import Desk
from game.piquet.layout import own_discard_place, trick_poses
from game.piquet.panel import fitted, panel_items
from game.piquet.places import WIDE, Places
from game.piquet.prompts import Prompt
from game.piquet.speech import Said
from game.stage.picture import (
    Align,
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Font,
    Icon,
    Item,
    Paint,
    Picture,
    Pose,
    Rect,
    Room,
    Rule,
    Tail,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, row_width
from game.words.catalogue import say
from game.words.terms import number
from rules.piquet.choices import MayExchange
from rules.piquet.options import ELDER_MOST, TALON
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

BUBBLE_FONT = Font(20, serif=True)
_SOFT = Paint(Tone.SOFT)
MOST_BUBBLES = 5


@dataclass(frozen=True, slots=True)
class Spoken:
    """What hangs in the air: the last sayings, oldest first, as the viewer hears them."""

    said: tuple[Said, ...] = ()

    def heard(self, said: Said) -> Spoken:
        return Spoken((*self.said, said)[-MOST_BUBBLES:])


@dataclass(frozen=True, slots=True)
class Tableau:
    """All that the picture of the table is made from."""

    seen: View
    names: tuple[str, str]
    desk: Desk
    cards: Sequence[CardItem]
    spoken: Spoken
    prompt: Prompt
    hint: str = ""  # why something could not be done, instead of the second line
    focus: str | None = None  # the button the keyboard points at
    banner: str = ""


def table_picture(table: Tableau, room: Room) -> Picture:
    """Everything to be seen and touched at the table."""
    places = Places.of(room)
    items: list[Item] = list(panel_items(table.seen, table.names, room))
    targets: list[Target] = []
    deal = table.seen.deal
    if deal is not None:
        items += _captions(table.seen, deal, table.names, places)
        if isinstance(table.seen.choices, MayExchange):
            items += _discard_place(table.seen.choices, deal, table.desk, places)
    items += table.cards
    if deal is not None and deal.table.led is not None and deal.table.reply is None:
        items += _empty_reply(table.seen, deal, places)
    items += _bubbles(table.spoken, table.seen, places)
    targets += [Target(f"card:{card.key}", card.pose) for card in table.cards]
    items += _menu_icons(places, targets)
    items += _what_now(table, places, room, targets)
    if table.banner:
        items += _banner(table.banner, places)
    return Picture(Backdrop.TABLE, tuple(items), tuple(targets))


def _captions(seen: View, deal: DealView, names: tuple[str, str], places: Places) -> list[Item]:
    s, room = places.sizes, places.room
    other = names[seen.player.other]
    role = "younger" if deal.seat is ELDER else "elder"
    if role == "younger" and seen.phase is Phase.EXCHANGE and not deal.discard_sizes[ELDER]:
        role = "younger.dealt"
    name_font, small = Font(16, bold=True), Font(14)
    name = fitted(other, room, name_font, 150)
    after = say(f"seat.{role}")
    width = room.ruler.width(name, name_font)
    whole = width + 10 + room.ruler.width(after, small)
    x = places.centre - whole / 2
    items: list[Item] = [
        Text(name, x, s.name_line, name_font),
        Text(after, x + width + 10, s.name_line, small, _SOFT),
    ]
    theirs = deal.discard_sizes[deal.seat.other]
    if theirs:
        at = places.centre + (188 if s is WIDE else 146)
        at += (s.lying * 0.86 + (theirs - 1) * s.lying_step) / 2
        words = say("place.other-discard", count=theirs)
        items.append(Text(words, at, s.name_line, small, _SOFT, Align.CENTRE))
    if deal.discard:
        pose = own_discard_place(deal, places)
        words = say("place.discard.count", count=len(deal.discard))
        foot = pose.y + pose.height / 2 + 20
        items.append(Text(words, places.right, foot, small, _SOFT, Align.RIGHT))
    won = sum(trick.winner is deal.seat for trick in deal.table.tricks)
    if won:
        y = places.hand_foot - s.won * 88 / 63 - s.behind - 12
        items.append(Text(say("place.tricks", count=won), places.left, y, small, _SOFT))
    lost = len(deal.table.tricks) - won
    if lost:
        away = 236 if s is WIDE else 184
        words = say("place.other-tricks", count=lost)
        x = places.centre - away + s.won / 2
        items.append(Text(words, x, s.name_line, small, _SOFT, Align.RIGHT))
    if deal.leavings:
        y = s.name_line + 60 - s.lying * 0.7 - 8
        items.append(Text(say("place.left"), places.right, y, small, _SOFT, Align.RIGHT))
    elif deal.talon:
        items += _talon_captions(seen, deal, names, places)
    return items


def _talon_captions(
    seen: View, deal: DealView, names: tuple[str, str], places: Places
) -> list[Item]:
    if seen.phase not in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        return []
    s = places.sizes
    half = (s.talon * 2 + s.talon_step * 6 + s.talon_apart) / 2
    y = s.talon_middle + places.extra / 4
    items: list[Item] = []
    first = max(0, deal.talon - (TALON - ELDER_MOST))
    for seat, count, x, align in (
        (ELDER, first, places.centre - half - 14, Align.RIGHT),
        (YOUNGER, deal.talon - first, places.centre + half + 14, Align.LEFT),
    ):
        if not count:
            continue
        mine = seat is deal.seat
        player = seen.player if mine else seen.player.other
        whose = say("place.for-you") if mine else say("place.for", name=names[player])
        figure = number(count).capitalize()
        items.append(Text(figure, x, y - 4, Font(20, serif=True), align=align))
        whose = fitted(whose, places.room, Font(14), 140)
        items.append(Text(whose, x, y + 18, Font(14), _SOFT, align))
    return items


def _discard_place(may: MayExchange, deal: DealView, desk: Desk, places: Places) -> list[Item]:
    s, place = places.sizes, places.slots
    items: list[Item] = [
        Box(place, 14, fill=Paint(Tone.SHADE, 0.34), outline=Paint(Tone.BRASS, 0.55))
    ]
    line = place.y + (28 if s is WIDE else 23)
    items.append(
        Text(say("place.discard"), place.x + 16, line, Font(16 if s is WIDE else 14), _SOFT)
    )
    count = len(frozenset(desk.chosen) & deal.hand)
    least = (
        say("place.exactly") if may.least == may.most else say("place.at-least", least=may.least)
    )
    small, big = Font(16 if s is WIDE else 14), Font(28 if s is WIDE else 20, True, True)
    x = place.right - 16
    items.append(Text(least, x, line, small, _SOFT, Align.RIGHT))
    x -= places.room.ruler.width(least, small)
    words = say("place.of", count=count, most=may.most)
    items.append(Text(words, x, line, big, align=Align.RIGHT))
    for index in range(count, may.most):
        centre = places.slot_centre(index)
        items.append(_dashed(Pose(*centre, s.slot)))
    return items


def _dashed(pose: Pose) -> Box:
    rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(rect, 7, outline=Paint(Tone.IVORY, 0.38), line=1.25, dash=(6, 5), angle=pose.angle)


def _empty_reply(seen: View, deal: DealView, places: Places) -> list[Item]:
    """The empty place beside the card led, while the viewer has to play to it."""
    if seen.turn is not seen.player or deal.turn is not deal.seat:
        return []
    led, reply = trick_poses(places)
    return [_dashed(reply)] if led else []


def _bubbles(spoken: Spoken, seen: View, places: Places) -> list[Item]:
    deal = seen.deal
    if deal is None or not spoken.said:
        return []
    playing = deal.table.led is not None or bool(deal.table.tricks)
    if playing and seen.phase not in (Phase.RECKONING, Phase.LOOK):
        return _bubbles_in_play(spoken, deal, places)
    said = spoken.said
    items: list[Item] = []
    y = places.sizes.bubbles_top + places.extra / 4
    room = places.hand_top - 40 - y
    said = said[-max(1, int(room // 56)) :]
    for index, saying in enumerate(said):
        mine = saying.seat is deal.seat
        width = places.room.ruler.width(saying.words, BUBBLE_FONT) + 48
        lane = 168 if not playing else 190
        x = places.centre + lane - width if mine else places.centre - lane
        tail = Tail.BOTTOM_RIGHT if mine else Tail.TOP_LEFT
        fresh = index == len(said) - 1
        items.append(Bubble(Rect(x, y, width, 44), saying.words, tail, fresh))
        y += 56
    return items


def _bubbles_in_play(spoken: Spoken, deal: DealView, places: Places) -> list[Item]:
    """In play only the last word of each is kept, beside the trick."""
    items: list[Item] = []
    led, reply = trick_poses(places)
    for mine in (False, True):
        last = [saying for saying in spoken.said if (saying.seat is deal.seat) is mine]
        if not last:
            continue
        words = last[-1].words
        width = places.room.ruler.width(words, BUBBLE_FONT) + 48
        fresh = last[-1] is spoken.said[-1]
        if mine:
            at = Rect(reply.x + reply.width * 0.62, reply.y + reply.height * 0.1, width, 44)
            items.append(Bubble(at, words, Tail.BOTTOM_RIGHT, fresh))
        else:
            at = Rect(led.x + led.width * 0.72, led.y - led.height * 0.5 - 8, width, 44)
            items.append(Bubble(at, words, Tail.TOP_LEFT, fresh))
    return items


def _menu_icons(places: Places, targets: list[Target]) -> list[Item]:
    items: list[Item] = []
    for index, name in enumerate(("menu", "help", "sort")):
        x = places.baize.right - 38 - 48 * index
        y = places.baize.y + 38
        items.append(Icon(name, x, y, 24))
        targets.append(Target(f"icon:{name}", Rect(x - 22, y - 22, 44, 44)))
    return items


def _what_now(table: Tableau, places: Places, room: Room, targets: list[Target]) -> list[Item]:
    s, y = places.sizes, places.sentence_line
    buttons = [offer.button for offer in table.prompt.offers]
    taken = row_width(buttons, room) if buttons else 0.0
    space = places.right - places.left
    sentence, detail = Font(20, bold=True), Font(16)
    words = room.ruler.width(table.prompt.sentence, sentence)
    words = max(words, room.ruler.width(table.hint or table.prompt.detail, detail))
    beside = words + taken + 24 <= space
    middle = y + 4 if beside or s is WIDE else y + 4
    drawn, touch = button_row(
        buttons,
        places.right,
        middle,
        s.button,
        room,
        table.focus,
        max(space - words - 24, space * 0.5),
    )
    left = min(
        (target.place.x for target in touch if isinstance(target.place, Rect)), default=places.right
    )
    most = left - places.left - 20
    targets += touch
    second = table.hint or table.prompt.detail
    paint = Paint(Tone.FOCUS) if table.hint else _SOFT
    return [
        Text(fitted(table.prompt.sentence, room, sentence, most), places.left, y, sentence),
        Text(fitted(second, room, detail, most), places.left, y + 28, detail, paint),
        *drawn,
    ]


def _banner(words: str, places: Places) -> list[Item]:
    """A big event, celebrated briefly over the middle of the table."""
    x, y = places.centre, places.trick_middle
    font = Font(40, True, True)
    width = places.room.ruler.width(words, font) + 160
    band = Rect(x - width / 2, y - 52, width, 104)
    return [
        Box(band, 14, fill=Paint(Tone.SHADE, 0.82), outline=Paint(Tone.BRASS)),
        Rule(x - 60, y + 30, x + 60, y + 30, Paint(Tone.BRASS), 2),
        Text(words, x, y + 10, font, Paint(Tone.IVORY), Align.CENTRE),
    ]


def curtain_picture(
    seen: View, names: tuple[str, str], spoken: Spoken, focus: str | None, room: Room
) -> Picture:
    """The curtain between the turns of two players: no card at all, only what both may know."""
    places = Places.of(room)
    items: list[Item] = list(panel_items(seen, names, room))
    targets: list[Target] = []
    x, y = places.centre, places.baize.centre[1] - 90
    items.append(
        Text(
            say("curtain.turn", name=names[seen.player]),
            x,
            y,
            Font(40, True, True),
            align=Align.CENTRE,
        )
    )
    items.append(Rule(x - 48, y + 24, x + 48, y + 24, Paint(Tone.BRASS), 1.5))
    away = say("curtain.away", other=names[seen.player.other])
    items.append(Text(away, x, y + 66, Font(20), align=Align.CENTRE))
    button = Button("show", say("do.show"), "Space", primary=True)
    width = row_width([button], room)
    drawn, touch = button_row([button], x + width / 2, y + 132, places.sizes.button, room, focus)
    items += drawn
    targets += touch
    if spoken.said:
        words = "  ".join(f"“{saying.words}”" for saying in spoken.said)
        font = Font(20, serif=True, italic=True)
        words = fitted(words, room, font, places.right - places.left - 110)
        label = say("curtain.said")
        line = places.sentence_line + 14
        items.append(Text(label, places.left, line, Font(14), _SOFT))
        after = places.left + room.ruler.width(label, Font(14)) + 20
        items.append(Text(words, after, line, font))
    items += _menu_icons(places, targets)
    return Picture(Backdrop.CURTAIN, tuple(items), tuple(targets))
