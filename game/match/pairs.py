"""Playing one pair of a match: the same packs twice, the contestants changing chairs between.

All chance of pair `i` follows from the match's seed and `i` alone, so that any pair can be played
again by itself. The packs are the dealer's for the pair's own seed: deal number n has the same one
in both games. The seed of a question follows from the pair's seed, the number of the deal and how
many choices were made in it: a player that meets itself does exactly the same in both games. What a
game leaves to chance (a cut, where its `Arena` says so) no player is asked. Only the one on turn is
asked: what the other may put in is not offered.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from game.games import PIQUET, papers_of, rules_of
from game.match.arena import MatchError, arena_of
from game.match.contestants import Contestant
from game.match.result import (
    DealResult,
    GameResult,
    PairResult,
    PartieEnd,
    Thinking,
    deal_result,
    partie_end,
)
from game.match.scores import Scores, unfinished_of
from game.players.mind import mind_of
from game.players.wire import question_seed
from game.session.dealer import Dealer
from rules.core.game import DEALS, Action, Options, State, View
from rules.core.seats import Player

_LONGEST_DEAL = 500  # choices; a real deal has some forty, and only questions can be repeated


class What(StrEnum):
    """What a game of a pair is."""

    DEALS = "deals"
    PARTIES = "parties"
    SCORES = "scores"  # the rest of a partie, from a recorded score on


class Match(Struct, frozen=True):
    """All that decides what is played; `names` are the contestants as written, A first."""

    names: tuple[str, str]
    seed: int
    what: What = What.DEALS
    options: Options = None
    scores: tuple[Scores, ...] = ()
    game: str = PIQUET

    @property
    def agreed(self) -> Options:
        """The options; as usual where none were named."""
        return papers_of(self.game).usual() if self.options is None else self.options


Contestants = tuple[Contestant, Contestant]


def play_pair(match: Match, number: int, contestants: Contestants) -> PairResult:
    """Both games of a pair, numbered from 1; MatchError naming pair and contestant if one fails."""
    watches = (_Watch([], []), _Watch([], []))
    games = tuple(_Game(match, number, contestants, first, watches).play() for first in (0, 1))
    a, b = (Thinking(tuple(watch.slow), tuple(watch.others)) for watch in watches)
    return PairResult(number, games, (a, b))


class _Watch(Struct, frozen=True):
    """What choices took, in microseconds, as they are made."""

    slow: list[int]
    others: list[int]


class _Game:
    """One game, contestant `first` in the chair of player A."""

    def __init__(
        self,
        match: Match,
        number: int,
        contestants: Contestants,
        first: int,
        watches: tuple[_Watch, _Watch],
    ) -> None:
        self._match, self._number, self._contestants = match, number, contestants
        self._first, self._watches = first, watches
        self._rules, self._arena = rules_of(match.game), arena_of(match.game)
        self._allows = mind_of(match.game).allows
        self._seed = question_seed(match.seed, f"pair {number}")
        self._dealer = Dealer(self._seed)

    def play(self) -> GameResult:
        state = self._start()
        finished: list[DealResult] = []
        done: list[Action] = []
        asked, before = 0, len(self._rules.deals(state).results)
        while (turn := state.turn) is not None:
            if isinstance(turn, Player):
                asked += 1
                action = self._action(state, turn, asked)
            else:
                action = self._pack(state, done)
                if self._rules.is_deal(action):
                    asked = 0
            done.append(action)
            state = self._rules.apply(state, action)[-1].state
            if len(self._rules.deals(state).results) > before + len(finished):
                finished.append(self._finished(state))
                if self._match.what is What.DEALS:
                    break
        deals = self._rules.deals(state)
        return GameResult(tuple(finished), self._end(state), deals.first_dealer, deals.results)

    def _start(self) -> State:
        options = self._match.agreed
        match self._match.what:
            case What.DEALS:
                return (self._arena.start_deal or self._rules.start)(options)
            case What.PARTIES:
                return self._rules.start(options)
            case What.SCORES:
                scores = self._match.scores[(self._number - 1) % len(self._match.scores)]
                name = f"{DEALS}{len(scores.results) + 1}"
                pack = self._dealer.shuffled(self._rules.pack, name)
                begun = unfinished_of(self._match.game).begun
                return begun(scores.results, scores.first_dealer, options, pack)

    def _pack(self, state: State, done: Sequence[Action]) -> Action:
        """The pack that is awaited; it is counted with those before it: the first spread is 1."""
        rules = self._rules
        name = rules.shuffle(state, (*done, rules.bring(state, rules.pack)))
        return rules.bring(state, self._dealer.shuffled(rules.pack, name))

    def _action(self, state: State, turn: Player, asked: int) -> Action:
        """What the one on turn chooses, or chance for him."""
        action = self._arena.unasked(state, turn)
        if action is not None:
            return action
        who = turn ^ self._first
        seen = self._rules.view(state, turn)
        seed = question_seed(self._seed, f"{len(self._rules.deals(state).results) + 1} {asked}")
        open_play = self._arena.open_play
        hidden = None if open_play is None else open_play.hidden(state, turn)
        begun = perf_counter()
        action = self._chosen(who, seen, seed, hidden)
        took = round(1e6 * (perf_counter() - begun))
        watch = self._watches[who]
        (watch.slow if self._arena.is_slow(seen) else watch.others).append(took)
        if not self._allows(seen, action):
            written = self._rules.write(action)
            raise self._failure(who, f"it chose {written!r}, which is not allowed")
        if asked > _LONGEST_DEAL:
            raise self._failure(who, "it asks and asks, and the deal comes to no end")
        return action

    def _chosen(self, who: int, seen: View, seed: int, hidden: object) -> Action:
        try:
            return self._contestants[who].choose(seen, seed, hidden)
        except MatchError as error:
            raise self._failure(who, str(error)) from None
        except Exception as error:  # a player's thoughts may stumble over anything
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}, line {place.lineno}"
            when = self._arena.when_asked(seen)
            raise self._failure(who, f"it stumbled{when}: {error!r} ({where})") from error

    def _finished(self, state: State) -> DealResult:
        return deal_result(self._rules.deals(state), self._arena.facts(state), self._first)

    def _end(self, state: State) -> PartieEnd | None:
        ending = self._rules.ending(state)
        if ending is None or self._match.what is What.DEALS:
            return None
        rubicon = self._arena.rubicon is not None and self._arena.rubicon(ending)
        return partie_end(ending, self._first, rubicon=rubicon)

    def _failure(self, who: int, says: str) -> MatchError:
        name = self._match.names[who]
        return MatchError(f"pair {self._number}, {'AB'[who]} ({name}): {says}")
