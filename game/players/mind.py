"""What a game's programs are to the table: levels by name, advice, and judgements of choices.

And the people of the house: who plays at which level, who sits down for company, who is pictured.

The record itself is light, since the title already lists levels: what thinks is loaded when it is
asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

from msgspec import Struct, field

from game.games import part
from game.players.outlook import AfterDeals, Foresee
from rules.core.game import Action, State
from rules.core.seats import Player

if TYPE_CHECKING:  # a title lists levels and weighs nothing
    from game.players.judgement import Analysis, Weighed


Choose: TypeAlias = Callable[[Any, int], Any]
"""A way to play: an action for a view and a seed, and a function of nothing else."""


class Analyse(Protocol):
    """Says what the choices of a view come to."""

    def __call__(self, view: Any, seed: int, *, also: Any = None) -> Analysis:  # noqa: ANN401
        """The choices that were weighed, `also` among them whatever it is worth."""


class Weigh(Protocol):
    """Says what the choices of a view come to, at once as well as it can, and then ever better."""

    def __call__(
        self,
        view: Any,  # noqa: ANN401
        seed: int,
        *,
        also: Any = None,  # noqa: ANN401
    ) -> Iterator[Weighed | None]:
        """Analyses with `also` among them, the last one settled; None where one may stop."""


class Terms(Struct, frozen=True, kw_only=True):
    """What the analyses of a game are made of, for whoever reads one that another process wrote.

    `points` is a frozen record of numbers, one a part, with a `total`; `hopes` are what a choice
    may keep a chance of, each with what it may be of.
    """

    points: type[Any]
    parts: tuple[str, ...]
    chances: type[StrEnum]
    hopes: Mapping[Any, Collection[Any]]


class Owed(Struct, frozen=True):
    """What one player owes to chance, in points, his own less the other's (see `review.Luck`)."""

    chair: float
    hand: float
    other: float
    talon: float
    error: float


class PointsByPart(Struct, frozen=True):
    """The points of a whole deal that one side may expect, by what they are for: a field a part."""

    @property
    def total(self) -> float:
        """All of them."""
        return float(sum(getattr(self, name) for name in self.__struct_fields__))


class LedgerLine(Protocol):
    """A line of a ledger."""

    @property
    def player(self) -> Player: ...

    @property
    def item(self) -> Any: ...  # noqa: ANN401

    @property
    def points(self) -> int: ...


def counted_so_far(
    ledger: Iterable[LedgerLine],
    player: Player,
    parts: Iterable[str],
    part_of: Mapping[Any, str],
    rest: str,
) -> dict[str, float]:
    """What a player has counted in a deal, by what it was for; what has none is the `rest`."""
    found = dict.fromkeys(parts, 0.0)
    for line in ledger:
        if line.player is player:
            found[part_of.get(line.item, rest)] += line.points
    return found


class LuckTeller(Struct, frozen=True, kw_only=True):
    """Tells what the cards of a finished deal brought a player.

    `question`: all that must be known of the deal that a state ends, as plain data for JSON; None
    for a deal of which nothing can be told, whoever is asked.
    `answer`: for such data, which any program may have written, and a seed: `chair`, `hand`,
    `other`, `talon` and `error` as in `weighed.Luck`; None where something that came with the
    program is missing. WireError names the field that is not as it should be.
    """

    question: Callable[[State, Player], Mapping[str, Any] | None]
    answer: Callable[[object, int], Mapping[str, float] | None]


def _anything(_seen: Any) -> None:  # noqa: ANN401
    """Holds every view to be plausible."""


class Programs(Struct, frozen=True, kw_only=True):
    """What answers for the programs of a game.

    `levels` are all that can be asked for by name. `allows` says whether whoever sees a view may do
    that now; `hold_plausible` raises WireError for a view from outside that would make a player
    think for ever.
    """

    levels: Mapping[str, Choose]
    allows: Callable[[Any, Action], bool]
    hold_plausible: Callable[[Any], None] = _anything


