"""An engine at the table: a child process that is asked, watched, and replaced when it fails.

Whatever the child does (dies, hangs, floods, talks nonsense, breaks the rules) the partie goes on:
it is killed and started anew, and after too many failures in a row the game's player that
needs no child takes its place.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto

from msgspec import Struct

from game.games import PIQUET
from game.players.child import Child, environment
from game.players.judgement import Analysis
from game.players.mind import mind_of
from game.players.program import wire_text
from game.players.protocol import (
    Analysed,
    AnalysisWish,
    Brought,
    ChoiceWish,
    Chosen,
    LuckWish,
    NonsenseError,
    Said,
    Wish,
    read_from_engine,
)
from game.players.wire import question_seed
from rules.core.game import Action, View
from rules.core.seats import Player

PATIENCE_SECONDS = 10.0
RESTARTS = 2
_LINES_AT_ONCE = 16  # how much is listened to in one frame


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
        self._command = tuple(command)
        self._seed = seed
        self._game, self._mind = game, mind_of(game)
        self._patience = PATIENCE_SECONDS if patience_seconds is None else patience_seconds
        self._restarts = restarts
        self._now = now
        self._number = 0
        self._failures = 0
        self._question: ChoiceWish | None = None
        self._chosen: Action | None = None
        self._wish: Wish | None = None
        self._plays_for: Player | None = None
        self._advises: Player | None = None
        self.asked_seed = 0  # of the question put last
        self._status = Status(Doing.WAITING, now())
        self._child: Child | None = None
        self.complaint = ""
        """Why the engine was last restarted or given up, for a log."""
        self.degraded = False
        """Whether it has said that it must do without something that came with it."""
        self._start()

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
        return self._child.pid if self._child else None

    def choose(self, seen: View) -> Action | None:
        if self._question is None or self._question.seen != seen:
            self._ask(seen)
        if self._question is None:
            return None
        if self._status.doing is not Doing.FELL_BACK:
            self._listen()
            if self._chosen is not None:
                action, self._chosen, self._question = self._chosen, None, None
                self._become(Doing.WAITING)
                return action
        if self._status.doing is Doing.FELL_BACK:
            question, self._question = self._question, None
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
        self._wish_for(AnalysisWish(seen, text, question_seed(self._seed, text), action=action))

    def analysis(self) -> Analysis | None:
        """The analysis asked for last; None while it is thought about, and if none was asked for.

        Must be called again until it answers, as `choose`. It is empty where nothing can be said,
        and where the engine failed too often.
        """
        wish = self._heard_wish()
        if not isinstance(wish, AnalysisWish):
            return None
        if self._status.doing is Doing.FELL_BACK and wish.found is None:
            wish.found = Analysis((), degraded=True)
        return wish.found

    def ask_luck(self, deal: Mapping[str, object]) -> None:
        """Ask what the cards of a finished deal brought, as `LuckTeller.question` has them.

        `luck` has the answer in time; what was wished before is forgotten.
        """
        text = json.dumps(deal, separators=(",", ":"))
        self._wish_for(LuckWish(text, question_seed(self._seed, text)))

    def luck(self) -> Brought | None:
        """What was asked last, as `analysis`; without parts where nothing can be told."""
        wish = self._heard_wish()
        if not isinstance(wish, LuckWish):
            return None
        if self._status.doing is Doing.FELL_BACK and wish.found is None:
            wish.found = Brought(wish.number, None)
        return wish.found

    def close(self) -> None:
        self._question = self._wish = None
        if self._child is not None:
            self._child.close()
            self._child = None

    def _wish_for(self, wish: Wish) -> None:
        self._wish = wish
        if self._child is None and self._status.doing is not Doing.FELL_BACK:
            self._start()
        else:
            self._send_wish()

    def _heard_wish(self) -> Wish | None:
        """The wish, after what it has said was taken in."""
        wish = self._wish
        if wish is not None and wish.found is None and self._status.doing is not Doing.FELL_BACK:
            self._listen()
        return wish

    def _ask(self, seen: View) -> None:
        self._keeps_to_one_side(seen, self._advises)
        self._plays_for = seen.player
        text = wire_text(seen)
        self.asked_seed = question_seed(self._seed, text)
        self._question = ChoiceWish(seen, text, self.asked_seed)
        self._chosen = None
        if self._status.doing is Doing.FELL_BACK:
            return
        self._become(Doing.THINKING)
        if self._child is None:
            self._start()
        else:  # an answer to what nobody wants to know any more is passed over by its number
            self._send()

    @staticmethod
    def _keeps_to_one_side(seen: View, other: Player | None) -> None:
        """Who plays for one may not be shown what the other sees."""
        if other not in (None, seen.player):
            raise ValueError("an engine that plays for one player cannot advise the other")

    def _send(self) -> None:
        if self._question is not None and self._child is not None:
            self._number_anew(self._question)
            self._child.send(self._question.line(self._game))

    def _send_wish(self) -> None:
        wish = self._wish
        if wish is not None and wish.found is None and self._child is not None:
            self._number_anew(wish)
            self._child.send(wish.line(self._game))

    def _number_anew(self, question: ChoiceWish | LuckWish) -> None:
        self._number += 1
        question.number, question.sent = self._number, self._now()

    def _listen(self) -> None:
        """Take in what it has said. Anything wrong ends this child and starts another."""
        for _ in range(_LINES_AT_ONCE):
            line = self._child.hear() if self._child else None
            if line is None:
                return self._fail("it ended")
            if not line:
                break
            try:
                said = read_from_engine(line, self._game)
            except NonsenseError as nonsense:
                return self._fail(str(nonsense))
            complaint = self._taken_in(said)
            if complaint:
                return self._fail(complaint)
        open_ones: list[ChoiceWish | LuckWish | None] = []
        if self._chosen is None:
            open_ones.append(self._question)
        if self._wish is not None and self._wish.found is None:
            open_ones.append(self._wish)
        for question in open_ones:
            if question is not None and self._now() - question.sent > self._patience:
                return self._fail("it took too long")
        return None

    def _taken_in(self, said: Said) -> str:
        """Keep an answer to what is still asked; what is wrong with it, or nothing."""
        match said:
            case Chosen(number, action, degraded) if self._question and (
                number == self._question.number
            ):
                self.degraded = self.degraded or degraded
                if not self._mind.allows(self._question.seen, action):
                    return "it chose what the rules do not allow"
                self._chosen, self._failures = action, 0
            case Analysed(number, found) if (
                isinstance(self._wish, AnalysisWish) and number == self._wish.number
            ):
                self.degraded = self.degraded or found.degraded
                seen = self._wish.seen
                if not all(self._mind.allows(seen, one.action) for one in found.candidates):
                    return "it analysed what the rules do not allow"
                self._wish.found = found
                self._is_granted()
            case Brought(number) if isinstance(self._wish, LuckWish) and (
                number == self._wish.number
            ):
                self._wish.found = said
                self._is_granted()
            case _:
                pass
        return ""

    def _is_granted(self) -> None:
        self._failures = 0
        if self._question is None:
            self._become(Doing.WAITING)

    def _fail(self, complaint: str) -> None:
        self.complaint = complaint
        self._failures += 1
        if self._failures > self._restarts:
            self._drop()
            self._become(Doing.FELL_BACK)
        else:
            self._become(Doing.RESTARTED)
            self._start()

    def _start(self) -> None:
        """A new child, which is asked at once what is still open."""
        self._drop()
        try:
            self._child = Child(self._command, environment(self._command))
        except OSError as error:
            self.complaint = f"it cannot be started: {error.strerror}"
        # Without a child there is nothing to hear, and `_listen` counts that as a failure.
        self._send()
        self._send_wish()

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None

    def _become(self, doing: Doing) -> None:
        self._status = Status(doing, self._now())
