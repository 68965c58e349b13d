"""What scenes may ask of the program around them; the program's root answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from game.games import PIQUET
from game.pages.scene import Scene
from game.players.player import Seats
from game.preferences import Preferences
from game.saves.partie import EveningPlace, Header, Running, ScoreCard
from game.stage.basics import Room
from game.stage.looks import Screen
from game.stage.picture import Picture
from rules.core.game import Options

if TYPE_CHECKING:
    from game.pages.statistics.figures import Accounts


class Surroundings(Struct, frozen=True):
    """Whether there is a device for sound, a voice that can speak, and what the window is like."""

    sound: bool = True
    voice: bool = True
    screen: Screen | None = None  # None where there is no window


class House(Protocol):
    """The rest of the program, for scenes that lead to others. Nothing here raises.

    Pairs are A's, then B's. A kind is "human" or the name of an opponent's level.
    """

    def running(self) -> tuple[Running, ...]:
        """The parties that can be continued, the one played last first."""

    def cards(self) -> tuple[ScoreCard, ...]:
        """The score cards, the partie finished last first."""

    def school(self, game: str = PIQUET, /, *, on: bool = False) -> Scene:
        """The page of all lessons of a game that has some; on it leads, into the one to come."""

    def lesson(self, game: str = PIQUET, /) -> int | None:
        """The number of the lesson one comes to; 0 once all were done, None before a first."""

    def same_deals(self, game: str = PIQUET, /) -> Scene:
        """The page of codes; only for a game of which deals can be played from one."""

    def played_today(self, game: str = PIQUET, /) -> int | None:
        """How many of the six deals of this day are over; None for a game that has none."""

    def deals_of_day(self, game: str = PIQUET, /) -> Scene:
        """The page of the deals of this day; only for a game that has some."""

    def apart(self) -> Scene:
        """The page of two players in two places."""

    def take_notices(self) -> tuple[str, ...]:
        """Sentences the player has not been told yet; each is given once."""

    def history(self, key: str = "", /) -> Scene:
        """The pages of all parties and their deals, opened at one of them or the newest."""

    def accounts(self) -> Accounts:
        """The finished parties, for statistics and for filters by time."""

    def resume(self, key: str, /) -> Scene | str:
        """The table of a running partie, or a sentence that says why it cannot be opened."""

    def game(self) -> str:
        """The game chosen or played last, or the usual one."""

    def choose_game(self, game: str, /) -> None:
        """The game that the title offers from now on."""

    def new_partie(
        self,
        seats: Seats,
        options: Options | None = None,
        game: str = PIQUET,
        evening: EveningPlace | None = None,
        /,
    ) -> Scene:
        """The table of a new partie, by the rules chosen last if none are given.

        `evening` is its place in one, if it belongs to one.
        """

    def begin_evening(
        self, seats: Seats, options: Options, game: str, evening: EveningPlace, /
    ) -> None:
        """Store the first partie of an evening: what was cut and agreed stands from now on."""

    def rules(self, game: str = PIQUET, /) -> Options:
        """The rules chosen last for a game."""

    def choose_rules(self, options: Options, game: str = PIQUET, /) -> None:
        """The rules new parties of a game are played by from now on."""

    def opponent(self, game: str = PIQUET, /) -> str:
        """The level played against last in a game, or the usual one."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def prefer(self, changed: Preferences, /) -> None:
        """What the player likes from now on: it holds at once, and is remembered."""

    def surroundings(self) -> Surroundings:
        """What the computer offers, and what the window is like now."""

    def save_picture(self, draw: Callable[[Room], Picture], name: str, /) -> str:
        """Write a page for printing; a sentence that says where it is, or why there is none."""

    def fair(self, header: Header, key: str | None = None, /) -> Scene:
        """The page of the sealed packs of a partie that is over, by its key in the book.

        Without a key it runs. The header has a secret.
        """

    def report(self) -> str:
        """Write one file about a problem; a sentence that says where it is, or why there is none.

        It tells us what happened, and nothing of who the player is.
        """

    def last_names(self) -> tuple[str, str]:
        """The names two players used last, or the usual ones."""
