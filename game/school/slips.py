"""What lies on the cloth where no deal is played: places for tapped cards, slips, totals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.school.learning import Learning, TapPlace
from game.school.lesson import Token, in_words
from game.school.teaching import below_her
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, CardItem, Item, Role, Shadow, Stroke, Text, Widget
from game.stage.places import WIDE, Places
from game.stage.signs import ticked
from game.words.catalogue import say

TAPPED = 34.0
"""Units by which a tapped card stands out of the hand."""
_MEANT = 18.0
_SOFT, _IVORY, _INK = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.INK)
_TITLE, _SOME = Font(20, serif=True, bold=True), Font(16)
_MINUS = "−"


def laid_out(
    cards: Sequence[CardItem], got: Sequence[str], lit: Sequence[str], focus: str | None
) -> list[CardItem]:
    """The hand while its cards are tapped: tapped ones stand out, those meant a little.

    Where some are meant the others, not spoken of, are darker.

    None has the mark of a new card: nothing was exchanged yet, for all that a learner knows.
    """
    found = []
    for item in cards:
        up = TAPPED if item.key in got else _MEANT if item.key in lit else 0.0
        found.append(
            replace(
                item,
                pose=item.pose.raised(up),
                shadow=Shadow.LIFT if up else Shadow.HAND,
                dimmed=bool(lit) and not up,
                marked=False,
                focused=item.key == focus,
            )
        )
    return found


def ticks(cards: Sequence[CardItem], got: Sequence[str]) -> list[Item]:
    """A tick over each card that was tapped."""
    items: list[Item] = []
    for item in cards:
        if item.key in got:
            over = item.pose.raised(item.pose.height / 2 + 14)
            shift = item.pose.width * 0.32
            items += ticked(over.x - shift, over.y + shift * 0.03, 20)
    return items


def place_row(places: Sequence[TapPlace], where: Places) -> list[Item]:
    """Places for what is tapped, side by side in the middle of the cloth."""
    wide = where.sizes is WIDE
    card, step = (48.0, 52.0) if wide else (40.0, 43.0)
    height, inset, apart = (168.0, 20.0, 20.0) if wide else (132.0, 14.0, 12.0)
    widths = [
        max(150.0, len(each.cards) * step + 2 * inset - 4, _headed(each, where.room) + 2 * inset)
        for each in places
    ]
    gaps = len(places) - 1
    if gaps:
        apart = min(apart, max(4.0, (where.right - where.left - sum(widths)) / gaps))
    x = where.centre - (sum(widths) + apart * gaps) / 2
    free = below_her(where)
    top = free + max(0.0, where.hand_top - TAPPED - 34 - free - height) / 2
    items: list[Item] = []
    for each, width in zip(places, widths, strict=True):
        box = Rect(x, top, width, height)
        items += _place(each, box, inset, card, step, where.room)
        x += width + apart
    return items


def _headed(each: TapPlace, room: Room) -> float:
    """How wide its name is, with the number of its cards beside it."""
    some = say("lesson.some", count=len(each.cards), most=len(each.cards))
    return room.ruler.width(each.title, _TITLE) + 16 + max(52.0, room.ruler.width(some, _SOME))


def _place(
    each: TapPlace, box: Rect, inset: float, card: float, step: float, room: Room
) -> list[Item]:
    reached = each.now or each.got
    outline = Paint(Tone.BRASS) if each.now else Paint(Tone.BRASS, 0.45)
    items: list[Item] = [
        Box(box, 14, fill=Paint(Tone.SHADE, 0.34), outline=outline, line=2.0 if each.now else 1.0)
    ]
    y = box.y + 34
    paint = _IVORY if reached else _SOFT
    title = fitted(each.title, _TITLE, box.width - 2 * inset - 52, room)
    items.append(Text(title, box.x + inset, y, _TITLE, paint))
    if each.whole:
        items += ticked(box.right - inset - 9, y - 7, 20)
        if each.points:
            right, big = box.right - inset - 28, Font(28, serif=True, bold=True)
            items.append(Text(str(each.points), right, y + 2, big, _IVORY, Align.RIGHT))
    elif each.now:
        words = say("lesson.some", count=len(each.got), most=len(each.cards))
        items.append(Text(words, box.right - inset, y, _SOME, _IVORY, Align.RIGHT))
    spread = (len(each.cards) - 1) * step + card
    middle = box.bottom - inset - card * CARD_RATIO / 2 - 6
    for index in range(len(each.cards)):
        x = box.x + (box.width - spread) / 2 + card / 2 + index * step
        if index < len(each.got):
            key = each.got[index]
            place = f"place:{box.x:.0f}:{key}"
            items.append(CardItem(place, key, Pose(x, middle, card), Shadow.REST))
        else:
            slot = Rect(x - card / 2, middle - card * CARD_RATIO / 2, card, card * CARD_RATIO)
            light = Paint(Tone.FOCUS, 0.8) if each.now else Paint(Tone.IVORY, 0.6)
            items.append(Box(slot, 5, outline=light, line=1.25, dash=(5, 4)))
    return items


# ---- a partie that is over


def totals(names: tuple[str, str], points: tuple[int, int], goal: int, where: Places) -> list[Item]:
    """Both totals of a partie, the learner's first, each with a bar that has the goal marked."""
    wide = where.sizes is WIDE
    width = min(560.0, where.baize.width - 160)
    left = where.centre - width / 2
    y = below_her(where) + (36 if wide else 32) + where.extra * 0.18
    most = max(*points, goal)
    items: list[Item] = []
    mark = left + width * goal / most
    first = y
    for name, value in zip(names, points, strict=True):
        items.append(Text(name, left, y, Font(20, bold=True)))
        big = Font(40 if wide else 28, serif=True, bold=True)
        items.append(Text(str(value), left + width, y + 2, big, _IVORY, Align.RIGHT))
        bar = Rect(left, y + 16, width, 8)
        full = replace(bar, width=width * value / most)
        items.append(Box(bar, 4, fill=Paint(Tone.CLOTH, 0.5)))
        items.append(Box(full, 4, fill=Paint(Tone.BRASS)))
        y += 84 if wide else 64
    last = y - (84 if wide else 64) + 34
    items.append(Stroke(mark, first + 8, mark, last, _IVORY, 2))
    items.append(Text(str(goal), mark, last + 20, Font(16, bold=True), _IVORY, Align.CENTRE))
    return items


