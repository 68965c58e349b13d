"""The card table: paces the session, obeys the player, draws the curtain between two people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.pages.help.book import help_at_table
from game.pages.scene import Push, Reset, Scene, Transition
from game.piquet.face.curtain import curtain_picture
from game.piquet.face.offers import Prompt, Wish
from game.piquet.face.said.besides import deeds
from game.piquet.face.sheet.page import DealSheet
from game.piquet.face.suggesting import Suggests
from game.piquet.face.tableau import Tableau, table_picture
from game.players.human import Human
from game.saves.preferences import Preferences
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Drag, FocusLost, Hover, Intent, Key, Press, Release, Resized
from game.stage.picture import IconOf, Picture, Room, Touch
from game.table.acting import Acting
from game.table.aiding import Aiding, suggestion
from game.table.board import Board
from game.table.grip import with_dragged
from game.table.handover import Handover
from game.table.keyboard import Keyboard
from game.table.mouse import Mouse
from game.table.opponent import Asking, AtOnce, Opponent
from game.table.takingback import TakingBack
from game.table.touching import touch
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.actions import Answer
from rules.piquet.chain import PiquetMoment
from rules.piquet.choices import MayAnswer, choices
from rules.piquet.state import State


class Around(Protocol):
    """What the table needs of the program around it."""

    def sheet(self, table: TableScene) -> Scene:
        """The sheet of the deal that has ended, above the table."""

    def settlement(self, table: TableScene) -> Scene:
        """The end of the partie, instead of the table."""

    def pause(self, table: TableScene) -> Scene:
        """The menu above the table."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def prefer(self, changed: Preferences, /) -> None:
        """What the player likes from now on."""


