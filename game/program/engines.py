"""Our engines as the table sees them: their pace, and what is to be told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.games import PIQUET
from game.players.engine import Doing, EnginePlayer
from game.players.mind import mind_of
from game.session.juncture import Juncture
from game.stage.director import Motion
from game.table.timing import pause
from game.table.ui import ui_of
from game.words.catalogue import say
from rules.core.seats import Player

_TELL_AFTER = 3.0  # seconds of thinking after which the table says what it waits for


def engine_level(kind: str, game: str = PIQUET) -> str:
    """Who of a game's players sits down for a kind of a header."""
    mind = mind_of(game)
    level = mind.stands_for(kind)
    return level if level in mind.every() else mind.fallback


class Engines:
    """The programs at one table. Everything there is to tell is told once."""

    def __init__(
        self,
        engines: Mapping[Player, EnginePlayer],
        names: tuple[str, str],
        trouble: Callable[[], str],
        game: str = PIQUET,
        paces: Mapping[Player, float] | None = None,
    ) -> None:
        """`trouble`: why an action could not be stored, or nothing; `paces`: who takes longer."""
        self._paces = paces or {}
        self._engines, self.names, self._trouble = engines, names, trouble
        self._face = ui_of(game)
        self._told: set[tuple[Player, str]] = set()

    def waited_for(self) -> str:
        for player, engine in self._engines.items():
            if engine.status.doing is Doing.THINKING and engine.waited > _TELL_AFTER:
                return self._trouble() or say("now.wait.thinking", other=self.names[player])
        return self._trouble()

    def news(self) -> str:
        for player, engine in self._engines.items():
            for key in _news(engine):
                if (player, key) not in self._told:
                    self._told.add((player, key))
                    return say(key, other=self.names[player])
        return ""

    def attend(self) -> None:
        """An engine waits until it is heard."""

    def pause(self, now: Juncture, motion: Motion) -> float:
        if not isinstance(now.turn, Player):
            return 0.0
        span = self._face.span(now.edition(now.turn).view)
        pace = self._paces.get(now.turn, 1.0)
        return pause(span, self._engines[now.turn].asked_seed, motion, pace)


def _news(engine: EnginePlayer) -> Iterator[str]:
    """What there is to tell of an engine, whether it was told or not."""
    match engine.status.doing:
        case Doing.RESTARTED:
            yield "now.news.restarted"
        case Doing.FELL_BACK:
            yield "now.news.fell-back"
    if engine.degraded:
        yield "now.news.slower"
