"""The card table: paces the session, obeys the player, draws the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec.structs import replace

from game.pages.evening import AWAY, EveningSlip
from game.pages.keys import AGAIN, HINT, KEYS, TAKE_BACK
from game.pages.scene import Push, Reset, Scene, Transition
from game.players.player import Human
from game.preferences import Preferences
from game.session.at_table import PartieAtTable
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import (
    Drag,
    Focus,
    FocusLost,
    Hover,
    Intent,
    Key,
    OutOfSight,
    Press,
    Release,
    Resized,
)
from game.stage.picture import IconOf, Picture, Touch
from game.stage.places import Places
from game.table.advance import Ahead, AtOnce, Opponent, Pacing, Questioner
from game.table.aiding import Aiding, Coaching, Suggests, quick_suggestions
from game.table.cut import SealedPacks
from game.table.deal_sheet import LooksBack, SheetPage
from game.table.handover import Handover, curtain_picture
from game.table.heard import heard
from game.table.input_controller import InputController
from game.table.keyboard import Keyboard
from game.table.mouse import Mouse, touch, with_dragged
from game.table.offers import Prompt
from game.table.opposite import NOBODY, Opposite
from game.table.picture import table_picture
from game.table.presenter import TablePresenter
from game.table.state import Sentence, Sides
from game.table.taking_back import TakingBack
from game.table.ui import ui_of
from game.table.weighing import Foreseeing, Foresees, Weighing, Weighs
from game.words.catalogue import say
from rules.core.seats import Player


class TableHost(Protocol):
    """What the table needs of the program around it."""

    def sheet(self, table: TableScene) -> Scene | None:
        """The sheet of the deal that has ended, above the table; None to go on without one."""

    def settlement(self, table: TableScene) -> Scene:
        """The end of the partie, instead of the table."""

    def pause(self, table: TableScene) -> Scene:
        """The menu above the table."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def prefer(self, changed: Preferences, /) -> None:
        """What the player likes from now on."""


