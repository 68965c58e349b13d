"""An engine at the table: a child process that is asked, watched, and replaced when it fails.

Whatever the child does (dies, hangs, floods, talks nonsense, breaks the rules) the partie goes on:
it is killed and started anew, and after too many failures in a row the game's player that
needs no child takes its place. What thinks quickly needs none: a `Program` answers at once.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto

from msgspec import Struct

from game.games import PIQUET
from game.players.client import EngineClient
from game.players.judgement import Analysis
from game.players.mind import Choose, mind_of
from game.players.protocol import (
    Analysed,
    Answer,
    Brought,
    Chosen,
    write_analysis_question,
    write_luck_question,
    write_question,
)
from game.players.wire import question_seed, wire_text
from rules.core.game import Action, View
from rules.core.seats import Player

RESTARTS = 2
JUDGING = 1
"""The seed of whoever advises, weighs or reviews: they judge the same question alike."""


class Doing(Enum):
    """What an engine is about, for the table to show."""

    WAITING = auto()  # nothing was asked
    THINKING = auto()
    RESTARTED = auto()  # thinking, in a new process after the old one failed
    FELL_BACK = auto()  # it failed too often: one that needs no child plays in its place


class Status(Struct, frozen=True):
    """What an engine is about and since when, in seconds of the clock the player was given."""

    doing: Doing
    since: float


class _Question(Struct, frozen=True):
    """What to do in a view; and with which seed and number it was asked."""

    seen: View
    seed: int
    number: int


class _Wish(Struct):
    """What is asked besides: what the choices of a view come to, or luck; and what has come."""

    number: int
    seen: View | None
    found: Analysis | Brought | None = None


def engine_command(level: str, game: str = PIQUET) -> tuple[str, ...]:
    """The command that starts one of our own engines from this very installation."""
    ours = (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "game")
    which = () if game == PIQUET else ("--game", game)
    return (*ours, "engine", *which, "--level", level)


class EnginePlayer:
    """A seat whose choices are made in a child process."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int,
        *,
        patience_seconds: float | None = None,
        restarts: int = RESTARTS,
        now: Callable[[], float] = time.monotonic,
        game: str = PIQUET,
    ) -> None:
        """`restarts`: how many failures in a row are forgiven. `now`: a clock, in seconds.

        An answer may take PATIENCE_SECONDS where nothing else is said.
        """
        self._client = EngineClient(
            command, game, restarts=restarts, patience_seconds=patience_seconds, now=now
        )
        self._seed, self._now = seed, now
        self._game, self._mind = game, mind_of(game)
        self._question: _Question | None = None
        self._chosen: Action | None = None
        self._wish: _Wish | None = None
        self._plays_for: Player | None = None
        self._advises: Player | None = None
        self.asked_seed = 0  # of the question put last
        self._status = Status(Doing.WAITING, now())
        self.degraded = False
        """Whether it has said that it must do without something that came with it."""
        self._client.start()

    @property
    def complaint(self) -> str:
        """Why the engine was last restarted or given up, for a log."""
        return self._client.complaint

    @property
    def status(self) -> Status:
        return self._status

    @property
    def waited(self) -> float:
        """How long the table has been waiting for an answer, in seconds; 0 when it is not."""
        return 0.0 if self._question is None else self._now() - self._status.since

    @property
    def pid(self) -> int | None:
        """The child's process, if there is one."""
        return self._client.pid

    def choose(self, seen: View) -> Action | None:
        question = self._question
        if question is None or question.seen != seen:
            question = self._ask(seen)
        self._listen()
        if self._chosen is not None:
            action, self._chosen, self._question = self._chosen, None, None
            self._become(Doing.WAITING)
            return action
        if self._status.doing is Doing.FELL_BACK:
            self._question = None
            return self._mind.player(self._mind.fallback)(question.seen, question.seed)
        return None

    def ask_analysis(self, seen: View, action: Action | None = None) -> None:
        """Ask what the choices of this view come to, `action` among them whatever it is worth.

        `analysis` has the answer in time; what was asked before is forgotten. A hint for a person
        is asked of an engine of his own: the adversary's would be told his cards (ValueError).
        """
        self._keeps_to_one_side(seen, self._plays_for)
        self._advises = seen.player
        text = wire_text(seen)
        seed = question_seed(self._seed, text)
        self._wish_for(
            lambda number: write_analysis_question(number, text, seed, action, self._game), seen
        )

    def analysis(self) -> Analysis | None:
        """The analysis asked for last; None while it is thought about, and if none was asked for.

        Must be called again until it answers, as `choose`. It is empty where nothing can be said,
        and where the engine failed too often.
        """
        found = self._granted(Analysis((), degraded=True))
        return found if isinstance(found, Analysis) else None

    def ask_luck(self, deal: Mapping[str, object]) -> None:
        """Ask what the cards of a finished deal brought, as `LuckTeller.question` has them.

        `luck` has the answer in time; what was wished before is forgotten.
        """
        text = json.dumps(deal, separators=(",", ":"))
        seed = question_seed(self._seed, text)
        self._wish_for(lambda number: write_luck_question(number, text, seed, self._game))

    def luck(self) -> Brought | None:
        """What was asked last, as `analysis`; without parts where nothing can be told."""
        found = self._granted(Brought(0, None))
        return found if isinstance(found, Brought) else None

    def close(self) -> None:
        self._question = self._wish = None
        self._client.close()

    def _wish_for(self, write: Callable[[int], str], seen: View | None = None) -> None:
        if self._wish is not None:
            self._client.forget(self._wish.number)
        self._wish = _Wish(self._client.ask(write), seen)

    def _granted(self, otherwise: Analysis | Brought) -> Analysis | Brought | None:
        """What was wished for last, or this where the engine has failed too often."""
        wish = self._wish
        if wish is None:
            return None
        if wish.found is None:
            self._listen()
        if wish.found is None and self._status.doing is Doing.FELL_BACK:
            wish.found = otherwise
        return wish.found

    def _ask(self, seen: View) -> _Question:
        self._keeps_to_one_side(seen, self._advises)
        self._plays_for = seen.player
        text = wire_text(seen)
        seed = self.asked_seed = question_seed(self._seed, text)
        if self._question is not None:
            self._client.forget(self._question.number)
        number = self._client.ask(lambda number: write_question(number, text, seed, self._game))
        self._question, self._chosen = _Question(seen, seed, number), None
        if self._status.doing is not Doing.FELL_BACK:
            self._become(Doing.THINKING)
        return self._question

    @staticmethod
    def _keeps_to_one_side(seen: View, other: Player | None) -> None:
        """Who plays for one may not be shown what the other sees."""
        if other not in (None, seen.player):
            raise ValueError("an engine that plays for one player cannot advise the other")

    def _listen(self) -> None:
        """Take in what it has said."""
        if self._status.doing is Doing.FELL_BACK:
            return
        before = self._client.failures
        for said in self._client.heard():
            if complaint := self._taken_in(said):
                self._client.fail(complaint)
                break
        if self._client.failed:
            self._become(Doing.FELL_BACK)
        elif self._client.failures > before:
            self._become(Doing.RESTARTED)

    def _taken_in(self, said: Answer) -> str:
        """Keep an answer to what is still asked; what is wrong with it, or nothing."""
        question, wish = self._question, self._wish
        match said:
            case Chosen(number, action, degraded) if question and number == question.number:
                self.degraded = self.degraded or degraded
                if not self._mind.allows(question.seen, action):
                    return "it chose what the rules do not allow"
                self._chosen = action
                self._client.done(number)
            case Analysed(number, found) if wish and number == wish.number:
                self.degraded = self.degraded or found.degraded
                if not all(self._mind.allows(wish.seen, one.action) for one in found.candidates):
                    return "it analysed what the rules do not allow"
                self._grant(wish, found)
            case Brought(number) if wish and number == wish.number:
                self._grant(wish, said)
            case _:
                pass
        return ""

    def _grant(self, wish: _Wish, found: Analysis | Brought) -> None:
        wish.found = found
        self._client.done(wish.number)
        if self._question is None:
            self._become(Doing.WAITING)

    def _become(self, doing: Doing) -> None:
        self._status = Status(doing, self._now())


def judge_of(game: str) -> EnginePlayer:
    """Who is asked what choices come to: whoever plays best judges best."""
    return EnginePlayer(engine_command(mind_of(game).levels[-1], game), JUDGING, game=game)


class Program:
    """A seat that answers at once, within our own process, with what a function chooses."""

    def __init__(self, choose: Choose, seed: int) -> None:
        self._choose = choose
        self._seed = seed

    def choose(self, seen: View) -> Action | None:
        return self._choose(seen, question_seed(self._seed, wire_text(seen)))

    def close(self) -> None:
        """Nothing to end."""
