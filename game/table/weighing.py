"""What a choice is worth, shown while it is made, to whoever asks for a hint again.

Somebody in a process of his own weighs; here he is only asked, once in a frame, what he knows.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TypeAlias

from msgspec.structs import replace

from game.players.judgement import Analysis, Weighed
from game.players.mind import mind_of
from game.players.outlook import Foresight
from game.players.review import Grade, grade_of
from game.session.at_table import PartieAtTable
from game.session.juncture import Juncture
from game.table.input_controller import InputController
from game.table.presenter import TablePresenter
from game.table.state import AnyHandState, Sentence, Suggested, TableState
from game.words.catalogue import say
from rules.core.game import Action, View
from rules.core.seats import Player

Weighs: TypeAlias = Callable[[View, Action | None], Weighed | None]
"""What is known of the choices of a view by now, this one among them; None while nothing is."""


class Weighing:
    """Opens what is told of a question, and closes it with the question."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        acting: InputController,
        weighs: Weighs | None,
    ) -> None:
        self._session, self._board, self._acting = session, board, acting
        self._weighs, self._weighable = weighs, board.face.weighable
        self._open: Juncture | None = None  # the question that is told of
        self._silent: Juncture | None = None  # where nothing can be said, or nothing is wanted
        self._counted: Juncture | None = None
        self._wanted = False  # it was asked for once, so that the next is thought of ahead
        self._named: tuple[Suggested | None, Sentence] = (None, Sentence())
        """What a hint named before it was opened, and how."""
        self._found: Weighed | None = None  # what is told of it, as it was found
        self._lies: AnyHandState | None = None  # the hand state on which it was opened

    def serves(self, top: TableState) -> bool:
        """Whether this question is told of here.

        Not to one who only advises: what he looks for is a counsel to give.
        """
        if self._weighs is None or self._weighable is None or top.holder:
            return False
        return self._silent is not self._session.now and self._of(top.seen)

    def ask(self) -> bool:
        """The person asks, or closes it if it is open. False: nothing can be told."""
        top, now = self._acting.top, self._session.now
        if not top.asked or not self.serves(top):
            return False
        if self.dismiss() or self._open is now:  # closed, or still thought over
            return True
        self._open, self._wanted, self._named = now, True, (top.suggested, top.news)
        self._acting.tell(say("suggest.thinks"), inf)
        if self._weighable is not None and not self._weighable.early:
            self._acting.put(replace(self._acting.top, suggested=None))
        self.tick()
        return True

    def dismiss(self) -> bool:
        """Close what is told of this question, as long as nobody asks; False if nothing is open."""
        top = self._acting.top
        if self._open is not self._session.now or top.weighed is None or self._weighable is None:
            return False
        self._close()
        self._board.arrange(self._weighable.closed(self._acting.top))
        self._say_again()
        return True

    def _say_again(self) -> None:
        """What a hint named before it was opened, in its words."""
        named, news = self._named
        if named is not None and self._weighable is not None:
            self._board.arrange(self._weighable.aids.mark(self._acting.top, named.action))
            self._acting.suggest(named.action)
        self._acting.put(replace(self._acting.top, news=news))

    def tick(self) -> None:
        """Ask what is known of the choice as it now stands; close what is over."""
        now, top = self._session.now, self._acting.top
        if self._weighs is None or self._weighable is None:
            return
        if self._open is not None and self._open is not now:
            self._close()
            top = self._acting.top
        self._think_ahead(now, top)
        if self._open is not now or not top.may_act or not self._of(top.seen):
            return
        if self._session.storing:  # it was answered, and what comes now is too late
            return
        found = self._weighs(top.seen, self._weighable.choice(top))
        if found is None or found is self._found:
            return
        if not (found.settled or self._weighable.early):  # the hint is thought over
            return
        self._found = found
        if not found.analysis.candidates:
            self._close()
            self._say_again()
            self._silent = now
            return
        self._show(now, top, self._in_order(found))

    def _of(self, seen: View) -> bool:
        return self._weighable is not None and self._weighable.of(seen)

    def _show(self, now: Juncture, top: TableState, found: Weighed) -> None:
        first = top.weighed is None
        self._acting.put(replace(top, weighed=found, news=_unwaited(top)))
        if first and self._weighable is not None:
            free = self._weighable.aids.cleared(top.hand_state)  # a hint may have named another
            self._board.arrange(self._weighable.opened(replace(top, hand_state=free)))
            self._lies = self._board.hand_state
        lies = self._board.hand_state == self._lies
        if found.settled and lies and self._weighable is not None:
            best = found.analysis.candidates[0].action
            self._board.arrange(self._weighable.settled(self._acting.top, best))
            self._acting.suggest(best)
        if self._counted is not now:
            self._counted = now
            self._session.note_hint()

    def _in_order(self, found: Weighed) -> Weighed:
        """With what the hint has named as the best if it is as good: nor is its reason."""
        best, named = found.analysis.candidates[0], self._named[0]
        said = None if named is None else found.analysis.of(named.action)
        if not found.settled or said is None:
            return found
        lost = best.settlement - said.settlement
        if said is not best and grade_of(lost, said.doubt) != Grade.GOOD:
            return found
        others = (one for one in found.analysis.candidates if one is not said)
        return Weighed(Analysis((said, *others)), settled=True)

    def _close(self) -> None:
        self._open = self._found = None
        top = self._acting.top
        self._acting.put(replace(top, weighed=None, suggested=None, news=_unwaited(top)))

    def _think_ahead(self, now: Juncture, top: TableState) -> None:
        """While the cards still fly, for one who asked before."""
        if self._open is now or top.shared or self._weighs is None:
            return
        if self._wanted and now.turn is top.viewer:
            seen = now.edition(top.viewer).view
            if self._of(seen):
                self._weighs(seen, None)


def _unwaited(top: TableState) -> Sentence:
    """What is told, but that something is still thought over."""
    waits = top.news.words in (say("suggest.thinks"), say("suggest.waits"))
    return Sentence() if waits else top.news


Foresees: TypeAlias = Callable[[View], Foresight | None]
"""What may be expected in a view that leaves a choice; None while that is not known."""


class Foreseeing:
    """Looks at each question until it is known what may be expected there."""

    def __init__(
        self, session: PartieAtTable, board: TablePresenter, foresees: Foresees | None
    ) -> None:
        """With nobody to ask, all goes by the score."""
        self._session, self._board, self._foresees = session, board, foresees
        self._outlook = mind_of(session.rules.name).outlook
        self._begun: tuple[Player, int] | None = None  # whose and of which deal `now` is
        self._asked: View | None = None
        self.now: Foresight | None = None
        """What is expected at the moment; None where nothing is told."""

    def tick(self) -> None:
        """Take in what is known by now."""
        top, aids = self._board.top, self._board.face.aids
        if aids is None or not top.deals.running or not aids.foreseen(top.likes):
            self._begun = self.now = None
            return
        if self._begun != (top.viewer, top.deals.number):
            self._begun = top.viewer, top.deals.number
            self._asked, self.now = None, self._by_the_score(top)
        if self._foresees is None or top.shared or top.seen is self._asked:
            return
        if not top.asked or self._session.storing:
            return
        found = self._foresees(top.seen)
        if found is not None:
            self._asked, self.now = top.seen, found
            self._session.note_hint()

    def _by_the_score(self, top: TableState) -> Foresight | None:
        if self._outlook is None:
            return None
        deals = top.deals
        before = deals.results[: deals.number - 1]
        found = self._outlook()(top.seen.options, before, deals.first_dealer)
        return Foresight(found if top.viewer is Player.A else found.turned)