class TableScene(Scene):
    """One partie at the table."""

    def __init__(
        self,
        session: PartieAtTable,
        names: tuple[str, str],
        humans: Mapping[Player, Human],
        around: TableHost,
        motion: Motion = Motion.NORMAL,
        opponent: Opponent | None = None,
        suggests: Suggests | None = None,
        sealed: SealedPacks | None = None,
        foresees: Foresees | None = None,
        weighs: Weighs | None = None,
        opposite: Opposite = NOBODY,
    ) -> None:
        """`humans` are the players at this screen; with none the program plays both sides.

        `opponent` tells of the others; without one they answer at once. `suggests` is asked what
        one might do, and knows no more than the view it is given; without one it is the player of
        the game that answers at once; `foresees` likewise what may be expected, by the score alone
        without one. `weighs` is asked what a choice is worth while it is made; without one a hint
        says what there is to say. Of `sealed` packs the fingerprint is shown before the deal;
        of whoever sits `opposite` a portrait.
        """
        self._sealed = sealed
        self.ended_apart: Callable[[], Scene | None] = lambda: None
        """Where one goes when a partie in two places was given up by both."""
        self._away: Callable[[], Scene] | None = None
        self.session, self.humans, self.around = session, humans, around
        self.game = game = session.rules.name
        self.board = TablePresenter(
            ui_of(game),
            session.now,
            next(iter(humans), Player.A),
            names,
            frozenset(humans),
            motion,
            around.preferences,
            opposite,
        )
        self.face = self.board.face
        self.acting = InputController(session, self.board, humans, around)
        self._handover = Handover(self.board, self.acting)
        self._mouse = Mouse(session, self.board, self.acting)
        self._keyboard = Keyboard(self.board, self.acting)
        self._opponent = opponent or AtOnce()
        self._asking = Questioner(session, self.board, humans, self._opponent)
        suggests = suggests or quick_suggestions(game)
        self.weighing = Weighing(session, self.board, self.acting, weighs)
        self.aiding = Aiding(session, self.board, self.acting, suggests, self.weighing)
        self._coaching = Coaching(session, self.board, self.acting, suggests)
        self._foreseeing = Foreseeing(session, self.board, foresees)
        self._back = TakingBack(session, self.board, self.acting, humans)
        self._pacing = Pacing(
            session,
            self.board,
            self.acting,
            humans,
            self._handover,
            self._mouse,
            self._back,
            self._opponent,
        )
        self._changed, self._pictured = 0, self._pictures()

    # ---- what is seen

    @property
    def names(self) -> tuple[str, str]:
        """What the players are called, A first."""
        return self.board.top.names

    def play_alone(self) -> None:
        """The deal is no part of a partie."""
        self.board.top = replace(self.board.top, alone=True)

    def seat(
        self,
        sides: Sides,
        slip: EveningSlip | None = None,
        away: Callable[[], Scene] | None = None,
    ) -> None:
        """Who is before the screen for either seat, and whom they have beside and opposite them.

        `slip` tells of the evening that the partie belongs to, or that the deal is a trial; `away`
        is where one goes who presses that there.
        """
        self._away = away
        self.board.top = replace(self.board.top, sides=sides, slip=slip)

    def call(self, names: tuple[str, str]) -> None:
        """The players are called by other names now: another language is spoken."""
        self.board.top = replace(self.board.top, names=names)

    @property
    def moving(self) -> bool:
        board = self.board
        moving = board.director.moving or board.shaking or board.feast.moving
        under_hand = self._mouse.dragging or board.fan.moving
        return moving or board.voiced < 1.0 or under_hand

    @property
    def changed(self) -> int:
        now = self._pictures()
        if now != self._pictured:
            self._pictured = now
            self._changed += 1
        return self._changed

    def _pictures(self) -> tuple[object, ...]:
        """All that a still picture follows from."""
        board = self.board
        foreseen, fan = self._foreseeing.now, board.fan.state
        return board.top, board.director.scenery, board.feast.now, foreseen, fan

    def hear(self, key: str) -> str:
        """What a key has told of the table; nothing of it before the curtain."""
        return "" if self.curtain else heard(key, self.board, self.acting.prompt)

    @property
    def asks(self) -> bool:
        """Whether something is asked of the person at the screen and nothing moves."""
        return self.board.top.asked and not self.curtain

    def picture(self, room: Room) -> Picture:
        """The table, or the curtain before it."""
        board = self.board
        board.enter(room)
        top = board.top
        if self.curtain and not self._handover.peeking:
            return curtain_picture(self.face, top, room)
        peeking = self._handover.peeking
        hand = frozenset(map(str, self.face.hand(top.seen))) if top.may_act else frozenset()
        still = not board.director.moving
        prompt = Prompt(say("curtain.peeking")) if peeking else self.acting.prompt
        board.fan.tell(prompt.told)
        held = board.fan.cards(board.cards(), hand, Places.of(room).centre, still=still)
        cards = with_dragged(held, self._mouse.grip)
        table = replace(
            board.tableau(cards, prompt),
            foresight=self._foreseeing.now,
            sealed=self._sealed.short if self._sealed and not board.shown.deals.number else "",
            game=self.game,
        )
        return board.fan.touchable(table_picture(self.face, table, room))

    def deal_sheet(self, you: Player | None, review: LooksBack | None = None) -> Scene | None:
        """The sheet of the deal that has ended; `you` is the only person at the screen.

        `review` weighs one's choices in it meanwhile, and makes the page of them.
        """
        sheet, top = self.face.sheet, self.board.top

        def pause() -> Scene:
            return self.around.pause(self)

        if sheet is None:
            return None
        page = sheet(
            top.seen,
            self.names,
            you,
            pause,
            self.book,
            guiding=top.guiding,
            likes=top.likes,
            review=None if review is None else review.page,
        )
        if isinstance(page, SheetPage):
            page.face(top.opposite, top.mood, self.names[top.seen.player.other])
            page.keep_left(Player.A if top.shared else top.viewer)
            page.look_back(review)
            page.below = self.hear
        return page

    @property
    def book(self) -> Callable[[], Scene] | None:
        """Opens the book of help at what is going on; None where a game has none."""
        return (lambda: self.face.help(self.board.seen)) if self.face.helps else None

    # ---- time

    def covered(self) -> None:
        self._opponent.attend()

    def tick(self, seconds: float) -> Transition | None:
        """Show what waits to be shown; when nothing does, let the session go on."""
        board = self.board
        was_busy, feasted = board.happening, bool(board.feast.now)
        board.tick(seconds)
        self.acting.tick()
        self.acting.tell(self._opponent.news())
        if (elsewhere := self.ended_apart()) is not None:
            return Reset(elsewhere)
        if self.curtain:
            self._pacing.leap_behind_the_curtain()
        if board.room is None or self.curtain or self._mouse.dragging:
            return None
        board.step()
        self._asking.tick()
        self.aiding.tick()
        self.weighing.tick()
        self._coaching.tick()
        self._foreseeing.tick()
        if was_busy and board.moved_on:
            self.acting.guard()
        ending = bool(board.top.deals.number) and not self.session.now.deals.running
        if (was_busy or feasted) and ending:  # the last words are seen, and told, before the sheet
            return None
        return self._go_on() if board.moved_on and not board.feast.now else None

    def _go_on(self) -> Transition | None:
        """Let the partie go on, to the sheet of a deal, to its end."""
        match self._pacing.go_on():
            case Ahead.SHEET:
                self._know()
                self.board.top = replace(self.board.top, news=Sentence())
                sheet = self.around.sheet(self)
                return None if sheet is None else Push(sheet)
            case Ahead.END:
                return Reset(self.around.settlement(self))
        return None

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
        going = self._pressed(intent) if isinstance(intent, Key) else self._pointed(intent)
        if self.acting.wants_to_hide:
            self.hide_hand()
        return going

    def _pressed(self, key: Key) -> Transition | None:
        """A key went down."""
        match key:
            case Key("escape"):
                return self._escape()
            case Key(KEYS.key | "f1"):
                return self._leave("help")
            case Key("space" | "enter") if self.curtain:
                if not self.acting.guarded:
                    self.lift_curtain()
            case Key("space" | "enter") if self.board.top.focus == AWAY:
                return self._click(AWAY)
            case Key("z" | "y" as name, shift, True):
                return self._take_back(forward=name == "y" or shift)
            case Key(TAKE_BACK.key | AGAIN.key as name) if not self.acting.speaking:
                return self._take_back(forward=name == AGAIN.key)
            case Key(HINT.key) if not (self.curtain or self.acting.speaking):
                self.aiding.hint()
            case _ if not self.curtain:
                self._keyboard.press(key)
        return None

    def _escape(self) -> Transition | None:
        """Close what was opened; the menu where nothing was."""
        if not self.curtain and self.board.top.tricks_open:
            self.acting.leaf()
        elif not self.curtain and self.weighing.dismiss():
            pass
        elif self.curtain or not self._keyboard.taken(Key("escape")):
            return self._leave("menu")
        return None

    def _pointed(self, intent: Intent) -> Transition | None:
        """The pointer moved, or went down or up."""
        match intent:
            case Press(at="peek") if self.curtain:
                if not self.acting.guarded:
                    self._handover.peek(shown=True)
            case Press(x, y, at):
                self._mouse.press(at, x, y, curtain=self.curtain)
            case Hover(x, y, at):
                own = self.acting.own_card(at)
                self.board.fan.hover(None if own is None else str(own), x, y)
                self.acting.point(None if self.curtain else at)
            case Focus(at) if not self.curtain:
                self._keyboard.focus(at)
            case Drag(x, y):
                self._mouse.drag(x, y)
            case Release(x, y, at):
                return self._click(self._mouse.release(at, x, y))
            case OutOfSight():
                self._mouse.let_go()
                self._handover.cover()
            case FocusLost():  # the button is let go in another window, and we never hear of it
                self._mouse.let_go()
        return None

    def _take_back(self, *, forward: bool) -> Transition | None:
        """Go back to one's last choice, or forward again."""
        self._mouse.let_go()
        return self._back.wish(forward=forward)

    def _know(self) -> None:
        """What was laid and what came was told: whoever comes back does not hear it again."""
        self.board.top = replace(self.board.top, laid=(), came=frozenset())

    def _leave(self, icon: str) -> Transition | None:
        """To the menu or the book above the table."""
        self._mouse.let_go()
        self._know()
        if icon == "menu":
            return Push(self.around.pause(self))
        return Push(self.book()) if self.book is not None else None

    def _click(self, at: Touch | None) -> Transition | None:
        """A target was pressed and let go, or none."""
        match at:
            case IconOf("menu" | "help" as name):
                return self._leave(name)
            case IconOf("seal") if self._sealed is not None:
                self._mouse.let_go()
                return Push(self._sealed.page())
            case key if key == AWAY and self._away is not None:
                self._mouse.let_go()
                return Reset(self._away())
            case IconOf("undo"):
                return self._take_back(forward=False)
            case IconOf("hint"):
                self.aiding.hint()
            case "show":
                self.lift_curtain()
            case None:
                pass
            case _:
                touch(self.face, at, self.acting)
        return None
