"""The aids at the table: what stands ready for the person asked, and what is done for him."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TypeAlias

from msgspec.structs import replace

from game.players.mind import mind_of
from game.preferences import Coach, Preferences
from game.session.at_table import PartieAtTable
from game.session.juncture import Juncture
from game.stage.director import PACE
from game.table.input_controller import InputController
from game.table.partner import Consulted
from game.table.presenter import TablePresenter
from game.table.state import AnyHandState, Sentence
from game.table.weighing import Weighing
from game.words.catalogue import say, say_of
from game.words.terms import card_name
from rules.core.game import Action, View

Suggests: TypeAlias = Callable[[View], Action | None]
"""What to do in a view that leaves a choice; None while that is still thought about."""

_SEED = 1  # the same question gets the same suggestion

BEAT = 0.35
"""Seconds at normal motion before something is done for a person: one sees that it is."""

FORCED_SECONDS = 6.0
"""How long a newcomer can read that a card was the only one, and half of it in any case."""

HINT_SECONDS = 12.0
"""How long a suggestion and its reason can be read, if nothing is done."""


def quick_suggestions(game: str) -> Suggests:
    """What one might do by the player of a game who answers at once."""

    def suggestion(seen: View) -> Action | None:
        mind = mind_of(game)
        return mind.player(mind.fallback)(seen, _SEED)

    return suggestion


class Aiding:
    """Looks at each question once, when it is put and nothing moves any more."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        acting: InputController,
        suggests: Suggests,
        weighing: Weighing,
    ) -> None:
        self._session, self._board, self._acting, self._suggests = session, board, acting, suggests
        self._weighing = weighing
        self._aids = board.face.aids
        self._asked: Juncture | None = None
        self._likes_then: Preferences | None = None
        self._action: Action | None = None
        self._at = 0.0
        self._jumps = session.jumps
        self._wished = False  # a hint was asked for, and there is none yet
        self._hinted: tuple[Juncture, str] | None = None  # what was told, and where

    @property
    def busy(self) -> bool:
        """Whether something is about to be done for the person, or is not looked at yet."""
        return self._action is not None or self._asked is not self._session.now

    def tick(self) -> None:
        """Prepare what is suggested, and do what is to be done for the person."""
        now = self._session.now
        if self._hinted is not None and self._hinted[0] is not now:
            self._forget_hint()
        top = self._acting.top
        if top.news.words and not top.headway.kept and _is_over(top.news.words, asked=top.asked):
            top = replace(top, news=Sentence())
            self._acting.put(top)
        if self._aids is None or not top.asked or self._session.storing:
            return
        if self._wished and self._suggests(top.seen) is not None:
            self.hint()
            if self._session.storing:  # that it was asked for
                return
        likes = top.likes_now
        if self._asked is not now or self._likes_then != likes:
            fresh = self._asked is not now
            self._asked, self._likes_then = now, likes
            self._consider(likes, fresh)
        if self._action is not None and self._board.clock.now >= self._at:
            action, self._action = self._action, None
            if top.guiding and likes.play_forced and not likes.claim_sure:
                self._tell_forced(action)
            done = self._aids.cards(action)
            card = min(done) if len(done) == 1 else None
            self._acting.put(replace(self._acting.top, for_him=card))
            self._acting.act(action, unasked=True)

    def _tell_forced(self, action: Action) -> None:
        """A newcomer reads why a card leaves a hand of several."""
        cards = self._aids.cards(action) if self._aids is not None else ()
        if len(cards) == 1 < len(self._board.face.hand(self._board.seen)):
            (card,) = cards
            told = say("now.only", card=card_name(card))
            now = self._board.clock.now
            news = Sentence(told, now + FORCED_SECONDS, now + FORCED_SECONDS / 2, quiet=True)
            self._acting.put(replace(self._acting.top, news=news))

    def hint(self) -> None:
        """Show what is suggested and why; asked again, what each choice is worth.

        Where that is not weighed the suggestion then stands ready. Asked for too early it comes as
        soon as there is a question. The deal counts as assisted, but where somebody advises by the
        rules: he says what he would do, and weighs nothing.
        """
        board, acting, top, aids = self._board, self._acting, self._acting.top, self._aids
        if aids is None:
            return
        if top.likes.coach == Coach.SILENT:
            acting.tell(say("coach.silent"), HINT_SECONDS)
            return
        if top.headway.kept:  # a trick or a call is only read
            self._wished = False
            acting.tell(say("suggest.nothing"), HINT_SECONDS)
            return
        told = top.advice or (self._hinted is not None and self._hinted[0] is self._session.now)
        if told and not top.counsellor and self._weighing.ask():
            self._wished = False
            return
        asked = top.asked and not self._session.storing
        suggested = self._suggests(top.seen) if asked else None
        self._wished = suggested is None
        if suggested is None:
            acting.tell(say("suggest.thinks" if top.asked else "suggest.waits"), HINT_SECONDS)
            return
        if (ready := aids.again(top, suggested)) is not None:
            board.arrange(ready)
            if (said := acting.top.consulted) is not None:  # it is still what Enter does
                acting.put(replace(acting.top, consulted=replace(said, then=board.hand_state)))
            else:
                acting.suggest(suggested)
            return
        board.arrange(aids.mark(top, suggested))
        reason = aids.reason(top.seen, suggested)
        self._hinted = self._session.now, self._as_counsel(reason)
        acting.put(replace(acting.top, hint=Sentence()))  # it would stand before what is told
        if top.counsellor and top.partner is not None:
            cards = frozenset(map(str, aids.cards(suggested)))
            said = Consulted(
                top.viewer, reason, cards=cards, action=suggested, then=board.hand_state
            )
            acting.put(replace(acting.top, consulted=said, news=Sentence()))
        else:
            acting.tell(self._hinted[1], inf)  # until something is done
            if not self._is_one_as_good(reason):
                acting.suggest(suggested)
        if not top.counsellor:
            self._session.note_hint()

    def _is_one_as_good(self, reason: str) -> bool:
        """Whether there is nothing to choose, and a button for it."""
        nothing = reason == say_of(self._session.rules.name, "suggest.none")
        return nothing and any(offer.button.primary for offer in self._acting.prompt.offers)

    def _as_counsel(self, reason: str) -> str:
        """With the name of the one who advises, where somebody does."""
        if not (counsellor := self._acting.top.counsellor):
            return reason
        return say("evening.counsel", name=counsellor, words=reason)

    def _forget_hint(self) -> None:
        """What was suggested was done, or something else: its reason is no news any more."""
        top = self._acting.top
        if self._hinted is not None and top.news.words == self._hinted[1]:
            top = replace(top, news=Sentence(), suggested=None)
        if top.consulted is not None and top.consulted.action is not None:
            top = replace(top, consulted=None)
        self._acting.put(top)
        self._hinted = None

    def _consider(self, likes: Preferences, fresh: bool) -> None:
        """What there is to do about a new question."""
        self._action = None
        seen, aids = self._board.seen, self._aids
        if aids is None:
            return
        suggested = self._suggests(seen) if likes.take_suggestion else None
        if likes.take_suggestion and suggested is None:  # still thought about: asked again
            self._asked = None
            return
        went_back = self._jumps != self._session.jumps
        self._jumps = self._session.jumps
        if self._acting.top.unaided is not went_back:
            self._acting.put(replace(self._acting.top, unaided=went_back))
        if not went_back:  # whoever took something back wants to do it himself
            self._action = aids.automatic(seen, likes, suggested)
        self._at = self._board.clock.now + BEAT * PACE[self._board.director.motion]
        if not likes.take_suggestion:
            return
        taken = self._action is not None and self._action == suggested
        if taken or (fresh and self._action is None and self._lay_ready(suggested)):
            self._session.note_hint()  # no other help than a hint that was asked for

    def _lay_ready(self, suggested: Action | None) -> bool:
        """Let the suggestion stand ready, so that Enter takes it and anything else may be done.

        Gives whether it does.
        """
        top, aids = self._acting.top, self._aids
        ready = aids.ready(top, suggested) if aids is not None else None
        if ready is not None:
            self._board.arrange(ready)
        return ready is not None


