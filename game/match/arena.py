"""What a game brings for matches beside its rules and its mind: it holds the record MATCH.

All of it may be left out. A match of such a game tells the points of deals, the ends of parties and
how long the players think; its players cannot see both hands, and no partie is begun in its middle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeAlias, cast

from msgspec import Struct, field

from game.games import part_if_any
from rules.core.cards import Card
from rules.core.game import Action, AnyMoment, Options, State, View
from rules.core.seats import Player

Pair: TypeAlias = tuple[int, int]
Results: TypeAlias = tuple[Pair, ...]
"""The points of the deals of a partie, player A's first."""

ChooseOpenly: TypeAlias = Callable[[Any, int, Any], Any]
"""A way to play that is also told what the adversary holds: for measuring only."""


class DealFacts(Struct, frozen=True):
    """What a game tells of a finished deal beside its points; of pairs player A's is first.

    All are in the order in which its `Arena` names them.
    """

    items: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # the points of each, by item
    shared: tuple[bool, ...] = ()
    own: tuple[tuple[bool, bool], ...] = ()


class Unfinished(Struct, frozen=True, kw_only=True):
    """How a game goes on with a partie of which only the score is known."""

    most: int  # points; nobody makes as many in one deal
    deals: Callable[[Options], int | None]  # of a partie; None where nobody knows before
    is_over: Callable[[Results, Options], bool]
    begun: Callable[[Results, Player, Options, tuple[Card, ...]], State]
    """The next deal on the table, from the deals before it, the first dealer and its pack."""


class OpenPlay(Struct, frozen=True, kw_only=True):
    """The players of a game that see both hands."""

    players: Callable[[], Mapping[str, ChooseOpenly]]  # by the level they are the ceiling of
    hidden: Callable[[State, Player], Any]  # what this player's adversary holds


class Parts(Struct, frozen=True, kw_only=True):
    """The parts of a deal that different players may do, so that each is measured by itself."""

    names: tuple[str, ...]
    asked: Callable[[Any], str]  # whose part a view with choices is
    done: Callable[[Any], str]  # whose part an action is; "" for one of any
    chairs: tuple[str, str]  # in which a deal is played
    chair: Callable[[Any], str]  # in which of them a view with choices is seen


class Arena(Struct, frozen=True, kw_only=True):
    """How one game is played in matches, and what is told of it."""

    start_deal: Callable[[Options], State] | None = None
    """A game of one deal before its cards are dealt; left out: as a partie begins."""
    unasked: Callable[[State, Player], Action | None] = lambda _state, _turn: None
    """What one on turn does without being asked, since the match leaves it to chance: a cut."""

    items: tuple[str, ...] = ()  # what points are made with
    shared: Mapping[str, str] = field(default_factory=dict)
    """What may be so of a whole deal: as JSON names it, and as a report does."""
    own: Mapping[str, str] = field(default_factory=dict)
    """What may be so of one contestant in a deal, likewise."""
    made: Mapping[str, str] = field(default_factory=dict)
    """Items of which it is told how often they were made: as JSON names that, and the item."""
    facts: Callable[[State], DealFacts] = lambda _state: DealFacts()  # of a deal that was finished
    rubicon: Callable[[Any], bool] | None = None
    """Of an ending: whether the loser paid for being far behind. Left out: nobody ever does."""

    slow: str = ""  # the choices that are timed apart, one of them by its name
    is_slow: Callable[[View], bool] = lambda _seen: False
    phase: Callable[[View], str] = lambda _seen: ""  # its name, for whoever mends a player

    unfinished: Unfinished | None = None
    open_play: OpenPlay | None = None
    parts: Parts | None = None

    def when_asked(self, seen: View) -> str:
        """In which phase a player was asked, for the end of a sentence."""
        phase = self.phase(seen)
        return f" in the phase {phase!r}" if phase else ""


def phase_name(seen: View) -> str:
    """Its phase, for a game that has any."""
    phase: str = seen.phase.value
    return phase


def in_phase(phase: StrEnum) -> Callable[[View], bool]:
    """Whether a view is of this phase."""
    return lambda seen: seen.phase is phase


def cut_by_chance(
    phase: StrEnum, cut: Callable[[int], Action], cards: Callable[[State], int]
) -> Callable[[State, Player], Action | None]:
    """A cuts the top card, B the lowest: which cards lie there is chance."""
    return lambda state, turn: (
        cut(0 if turn is Player.A else cards(state) - 1) if state.phase is phase else None
    )


def has_reached(results: Results, target: int) -> bool:
    """Whether somebody has as many points by these deals."""
    return any(sum(points[player] for points in results) >= target for player in Player)


def begun_by(
    start_deal: Callable[[Options, Player, Results], State],
    apply: Callable[[State, Action], Sequence[AnyMoment]],
    bring: Callable[[State, tuple[Card, ...]], Action],
) -> Callable[[Results, Player, Options, tuple[Card, ...]], State]:
    """A partie with its next deal on the table, dealt by the one whose turn it is."""

    def begun(
        results: Results, first_dealer: Player, options: Options, pack: tuple[Card, ...]
    ) -> State:
        dealer = first_dealer.other if len(results) % 2 else first_dealer
        before = start_deal(options, dealer, results)
        return apply(before, bring(before, pack))[-1].state

    return begun


def arena_of(game: str) -> Arena:
    """What a game brings for matches; NoGameError for no game."""
    return cast(Arena, part_if_any(game, "match") or Arena())


class MatchError(Exception):
    """A match cannot begin or go on; the text is the whole sentence for whoever started it."""
