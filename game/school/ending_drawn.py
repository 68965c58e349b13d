"""How the last tricks look: both hands open, the trick between them, what was lost at the left."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.pages.grid import page_foot
from game.saves.progress import Trained
from game.school.ending import LastTricks
from game.school.ending_cards import form_of, rows_of
from game.school.trainer_frame import (
    BOLD,
    FOCUS,
    IVORY,
    SAID,
    SOFT,
    Extent,
    centred,
    dots,
    frame_of,
    heading,
    told_after,
    told_before,
)
from game.stage.basics import CARD_RATIO, Font, Paint, Pose, Rect, Room, Tone
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Item,
    Picture,
    Shadow,
    Text,
)
from game.stage.widgets import Button
from game.table.cards import card_widget
from game.words.catalogue import say

CARD = "card:"
"""Before the name of a card: the key of its place."""
_HEAD, _PLAIN = Font(16, bold=True), Font(20, serif=True)
_WON = Paint(Tone.BRASS)
_HOVER = 10.0
"""Units by which a card stands out that one points at."""


class EndingShown(Struct, frozen=True, kw_only=True):
    """The page; `ending` is None before one begins, while it is waited for, and at the end.

    `cards` are all that lie there or move, as they are now; `tricks` are those in the piles, one's
    own first, which the trick on the table joins when it is taken away; `winners` took those that
    are looked at again. `row` counts positions in a row without a point lost, `before` is the
    longest such row before this set.
    """

    title: str
    about: str
    begun: bool
    failed: bool
    ending: LastTricks | None
    asked: bool
    done: bool
    cards: Sequence[CardItem]
    tricks: tuple[int, int]
    winners: tuple[str, ...]
    other: str
    stake: str
    why: str
    lost: tuple[int, ...]
    most: int
    row: int
    before: Trained | None
    buttons: Sequence[Button]


def ending_picture(shown: EndingShown, room: Room) -> Picture:
    """Everything to be seen and touched."""
    frame = frame_of(room)
    over = len(shown.lost) == shown.most and shown.ending is None
    at = min(len(shown.lost) + (not shown.done), shown.most)
    where = say("trainer.hand", number=at, most=shown.most) if shown.begun and not over else ""
    items = heading(shown.title, where, frame, room)
    if not shown.begun:
        best = "" if shown.before is None else _best(shown.before)
        sentences = (shown.about, say("ending.lost.means"), say("ending.keys"))
        items += told_before(sentences, best, frame, room)
    elif over:
        items += _result(shown, frame, room)
    elif shown.ending is None:
        words = say("trainer.failed" if shown.failed else "trainer.wait")
        items += centred(words, frame.top + frame.body + 120, SAID, IVORY, frame, room)
    else:
        items += _table(shown, shown.ending, frame, room)
        items += _cards(shown, shown.ending, frame, room)
    if shown.begun:
        marks = [not lost for lost in shown.lost]
        items += dots(
            marks, shown.most if over else at - 1, shown.most, frame.left, frame.top + frame.foot
        )
    items += page_foot(frame.grid, shown.buttons, room)
    return Picture.of(Backdrop.SHEET, items)


def _best(trained: Trained) -> str:
    return say("ending.best", number=trained.right)


def _result(shown: EndingShown, frame: Extent, room: Room) -> list[Item]:
    right = sum(not lost for lost in shown.lost)
    figures = (
        (say("lesson.some", count=right, most=shown.most), say("ending.clean")),
        (str(sum(shown.lost)), say("ending.lost")),
    )
    before = 0 if shown.before is None else shown.before.right
    words = say("ending.row", number=shown.row) if shown.row > 1 else ""
    if shown.row > before:
        words = f"{words} {say('trainer.new-best')}".strip()
    return told_after(figures, words, frame, room)


def _table(shown: EndingShown, ending: LastTricks, frame: Extent, room: Room) -> list[Item]:
    """The names, what is to be won, what was lost; and what is to be said now."""
    form = form_of(frame)
    top = frame.top
    y = top + form.theirs - form.their_card * CARD_RATIO / 2 - 18
    items: list[Item] = centred(shown.stake, y, _PLAIN, SOFT, frame, room)
    mine, theirs = shown.tricks
    above, below = rows_of(form, opened=bool(shown.winners))
    for name, tricks, middle in ((shown.other, theirs, above), (say("guess.you"), mine, below)):
        items.append(Text(name, frame.left, top + middle, _HEAD))
        words = say("ending.tricks", count=tricks)
        items.append(Text(words, frame.left, top + middle + 22, Font(16), SOFT))
    lost = ending.lost
    if lost and (shown.why or not shown.done):  # else it is said below
        words = say("ending.lost.here", count=lost)
        items.append(Text(words, frame.left, top + form.trick, _PLAIN, FOCUS))
    if shown.row > 1:
        words = say("ending.row", number=shown.row)
        items.append(Text(words, frame.left, top + form.trick + 28, Font(16), SOFT))
    words, paint, font = "", IVORY, SAID
    if shown.why:
        words, paint = shown.why, FOCUS
    elif shown.done and lost:
        words = say("ending.lost.here", count=lost)
    elif shown.done:
        words, font = say("ending.right"), BOLD
    elif shown.asked:
        words = say("ending.answer" if ending.now.led else "ending.lead")
    y = top + form.mine + form.card * CARD_RATIO / 2 + (32 if frame.small else 48)
    return [*items, *centred(words, y, font, paint, frame, room)]


def _cards(shown: EndingShown, ending: LastTricks, frame: Extent, room: Room) -> list[Item]:
    """All cards; those that may be played can be pressed."""
    allowed = {str(each) for each in ending.now.allowed} if shown.asked else set[str]()
    items: list[Item] = []
    form = form_of(frame)
    for item in shown.cards:
        key = CARD + item.key
        if item.key in shown.winners:
            items += [item, _won_frame(item.pose)]
            continue
        if item.key not in allowed:
            items.append(item)
            continue
        pointed = key in (room.hover, room.focus)
        pose = item.pose.raised(_HOVER) if pointed else item.pose
        shadow = Shadow.LIFT if pointed else item.shadow
        card = replace(item, pose=pose, shadow=shadow, focused=key == room.focus)
        place = _place(item.pose, form.step)
        items.append(card_widget(card, key, place))
    return items


def _won_frame(pose: Pose) -> Box:
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(place.grown(2.5), 6, outline=_WON, line=2.5)


def _place(pose: Pose, step: float) -> Rect:
    return Rect(pose.x - step / 2, pose.y - pose.height / 2 - _HOVER, step, pose.height + _HOVER)
