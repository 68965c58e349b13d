"""What a table asks of the partie on it, whoever has the truth of it."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Protocol

from game.session.juncture import Juncture
from rules.core.game import Action, Refused, Rules, State
from rules.core.seats import Player


class Unexplained(StrEnum):
    """Why an action is not allowed, where the truth is elsewhere: that it is not, no more."""

    REFUSED = "unexplained"


class PartieAtTable(Protocol):
    """A partie that is played and watched: `session.Session`, or one whose truth is elsewhere."""

    @property
    def rules(self) -> Rules: ...

    @property
    def now(self) -> Juncture:
        """Where the partie stands; the same object as long as it stands there."""

    @property
    def state(self) -> State:
        """The truth, as far as it is known here: all of it when the partie is over."""

    @property
    def count(self) -> int:
        """How many lines the log has, records too."""

    @property
    def jumps(self) -> int:
        """How often the state has leapt: back, or forward again."""

    @property
    def assisted(self) -> frozenset[int]:
        """Deals with a hint, or where one went back after seeing more."""

    @property
    def stored(self) -> bool:
        """Whether everything that was done is safe."""

    @property
    def storing(self) -> bool:
        """Whether something that was done is on its way; `go_on` then gives what comes of it."""

    def ask(self) -> None:
        """Let the player on turn begin to think already."""

    def go_on(self) -> tuple[Juncture, ...]:
        """The next action and all that comes of it; nothing while it is awaited."""

    def put_in(self, player: Player, action: Action) -> tuple[Juncture, ...]:
        """An action of one who need not be on turn."""

    def is_of(self, player: Player, action: Action) -> bool:
        """Whether an action is this player's to do now, on turn or not."""

    def refusal(self, action: Action) -> Refused | None:
        """Which rule is against an action now."""

    def back(self, people: Collection[Player]) -> int | None:
        """To how many actions the last choice of these people leads back."""

    def forward(self, people: Collection[Player]) -> int | None:
        """To how many actions one may go forward again."""

    def go(self, count: int) -> None:
        """Go back or forward to so many actions; ValueError where that leads nowhere."""

    def note_hint(self) -> bool:
        """Record that a suggestion was shown in this deal, once; whether it is the first."""
