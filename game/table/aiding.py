"""The aids at the table: what stands ready for the person asked, and what is done for him."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.piquet.face.aids import automatic
from game.piquet.face.said.calling import possible
from game.piquet.face.suggesting import Suggests, cards_of, reason
from game.piquet.mind.thumb import thumb
from game.saves.preferences import Preferences
from game.session.session import Session
from game.stage.director import PACE
from game.table.acting import Acting
from game.table.board import Board
from game.words.catalogue import say
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.state import State
from rules.piquet.view import View

_SEED = 1  # the same question gets the same suggestion

BEAT = 0.35
"""Seconds at normal motion before something is done for a person: one sees that it is."""

HINT_SECONDS = 12.0
"""How long a suggestion and its reason can be read, if nothing is done."""


def suggestion(seen: View) -> Action | None:
    """What one might do, by rules of thumb and by no more than what one sees."""
    return thumb.choose(seen, _SEED)


class Aiding:
    """Looks at each question once, when it is put and nothing moves any more."""

    def __init__(
        self,
        session: Session,
        board: Board,
        acting: Acting,
        likes: Callable[[], Preferences],
        suggests: Suggests,
    ) -> None:
        self._session, self._board, self._acting = session, board, acting
        self._likes, self._suggests = likes, suggests
        self._asked: State | None = None
        self._likes_then: Preferences | None = None
        self._deed: Action | None = None
        self._at = 0.0
        self._jumps = session.jumps
        self._wished = False  # a hint was asked for, and there is none yet
        self._hinted: tuple[State, str] | None = None  # what was told, and where

    @property
    def busy(self) -> bool:
        """Whether something is about to be done for the person, or is not looked at yet."""
        return self._deed is not None or self._asked is not self._session.state

    def tick(self) -> None:
        """Prepare what is suggested, and do what is to be done for the person."""
        state, likes = self._session.state, self._with_claim(self._likes())
        if self._hinted is not None and self._hinted[0] is not state:
            self._forget_hint()
        if not self._acting.asked or self._session.storing:
            return
        if self._wished and self._suggests(self._board.seen) is not None:
            self.hint()
        if self._asked is not state or self._likes_then != likes:
            fresh = self._asked is not state
            self._asked, self._likes_then = state, likes
            self._consider(likes, fresh)
        if self._deed is not None and self._board.clock.now >= self._at:
            deed, self._deed = self._deed, None
            self._acting.act(deed)

    def _with_claim(self, likes: Preferences) -> Preferences:
        """Whoever has claimed the rest by the button means all of it."""
        claims = self._acting.claiming == self._board.seen_number
        return replace(likes, claim_sure=True) if claims else likes

    def hint(self) -> None:
        """Show what is suggested and why; asked again, let it stand ready.

        Asked for too early it comes as soon as there is a question. The deal counts as assisted.
        """
        board, acting = self._board, self._acting
        seen, suggested = board.seen, None
        if acting.asked and not self._session.storing:
            suggested = self._suggests(seen)
        self._wished = suggested is None
        if suggested is None:
            acting.tell(say("suggest.thinks" if acting.asked else "suggest.waits"), HINT_SECONDS)
            return
        cards = cards_of(suggested)
        if cards and cards == board.desk.hinted:
            board.desk = replace(board.desk, hinted=frozenset(), focus=None, chosen=())
            self._lay_ready(suggested)
            return
        board.arrange(replace(board.desk, hinted=cards))
        self._hinted = self._session.state, reason(seen, suggested)
        acting.hint = ""  # it would stand before what is told
        acting.tell(self._hinted[1], HINT_SECONDS)
        self._session.note_hint()

    def _forget_hint(self) -> None:
        """What was suggested was done, or something else: its reason is no news any more."""
        if self._hinted is not None and self._acting.news == self._hinted[1]:
            self._acting.news = ""
            self._board.changed += 1
        self._hinted = None

    def _consider(self, likes: Preferences, fresh: bool) -> None:
        """What there is to do about a new question."""
        self._deed = None
        seen = self._board.seen
        wanted = likes.declare_for_me or likes.take_suggestion
        suggested = self._suggests(seen) if wanted else None
        if wanted and suggested is None:  # still thought about: asked again
            self._asked = None
            return
        went_back = self._jumps != self._session.jumps
        self._jumps = self._session.jumps
        if not went_back:  # whoever took something back wants to do it himself
            self._deed = automatic(seen, likes, suggested)
        self._at = self._board.clock.now + BEAT * PACE[self._board.director.motion]
        if not likes.take_suggestion:
            return
        taken = self._deed is not None and self._deed == suggested
        if taken or (fresh and self._deed is None and self._lay_ready(suggested)):
            self._session.note_hint()  # no other help than a hint that was asked for

    def _lay_ready(self, suggested: Action | None) -> bool:
        """Let the suggestion stand ready, so that Enter takes it and anything else may be done.

        Gives whether it does.
        """
        board = self._board
        match suggested:
            case Exchange(cards) if not board.desk.chosen:
                board.arrange(replace(board.desk, chosen=tuple(sorted(cards))))
            case Call(call) if call in (calls := possible(board.seen, board.desk)):
                board.arrange(replace(board.desk, offered=calls.index(call)))
            case Play(card) if board.desk.focus is None:
                board.arrange(replace(board.desk, focus=card))
            case _:
                return False
        return True
