"""The ways to a friend elsewhere: whoever invites tells words, whoever joins writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.pages.apart.rooms import ApartRooms, Meeting, Offered
from game.pages.evening import Sitter, seat
from game.pages.grid import sheet
from game.pages.page import Page
from game.pages.scene import Pop, Reset, Transition
from game.pages.variants import game_title, variants_of
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.blocks import SOFT, Block, Drawn, Fill, Named, WordBlock
from game.stage.controls import PressButton
from game.stage.field import Field, WrittenField
from game.stage.intents import Intent, Key, TextTyped
from game.stage.layout import Column, Row
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import Box, Item, Picture, Role, Shadow
from game.stage.widgets import Button
from game.words.catalogue import say

_WIDEST = 760.0
_CODE, _SMALL_CODE = Font(52, serif=True, bold=True), Font(38, serif=True, bold=True)
_LEAST = 22
_NAME = Font(24, serif=True, bold=True)
_SQUARE, _MARGIN = 168.0, 4
_FACE = 88.0
MOST = 60
"""Letters that may be typed: more than the longest words have."""


class MeetingPage(Page):
    """What both ways have in common: a meeting that is asked after as long as the page is seen."""

    def __init__(self, main: str, rooms: ApartRooms) -> None:
        super().__init__(main)
        self._rooms = rooms
        self.meeting: Meeting | None = None
        self._told = ""
        self._seen_state: tuple[object, ...] = ()

    def tick(self, seconds: float) -> Transition | None:
        going = super().tick(seconds)
        meeting = self.meeting
        if meeting is None:
            return going
        meeting.tick()
        state = meeting.code, meeting.trouble, meeting.met, meeting.offered
        if state != self._seen_state:
            self._seen_state = state
            self.touch()
        if meeting.trouble:
            self._told = meeting.trouble
            self._end()
            return going
        return self.heard(meeting) or going

    def heard(self, meeting: Meeting) -> Transition | None:  # noqa: ARG002 - some wait for a press
        """Something may have come."""
        return None

    def _sit_down(self, meeting: Meeting) -> Transition | None:
        found = meeting.sit_down()
        if not isinstance(found, str):
            self.meeting = None
            return Reset(found)
        self._told = found
        self._end()
        return None

    def _end(self) -> None:
        """Nobody is awaited any more."""
        if self.meeting is not None:
            self.meeting.close()
            self.meeting = None
        self.touch()

    def escape(self) -> Transition | None:
        self._end()
        return Pop()

    def live(self, words: str, lines: int = 0) -> Named:
        """A sentence that a voice tells as soon as it changes."""
        paint = Paint(Tone.FOCUS) if words and words == self._told else SOFT
        return Named(WordBlock(words, paint=paint, lines=lines), words, Role.LIVE)


class Inviting(MeetingPage):
    """The words to tell, a square to photograph, and waiting for whoever comes."""

    def __init__(self, invite: Callable[[], Meeting], rooms: ApartRooms) -> None:
        super().__init__("copy", rooms)
        self._invite = invite
        self.meeting = invite()

    def heard(self, meeting: Meeting) -> Transition | None:
        return self._sit_down(meeting) if meeting.met else None

    def press(self, key: str) -> Transition | None:
        match key:
            case "copy" if self.meeting is not None:
                copied = self._rooms.copy(self.meeting.code)
                self._told = say("apart.copied" if copied else "apart.uncopied")
            case "again":
                self._told, self.main = "", "copy"
                self.meeting = self._invite()
            case "back":
                return self.escape()
        self.touch()
        return None

    def draw(self, room: Room) -> Picture:
        meeting = self.meeting
        code = "" if meeting is None else meeting.code
        back = Button("back", say("apart.cancel"), "Esc")
        if meeting is None:
            self.main = "again"
            buttons = (back, Button("again", say("apart.again"), "Enter", primary=True))
            body: Block = self.live(self._told)
        else:
            copy = Button("copy", say("apart.copy"), "Enter", primary=True)
            buttons = (back, *((copy,) if code else ()))
            body = self._words(code, room) if code else self.live(say("apart.seeking"))
        return sheet(say("apart.invite"), body, buttons, room, snug=_WIDEST)

    def _words(self, code: str, room: Room) -> Block:
        """The words in large letters, the square beside them where one can be made."""
        square = _square(code)
        font = _SMALL_CODE if room.small or square else _CODE
        shown = Named(WordBlock(code, font, step=font.size * 1.3), code, Role.LIVE)
        told = Column(
            (
                WordBlock(say("apart.tell"), paint=SOFT, lines=0),
                shown,
                self.live(self._told or say("apart.waiting")),
            ),
            18,
            middle=True,
        )
        if not square:
            return told
        drawn = Drawn(_SQUARE, _SQUARE, lambda place: _drawn(square, place))
        return Row((Fill(told), Named(drawn, say("apart.square"), Role.IMAGE)), 40)


class Joining(MeetingPage):
    """One field for the words; then what is offered, to sit down to or not."""

    def __init__(self, rooms: ApartRooms) -> None:
        super().__init__("join", rooms)
        self._field = Field("")
        self.focus = "field"

    @property
    def writes(self) -> bool:
        return self.meeting is None

    def obey(self, intent: Intent) -> Transition | None:
        if self.meeting is not None:
            return super().obey(intent)
        match intent:
            case TextTyped(text) if self.focus == "field" or not text.isspace():
                self._write(self._field.typed(text))
            case Key("v", ctrl=True):
                return self.press("paste")
            case Key("enter") if self.focus in ("field", None):
                return self.press("join")
            case Key("left" | "right" | "home" | "end" | "backspace" | "delete" as name) if (
                self.focus == "field"
            ):
                self._write(self._field.key(name))
            case Key("space") if self.focus == "field":
                pass  # it arrives as a character too
            case _:
                return super().obey(intent)
        return None

    def _write(self, field: Field) -> None:
        if len(field.text) <= MOST:
            self._field = field
        self.focus, self._told = "field", ""
        self.touch()

    def press(self, key: str) -> Transition | None:
        match key:
            case "field":
                self.focus = key
            case "paste":
                self._write(Field(" ".join(self._rooms.pasted()[:MOST].split())))
            case "join":
                self._join()
            case "sit" if self.meeting is not None:
                return self._sit_down(self.meeting)
            case "back":
                return self.escape()
        self.touch()
        return None

    def _join(self) -> None:
        code = code_of(self._field.text)
        if not code:
            self._told = say("apart.words.none")
            return
        self._told, self.focus, self.main = "", None, "sit"
        self.meeting = self._rooms.join(code)

    def _end(self) -> None:
        super()._end()
        self.main, self.focus = "join", "field"

    def draw(self, room: Room) -> Picture:
        meeting = self.meeting
        offered = None if meeting is None else meeting.offered
        if offered is not None:
            no = Button("back", say("apart.no"), "Esc")
            sit = Button("sit", say("apart.sit"), "Enter", primary=True)
            return sheet(say("apart.join"), _offer(offered, room), (no, sit), room, snug=_WIDEST)
        if meeting is not None:
            cancel = (Button("back", say("apart.cancel"), "Esc"),)
            seeking = self.live(say("apart.seeking"))
            return sheet(say("apart.join"), seeking, cancel, room, snug=_WIDEST)
        paste = Button("paste", say("deals.paste"), "Ctrl V")
        field = WrittenField("field", self._field, "7-violin-harbour", say("apart.words"), 56)
        parts = (
            WordBlock(say("apart.join.how"), paint=SOFT, lines=0),
            Row((Fill(field), PressButton(paste)), 16),
            self.live(self._told),
        )
        back = Button("back", say("open.back"), "Esc")
        buttons = (back, Button("join", say("apart.join"), "Enter", primary=True))
        return sheet(say("apart.join"), Column(parts, 24), buttons, room, snug=_WIDEST)


def code_of(written: str) -> str:
    """The words as the line takes them, of whatever was typed; nothing where these are none."""
    code = "-".join(written.lower().replace("-", " ").split())
    return code if code.partition("-")[0].isdecimal() and code.count("-") else ""


def _offer(offered: Offered, room: Room) -> Block:
    """Who has invited, and to what."""
    words = say("apart.offer", name=offered.name)
    game = f"{game_title(offered.game)}. {variants_of(offered.game).name(offered.options)}"
    told = Column((WordBlock(words, _NAME, lines=0), WordBlock(game, lines=0)), 10, middle=True)
    who = Sitter(offered.name, offered.portrait)
    face = Drawn(_FACE, _FACE * PORTRAIT_RATIO, lambda place: seat(who, place.centre, _FACE, room))
    return Named(Row((face, Fill(told)), 32), f"{words} {game}", Role.LIVE)


def _square(code: str) -> Sequence[Sequence[int]]:
    """The dark and light fields of a square to photograph; none where it cannot be made."""
    try:
        import segno  # noqa: PLC0415 - an extra brings it
    except ImportError:
        return ()
    return [list(row) for row in segno.make(code, error="m", micro=False).matrix]


def _drawn(square: Sequence[Sequence[int]], place: Rect) -> list[Item]:
    """The square on white paper, its dark fields in runs."""
    count = len(square) + 2 * _MARGIN
    side = min(place.width, place.height) / count
    x, y = place.x + _MARGIN * side, place.y + _MARGIN * side
    whole = Rect(place.x, place.y, count * side, count * side)
    items: list[Item] = [Box(whole, 4, fill=Paint(Tone.IVORY), shadow=Shadow.REST)]
    for row, fields in enumerate(square):
        at = 0
        while at < len(fields):
            end = at
            while end < len(fields) and fields[end]:
                end += 1
            if end > at:
                run = Rect(x + at * side, y + row * side, (end - at) * side, side)
                items.append(Box(run, 0, fill=Paint(Tone.INK)))
            at = max(end, at + 1)
    return items
