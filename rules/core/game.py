"""What any game of ours is to the outside: moments, refusals, and a log that can be replayed.

`Rules` and `Papers` are the records by which session, saves and players' ports know a game. What
they hand on without looking inside is an `Action`, an `Event`, `Options`, a `State`, a `View`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from rules.core.cards import Card
from rules.core.seats import Player, Turn

Action: TypeAlias = Any
"""An action of some game. Only the game's own rooms look inside; so with the next four."""
Event: TypeAlias = Any
Options: TypeAlias = Any
State: TypeAlias = Any
"""The truth of a partie of some game, a value. General rooms read its `turn` and no more."""
View: TypeAlias = Any
"""What one player may see. General rooms read `player` (whose view it is), `turn` (whose action is
awaited, None when the partie is over) and `choices` (None when it is not the player's turn).
"""

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
ActionT = TypeVar("ActionT")

DEALS = "deal "
"""What a line of a log begins with that deals a pack, in every game of ours: saves go by it."""


class Moment(Struct, Generic[EventT, StateT], frozen=True, gc=False):
    """An event and the state right after it.

    What comes about at each card is built with `gc=False`, here and in the games: such values hold
    only what was there before them, so no circle of them can be, and nobody need look for one.
    """

    event: EventT
    state: StateT


class Refused(Struct, frozen=True):
    """Why an action is not allowed: a reason and the numbers or cards that go with it. No words."""

    reason: StrEnum
    details: tuple[int | str, ...] = ()


class Illegal(ValueError):  # noqa: N818  (read as a sentence: raise Illegal(refused))
    """Raised by `apply` for an action that `check` refuses; carries the refusal."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused.reason))
        self.refused = refused


class Misread(ValueError):  # noqa: N818  (read as a sentence: raise Misread(reason, ...))
    """Raised for a word of a record that cannot be read: why, and what it has to do with.

    `told` says it to whoever reads a log; the sentence for players is that of the reason.
    """

    def __init__(self, reason: str, *details: int | str, told: str) -> None:
        super().__init__(told)
        self.reason, self.details = reason, details


class Replayed(Struct, Generic[StateT], frozen=True):
    """How far a log could be replayed: the last state, how many actions, and what was refused."""

    state: StateT
    done: int
    refused: Refused | None


def replay(
    apply: Callable[[StateT, ActionT], tuple[Moment[EventT, StateT], ...]],
    start: StateT,
    actions: Iterable[ActionT],
) -> Replayed[StateT]:
    """Apply a log from `start` as far as it is legal; the rest is reported, never guessed."""
    state, done = start, 0
    for action in actions:
        try:
            state = apply(state, action)[-1].state
        except Illegal as illegal:
            return Replayed(state, done, illegal.refused)
        done += 1
    return Replayed(state, done, None)


class Ending(Protocol):
    """What a finished partie comes to; a game's own record may say more."""

    @property
    def totals(self) -> tuple[int, int]:
        """Points of both, A's first."""

    @property
    def winner(self) -> Player | None:
        """None when the partie is drawn."""

    @property
    def points(self) -> int:
        """What the winner has won by, in settlement points."""


AnyMoment: TypeAlias = Moment[Any, Any]


class Deals(Struct, frozen=True):
    """How far a partie is. `number` is the deal on the table, from 1; 0 before the first.

    `results` are the points of finished deals, A's first; a deal on the table whose result is among
    them is over.
    """

    number: int
    results: tuple[tuple[int, int], ...]
    first_dealer: Player | None

    @property
    def running(self) -> bool:
        """Whether cards are held that the other must not see."""
        return self.number > len(self.results)


class Rules(Struct, frozen=True, kw_only=True):
    """The rules of one game as functions of its values. All are pure.

    The log: `write` and `read` are one line of text for each action and back (`read` raises
    ValueError); the line of an action that deals begins with DEALS.
    """

    name: str  # as it stands in saves and on the wire: "piquet"
    pack: tuple[Card, ...]
    view_type: type  # a Struct of types that the wire knows
    event_type: Any  # all its events: Structs of such types

    start: Callable[[Options | None], Any]  # a partie before its first action
    doer: Callable[[Any, Action], Turn | None]  # whose action this is, though not on turn
    check: Callable[[Any, Action], Refused | None]  # of a state and an action
    apply: Callable[[Any, Action], tuple[AnyMoment, ...]]  # raises Illegal where `check` refuses
    view: Callable[[Any, Player], Any]  # what one player sees of a state
    seen: Callable[[Event, Any, Player], Event]  # a player's edition; the state is right after it
    deals: Callable[[Any], Deals]  # of a state
    ending: Callable[[Any], Ending | None]  # of a state: None while it runs

    shuffle: Callable[[Any, Iterable[Action]], str]  # names the pack awaited, after these: "deal 3"
    bring: Callable[[Any, tuple[Card, ...]], Action]  # the pack that was awaited, as an action
    packs: tuple[str, ...] = ()  # all names `shuffle` gives in a partie, which can be sealed then

    is_deal: Callable[[Action], bool]  # whether it deals: nothing before it is taken back
    is_free: Callable[[Any], bool]  # whether whoever is on turn may do more than one thing
    reveals: Callable[[Action], bool]  # whether its doer saw something new by it

    write: Callable[[Action], str]
    read: Callable[[str], Action]


def _as_they_are(options: Options) -> Options:
    return options


class Papers(Struct, frozen=True, kw_only=True):
    """What is written of a partie beside its actions: the options agreed on, and its ending.

    Plain data for JSON. Apart from `Rules`, since a list of parties needs no rules of play.
    """

    usual: Callable[[], Options]
    write_options: Callable[[Options], dict[str, Any]]
    read_options: Callable[[Mapping[str, object]], Options]  # ValueError; left out: as usual
    write_ending: Callable[[Any], dict[str, Any]]
    read_ending: Callable[[Mapping[str, Any]], Ending]  # ValueError, KeyError, TypeError
    deal_is_due: Callable[[Sequence[str], Options], bool]
    """Whether only a deal can come after these lines of a log: those since the last deal, with its
    own, or since the start; and what was agreed on."""
    renewed: Callable[[Options], Options] = _as_they_are
    """The same agreed on for a partie that begins today, by the newest reading of the rules."""
