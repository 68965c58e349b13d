"""Fair beyond doubt: the fingerprint of the packs, and the secret when the partie is over."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.pages.grid import sheet
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.session.sealing import grouped
from game.stage.basics import Font, Room
from game.stage.blocks import BRASS, SMALL, SOFT, Block, Drawn, Fill, WordBlock
from game.stage.layout import Column, Row
from game.stage.ornaments import Thing
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say

_DIGITS = Font(20, serif=True)
_WIDEST, _HALF, _SEAL = 900.0, 32, 128.0


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

    def draw(self, room: Room) -> Picture:
        fair = self._fair
        parts = _number(say("fair.fingerprint"), fair.digits)
        parts += _number(say("fair.secret"), fair.secret) if fair.secret else []
        keys = ("fair.after", "fair.how", "fair.limit") if fair.secret else ("fair.before",)
        parts += [WordBlock(say(key), lines=0, step=24) for key in keys]
        parts.append(WordBlock(self._told, paint=BRASS, lines=0, step=24))
        seal = Drawn(_SEAL, _SEAL, lambda place: [Thing("seal", *place.centre, _SEAL)])
        body = Row((Fill(Column(parts, 16)), Column((seal,))), 48)
        return sheet(say("fair.title"), body, self._buttons(), room, snug=_WIDEST)

    def _buttons(self) -> tuple[Button, ...]:
        copy = Button("copy", say("fair.copy"), primary=not self._fair.secret)
        back = Button("back", say("cards.back"), "Esc")
        if not self._fair.secret:
            return back, copy
        verify = Button("verify", say("fair.verify"), "Enter", primary=True)
        return Button("save", say("fair.save")), copy, back, verify


def _number(label: str, digits: str) -> list[Block]:
    """A label and a long number in two lines at most."""
    lines = (digits[at : at + _HALF] for at in range(0, len(digits), _HALF))
    shown = (WordBlock(grouped(line), _DIGITS, step=28) for line in lines)
    return [Column((WordBlock(label, SMALL, SOFT), *shown))]
