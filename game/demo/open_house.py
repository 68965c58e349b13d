"""A house made of values: nothing is stored, and whoever holds it puts in what it is to show.

The showcase, the tour and the tests live in it; where a table is wanted they say what table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from game.demo.apart import AloneRooms
from game.games import PIQUET, brings, papers_of
from game.pages.apart.rooms import ApartRooms
from game.pages.house import Surroundings
from game.pages.scene import Scene
from game.players.exercises import ExercisesHere, ExerciseSource
from game.players.mind import mind_of
from game.players.player import Seats
from game.preferences import Preferences
from game.saves.partie import EveningPlace, Header, Running, ScoreCard
from game.saves.progress import NONE_YET, Learned, Puzzled, Recalled, Trained
from game.saves.reviews import Mistake
from game.school.lesson import lesson_to_come
from game.stage.basics import Room
from game.stage.picture import Picture
from game.stage.sounds import Silent, Sounds
from game.words.catalogue import say
from rules.core.game import Options

if TYPE_CHECKING:
    from game.demo.dealings import OpenDealings
    from game.pages.history.partie import OpenDeal
    from game.pages.statistics.figures import Accounts

TODAY = "1887-11-20T20:00:00"
"""A demonstration always plays on the same evening, so that its pictures can be compared."""


class OpenHouse:
    """What pages may ask of a house, answered from attributes that anybody may set."""

    def __init__(self, table: Callable[[], Scene]) -> None:
        """`table` makes what stands for the table of any partie."""
        self._table = table
        self.parties: tuple[Running, ...] = ()
        self.finished: tuple[ScoreCard, ...] = ()
        self.news: tuple[str, ...] = ()  # told once
        self.likes = Preferences()
        self.around = Surroundings()
        self.chosen = PIQUET
        self.options: Options = papers_of(PIQUET).usual()
        self.others: dict[str, Options] = {}  # the rules of other games
        self.lessons: dict[tuple[str, str], Learned] = {}  # lessons
        self.trainers: dict[tuple[str, str], Trained] = {}  # the best of each
        self._dealings: OpenDealings | None = None
        self.played_of_day = 0
        self.puzzles: dict[str, Puzzled] = {}
        self.errors: list[tuple[Mistake, OpenDeal]] = []  # that come back
        self.later: dict[str, dict[str, Recalled]] = {}  # when they do
        self.last = ""  # the level played against last
        self.apart_rooms: ApartRooms = AloneRooms()
        self.now = datetime.fromisoformat(TODAY).replace(tzinfo=UTC)

    def running(self) -> tuple[Running, ...]:
        return self.parties

    def cards(self) -> tuple[ScoreCard, ...]:
        return self.finished

    def history(self, key: str = "", /) -> Scene:  # noqa: ARG002 - the port's signature
        """Nothing was stored to look back on: its score cards."""
        from game.pages.score_cards import ScoreCards  # noqa: PLC0415 - hardly ever

        return ScoreCards(self)

    def school(self, game: str = PIQUET, /, *, on: bool = False) -> Scene:
        from game.school.learn import LearnPage  # noqa: PLC0415 - hardly ever

        return LearnPage(self, game, on=on)

    def same_deals(self, game: str = PIQUET, /) -> Scene:
        from game.duplicate.codes_page import CodesPage  # noqa: PLC0415 - hardly ever

        return CodesPage(self, game)

    def apart(self) -> Scene:
        from game.pages.apart.places import InTwoPlaces  # noqa: PLC0415 - hardly ever

        return InTwoPlaces(self, self.apart_rooms)

    def played_today(self, game: str = PIQUET, /) -> int | None:
        return self.played_of_day if brings(game, "duplicate") else None

    def deals_of_day(self, game: str = PIQUET, /) -> Scene:
        from game.duplicate.code import code_of_day, read_code  # noqa: PLC0415 - hardly ever
        from game.duplicate.deals_page import DealsPage  # noqa: PLC0415

        return DealsPage(self, read_code(code_of_day(self.today()), game))

    @property
    def dealings(self) -> OpenDealings:
        """Deals from a code, made of values."""
        from game.demo.dealings import OpenDealings  # noqa: PLC0415 - hardly ever

        if self._dealings is None:
            self._dealings = OpenDealings(self._table)
        return self._dealings

    @property
    def sounds(self) -> Sounds:
        """Nothing is heard."""
        return Silent()

    def learned(self, game: str, lesson: str, /) -> Learned:
        return self.lessons.get((game, lesson), Learned())

    def learn(self, game: str, lesson: str, learned: Learned, /) -> None:
        self.lessons[game, lesson] = learned

    def trained(self, game: str, trainer: str, /) -> Trained | None:
        return self.trainers.get((game, trainer))

    def train(self, game: str, trainer: str, trained: Trained, /) -> None:
        self.trainers[game, trainer] = trained

    def today(self) -> date:
        return self.now.date()

    def puzzled(self, game: str, /) -> Puzzled:
        return self.puzzles.get(game, NONE_YET)

    def puzzle_done(self, game: str, puzzled: Puzzled, /) -> None:
        self.puzzles[game] = puzzled

    def mistakes(self, _game: str, /) -> Sequence[Mistake]:
        return [mistake for mistake, _ in self.errors]

    def opened(self, mistake: Mistake, /) -> OpenDeal | None:
        return next((deal for known, deal in self.errors if known == mistake), None)

    def recalled(self, game: str, /) -> Mapping[str, Recalled]:
        return self.later.get(game, {})

    def recall(self, game: str, key: str, one: Recalled, /) -> None:
        self.later.setdefault(game, {})[key] = one

    def exercises(self, game: str, /) -> ExerciseSource:
        return ExercisesHere(game)

    def fresh_seed(self) -> int:
        """A demonstration always trains with the same hands."""
        return 1887

    def first_partie(self, game: str, /) -> Scene:  # noqa: ARG002 - the port's signature
        return self._table()

    def lesson(self, game: str = PIQUET, /) -> int | None:
        known = {name: learned for (of, name), learned in self.lessons.items() if of == game}
        return lesson_to_come(game, known) if known else None

    def has_begun(self, game: str, /) -> bool:
        return any(one.header.game == game for one in self.parties)

    def accounts(self) -> Accounts:
        from game.pages.statistics.figures import CardsOnly  # noqa: PLC0415 - hardly ever

        return CardsOnly(self.finished, self.now)

    def take_notices(self) -> tuple[str, ...]:
        news, self.news = self.news, ()
        return news

    def last_names(self) -> tuple[str, str]:
        return say("player.one"), say("player.two")

    def resume(self, key: str, /) -> Scene | str:  # noqa: ARG002 - the port's signature
        return self._table()

    def new_partie(
        self,
        seats: Seats,  # noqa: ARG002 - the port's signature
        options: Options | None = None,  # noqa: ARG002
        _game: str = PIQUET,
        _evening: EveningPlace | None = None,
        /,
    ) -> Scene:
        return self._table()

    def begin_evening(
        self, seats: Seats, options: Options, game: str, evening: EveningPlace, /
    ) -> None:
        started = self.now.replace(tzinfo=None).isoformat()
        header = Header(seats, options, 1887, started, game=game, evening=evening)
        self.parties = (Running(evening.id, header, (), started), *self.parties)

    def game(self) -> str:
        return self.chosen

    def choose_game(self, game: str, /) -> None:
        self.chosen = game

    def rules(self, game: str = PIQUET, /) -> Options:
        return self.options if game == PIQUET else self.others.get(game, papers_of(game).usual())

    def choose_rules(self, options: Options, game: str = PIQUET, /) -> None:
        if game == PIQUET:
            self.options = options
        else:
            self.others[game] = options

    def opponent(self, game: str = PIQUET, /) -> str:
        newcomer = not (self.likes.guided or self.finished)
        return mind_of(game).chosen(self.last, newcomer=newcomer)

    def preferences(self) -> Preferences:
        return self.likes

    def prefer(self, changed: Preferences, /) -> None:
        self.likes = changed

    def surroundings(self) -> Surroundings:
        return self.around

    def fair(self, header: Header, key: str | None = None, /) -> Scene:
        """The page; no clipboard, no file, and no book to look into."""
        from game.games import rules_of  # noqa: PLC0415 - hardly ever
        from game.pages.fair import Fair, FairPage  # noqa: PLC0415
        from game.session.sealing import fingerprint, sealed_text  # noqa: PLC0415

        text = sealed_text(rules_of(header.game), header.secret)
        return FairPage(
            Fair(
                digits=fingerprint(text),
                secret="" if key is None else header.secret,
                copy=lambda _text: False,
                verify=lambda: say("fair.true", count=7),
                save=lambda: say("fair.saved", file=f"{header.game}-sealed.txt"),
            )
        )

    def save_picture(
        self,
        draw: Callable[[Room], Picture],  # noqa: ARG002 - the port's signature
        name: str,
        /,
    ) -> str:
        """Nothing is stored; what would be said is."""
        return say("picture.saved", file=f"{name}.png")

    def report(self) -> str:
        """Nothing is stored; what would be said is."""
        return say("report.written", file="piquet-report-1.json")
