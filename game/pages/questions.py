"""A page that asks or offers: a great head, some words, and buttons one below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.pages.page import Page
from game.pages.scene import Pop, Quit, Transition
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import SOFT, Inset, Named, Rule, Sized, WordBlock
from game.stage.controls import PressButton
from game.stage.layout import Column, Row
from game.stage.ornaments import Legend, Lettering
from game.stage.picture import (
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Icon,
    Item,
    Picture,
    Role,
    Shadow,
    Stroke,
    Text,
    Widget,
    widgets,
)
from game.stage.widgets import Button
from game.words.catalogue import say

GREAT_HEAD, _TOLD = Font(40, serif=True, bold=True), Font(20)
_ACROSS, _UP, _WIDTH, _HIGH = 144.0, 56.0, 360.0, 56.0
"""Units that the page leaves free beside the words and below all; width and height of a button."""
_BOARD, _AIR = 760.0, 40.0
"""Width of the board, and the air above and below what stands on it."""
_DOT = 2.0
_WORDS = (Text, Bubble, Legend, Lettering, Icon)


def great_head(words: str, align: Align) -> Column:
    """A question or a great name over a short stroke."""
    told = WordBlock(words, GREAT_HEAD, align=align, lines=0, step=48, even=True)
    stroke = Row((Sized(Rule(), 96),), align=align)
    return Column((Named(told, words), Sized(stroke, high=20)))


def question(
    head: str, words: str, buttons: Sequence[Button], room: Room, font: Font = _TOLD
) -> Picture:
    """The head, some words, and the buttons on a board edged with brass, all in the middle."""
    lines = WordBlock(words, font, SOFT, Align.CENTRE, lines=0, step=28, even=True)
    told = Named(lines, words, Role.LIVE)
    every = [
        Row((Sized(PressButton(each, _HIGH), _WIDTH),), align=Align.CENTRE) for each in buttons
    ]
    said = Row((Sized(told, 680),), align=Align.CENTRE)
    parts = (great_head(head, Align.CENTRE), said, Inset(Column(every, 16), top=16))
    place = Rect(_ACROSS / 2, 0, room.width - _ACROSS, room.height - _UP)
    column = Column(parts, 16, middle=True)
    asked = Widget(Role.DIALOG, tuple(column.lay(place, room)))
    high, across = column.height(place.width, room) + 2 * _AIR, min(place.width, _BOARD)
    lies = Rect((room.width - across) / 2, (place.height - high) / 2, across, high)
    leather, brass = Paint(Tone.CLOTH), Paint(Tone.BRASS, 0.7)
    board = Box(lies, 10, leather, brass, 1.5, shadow=Shadow.LIFT)
    return Picture.of(Backdrop.SHEET, (board, asked))


def upon(page: Picture, table: Picture, room: Room) -> Picture:
    """A page over the table in the shade, its cards with their faces down.

    No word, sign or button of the table is seen or told, and nothing of it can be touched.
    """
    buttons = [each.place for each in widgets(table.tree) if each.role is Role.BUTTON]

    def is_seen(item: Item) -> bool:
        """Whether it is neither words nor a button, nor a dot or a line under a word."""
        if isinstance(item, Stroke):  # on paper they are printed
            return item.paint.tone is Tone.PRINT
        if isinstance(item, Box):
            return item.rect not in buttons and item.rect.height > _DOT
        return not isinstance(item, _WORDS)

    lying = (
        CardItem(item.key, None, item.pose, item.shadow, squeeze=item.squeeze)
        if isinstance(item, CardItem)
        else item
        for item in table.items
        if is_seen(item)
    )
    shade = Box(Rect(0, 0, room.width, room.height), fill=Paint(Tone.SHADE, 0.55))
    return Picture(
        table.backdrop, (*lying, shade, *page.items), page.targets, page.tree, page.depth
    )


class TakeBackQuestion(Page):
    """The question, with no face of a card to be seen; the main thing is to play on."""

    lies_over = True

    def __init__(self, question: str, agreed: Callable[[], None]) -> None:
        super().__init__("no")
        self._question, self._agreed = question, agreed

    def press(self, key: str) -> Transition | None:
        if key == "yes":
            self._agreed()
        return Pop()

    def draw(self, room: Room) -> Picture:
        no = Button("no", say("back.no"), "Enter", primary=True)
        yes = Button("yes", say("back.yes"))
        return question(self._question, say("back.noted"), (no, yes), room)


class QuitQuestion(Page):
    """What would be lost, and the choice; the main thing is to stay."""

    lies_over = True

    def __init__(self) -> None:
        super().__init__("stay")

    def press(self, key: str) -> Transition | None:
        return Quit() if key == "leave" else Pop()

    def draw(self, room: Room) -> Picture:
        stay = Button("stay", say("quit.stay"), "Enter", primary=True)
        leave = Button("leave", say("quit.leave"))
        return question(say("quit.title"), say("quit.lost"), (stay, leave), room)
