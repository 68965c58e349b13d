"""Playing one pair of a match: the same packs twice, the contestants changing chairs between.

All chance of pair `i` follows from the match's seed and `i` alone, so that any pair can be played
again by itself. The packs are the dealer's for the pair's own seed: deal number n has the same one
in both games. The seed of a question follows from the pair's seed, the number of the deal and how
many choices were made in it: a player that meets itself does exactly the same in both games. At the
cut of a partie nobody chooses a place (A's is the top card, B's the lowest): it is chance's. Only
the one on turn is asked: a late claim (law 56) while younger is on turn is not offered to elder.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from time import perf_counter

from game.match.contestants import Contestant
from game.match.failures import MatchError
from game.match.result import DealTold, GameTold, PairTold, Thinking, tell_deal, tell_end
from game.match.scores import Scores, at_score
from game.piquet.mind.legal_reply import is_allowed
from game.players.wire import question_seed
from game.session.dealer import Dealer
from rules.core.cards import Hand
from rules.core.evolve import evolve
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, Cut, Deal, Spread
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.record.notation import write_action
from rules.piquet.state import IN_DEAL, Phase, State
from rules.piquet.view import View, view

_LONGEST_DEAL = 500  # choices; a real deal has some forty, and only questions can be repeated


class What(StrEnum):
    """What a game of a pair is."""

    DEALS = "deals"
    PARTIES = "parties"
    SCORES = "scores"  # the rest of a partie, from a recorded score on


@dataclass(frozen=True, slots=True)
class Match:
    """All that decides what is played; `names` are the contestants as written, A first."""

    names: tuple[str, str]
    seed: int
    what: What = What.DEALS
    options: Options = field(default_factory=Options)
    scores: tuple[Scores, ...] = ()


Contestants = tuple[Contestant, Contestant]


def play_pair(match: Match, number: int, contestants: Contestants) -> PairTold:
    """Both games of a pair, numbered from 1; MatchError naming pair and contestant if one fails."""
    watches = (_Watch([], []), _Watch([], []))
    games = tuple(_Game(match, number, contestants, first, watches).play() for first in (0, 1))
    a, b = (Thinking(tuple(watch.exchanges), tuple(watch.others)) for watch in watches)
    return PairTold(number, games, (a, b))


@dataclass(frozen=True, slots=True)
class _Watch:
    """What choices took, in microseconds, as they are made."""

    exchanges: list[int]
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
        self._seed = question_seed(match.seed, f"pair {number}")
        self._dealer = Dealer(self._seed)

    def play(self) -> GameTold:
        state = self._start()
        told: list[DealTold] = []
        spreads = asked = 0
        while (turn := state.turn) is not None:
            if isinstance(turn, Player):
                asked += 1
                state = self._done(state, turn, asked)
            elif state.phase is Phase.SPREAD:
                spreads += 1
                state = _after(state, Spread(self._dealer.shuffled(PACK, f"spread {spreads}")))
            elif told and self._match.what is What.DEALS:
                break
            else:
                asked = 0
                state = self._dealt(state)
            if state.deal is not None and len(state.results) == state.deal.number:
                told.append(tell_deal(state.deal, state.results[-1], self._first))
        end = None if state.settlement is None else tell_end(state.settlement, self._first)
        if self._match.what is What.DEALS:
            end = None
        return GameTold(tuple(told), end, state.first_dealer, state.results)

    def _start(self) -> State:
        options = self._match.options
        match self._match.what:
            case What.DEALS:
                return partie.start_deal(options, Player.B)
            case What.PARTIES:
                return partie.start(options)
            case What.SCORES:
                scores = self._match.scores
                return at_score(scores[(self._number - 1) % len(scores)], options)

    def _dealt(self, state: State) -> State:
        number = len(state.results) + 1
        dealer = state.first_dealer
        if state.deal is None and dealer is not None and len(state.results) % 2:
            # Begun in the middle: without a deal before this one, the rules ask the first dealer.
            begun = _after(evolve(state, first_dealer=dealer.other), self._pack(number))
            return evolve(begun, first_dealer=dealer)
        return _after(state, self._pack(number))

    def _pack(self, number: int) -> Action:
        return Deal(self._dealer.shuffled(PACK, f"deal {number}"))

    def _done(self, state: State, turn: Player, asked: int) -> State:
        """The state after what the one on turn chooses."""
        if state.phase is Phase.CUT:
            return _after(state, Cut(0 if turn is Player.A else len(PACK) - 1))
        who = turn ^ self._first
        seen = view(state, turn)
        seed = question_seed(self._seed, f"{len(state.results) + 1} {asked}")
        other: Hand = frozenset()
        if state.phase in IN_DEAL:
            other = state.current.hands[state.current.turn.other]
        begun = perf_counter()
        action = self._chosen(who, seen, seed, other)
        watch = self._watches[who]
        times = watch.exchanges if state.phase is Phase.EXCHANGE else watch.others
        times.append(round(1e6 * (perf_counter() - begun)))
        if not is_allowed(seen, action):
            raise self._failure(who, f"it chose {write_action(action)!r}, which is not allowed")
        if asked > _LONGEST_DEAL:
            raise self._failure(who, "it asks and asks, and the deal comes to no end")
        return _after(state, action)

    def _chosen(self, who: int, seen: View, seed: int, other: Hand) -> Action:
        try:
            chosen: Action = self._contestants[who].choose(seen, seed, other)
            return chosen
        except MatchError as error:
            raise self._failure(who, str(error)) from None
        except Exception as error:  # a player's thoughts may stumble over anything
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}, line {place.lineno}"
            says = f"it stumbled in the phase {seen.phase.value!r}: {error!r} ({where})"
            raise self._failure(who, says) from error

    def _failure(self, who: int, says: str) -> MatchError:
        name = self._match.names[who]
        return MatchError(f"pair {self._number}, {'AB'[who]} ({name}): {says}")


def _after(state: State, action: Action) -> State:
    return partie.apply(state, action)[-1].state