def token_key(index: int) -> str:
    """The key of a slip among the targets."""
    return f"token:{index}"


def signed(value: int, *, first: bool) -> str:
    """A number as a term of a sum: "192", "+ 97", "− 97"."""
    sign = f"{_MINUS} " if value < 0 else "" if first else "+ "
    return f"{sign}{abs(value)}"


def token_row(
    learning: Learning, where: Places, focus: str | None, hover: str | None, pressed: bool
) -> list[Item]:
    """The slips to pick from, and under them the sum of those picked."""
    wide, tokens = where.sizes is WIDE, learning.step.tokens
    width, height, apart = (176.0, 104.0, 20.0) if wide else (148.0, 88.0, 14.0)
    x = where.centre - (width * len(tokens) + apart * (len(tokens) - 1)) / 2
    y = below_her(where) + (214 if wide else 156) + where.extra * 0.36
    items: list[Item] = []
    for index, token in enumerate(tokens):
        key, place, got = token_key(index), Rect(x, y, width, height), str(index) in learning.got
        drawn = _token(token, not index, got, place, key == hover, where.room)
        slip = Widget.pressed(
            key, place, drawn, key == focus, role=Role.CHOICE, frame=place
        ).choosing(got)
        items.append(slip if pressed else slip.resting)
        x += width + apart
    picked = [tokens[int(each)].number for each in learning.got]
    return [*items, *sum_of(picked, where, y + height)]


def _token(
    token: Token, first: bool, got: bool, place: Rect, hovered: bool, room: Room
) -> list[Item]:
    fill = Paint(Tone.IVORY) if got else Paint(Tone.LEATHER)
    outline = None if got else Paint(Tone.BRASS, 1.0 if hovered else 0.7)
    paint, soft = (_INK, Paint(Tone.INK_SOFT)) if got else (_IVORY, _SOFT)
    shadow = Shadow.BUTTON if got else Shadow.REST
    middle = place.centre[0]
    figure = Font(40 if place.height > 90 else 28, serif=True, bold=True)
    label = fitted(in_words(token.label), Font(16), place.width - 16, room)
    words = signed(token.number, first=first)
    return [
        Box(place, 10, fill=fill, outline=outline, line=1.25, shadow=shadow),
        Text(words, middle, place.y + place.height * 0.52, figure, paint, Align.CENTRE),
        Text(label, middle, place.bottom - 18, Font(16), soft, Align.CENTRE),
    ]


def sum_of(picked: Sequence[int], where: Places, top: float) -> list[Item]:
    """What the slips picked so far come to."""
    if not picked:
        return []
    terms = " ".join(signed(each, first=not at) for at, each in enumerate(picked))
    words = f"{terms} = {sum(picked)}"
    font = Font(28, serif=True, bold=True)
    return [Text(words, where.centre, top + 60, font, _IVORY, Align.CENTRE)]
