"""A program that holds the cards while a person advises it: it hears him out, and decides.

The person works the table as if the cards were his; what he does is counsel. The program takes it
where by its own reckoning it is about as good as the best, and otherwise does what it thinks best.
"""

from __future__ import annotations

from collections.abc import Callable

from game.games import PIQUET
from game.players.engine import JUDGING, EnginePlayer, engine_command, judge_of
from game.players.judgement import Analysis
from game.players.mind import mind_of
from game.players.player import Human, Occupant
from game.players.review import Grade, grade_of
from rules.core.game import Action, View

WORTH_FOLLOWING = 3.0
"""Points of settlement that a counsel may cost by the holder's own reckoning."""


class Advised(Human):
    """The seat of a holder who is advised; to the table a person sits there."""

    def __init__(
        self,
        holder: EnginePlayer,
        decides: Callable[[Action, Action], None],
        heard_out: Callable[[], bool] = lambda: True,
    ) -> None:
        """`decides` is told the counsel and what is done; not before it was `heard_out`."""
        super().__init__()
        self._holder, self._decides, self._heard_out = holder, decides, heard_out
        self._about: tuple[View, Action] | None = None

    @property
    def idle(self) -> bool:
        return super().idle and self._about is None

    def choose(self, seen: View) -> Action | None:
        """What the holder does, once he has heard a counsel and weighed it."""
        if self._about is not None and self._about[0] != seen:
            self._about = None  # something was taken back meanwhile
        if self._about is None:
            counsel = super().choose(seen)
            if counsel is None:
                return None
            self._about = seen, counsel
            self._holder.ask_analysis(seen, counsel)
        super().choose(seen)  # what was said twice is no counsel for the question after this one
        if not self._heard_out():
            return None
        found = self._holder.analysis()
        if found is None:
            return None
        counsel, self._about = self._about[1], None
        action = decided(found, counsel)
        self._decides(counsel, action)
        return action

    def close(self) -> None:
        super().close()
        self._about = None


def decided(found: Analysis, counsel: Action) -> Action:
    """What a holder does who reckons like this: the counsel, if it costs little."""
    every = found.candidates
    of_counsel = next((one for one in every if one.action == counsel), None)
    if not every or of_counsel is None:
        return counsel
    best = max(every, key=lambda one: one.settlement)
    return counsel if best.settlement - of_counsel.settlement <= WORTH_FOLLOWING else best.action


class BestJudged:
    """Does what a review of the deal will hold to be fine: it puts the same question.

    Where several choices are as good as the best, it is the one of the rules of thumb, which are
    what one learns; it is asked about from the start, as a review of it will.
    """

    def __init__(self, asked: EnginePlayer, thumb: Callable[[View, int], Action]) -> None:
        self._asked, self._thumb = asked, thumb
        self._about: tuple[View, Action] | None = None  # and what the rules of thumb do there

    def choose(self, seen: View) -> Action | None:
        """The best of what was weighed; where nothing can be said, what it would do itself."""
        if self._about is None or self._about[0] is not seen:
            self._about = seen, self._thumb(seen, 1)
            self._asked.ask_analysis(*self._about)
        found = self._asked.analysis()
        if found is None:
            return None
        if not found.candidates:
            return self._asked.choose(seen)
        best, usual = found.candidates[0], found.of(self._about[1])
        if usual is None or grade_of(best.settlement - usual.settlement, usual.doubt) != Grade.GOOD:
            return best.action
        return usual.action

    def close(self) -> None:
        self._asked.close()


def thinker_of(game: str, level: str | None = None) -> Occupant:
    """Who thinks about an advice: somebody of a level as he plays, or else whoever judges best."""
    if level:
        return EnginePlayer(engine_command(level, game), JUDGING, game=game)
    judge, mind = judge_of(game), mind_of(game)
    return judge if mind.analyse is None else BestJudged(judge, mind.player(mind.fallback))


class Adviser:
    """Asked about a view again and again, it says None until it has found what to do."""

    def __init__(
        self,
        level: str | None = None,
        game: str = PIQUET,
        thinker: Callable[[], Occupant] | None = None,
    ) -> None:
        """`thinker` is who is asked, if not `thinker_of`; he is called with the first question.

        A process that fails too often gives way to the game's player that needs none.
        """
        self._thinker = thinker or (lambda: thinker_of(game, level))
        self._asked: Occupant | None = None
        self._about: View | None = None
        self._advice: Action | None = None
        self._closed = False

    def __call__(self, seen: View) -> Action | None:
        """What to do in a view that leaves a choice; None while that is still thought about."""
        if self._about is not seen:
            self._about, self._advice = seen, None
        if self._advice is None and not self._closed:
            if self._asked is None:
                self._asked = self._thinker()
            self._advice = self._asked.choose(seen)
        return self._advice

    def close(self) -> None:
        """Think no more."""
        self._closed = True
        if self._asked is not None:
            self._asked.close()
            self._asked = None
