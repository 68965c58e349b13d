"""What a person does at the table: from a click or key on a card or button to an action.

It asks the rules before it hands an action on, and says which rule is against what may not be done.
What a touch means for the cards is the game's matter; what comes of it is carried out here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

from msgspec.structs import replace

from game.pages.history.past import past_of
from game.players.player import Human
from game.preferences import Coach, Preferences
from game.session.at_table import PartieAtTable, Unexplained
from game.stage.director import PACE
from game.stage.picture import CardAt, Touch
from game.stage.recent import Recent
from game.stage.sounds import Sound
from game.table.offers import Offer, Prompt, Wish
from game.table.partner import HEARD_OUT, READ, Consulted
from game.table.presenter import TablePresenter
from game.table.spoken import Saying
from game.table.state import AnyHandState, Outcome, Sentence, Suggested, TableState
from game.table.what_now import what_now
from game.words.caps import caps_now
from game.words.catalogue import say, say_of, spoken
from rules.core.cards import Card, card
from rules.core.game import Action
from rules.core.seats import Player

GUARD = 0.2
"""Seconds after a change in which a press is taken for the second half of a double click."""
_HINT_SECONDS = 4.0
_NEWS_SECONDS = 10.0
_prompt: Recent[TableState, Prompt] = Recent(
    lambda top, face, _language, _caps: what_now(face, top)
)


class Liking(Protocol):
    """What the player likes, and a way to change it."""

    def preferences(self) -> Preferences:
        """What holds now."""

    def prefer(self, changed: Preferences, /) -> None:
        """What holds from now on."""


class InputController:
    """The hands of whoever sits before the screen: what is offered, pointed at, and done."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        humans: Mapping[Player, Human],
        liking: Liking,
    ) -> None:
        self._session, self._board, self._humans, self._liking = session, board, humans, liking
        self._face = board.face
        self.wants_to_hide = False
        self.interjection: Action | None = None  # an action besides the turn, for the session
        self._guard_until = 0.0

    @property
    def top(self) -> TableState:
        """What lies on the table."""
        return self._board.top

    # ---- what is offered

    @property
    def prompt(self) -> Prompt:
        """The sentence that says what now, and the offers."""
        return _prompt(self.top, self._face, spoken(), caps_now())

    @property
    def speaking(self) -> bool:
        """Whether the person chooses what to put in: a press is for that and hurries nothing."""
        return not self._board.waiting and self._face.speaking(self.top)

    def is_put_in(self, at: Touch | None) -> bool:
        """Whether a button puts something in while what was just said is left to be read."""
        offers = (offer for offer in self.prompt.offers if offer.button.key == at)
        return not self._board.waiting and any(offer.puts_in for offer in offers)

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
        now, top = self._board.clock.now, self.top
        if top.hint.words and now >= top.hint.until:
            self.put(replace(top, hint=Sentence()))
        if top.news.words:
            explains = top.asked and self.prompt.guide and not self.prompt.goes
            if now >= top.news.until or (explains and now >= top.news.yields):
                self.put(replace(self.top, news=Sentence()))
        said = top.consulted
        over = said is not None and said.own and said.about is not self._session.now
        if said is not None and (over or now >= said.until):
            self.put(replace(self.top, consulted=None))

        if top.uttered is not None and now >= top.uttered[1]:
            self.put(replace(self.top, uttered=None))

    # ---- what lies there

    def put(self, top: TableState) -> None:
        """From now on this lies there, all cards where they are."""
        self._board.top = top

    def take(self, outcome: Outcome | None) -> None:
        """Carry out what an intent comes to."""
        if outcome is None:
            return
        if outcome.hand_state is not None:
            self._board.arrange(outcome.hand_state)
        if outcome.say:
            self.say(outcome.say)
        if outcome.action is not None:
            self.act(outcome.action)

    def own_card(self, at: Touch | None) -> Card | None:
        """The card of the viewer's own hand that is touched; one face down has no name."""
        if not isinstance(at, CardAt):
            return None
        try:
            found = card(at.key)
        except ValueError:
            return None
        return found if found in self._face.hand(self.top.seen) else None

    def touch(self, at: Touch) -> None:
        """A card, or a place of the game's own, was pressed."""
        self.take(self._face.touch(at, self.top))

    def sort(self) -> None:
        """Hold the hand in the next way, now and from now on."""
        board, face = self._board, self._face
        if face.sorting is None:
            return
        ways = face.sorting.values()
        way = ways[(ways.index(face.sorted_now(board.hand_state)) + 1) % len(ways)]
        self._liking.prefer(self._liking.preferences().having(face.sorting, way))
        board.arrange(face.sorted_as(board.hand_state, board.seen, way))
        words = say_of(self._session.rules.name, f"sort.{way}")
        if self.top.suggested is None:
            self.tell(words, _HINT_SECONDS)
        else:  # the hint stays to be read
            until = board.clock.now + _HINT_SECONDS
            self.put(replace(self.top, hint=Sentence(words, until, unseen=True)))

    def leaf(self) -> None:
        """Open the tricks that were played, or close them."""
        if not self._face.tricks(self.top.seen):
            self.tell(self._face.no_tricks(self.top.seen), _HINT_SECONDS)
            return
        self.put(replace(self.top, tricks_open=not self.top.tricks_open, news=Sentence()))

    def point(self, at: Touch | None) -> None:
        """The pointer is over a button, a place or something the game tells of, or over none."""
        keys = (*(offer.button.key for offer in self.prompt.every), *self._face.pointed)
        key = next((key for key in keys if key == at), None)
        told = at if at is not None and self._face.points(at, self.top) else None
        if (key, told) == (self.top.hovered, self.top.pointed):
            return
        self.put(replace(self.top, hovered=key, pointed=told))
        self._arranged(self._face.point(self.top))

    def _arranged(self, hand_state: AnyHandState) -> None:
        if hand_state != self.top.hand_state:
            self._board.arrange(hand_state)

    def explain(self, *, taught: bool = False) -> None:
        """Explain the first deals, as to one who plays for the first time, `taught` or not."""
        self.put(replace(self.top, guiding=True, taught=taught))

    def alone(self) -> None:
        """No more explanations are wanted, or none and no coach where it is he who speaks."""
        prompt = self.prompt
        if prompt.guide and not prompt.coach:
            self.guided()
            return
        if self.top.coached:
            self._liking.prefer(replace(self._liking.preferences(), coach=Coach.ASKED))
        self.put(replace(self.top, advice=""))
        self.guided()

    def guided(self) -> None:
        """Explain no more."""
        if self.top.guiding:
            self.put(replace(self.top, guiding=False, taught=True, focus=None))

    def suggest(self, action: Action, then: AnyHandState | None = None) -> None:
        """A hint names this: one press does it, and Enter while the hand lies as now, or `then`."""
        lies = self._board.hand_state if then is None else then
        self.put(replace(self.top, suggested=Suggested(action, lies), focus=None))

    # ---- actions

    def do(self, offer: Offer) -> None:
        """Do what a button offers."""
        if isinstance(offer.action, StrEnum):
            self.wish(offer.action)
        else:
            self.act(offer.action)

    def wish(self, wish: StrEnum) -> None:
        """An action that the rules need not know."""
        board = self._board
        self.put(replace(self.top, focus=None))
        match wish:
            case Wish.HIDE:
                self.wants_to_hide = True
            case Wish.GO_ON:
                board.hurry()
            case Wish.CLAIM:
                self.put(replace(self.top, claimed=self.top.deals.number))
            case _:
                board.arrange(self._face.wish(wish, self.top))

    def act(self, action: Action, *, unasked: bool = False) -> None:
        """Hand an action to the session, or say which rule is against it.

        What is done `unasked`, because nothing else can be, is no advice.
        """
        board, face, top = self._board, self._face, self.top
        human = self._humans.get(board.viewer)
        if human is None or not top.may_act or not self._session.is_of(board.viewer, action):
            return
        refused = self._session.refusal(action)
        if refused is not None:
            board.sounds.play(Sound.KNOCK)
            unexplained = refused.reason is Unexplained.REFUSED
            self.say(say("apart.refused") if unexplained else face.refusal(refused))
            if (card := face.shaken(action)) is not None:
                board.shake(str(card))
            return
        hand_state = face.hand_handed_on(top.hand_state)
        done = replace(top, hand_state=hand_state, tricks_open=False, suggested=None, pointed=None)
        self.put(done)
        if self._session.now.turn is board.viewer:
            human.answer(action)
            if not unasked:
                self._consult(action)
        else:
            self.interjection = action
            board.hurry()  # it is said at once, whatever is still left to be read
        self.put(replace(self.top, hint=Sentence(), focus=None))
        self.guard()

    def _consult(self, action: Action) -> None:
        """What one says who only advises hangs in the air until the holder has decided."""
        board, top = self._board, self.top
        if not top.holder or not top.deals.number:  # there is no hand yet to consult about
            return
        game, aids = self._session.rules.name, self._face.aids
        cards = frozenset(map(str, aids.cards(action))) if aids is not None else frozenset()
        heard = board.clock.now + HEARD_OUT * PACE[board.director.motion]
        words = past_of(game).action_words(action)
        about = self._session.now
        said = Consulted(board.viewer, words, own=True, cards=cards, heard=heard, about=about)
        self.put(replace(top, consulted=said, news=Sentence()))

    @property
    def advised(self) -> Consulted | None:
        """What an adviser has said who was asked."""
        said = self.top.consulted
        return said if said is not None and said.own else None

    @property
    def heard_out(self) -> bool:
        """Whether what an adviser said could be heard."""
        return (said := self.advised) is None or self._board.clock.now >= said.heard

    def reply(self, side: Player, words: str) -> None:
        """What the holder of the cards on a side says to the one who advises."""
        if self.top.deals.number:
            until = self._board.clock.now + READ
            said = Consulted(side, words, until=until, answer=self.top.seen)
            self.put(replace(self.top, consulted=said))

    # ---- words

    def utter(self, words: str) -> None:
        """A friend elsewhere says something: in his bubble, or as news where he has none."""
        seen = self.top.seen
        seats = (each for each in Player if self._face.speaker(seen, each) is not seen.player)
        if (seat := next(seats, None)) is None:
            self.tell(say("apart.says", name=self.top.other, words=words))
        else:
            until = self._board.clock.now + _NEWS_SECONDS
            self.put(replace(self.top, uttered=(Saying(seat, words), until)))

    def tell(self, news: str, seconds: float = _NEWS_SECONDS) -> None:
        """Tell something, for long enough to be read whatever is done meanwhile."""
        if news:
            until = self._board.clock.now + seconds
            self.put(replace(self.top, news=Sentence(news, until)))

    def say(self, sentence: str) -> None:
        """Tell in a sentence why something did not happen."""
        until = self._board.clock.now + _HINT_SECONDS
        self.put(replace(self.top, hint=Sentence(sentence, until)))
