"""The card table: paces the session, hands the player's deeds on, draws the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from game.piquet.calling import kind_in_turn
from game.piquet.desk import Desk, Sort
from game.piquet.places import Places
from game.piquet.prompts import Offer, Prompt, Wish, hide_prompt, prompt
from game.piquet.tableau import Tableau, curtain_picture, table_picture
from game.players.human import Human
from game.scenes.board import Board
from game.scenes.grip import Grip, let_go, with_dragged
from game.scenes.hands import may_choose_more, moved_focus, own_card, toggled
from game.scenes.scene import Push, Reset, Scene, Transition
from game.session import Session
from game.stage.director import Motion
from game.stage.intents import Drag, Intent, Key, Press, Release
from game.stage.picture import Picture, Room
from game.words.catalogue import say
from game.words.refusals import refusal
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, Answer, Call, Cut, Exchange, Play
from rules.piquet.choices import MayAnswer, MayCall, MayCut, MayExchange, MayPlay, choices
from rules.piquet.state import State

GUARD = (
    0.2  # seconds after a change in which a press is taken for the second half of a double click
)
_HINT_SECONDS = 4.0


class Around(Protocol):
    """What the table needs of the program around it."""

    def sheet(self, table: TableScene) -> Scene:
        """The sheet of the deal that has ended, above the table."""

    def settlement(self, table: TableScene) -> Scene:
        """The end of the partie, instead of the table."""

    def pause(self, table: TableScene) -> Scene:
        """The menu above the table."""

    def keys(self) -> Scene:
        """The list of keys."""


class TableScene:
    """One partie at the table."""

    def __init__(
        self,
        session: Session,
        names: tuple[str, str],
        humans: Mapping[Player, Human],
        around: Around,
        motion: Motion = Motion.NORMAL,
        thinking: Callable[[], str] | None = None,
    ) -> None:
        """`humans` are the players at this screen; with none the program plays both sides.

        `thinking` gives a sentence when there is something to tell about a slow or lost opponent.
        """
        self.session, self.names, self.humans, self.around = session, names, humans, around
        self.shared = len(humans) > 1
        self.board = Board(session.state, next(iter(humans), Player.A), self.shared, motion)
        self.curtain = False
        self._desks: dict[Player, Desk] = {}
        self._grip: Grip | None = None
        self._focus: str | None = None
        self._hint, self._hint_until = "", 0.0
        self._guard_until = 0.0
        self._thinking = thinking or (lambda: "")
        self._told = ""
        self._sheet_of = 0  # the deal whose sheet was shown
        self._acted_at = -1

    # ---- what is seen

    @property
    def moving(self) -> bool:
        dragging = self._grip is not None and self._grip.dragging
        return self.board.director.moving or dragging

    @property
    def changed(self) -> int:
        return self.board.changed

    def picture(self, room: Room) -> Picture:
        board = self.board
        board.enter(room)
        seen = board.seen
        if self.curtain:
            return curtain_picture(seen, self.names, board.spoken, self._focus, room)
        cards = with_dragged(board.director.items(), self._grip)
        hint = self._hint
        table = Tableau(
            seen,
            self.names,
            board.desk,
            cards,
            board.spoken,
            self.prompt,
            hint,
            self._focus,
            board.banner,
        )
        return table_picture(table, room)

    @property
    def prompt(self) -> Prompt:
        """The sentence and the offers that stand now."""
        seen, desk = self.board.seen, self.board.desk
        if self.board.lingering and self.board.moved_on:
            return hide_prompt(seen)
        if not self._may_act():
            seen = replace(seen, choices=None)
            if self.board.waiting and self._told == "":
                return (
                    Prompt("")
                    if seen.turn is self.board.viewer
                    else prompt(seen, desk, self._other)
                )
        if seen.choices is None and self._told:
            return Prompt(self._told)
        return prompt(seen, desk, self._other)

    @property
    def _other(self) -> str:
        return self.names[self.board.viewer.other]

    def _may_act(self) -> bool:
        """Whether the person at the screen is asked for something."""
        human = self.board.viewer in self.humans and not self.board.waiting
        return (human and not self.board.desk.concealed) or (
            self.board.shown.deal is None and human
        )

    # ---- time

    def tick(self, seconds: float) -> Transition | None:
        board = self.board
        board.tick(seconds)
        if self._hint and board.clock.now >= self._hint_until:
            self._hint = ""
            board.changed += 1
        dragging = self._grip is not None and self._grip.dragging
        if board.room is None or self.curtain or dragging:
            return None
        was_waiting = board.waiting
        board.step()
        if was_waiting and not board.waiting:
            self._guard_until = board.clock.now + GUARD
            board.changed += 1
        return self._advance() if board.moved_on and not board.banner else None

    def _advance(self) -> Transition | None:
        """Let the session take the next deed, unless a person has to come to the table first."""
        state = self.session.state
        if state.deal is not None and len(state.results) == state.deal.number > self._sheet_of:
            self._sheet_of = state.deal.number
            return Push(self.around.sheet(self))
        if state.turn is None:
            return Reset(self.around.settlement(self))
        turn = state.turn
        if self.board.lingering or (isinstance(turn, Player) and not self._at_screen(state, turn)):
            return None
        self._tell()
        moments = self.session.advance()
        if moments:
            self.board.feed(moments)
            self.board.step()
        return None

    def _at_screen(self, state: State, turn: Player) -> bool:
        """Whether the one on turn can act; two people change places by way of the curtain."""
        if turn not in self.humans or self._answers_itself(turn):
            return True
        if self.shared and (turn is not self.board.viewer or self.board.desk.concealed):
            if state.deal is None:  # at the cut there is nothing to hide
                self.board.viewer = turn
                self.board.relay()
                return True
            self._draw_curtain(turn)
            return False
        return True

    def _answers_itself(self, turn: Player) -> bool:
        """A person whose only true answer is "good" is not asked for it."""
        may = choices(self.session.state)
        if isinstance(may, MayAnswer) and len(may.replies) == 1 and not may.ask:
            self.humans[turn].answer(Answer(may.replies[0]))
            return True
        return False

    def _tell(self) -> None:
        told = self._thinking() or ("" if self.session.stored else say("now.unsaved"))
        if told != self._told:
            self._told = told
            self.board.changed += 1

    # ---- the curtain between two people

    def _draw_curtain(self, turn: Player) -> None:
        board = self.board
        self._desks[board.viewer] = board.desk
        board.viewer = turn
        before = self._desks.get(turn)
        kept = before if before is not None and board.shown.deal is not None else Desk()
        board.desk = replace(kept, concealed=True, focus=None, discard_open=False)
        self.curtain, self._focus, self._grip = True, None, None
        self._guard_until = board.clock.now + GUARD
        board.relay()

    def _show_hand(self, shown: bool) -> None:
        """The one whose turn it is looks at the hand, or has seen the new cards and hides them."""
        self.curtain, self.board.lingering = False, False
        self.board.desk = replace(self.board.desk, concealed=not shown)
        self._guard_until = self.board.clock.now + GUARD
        self.board.relay()

    # ---- intents

    def on_intent(self, intent: Intent) -> Transition | None:
        guarded = self.board.clock.now < self._guard_until
        match intent:
            case Key("escape") if self.board.desk.naming:
                self._wish(Wish.BACK)
            case Key("escape"):
                return self._leave("icon:menu")
            case Key("?" | "f1"):
                return self._leave("icon:help")
            case Key("space" | "enter") if self.curtain:
                if not guarded:
                    self._show_hand(True)
            case Key(name) if not self.curtain:
                self._key(name, guarded)
            case Press(x, y):
                self._press(x, y, guarded)
            case Drag(x, y) if self._grip is not None and self._grip.card is not None:
                may_drag = isinstance(self.board.seen.choices, MayExchange | MayPlay | MayCall)
                self._grip.dragging = may_drag and self._may_act()
                self._grip.move(x, y)
                self.board.changed += 1
            case Release(x, y):
                return self._release(x, y)
        return None

    def _leave(self, icon: str) -> Transition:
        self._grip = None
        return Push(self.around.pause(self) if icon == "icon:menu" else self.around.keys())

    def _press(self, x: float, y: float, guarded: bool) -> None:
        self._grip = None
        if guarded or self.board.room is None or (not self.curtain and self.board.hurry()):
            return
        key = self.picture(self.board.room).hit(x, y)
        self._grip = Grip(key, own_card(key, self.board.seen.deal), x, y)

    def _release(self, x: float, y: float) -> Transition | None:
        grip, self._grip = self._grip, None
        if grip is None or self.board.room is None:
            return None
        if grip.dragging and grip.card is not None:
            self._drop(grip, grip.card, y)
            return None
        key = self.picture(self.board.room).hit(x, y)
        if key is None or key != grip.key:
            return None
        if key in ("icon:menu", "icon:help"):
            return self._leave(key)
        self._touch(key)
        return None

    def _touch(self, key: str) -> None:
        """A click: on a button, an own card, the own discard, a place of the spread pack."""
        seen = self.board.seen
        offer = next((offer for offer in self.prompt.offers if offer.button.key == key), None)
        card = own_card(key, seen.deal)
        if offer is not None:
            self._do(offer)
        elif key == "show":
            self._show_hand(True)
        elif key == "icon:sort":
            self._key("s", guarded=False)
        elif isinstance(seen.choices, MayCut) and key.startswith("card:pack:"):
            self._act(Cut(int(key.rpartition(":")[2])))
        elif card is not None:
            self._use(card)
        elif seen.deal is not None and key.removeprefix("card:") in map(str, seen.deal.discard):
            self._key("d", guarded=False)

    def _use(self, card: Card) -> None:
        """A click or Enter on a card of the hand: put it out, take it back, or play it."""
        may, desk = self.board.seen.choices, self.board.desk
        if not self._may_act():
            return
        match may:
            case MayExchange():
                if card in desk.chosen or may_choose_more(desk, may):
                    self.board.arrange(toggled(desk, card))
                else:
                    self._act(Exchange(frozenset((*desk.chosen, card))))
            case MayCall() if kind_in_turn(self.board.seen, desk) is not None:
                self._say_hint(say("now.call-first"))
            case MayCall() | MayPlay():
                self._act(Play(card))

    def _drop(self, grip: Grip, card: Card, y: float) -> None:
        """The end of a drag: into the discard place, onto the trick, or back to the hand."""
        if self.board.room is None:
            return
        let_go(self.board.director, grip)
        out = y < Places.of(self.board.room).hand_top + 10
        choosing = isinstance(self.board.seen.choices, MayExchange)
        if out != (choosing and card in self.board.desk.chosen):
            self._use(card)
        self.board.settle()

    def _key(self, name: str, guarded: bool) -> None:
        board = self.board
        if name in ("space", "enter") and (board.hurry() or guarded):
            return
        wishes = {"down": (Wish.LESS, Wish.FEWER), "backspace": (Wish.SINK,), "n": (Wish.NAME,)}
        match name:
            case "left" | "right" if not board.desk.concealed:
                self._focus = None
                board.arrange(moved_focus(board.desk, board.seen, 1 if name == "right" else -1))
            case "tab":
                keys = [offer.button.key for offer in self.prompt.offers]
                at = keys.index(self._focus) + 1 if self._focus in keys else 0
                self._focus = keys[at % len(keys)] if keys else None
                board.changed += 1
            case "enter":
                self._enter()
            case "space" if board.desk.focus is not None and not board.lingering:
                self._use(board.desk.focus)
            case "space":
                self._enter()
            case "down" | "backspace" | "n":
                for offer in self.prompt.offers:
                    if offer.deed in wishes[name]:
                        self._do(offer)
            case "s":
                sort = Sort.RANK if board.desk.sort is Sort.SUIT else Sort.SUIT
                board.arrange(replace(board.desk, sort=sort))
            case "d":
                board.arrange(replace(board.desk, discard_open=not board.desk.discard_open))

    def _enter(self) -> None:
        """Press the button pointed at, else the main one, else use the card pointed at."""
        offers = self.prompt.offers
        pointed = [offer for offer in offers if offer.button.key == self._focus]
        main = [offer for offer in offers if offer.button.primary]
        focus = self.board.desk.focus
        if pointed or main:
            self._do((*pointed, *main)[0])
        elif focus is not None and not isinstance(self.board.seen.choices, MayExchange):
            self._use(focus)

    # ---- deeds

    def _do(self, offer: Offer) -> None:
        if isinstance(offer.deed, Wish):
            self._wish(offer.deed)
        else:
            self._act(offer.deed)

    def _wish(self, wish: Wish) -> None:
        board, desk = self.board, self.board.desk
        self._focus = None
        match wish:
            case Wish.SINK:
                kind = kind_in_turn(board.seen, desk)
                sunk = desk.sunk if kind is None else desk.sunk | {kind}
                board.arrange(replace(desk, sunk=sunk, offered=0))
            case Wish.LESS | Wish.FEWER:
                board.arrange(replace(desk, offered=desk.offered + 1))
            case Wish.NAME | Wish.BACK:
                board.arrange(replace(desk, naming=wish is Wish.NAME))
            case Wish.HIDE:
                self._show_hand(False)

    def _act(self, action: Action) -> None:
        """Hand a deed to the session, or say which rule is against it."""
        state, board = self.session.state, self.board
        human = self.humans.get(board.viewer)
        if human is None or not self._may_act() or state.turn is not board.viewer:
            return
        refused = partie.check(state, action)
        if refused is not None:
            self._say_hint(refusal(refused))
            return
        if isinstance(action, Call):
            board.desk = replace(board.desk, offered=0)
        human.answer(action)
        self._hint, self._focus = "", None
        self._guard_until = board.clock.now + GUARD
        board.changed += 1

    def _say_hint(self, sentence: str) -> None:
        self._hint, self._hint_until = sentence, self.board.clock.now + _HINT_SECONDS
        self.board.changed += 1