class TableScene:
    """One partie at the table."""

    def __init__(
        self,
        session: Session,
        names: tuple[str, str],
        humans: Mapping[Player, Human],
        around: Around,
        motion: Motion = Motion.NORMAL,
        opponent: Opponent | None = None,
        suggests: Suggests = suggestion,
    ) -> None:
        """`humans` are the players at this screen; with none the program plays both sides.

        `opponent` tells of the others; without one they answer at once. `suggests` is asked what
        one might do, and knows no more than the view it is given.
        """
        self.session, self.names, self.humans, self.around = session, names, humans, around
        self.shared = len(humans) > 1
        self.board = Board(
            session.state, next(iter(humans), Player.A), self.shared, motion, around.preferences
        )
        self.acting = Acting(session, self.board, names, humans, around)
        self._handover = Handover(self.board, self.acting, around.preferences)
        self._mouse = Mouse(session, self.board, self.acting)
        self._keyboard = Keyboard(self.board, self.acting)
        self._opponent = opponent or AtOnce()
        self._asking = Asking(session, self.board, humans, self._opponent)
        self.aiding = Aiding(session, self.board, self.acting, around.preferences, suggests)
        self._back = TakingBack(session, self.board, self.acting, names, humans)
        self._sheet_of = 0  # the deal whose sheet was shown

    # ---- what is seen

    @property
    def moving(self) -> bool:
        moving = self.board.director.moving or self.board.shaking or self.board.feast.moving
        return moving or self._mouse.dragging

    @property
    def changed(self) -> int:
        return self.board.changed

    @property
    def asks(self) -> bool:
        """Whether something is asked of the person at the screen and nothing moves."""
        return self.acting.asked and not self.curtain

    def picture(self, room: Room) -> Picture:
        """The table, or the curtain before it."""
        board, acting = self.board, self.acting
        board.enter(room)
        if self.curtain and not self._handover.peeking:
            return curtain_picture(board.seen, self.names, board.spoken, acting.focus, room)
        table = Tableau(
            board.seen,
            self.names,
            board.desk,
            with_dragged(board.cards(), self._mouse.grip),
            board.spoken,
            Prompt(say("curtain.peeking")) if self._handover.peeking else acting.prompt,
            acting.hint,
            acting.focus,
            board.feast.now,
            Player.A if self.shared else None,
            board.dealing,
            acting.news,
            board.feast.share,
            self.around.preferences().unseen_cards,
            acting.hovered,
        )
        return table_picture(table, room)

    def deal_sheet(self, you: Player | None) -> DealSheet:
        """The sheet of the deal that has ended; `you` is the only person at the screen."""

        def pause() -> Scene:
            return self.around.pause(self)

        def book() -> Scene:
            return help_at_table(self.board.seen)

        guiding = self.acting.guiding
        return DealSheet(self.board.seen, self.names, you, pause, book, guiding=guiding)

    # ---- time

    def tick(self, seconds: float) -> Transition | None:
        """Show what waits to be shown; when nothing does, let the session go on."""
        board = self.board
        was_busy = board.happening
        board.tick(seconds)
        self.acting.tick()
        self.acting.tell(self._opponent.news())
        if self.curtain:
            self._leap_behind_it()
        if board.room is None or self.curtain or self._mouse.dragging:
            return None
        board.step()
        self._asking.tick()
        self.aiding.tick()
        if was_busy and board.moved_on:
            self.acting.guard()
            board.changed += 1
        return self._advance() if board.moved_on and not board.feast.now else None

    def _advance(self) -> Transition | None:
        """Let the session take the next deed, unless a person has to come to the table first."""
        if self.session.storing:
            self._show(self.session.advance())
            return None
        if self._back.leapt():
            self._leap()
            return None
        state = self.session.state
        if state.deal is not None and len(state.results) == state.deal.number > self._sheet_of:
            self._sheet_of = state.deal.number
            return Push(self.around.sheet(self))
        if state.turn is None:
            return Reset(self.around.settlement(self))
        turn = state.turn
        talk = self.board.desk.talk
        if talk is not None and deeds(self.board.seen, talk):
            return None  # the other waits while one chooses what to say
        moments = self._interject()  # before the screen changes hands
        if not moments and not self.session.storing:
            if self.board.lingering:
                return None
            if isinstance(turn, Player) and not self._at_screen(state, turn):
                return None
            self._tell()
            moments = self.session.advance()
        self._show(moments)
        return None

    def _show(self, moments: tuple[PiquetMoment, ...]) -> None:
        if moments:
            self.board.feed(moments)
            self.board.step()
            self.acting.guard()

    def _interject(self) -> tuple[PiquetMoment, ...]:
        """What the person does although the other is on turn: a correction, a late claim."""
        deed, self.acting.interjection = self.acting.interjection, None
        return self.session.interject(self.board.viewer, deed) if deed is not None else ()

    def _at_screen(self, state: State, turn: Player) -> bool:
        """Whether the one on turn can act; two people change places by way of the curtain."""
        board = self.board
        if turn not in self.humans or self._answers_itself(turn):
            return True
        if self.shared and (turn is not board.viewer or board.desk.concealed):
            if state.deal is not None and len(state.results) < state.deal.number:
                self._mouse.let_go()
                self._handover.draw(turn)
                return False
            board.viewer = turn  # at the cut there is nothing to hide
            board.relay()
        return True

    def _answers_itself(self, turn: Player) -> bool:
        """A person whose only true answer is "good" is not asked for it."""
        may = choices(self.session.state)
        if isinstance(may, MayAnswer) and len(may.replies) == 1 and not may.ask:
            self.humans[turn].answer(Answer(may.replies[0]))
            return True
        return False

    def _tell(self) -> None:
        told = self._opponent.waited_for() or ("" if self.session.stored else say("now.unsaved"))
        if told != self.acting.told:
            self.acting.told = told
            self.board.changed += 1

    # ---- the curtain between two people

    @property
    def curtain(self) -> bool:
        """Whether the curtain is drawn before the table."""
        return self._handover.drawn

    def lift_curtain(self) -> None:
        """The one whose turn it is looks at the hand."""
        self._handover.show_hand(shown=True)

    def hide_hand(self) -> None:
        """The one who looked at new cards hides them."""
        self._handover.show_hand(shown=False)

    # ---- intents

    def on_intent(self, intent: Intent) -> Transition | None:
        """Mouse and keyboard."""
        if self._handover.peeking and not isinstance(intent, Drag | Resized):
            self._handover.peek(shown=False)
            return None
        match intent:
            case Key("escape") if self.board.desk.tricks_open and not self.curtain:
                self.acting.leaf()
            case Key("escape") if self.board.desk.naming or self.board.desk.talk is not None:
                self.acting.wish(Wish.BACK)
            case Key("escape"):
                return self._leave("menu")
            case Key("?" | "f1"):
                return self._leave("help")
            case Key("space" | "enter") if self.curtain:
                if not self.acting.guarded:
                    self.lift_curtain()
            case Key("z" | "y" as name, shift, True):
                return self._take_back(forward=name == "y" or shift)
            case Key("u" | "r" as name) if not self.acting.speaking:
                return self._take_back(forward=name == "r")
            case Key("h") if not (self.curtain or self.acting.speaking):
                self.aiding.hint()
            case Key("left" | "right" as name, True) if not self.curtain:
                self.acting.step_aside(-1 if name == "left" else 1)
            case Key(name) if not self.curtain:
                self._keyboard.press(name)
            case Press(at="peek") if self.curtain:
                if not self.acting.guarded:
                    self._handover.peek(shown=True)
            case Press(x, y, at):
                self._mouse.press(at, x, y, curtain=self.curtain)
            case Hover(at=at):
                self.acting.point(None if self.curtain else at)
            case Drag(x, y):
                self._mouse.drag(x, y)
            case Release(y=y, at=at):
                return self._click(self._mouse.release(at, y))
            case FocusLost():  # the button is let go in another window, and we never hear of it
                self._mouse.let_go()
                self.board.changed += 1
        if self.acting.wants_to_hide:
            self.hide_hand()
        return None

    def _take_back(self, *, forward: bool) -> Transition | None:
        """Go back to one's last choice, or forward again."""
        self._mouse.let_go()
        return self._back.wish(forward=forward)

    def _leap_behind_it(self) -> None:
        """What was taken back while the curtain was drawn may make it another's turn."""
        if self.session.storing:
            self.session.advance()
        if self._back.leapt():
            self._leap()

    def _leap(self) -> None:
        """Show the partie where it stands now."""
        state = self.session.state
        self.board.leap(state)
        self._handover.forget()
        for human in self.humans.values():
            human.close()  # an answer that was not taken yet was given to another question
        self.acting.interjection = None
        self._sheet_of = min(self._sheet_of, len(state.results))
        self.acting.guard()

    def _leave(self, icon: str) -> Transition:
        self._mouse.let_go()
        return Push(self.around.pause(self) if icon == "menu" else help_at_table(self.board.seen))

    def _click(self, key: Touch | None) -> Transition | None:
        """A target was pressed and let go, or none."""
        if key is None:
            return None
        match key:
            case IconOf("menu" | "help" as name):
                return self._leave(name)
            case IconOf("undo"):
                return self._take_back(forward=False)
            case IconOf("hint"):
                self.aiding.hint()
                return None
            case "show":
                self.lift_curtain()
            case _:
                touch(key, self.board.seen, self.acting)
        if self.acting.wants_to_hide:
            self.hide_hand()
        return None
