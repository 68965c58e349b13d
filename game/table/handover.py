"""The screen passes from one of two people to the other: the curtain, and what each left lying."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.evening import with_slip
from game.pages.grid import heading
from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.lines import balanced, fitted
from game.stage.picture import Backdrop, Item, Picture, Stroke, Text
from game.stage.places import Places
from game.stage.widgets import Button, button_row, row_width
from game.table.input_controller import InputController
from game.table.offers import Prompt
from game.table.picture import menu_icons
from game.table.presenter import TablePresenter
from game.table.render_context import RenderContext
from game.table.state import Curtain, Sentence, TableState
from game.table.ui import TableUI
from game.words.catalogue import say
from game.words.terms import listed
from rules.core.seats import Player


class Handover:
    """The curtain between two people, and each one's hand state while the other plays."""

    def __init__(self, board: TablePresenter, acting: InputController) -> None:
        self._board, self._acting = board, acting
        self._left: dict[tuple[int, Player], TableState] = {}  # as it was left, in each deal

    @property
    def drawn(self) -> bool:
        """Whether the curtain is drawn before the table."""
        return self._board.curtain is not Curtain.OPEN

    @property
    def peeking(self) -> bool:
        """Whether the hand is seen for as long as a button of the curtain is held."""
        return self._board.curtain is Curtain.PEEKING

    def draw(self, turn: Player) -> None:
        """Draw the curtain: the screen is for the one on turn, who has yet to come."""
        board, face, top = self._board, self._board.face, self._board.top
        number = top.deals.number
        self._left[number, top.viewer] = top
        kept = self._left.get((number, turn))
        hand_state = (
            face.fresh_hand(face.liked_sort(top.likes))
            if kept is None
            else face.hand_left(kept.hand_state)
        )
        board.top = replace(
            top,
            edition=board.shown.edition(turn),
            hand_state=replace(hand_state, concealed=True),
            tricks_open=kept is not None and kept.tricks_open,
            curtain=Curtain.DRAWN,
            focus=None,
            news=Sentence(),  # what the one was told who goes
        )
        self._acting.guard()
        board.relay()

    def cover(self) -> None:
        """Nobody knows who looks at the screen when it is seen again: an open hand is covered."""
        top = self._board.top
        uncovered = top.curtain is Curtain.OPEN and not top.hand_state.concealed
        if top.shared and top.deals.running and uncovered:
            self.draw(top.viewer)

    def show_hand(self, *, shown: bool) -> None:
        """Lift the curtain, with the hand of the one who lifted it open or closed."""
        board, top = self._board, self._board.top
        self._acting.wants_to_hide = False
        hand_state = replace(top.hand_state, concealed=not shown)
        lingering = top.lingering and shown  # new cards that were covered are still to be seen
        board.top = replace(top, curtain=Curtain.OPEN, lingering=lingering, hand_state=hand_state)
        self._acting.guard()
        board.relay()

    def peek(self, *, shown: bool) -> None:
        """The hand is seen before the curtain, and hidden again by whatever comes."""
        board, top = self._board, self._board.top
        curtain = Curtain.PEEKING if shown else Curtain.DRAWN
        board.top = replace(
            top, curtain=curtain, hand_state=replace(top.hand_state, concealed=not shown)
        )
        board.relay()

    def forget(self) -> None:
        """The partie stands elsewhere now: both hand states are gone, the curtain is open."""
        self._left.clear()
        self._board.top = replace(self._board.top, curtain=Curtain.OPEN)
        self._acting.wants_to_hide = False


_SOFT = Paint(Tone.SOFT)


def curtain_picture(face: TableUI, top: TableState, room: Room) -> Picture:
    """The curtain between the turns of two players: no card at all, only what both may know."""
    places = Places.of(room)
    items = with_slip(face.panel(_for_both(top), room), top.slip, room)
    x, y = places.centre, places.baize.centre[1] - 90
    own_turn = top.seen.turn is top.viewer
    turn = say("curtain.turn" if own_turn else "curtain.covered", name=listed(top.before_screen))
    items.append(heading(turn, Text(turn, x, y, Font(40, True, True), align=Align.CENTRE)))
    items.append(Stroke(x - 48, y + 24, x + 48, y + 24, Paint(Tone.BRASS), 1.5))
    key = "curtain.away" if len(top.away) == 1 else "curtain.away.two"
    away, font = say(key, other=listed(top.away)), Font(20)
    task = face.task(top.seen) if own_turn else ""
    lines = [(task, Paint(Tone.IVORY))] if task else []
    lines += [(line, _SOFT) for line in balanced(away, font, places.right - places.left, room)]
    for row, (line, paint) in enumerate(lines):
        items.append(Text(line, x, y + 66 + 28 * row, font, paint, Align.CENTRE))
    y += 28 * (len(lines) - 1)
    buttons = (
        Button("peek", say("curtain.peek")),
        Button("show", say("do.show"), "Space", primary=True),
    )
    right = x + row_width(buttons, room) / 2
    room = room.at(top.focus)
    items.append(button_row(buttons, right, y + 132, places.sizes.button, room))
    items += _said_so_far(face, top, places)
    items += menu_icons(places, ("menu", "help") if face.helps else ("menu",))
    return Picture.of(Backdrop.CURTAIN, items)


def _for_both(top: TableState) -> RenderContext:
    """What the panel may tell both: nothing of what one of them may do, which his cards decide."""
    seen = replace(top.seen, choices=None)
    return RenderContext(
        seen=seen,
        names=top.names,
        hand_state=top.hand_state,
        cards=(),
        spoken=top.spoken,
        prompt=Prompt(""),
        first=Player.A,
        alone=top.alone,
    )


_MOST_SAID = 3
"""Words of both that are told on the curtain."""


def _said_so_far(face: TableUI, top: TableState, places: Places) -> list[Item]:
    """The last words of both, with their names; the oldest go where there is no room for all."""
    if not top.spoken.said:
        return []
    room, label, font = places.room, say("curtain.said"), Font(20, serif=True, italic=True)
    left = places.left + room.ruler.width(label, Font(14)) + 20
    parts = [
        say(
            "curtain.saying",
            name=top.names[face.speaker(top.seen, saying.seat)],
            words=saying.words,
        )
        for saying in top.spoken.latest(_MOST_SAID)
    ]
    while len(parts) > 1 and room.ruler.width("   ".join(parts), font) > places.right - left:
        del parts[0]
    line = places.sentence_line + 14
    return [
        Text(label, places.left, line, Font(14), _SOFT),
        Text(fitted("   ".join(parts), font, places.right - left, room), left, line, font),
    ]