class Mind(Struct, frozen=True, kw_only=True):
    """The programs of one game.

    `level.NAME` is what whoever plays so is called, `level.NAME.help` a sentence about that, and
    `level.NAME.former`, if there is one, what parties call it that were stored under it.
    """

    levels: tuple[str, ...]  # one may play against, the mildest first
    usual: str  # the level where none was chosen
    fallback: str  # answers at once, whatever fails: it plays on when another cannot
    trial: str = ""  # who plays the deal of a selftest; the last of the levels where none is named
    company: Mapping[str, str] = field(default_factory=dict)
    """Others one may play against, each with the level as which he or she plays."""
    portraits: Mapping[str, str] = field(default_factory=dict)
    """Who of `assets/portraits` sits there, by level or company; one may have no face."""
    former: tuple[str, ...] = ()  # levels that only parties of earlier versions name
    plain: Callable[[], Choose]  # the fallback, loaded without the others and without tables
    programs: Callable[[], Programs]
    analyse: Callable[[], Analyse] | None = None  # None: the game has no judgements
    weigher: Callable[[], Weigh] | None = None  # one that may remember what it was asked
    terms: Callable[[], Terms] | None = None  # with `analyse`
    outlook: Callable[[], AfterDeals] | None = None  # None: nobody says who will win
    foresee: Callable[[], Foresee] | None = None  # ... or what a seat may expect within a deal
    losses: Mapping[str, float] = field(default_factory=dict)
    """What levels lose in a deal by review, settlement points on average, the mildest first."""
    luck: Callable[[], LuckTeller] | None = None  # None: luck and skill are not told apart
    exercise: Callable[[str, int, int], Mapping[str, Any]] | None = None
    """What a trainer sets, as plain data, by its name, a seed and the number in the set, from 0;
    KeyError for a name it knows nothing of. None: the game has no such trainers."""
    prepare: Callable[[str], None] = lambda _level: None  # read what a level needs, before it plays
    degraded: Callable[[], bool] = lambda: False  # whether something that came with it is missing
    damaged: Callable[[], tuple[str, ...]] = lambda: ()
    """The paths of all files that came with it and are missing or damaged; it opens every one."""

    def every(self) -> tuple[str, ...]:
        """All players that can be asked for by name."""
        return tuple(self.programs().levels)

    def player(self, level: str) -> Choose:
        """The player of one of these names; KeyError for another."""
        return self.plain() if level == self.fallback else self.programs().levels[level]

    def allows(self, seen: Any, action: Action) -> bool:  # noqa: ANN401
        """Whether whoever sees this view may do that now."""
        return self.programs().allows(seen, action)

    def hold_plausible(self, seen: Any) -> None:  # noqa: ANN401
        """Raises WireError for a view from outside that would make a player think for ever."""
        self.programs().hold_plausible(seen)

    @property
    def opponents(self) -> tuple[str, ...]:
        """All that one may play against: the levels, the mildest first, then those for company."""
        return (*self.levels, *self.company)

    def knows(self, level: str) -> bool:
        """Whether there is such an opponent: a book may come from a later version."""
        return level in (*self.opponents, *self.former)

    def stands_for(self, level: str) -> str:
        """The level that goes on with a partie: the usual one where nobody known is named.

        A former level goes on as it began: the same position must get the same answer after an
        update, and nobody finds another player in the middle of a deal.
        """
        level = self.company.get(level, level)
        return level if self.knows(level) else self.usual

    def chosen(self, stored: str, *, newcomer: bool = False) -> str:
        """The opponent chosen last; the usual one where none was, or one that is not offered.

        Whoever never finished a deal begins with the first of them.
        """
        if newcomer and not stored:
            return self.levels[0]
        return stored if stored in self.opponents else self.usual


def mind_in(
    package: str,
    *,
    judging: str,
    heuristic: str = "heuristic",
    tables: Mapping[str, str] | None = None,
    **own: Any,  # noqa: ANN401  (fields of a Mind that differ)
) -> Mind:
    """The programs of a game whose `package` has modules of the usual names.

    They are `levels`, `validation`, `estimates`, `luck`, and where it says `judging` and its
    `heuristic`. Of `tables` it has modules, each with the function that reads one, once, and gives
    None where it is missing or damaged, and the NAME of its file. What thinks is loaded when it is
    asked for: a title that lists the levels does without.
    """

    def late(module: str, name: str) -> Any:  # noqa: ANN401
        return getattr(import_module(f"{package}.{module}"), name)

    def every_table() -> dict[str, Any]:
        return {module: late(module, name) for module, name in (tables or {}).items()}

    def prepare(level: str) -> None:
        if level not in late("levels", "BY_RULE"):
            for table in every_table().values():
                table()

    def degraded() -> bool:
        read = every_table().values()
        return any(table.cache_info().currsize > 0 and table() is None for table in read)

    def damaged() -> tuple[str, ...]:
        lacking = [module for module, table in every_table().items() if table() is None]
        return tuple(f"assets/opponent/{late(module, 'NAME')}" for module in lacking)

    usual: dict[str, Any] = {
        "levels": LEVELS,
        "usual": "club",
        "fallback": "thumb",
        "company": COMPANY,
        "portraits": PORTRAITS,
        "former": ("thumb",),
        "plain": lambda: late(heuristic, "choose"),
        "programs": lambda: Programs(
            levels=late("levels", "LEVELS"),
            allows=late("validation", "is_allowed"),
            hold_plausible=late("validation", "hold_plausible"),
        ),
        "analyse": lambda: late(judging, "analyse"),
        "weigher": lambda: late(judging, "weigh"),
        "terms": lambda: late("estimates", "TERMS"),
        "luck": lambda: LuckTeller(
            question=late("luck", "question"), answer=late("luck", "answer")
        ),
        "prepare": prepare,
        "degraded": degraded,
        "damaged": damaged,
    }
    return Mind(**{**usual, **own})


def mind_of(game: str) -> Mind:
    """The programs of a game; NoGameError for no game."""
    return cast(Mind, part(game, "ai"))


LEVELS = ("novice", "club", "expert", "master")
"""The four that one may play against in any game, the mildest first."""

COMPANY = {"brandt": "club", "bell": "expert"}
"""Others, each with the level as which he or she plays."""


def strength(level: str) -> int:
    """How well somebody plays, from 1 to 4: the place of the level; 0 for one that has none."""
    as_level = COMPANY.get(level, level)
    return LEVELS.index(as_level) + 1 if as_level in LEVELS else 0


PORTRAITS = {
    "novice": "wren",
    "club": "lavelle",
    "expert": "finch",
    "master": "argand",
    "brandt": "brandt",
    "bell": "bell",
}
"""Whose face of `assets/portraits` each of them has."""

TEACHER = PORTRAITS["master"]
"""Whose face is beside what lessons tell and what a review remarks."""
