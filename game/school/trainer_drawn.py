"""How a trainer looks: the hand over its question, the replies side by side, the hands as dots."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.pages.grid import PageGrid, grid_in, headpiece, page_foot, page_name
from game.saves.progress import Trained
from game.school.teaching import explaining, remarking
from game.school.trainer_frame import dots
from game.school.training import Drill, PossibleReply
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import wrapped
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Item,
    Picture,
    Shadow,
    Stroke,
    Text,
    Widget,
    live,
)
from game.stage.widgets import CAP_FONT, Button
from game.table.cards import card_widget
from game.words.catalogue import say

REPLY = "reply:"
"""Before the code of a reply: the key of its button."""

_IVORY, _SOFT, _INK = Paint(Tone.IVORY), Paint(Tone.SOFT), Paint(Tone.INK)
_SAID = Font(28, serif=True)
"""What a voice reads as well: words of the serif as large as a heading."""
_ASKED = Font(28, serif=True, bold=True)
_MEANT = 18.0
"""Units by which the cards that make the right reply stand out."""


class TrainerShown(Struct, frozen=True, kw_only=True):
    """The page: `drill` is None before one begins, `best` what stood before this set.

    `replies` are the words of the question's replies in their order.
    """

    title: str
    about: str
    drill: Drill | None
    best: Trained | None
    asked: str
    replies: Sequence[str]
    why: str
    pointed: int | None  # at which card of the hand, from 0
    buttons: Sequence[Button]


class _Form(Struct, frozen=True):
    """Measures in units, heights from the top of the composition."""

    across: float
    height: float
    cards: float  # their middle
    card: float
    step: float
    asked: float
    replies: float
    reply: tuple[float, float]
    apart: float
    why: float


_WIDE = _Form(1104, 800, 258, 128, 88, 422, 456, (136, 84), 16, 600)
_SMALL = _Form(936, 640, 198, 104, 74, 330, 356, (118, 72), 14, 474)


def trainer_picture(shown: TrainerShown, room: Room) -> Picture:
    """Everything to be seen and touched."""
    form = _SMALL if room.small else _WIDE
    left, top = (room.width - form.across) / 2, (room.height - form.height) / 2
    grid = grid_in(room)
    items = _heading(shown, grid, room)
    middle = room.width / 2
    drill = shown.drill
    if drill is None:
        items += _before(shown, room)
    elif drill.over:
        items += _after(shown, drill, form, middle, top, room)
    else:
        items += _hand(drill, shown.pointed, form, middle, top)
        asked = Text(shown.asked, middle, top + form.asked, _ASKED, _IVORY, Align.CENTRE)
        items += live(shown.asked, (asked,))
        items += _replies(shown, drill, form, middle, top, room)
        if drill.wrong:
            items += _reason(shown, form, middle, top, room)
    if drill is not None:
        items += dots(drill.marks, drill.at, len(drill.hands), left, grid.foot)
    items += page_foot(grid, shown.buttons, room)
    return Picture.of(Backdrop.SHEET, items)


def _heading(shown: TrainerShown, grid: PageGrid, room: Room) -> list[Item]:
    """The name of the page; the hand, and the seconds so far."""
    y, right = grid.name, grid.whole.right
    items = [*headpiece(grid, room), *page_name(grid, shown.title, room)]
    drill = shown.drill
    if drill is None or drill.over:
        return items
    minutes, seconds = divmod(int(drill.seconds), 60)
    clock = Font(20, serif=True)
    items.append(Text(f"{minutes}:{seconds:02}", right, y, clock, _SOFT, Align.RIGHT))
    words = say("trainer.hand", number=drill.at + 1, most=len(drill.hands))
    beside = right - room.ruler.width("00:00", clock) - 24
    return items + live(words, (Text(words, beside, y, _SAID, _IVORY, Align.RIGHT),))


def _before(shown: TrainerShown, room: Room) -> list[Item]:
    """What will be asked, how time is meant, and the best so far."""
    sentences = shown.about, say("trainer.clock"), say("trainer.keys")
    best = best_words(shown.best) if shown.best is not None else ""
    return explaining(sentences, best, grid_in(room).body, room)


def best_words(best: Trained) -> str:
    """The best so far as a sentence."""
    return say("trainer.best", count=best.right, pace=pace(best), unit=pace_unit(best))


def pace(result: Trained) -> str:
    """Seconds a hand, with their tenths."""
    whole, tenth = divmod(result.tenths, 10)
    return say("trainer.decimal", whole=whole, tenth=tenth)


def pace_unit(result: Trained) -> str:
    """What these are called: less than two are one, in a language that counts so."""
    return say("trainer.pace", count=result.tenths // 10)


def _after(
    shown: TrainerShown, drill: Drill, form: _Form, middle: float, top: float, room: Room
) -> list[Item]:
    """What the set came to, and how that is to the best before."""
    result = drill.result
    y, apart = top + form.cards, form.across * 0.2
    big = Font(64 if form is _WIDE else 48, serif=True, bold=True)
    figures = (
        (say("lesson.some", count=result.right, most=len(drill.hands)), say("trainer.right")),
        (pace(result), pace_unit(result)),
    )
    items: list[Item] = []
    for x, (figure, words) in zip((middle - apart, middle + apart), figures, strict=True):
        shown_so = (
            Text(figure, x, y, big, _IVORY, Align.CENTRE),
            Text(words, x, y + 44, _SAID, _SOFT, Align.CENTRE),
        )
        items += live(f"{figure} {words}", shown_so)
    words = (
        say("trainer.new-best") if result.beats(shown.best) else best_words(shown.best or result)
    )
    y = top + form.asked - (64 if form is _WIDE else 48)
    return [*items, *remarking(words, middle, y, form.across, room)]


def _hand(drill: Drill, pointed: int | None, form: _Form, middle: float, top: float) -> list[Item]:
    """The cards; after a wrong reply those that make the right one stand out, the others dark."""
    cards, meant = drill.hand.cards, drill.question.cards
    items: list[Item] = []
    for index, card in enumerate(cards):
        off = index - (len(cards) - 1) / 2
        pose = Pose(middle + off * form.step, top + form.cards, form.card)
        told = bool(drill.wrong)
        lit = told and card in meant
        items.append(
            card_widget(
                CardItem(
                    str(card),
                    str(card),
                    pose.raised(_MEANT) if lit else pose,
                    Shadow.LIFT if lit else Shadow.HAND,
                    unlit=told and bool(meant) and not lit,
                    focused=index == pointed,
                ),
                among=say("cards.hand"),
            )
        )
    return items


def _replies(
    shown: TrainerShown, drill: Drill, form: _Form, middle: float, top: float, room: Room
) -> list[Item]:
    """The replies side by side; a wrong one is struck out, and the right one of ivory then."""
    replies, (least, height) = drill.question.replies, form.reply
    font = Font(26 if form is _WIDE else 22, serif=True, bold=True)  # no headings
    width = max(least, room.words_width(shown.replies, font) + 32)
    x = middle - (width * len(replies) + form.apart * (len(replies) - 1)) / 2
    items: list[Item] = []
    for reply, words in zip(replies, shown.replies, strict=True):
        key, place = REPLY + reply.code, Rect(x, top + form.replies, width, height)
        right = bool(drill.wrong) and reply.code == drill.question.right
        drawn = _face(words, reply, place, font, right=right, hovered=room.hover == key)
        if not drill.running and reply.code == drill.wrong:
            half = room.ruler.width(words, font) / 2 + 6
            y = place.centre[1]
            across = Stroke(place.centre[0] - half, y, place.centre[0] + half, y, _IVORY, 2)
            drawn.append(across)
        focused = room.focus == key
        button = Widget.pressed(key, place, drawn, focused, frame=place)
        items.append(button if drill.running else button.resting)
        x += width + form.apart
    return items


def _face(
    words: str, reply: PossibleReply, place: Rect, font: Font, *, right: bool, hovered: bool
) -> list[Item]:
    fill = _IVORY if right else Paint(Tone.LEATHER)
    edge = Paint(Tone.BRASS, 1.0 if hovered else 0.7)
    shadow = Shadow.BUTTON if right else Shadow.REST
    items: list[Item] = [
        Box(place, 10, fill=fill, outline=None if right else edge, line=1.5, shadow=shadow),
        Text(
            words,
            place.centre[0],
            place.centre[1] + font.size * 0.34,
            font,
            _INK if right else _IVORY,
            Align.CENTRE,
        ),
    ]
    if words != reply.digit:
        soft = Paint(Tone.INK_SOFT) if right else _SOFT
        items.append(Text(reply.digit, place.x + 10, place.y + 20, CAP_FONT, soft))
    return items


def _reason(shown: TrainerShown, form: _Form, middle: float, top: float, room: Room) -> list[Item]:
    lines = wrapped(shown.why, _SAID, form.across, room)
    why = (
        Text(line, middle, top + form.why + 34 * row, _SAID, Paint(Tone.FOCUS), Align.CENTRE)
        for row, line in enumerate(lines)
    )
    return live(shown.why, why)