class Coaching:
    """Looks at each question once, and speaks when an advice is there."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        acting: InputController,
        suggests: Suggests,
    ) -> None:
        self._session, self._board, self._acting, self._suggests = session, board, acting, suggests
        self._heard: Juncture | None = None  # where he spoke, or had nothing to say
        self._met: tuple[Juncture, AnyHandState] | None = None  # a question, and the hand then
        self._announced: bool | None = None  # to a newcomer, who is told that he comes unasked

    def tick(self) -> None:
        """Take back what he said of another question; say what there is to this one."""
        session, board, acting = self._session, self._board, self._acting
        now, top, aids = session.now, acting.top, board.face.aids
        if top.guiding and self._announced is None:
            self._announced = False
        if top.advice and self._heard is not now:
            acting.put(replace(top, advice="", suggested=None))
            top = acting.top
        if not top.coached or aids is None or self._heard is now:
            return
        if not top.asked or session.storing or board.shown is not now:
            return
        if self._met is None or self._met[0] is not now:
            self._met = now, top.hand_state
        if acting.prompt.guide or not board.face.coached(top.seen):
            self._heard = now
            return
        advised = self._suggests(top.seen)
        if advised is None:
            return  # he still thinks
        self._heard = now
        met = self._met[1]
        begun = top.hand_state != met  # what is chosen stays as it is, and Enter does that
        if not begun:
            board.arrange(aids.unasked(top, advised))
        advice = aids.reason(top.seen, advised)
        if self._announced is False:
            self._announced, advice = True, say("coach.first", advice=advice)
        acting.put(replace(acting.top, advice=advice))
        acting.suggest(advised, met if begun else None)
        acting.guard()  # a press that was meant for what was there before
        session.note_hint()


def _is_over(told: str, *, asked: bool) -> bool:
    """Whether what is told of a hint that could not be given holds no more."""
    return told == say("suggest.nothing") or (asked and told == say("suggest.waits"))
