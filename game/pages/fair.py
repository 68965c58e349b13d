"""Fair beyond doubt: the fingerprint of the packs, and the secret when the partie is over."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.pages.grid import grid_in, page_foot, page_name
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.session.sealing import grouped
from game.stage.basics import Font, Paint, Room, Tone
from game.stage.lines import paragraph, wrapped
from game.stage.picture import Backdrop, Item, Picture, Text
from game.stage.widgets import Button
from game.words.catalogue import say

_DIGITS, _LABEL, _WORDS = Font(20, serif=True), Font(14), Font(16)
_LINE, _WIDEST, _HALF = 24.0, 860.0, 32


class Fair(Struct, frozen=True, kw_only=True):
    """What there is to show of sealed packs; the secret is "" while the partie runs.

    `copy` gives False where there is no clipboard; `verify` and `save` a sentence of what they
    found, or where the file lies.
    """

    digits: str
    secret: str = ""
    copy: Callable[[str], bool]
    verify: Callable[[], str]
    save: Callable[[], str]


class FairPage(Page):
    """What was sealed, what it shows, and how anybody can look without us."""

    def __init__(self, fair: Fair) -> None:
        super().__init__("verify" if fair.secret else "copy")
        self._fair = fair
        self._told = ""

    def press(self, key: str) -> Transition | None:
        match key:
            case "verify":
                self._told = self._fair.verify()
            case "save":
                self._told = self._fair.save()
            case "copy":
                done = self._fair.copy(self._fair.digits)
                self._told = say("fair.copied" if done else "history.copied.not")
            case "back":
                return Pop()
        self.touch()
        return None

    def escape(self) -> Transition | None:
        return Pop()

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        left, most = grid.body.x, min(grid.body.width, _WIDEST)
        items = page_name(grid, say("fair.title"), room)
        y = grid.body.y + 14
        y = _number(items, say("fair.fingerprint"), self._fair.digits, left, y)
        if self._fair.secret:
            y = _number(items, say("fair.secret"), self._fair.secret, left, y)
        keys = ("fair.after", "fair.how", "fair.limit") if self._fair.secret else ("fair.before",)
        for key in keys:
            y = _said(items, say(key), left, y, most, room, Tone.IVORY)
        if self._told:
            _said(items, self._told, left, y + 6, most, room, Tone.FOCUS)
        row = page_foot(grid, self._buttons(), room, self.focus)
        return Picture.of(Backdrop.SHEET, (*items, *row))

    def _buttons(self) -> tuple[Button, ...]:
        copy = Button("copy", say("fair.copy"), primary=not self._fair.secret)
        back = Button("back", say("cards.back"), "Esc")
        if not self._fair.secret:
            return back, copy
        verify = Button("verify", say("fair.verify"), "Enter", primary=True)
        return Button("save", say("fair.save")), copy, back, verify


def _number(items: list[Item], label: str, digits: str, left: float, y: float) -> float:
    """A label and a long number in two lines at most; gives where the next thing begins."""
    items.append(Text(label, left, y, _LABEL, Paint(Tone.SOFT)))
    for at in range(0, len(digits), _HALF):
        y += 28
        items.append(Text(grouped(digits[at : at + _HALF]), left, y, _DIGITS))
    return y + 40


def _said(
    items: list[Item], words: str, left: float, y: float, most: float, room: Room, tone: Tone
) -> float:
    """A paragraph; gives where the next one begins."""
    items += paragraph(words, left, y, _WORDS, most, _LINE, room, Paint(tone))
    return y + _LINE * len(wrapped(words, _WORDS, most, room)) + 16
