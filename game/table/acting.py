"""What a person does at the table: from a click or key on a card or button to a deed of the rules.

It asks the rules before it hands a deed on, and says which rule is against what may not be done.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from game.piquet.face.offers import Offer, Prompt, Wish
from game.piquet.face.said.besides import WISHES
from game.piquet.face.said.calling import kind_in_turn
from game.piquet.face.sorting import next_sort
from game.piquet.words.refusals import refusal
from game.piquet.words.say import say
from game.players.human import Human
from game.saves.preferences import Preferences
from game.session.session import Session
from game.stage.picture import Touch
from game.stage.sounds import Sound
from game.table.board import Board
from game.table.hands import (
    may_choose_more,
    put_beside,
    sorted_as,
    step_aside,
    toggled,
)
from game.table.offering import offered
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.rights import doer

GUARD = 0.2
"""Seconds after a change in which a press is taken for the second half of a double click."""
_HINT_SECONDS = 4.0
_NEWS_SECONDS = 10.0
_TALKS = {wish: talk for talk, wish in WISHES.items()}


class Liking(Protocol):
    """What the player likes, and a way to change it."""

    def preferences(self) -> Preferences:
        """What holds now."""

    def prefer(self, changed: Preferences, /) -> None:
        """What holds from now on."""


class Acting:
    """The hands of whoever sits before the screen: what is offered, pointed at, and done."""

    def __init__(
        self,
        session: Session,
        board: Board,
        names: tuple[str, str],
        humans: Mapping[Player, Human],
        liking: Liking,
    ) -> None:
        self._liking = liking
        self._session, self._board, self._names, self._humans = session, board, names, humans
        self.focus: str | None = None  # the button the keyboard points at
        self.hovered: str | None = None  # the button under the pointer
        self.claiming = -1  # the deal whose last tricks are claimed
        self.hint = ""  # why something could not be done
        self.guiding = False  # whether the first deal is explained
        self.told = ""  # what is to be told about the opponent or the disk
        self.wants_to_hide = False
        self.interjection: Action | None = None  # a deed besides the turn, for the session
        self._hint_until = 0.0
        self.news, self._news_until = "", 0.0  # what was told of the opponent
        self._guard_until = 0.0

    # ---- what is offered

    @property
    def may_act(self) -> bool:
        """Whether the person may act at all: all was shown, and the hand is open."""
        board = self._board
        at_screen = board.viewer in self._humans and not board.waiting
        return at_screen and (board.shown.deal is None or not board.desk.concealed)

    @property
    def at_rest(self) -> bool:
        """Whether a person sits before a table on which all has been shown."""
        return self._board.viewer in self._humans and not self._board.waiting

    @property
    def asked(self) -> bool:
        """Whether something is asked of the person and nothing moves."""
        return self.may_act and self._board.moved_on and self._board.seen.choices is not None

    @property
    def prompt(self) -> Prompt:
        """The sentence that says what now, and the offers."""
        return offered(
            self._board,
            self._names,
            at_rest=self.at_rest,
            may_act=self.may_act,
            told=self.told,
            guiding=self.guiding,
        )

    @property
    def speaking(self) -> bool:
        """Whether the person chooses what to put in: a press is for that and hurries nothing."""
        return self._board.desk.talk is not None and not self._board.waiting

    def is_put_in(self, key: Touch | None) -> bool:
        """Whether a button puts something in while what was just said is left to be read."""
        waits = self._board.waiting
        offers = (offer.deed for offer in self.prompt.offers if offer.button.key == key)
        return not waits and any(deed in _TALKS for deed in offers)

    # ---- time

    @property
    def guarded(self) -> bool:
        """Whether a press may belong to what was there before."""
        return self._board.clock.now < self._guard_until or self._session.storing

    def guard(self) -> None:
        """Something has just changed under the pointer."""
        self._guard_until = self._board.clock.now + GUARD

    def tick(self) -> None:
        """Let a hint go when it has been read, and news."""
        now = self._board.clock.now
        if self.hint and now >= self._hint_until:
            self.hint = ""
            self._board.changed += 1
        if self.news and now >= self._news_until:
            self.news = ""
            self._board.changed += 1

    # ---- deeds

    def sort(self) -> None:
        """Hold the hand in the next way, now and from now on."""
        board, likes = self._board, self._liking.preferences()
        sort = next_sort(board.desk.sort)
        self._liking.prefer(replace(likes, sort=sort.value))
        board.arrange(sorted_as(board.desk, sort, board.seen.deal))
        self.tell(say(f"sort.{sort.value}"), _HINT_SECONDS)

    def leaf(self) -> None:
        """Open the tricks that were played, or close them."""
        board = self._board
        deal = board.seen.deal
        if deal is None or not deal.table.tricks:
            self.tell(say("tricks.none"), _HINT_SECONDS)
            return
        board.desk = replace(board.desk, tricks_open=not board.desk.tricks_open)
        board.changed += 1

    def open_discard(self) -> None:
        """Turn up the own discard, or turn it down again."""
        board = self._board
        board.arrange(replace(board.desk, discard_open=not board.desk.discard_open))

    def point(self, at: Touch | None) -> None:
        """The pointer is over a button, or over none; over lesser calls it lifts their cards."""
        board = self._board
        keys = (offer.button.key for offer in self.prompt.offers)
        key = next((key for key in keys if key == at), None)
        if key == self.hovered:
            return
        self.hovered = key
        board.changed += 1
        preview = 1 if key == "less" else 0
        if preview != board.desk.preview:
            board.arrange(replace(board.desk, preview=preview))

    def click(self, card: Card) -> None:
        """A click on a card of the hand; where one likes, the first only lifts it."""
        board = self._board
        plays = isinstance(board.seen.choices, MayCall | MayPlay)
        if plays and self._liking.preferences().click_twice and board.desk.focus != card:
            board.arrange(replace(board.desk, focus=card))
            return
        self.use(card)

    def step_aside(self, by: int) -> None:
        """Move the card pointed at among the others, one place to the left or right."""
        board = self._board
        if board.seen.deal is not None and not board.desk.concealed:
            board.arrange(step_aside(board.desk, board.seen.deal, by))

    def put_beside(self, card: Card, to: int) -> None:
        """Put a card at a place among those of the hand, counted without it."""
        deal = self._board.seen.deal
        if deal is not None:
            self._board.desk = put_beside(self._board.desk, deal, card, to)

    def guided(self) -> None:
        """Explain no more."""
        if self.guiding:
            self.guiding, self.focus = False, None
            self._board.changed += 1

    def do(self, offer: Offer) -> None:
        """Do what a button offers."""
        if isinstance(offer.deed, Wish):
            self.wish(offer.deed)
        else:
            self.act(offer.deed)

    def wish(self, wish: Wish) -> None:
        """A deed on the own desk."""
        board, desk = self._board, self._board.desk
        self.focus = None
        match wish:
            case Wish.SINK:
                kind = kind_in_turn(board.seen, desk)
                sunk = desk.sunk if kind is None else desk.sunk | {kind}
                board.arrange(replace(desk, sunk=sunk, offered=0))
            case Wish.LESS | Wish.FEWER:
                board.arrange(replace(desk, offered=desk.offered + 1))
            case Wish.NAME:
                board.arrange(replace(desk, naming=True))
            case Wish.BACK:
                board.arrange(replace(desk, naming=False, talk=None, offered=0))
            case Wish.ASK | Wish.CORRECT | Wish.LATE | Wish.WITHHOLD:
                board.arrange(replace(desk, talk=_TALKS[wish], offered=0))
            case Wish.HIDE:
                self.wants_to_hide = True
            case Wish.GO_ON:
                board.hurry()
            case Wish.CLAIM:
                self.claiming = board.seen_number

    def use(self, card: Card) -> None:
        """A click or Enter on a card of the hand: put it out, take it back, or play it."""
        board, desk = self._board, self._board.desk
        may = board.seen.choices if self.may_act else None
        match may:
            case MayExchange():
                if card in desk.chosen or may_choose_more(desk, may):
                    board.arrange(toggled(desk, card))
                else:
                    self.act(Exchange(frozenset((*desk.chosen, card))))
            case MayCall() if kind_in_turn(board.seen, desk) is not None:
                self.say(say("now.call-first"))
            case MayCall() | MayPlay():
                self.act(Play(card))

    def act(self, action: Action) -> None:
        """Hand a deed to the session, or say which rule is against it."""
        state, board = self._session.state, self._board
        human = self._humans.get(board.viewer)
        if human is None or not self.may_act or doer(state, action) is not board.viewer:
            return
        refused = partie.check(state, action)
        if refused is not None:
            board.sounds.play(Sound.KNOCK)
            self.say(refusal(refused))
            if isinstance(action, Play):
                board.shake(str(action.card))
            return
        if isinstance(action, Call):
            board.desk = replace(board.desk, offered=0)
        board.desk = replace(board.desk, talk=None, offered=0, tricks_open=False)
        if state.turn is board.viewer:
            human.answer(action)
        else:
            self.interjection = action
            board.hurry()  # it is said at once, whatever is still left to be read
        self.hint, self.focus = "", None
        self.guard()
        board.changed += 1

    def tell(self, news: str, seconds: float = _NEWS_SECONDS) -> None:
        """Tell something, for long enough to be read whatever is done meanwhile."""
        if news:
            self.news, self._news_until = news, self._board.clock.now + seconds
            self._board.changed += 1

    def say(self, sentence: str) -> None:
        """Tell in a sentence why something did not happen."""
        self.hint, self._hint_until = sentence, self._board.clock.now + _HINT_SECONDS
        self._board.changed += 1
