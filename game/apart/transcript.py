"""What follows from the entries of a partie in two places: where it stands, and whether it is true.

The guest, a check of a file, and a host who sits down again all read entries by this. A deal is
checked when it is opened: it is played by the rules from its lines, each pack must be drawn from
both secrets, and each moment that was shown must be what the rules show that seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from game.apart.change import change, changed
from game.apart.messages import (
    ActionShown,
    Begun,
    DealOpened,
    Entry,
    LineFault,
    PackDrawn,
    PartieOffer,
    Pledge,
    Stopped,
    Trouble,
)
from game.apart.packs import drawn, pledge_of
from game.games import GAMES, papers_of, rules_of
from game.players.mind import mind_of
from game.players.wire import (
    WireError,
    event_from_data,
    event_to_data,
    record_from_data,
    record_to_data,
    view_from_data,
    view_to_data,
)
from game.session.course import Course
from game.session.juncture import Edition
from rules.core.game import AnyMoment, Deals, Options, Rules, State
from rules.core.seats import Chance, Player

_Value = TypeVar("_Value")


class Pack(Struct):
    """A pack: to what the host is bound, and what the guest threw in."""

    digits: str
    thrown: str = ""
    opened: str = ""


class AgreedTable(Struct, frozen=True):
    """What is played, and who sits where."""

    rules: Rules
    options: Options
    offer: PartieOffer
    guest: Player

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules.name


def table_of(offer: PartieOffer) -> AgreedTable:
    """The table that is offered; Trouble for a game or options that are not known here."""
    if offer.game not in GAMES:
        raise Trouble(LineFault.NO_GAME)
    if not (offer.partie and all(name.isprintable() for name in offer.names)):
        raise Trouble(LineFault.UNREAD)
    options = tried(lambda: papers_of(offer.game).read_options(offer.options), LineFault.UNREAD)
    return AgreedTable(rules_of(offer.game), options, offer, Player(offer.guest))


def tried(read: Callable[[], _Value], fault: LineFault) -> _Value:
    """What is read or done; Trouble where what came from elsewhere makes that impossible."""
    try:
        return read()
    except Trouble:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        raise Trouble(fault) from None


class JointTranscript:
    """A partie as far as entries tell of it. `take` refuses what cannot come next."""

    def __init__(self, *, checking: bool = True) -> None:
        """Who is not `checking` wrote the entries, or has checked them before."""
        self.checking = checking
        self.size = 0  # entries
        self.table: AgreedTable | None = None
        self.begun = self.stopped = False
        self.packs: list[Pack] = []
        self.count = 0  # actions that were shown
        self.told: dict[str, Any] = {}  # the view of the guest and the deals, as they were told
        self.own: Callable[[int, str], bool] | None = None
        """Whether the guest has done this as action of a number, where that is known."""
        self.just_opened = False  # whether that was the last entry
        self.course: Course | None = None  # as far as it was opened
        self._shown: list[tuple[Edition, ...]] = []  # since then
        self._ended = (0, False)  # how many deals, and whether the partie, when it was opened last

    # ---- how far it is

    @property
    def playing(self) -> bool:
        """Whether a partie is begun and not stopped."""
        return self.begun and not self.stopped

    @property
    def pledged(self) -> bool:
        """Whether a secret of the guest's is awaited."""
        return bool(self.packs) and not self.packs[-1].thrown

    @property
    def due(self) -> bool:
        """Whether a deal or the partie has ended that was not opened yet."""
        return self.ended != self._ended

    @property
    def ended(self) -> tuple[int, bool]:
        """How many deals have ended as far as was shown, and whether the partie has."""
        if not self.told:
            return 0, False
        return len(self.told["deals"]["results"]), self.told["view"]["turn"] is None

    @property
    def over(self) -> bool:
        """Whether nothing can come any more."""
        return self.stopped or (self._ended[1] and not self.due)

    def edition(self) -> Edition:
        """What the guest sees where the partie stands."""
        assert self.table is not None
        if self.told:
            return _edition(None, self.told, self.table)
        rules, state = self.table.rules, self.table.rules.start(self.table.options)
        return Edition(None, rules.view(state, self.table.guest), rules.deals(state))

    # ---- entries

    def take(self, entry: Entry) -> tuple[Edition, ...]:
        """One more entry; what it shows, where one checks. Trouble for one that cannot be."""
        if entry.n != self.size:
            raise Trouble(LineFault.UNREAD)
        editions = self._take(entry)
        self.size += 1
        return editions

    def _take(self, entry: Entry) -> tuple[Edition, ...]:
        if self.table is None:
            if not isinstance(entry, PartieOffer):
                raise Trouble(LineFault.UNREAD)
            table = table_of(entry)
            start = tried(lambda: table.rules.start(table.options), LineFault.UNREAD)
            self.table, self.course = table, Course(table.rules, start)
            return ()
        opens, self.just_opened = self.just_opened, False
        match entry:
            case Begun() if not self.begun:
                self.begun = True
            case Pledge(_, pack, digits) if self._may_draw(pack):
                self.packs.append(Pack(digits))
            case PackDrawn(_, pack, thrown) if self.pledged and pack == len(self.packs) - 1:
                self.packs[-1].thrown = thrown
            case ActionShown() if self.playing and not self.due and entry.number == self.count:
                return self._show(entry, self.table)
            case DealOpened() if self.playing and not self.pledged:
                self._open(entry)
                self.just_opened = True
            case Stopped() if self.playing and opens:
                self.stopped = self.just_opened = True
            case _:
                raise Trouble(LineFault.UNREAD)
        return ()

    def _may_draw(self, pack: int) -> bool:
        return self.playing and not self.pledged and not self.due and pack == len(self.packs)

    def _show(self, entry: ActionShown, table: AgreedTable) -> tuple[Edition, ...]:
        told, editions = self.told, []
        for event, step in entry.moments:
            told = _stepped(told, step)
            if self.checking:
                editions.append(_edition(event, told, table))
        if self.checking and (last := editions[-1].view).choices is not None:
            tried(lambda: mind_of(table.game).hold_plausible(last), LineFault.UNREAD)
        self.told, self.count = told, self.count + 1
        self._shown.append(tuple(editions))
        return tuple(editions)

    def _open(self, entry: DealOpened) -> None:
        awaited = [number for number, pack in enumerate(self.packs) if not pack.opened]
        if [number for number, _ in entry.secrets] != awaited:
            raise Trouble(LineFault.PACK)
        if any(pledge_of(secret) != self.packs[at].digits for at, secret in entry.secrets):
            raise Trouble(LineFault.PACK)
        if len(entry.lines) != len(self._shown):
            raise Trouble(LineFault.SHOWN)
        opened = dict(entry.secrets)
        tried(lambda: self._played(entry.lines, opened), LineFault.SHOWN)
        for at, secret in entry.secrets:
            self.packs[at].opened = secret
        self._shown.clear()
        self._ended = self.ended

    def _played(self, lines: tuple[str, ...], opened: dict[int, str]) -> None:
        """Play a deal that is opened by the rules."""
        assert self.course is not None
        assert self.table is not None
        course, rules, used = self.course, self.table.rules, len(self.packs) - len(opened)
        for line, shown in zip(lines, self._shown, strict=True):
            action = rules.read(line)
            if rules.write(action) != line:
                raise Trouble(LineFault.SHOWN)
            if isinstance(course.state.turn, Chance):
                if used not in opened:
                    raise Trouble(LineFault.PACK)
                before = tuple(done.action for done in course.actions)
                both = opened[used] + self.packs[used].thrown
                if self.checking and drawn(rules, course.state, before, both) != action:
                    raise Trouble(LineFault.PACK)
                used += 1
            elif self.checking and self.own is not None:
                of_guest = rules.doer(course.state, action) is self.table.guest
                if of_guest and not self.own(course.count, line):
                    raise Trouble(LineFault.SHOWN)
            course, moments = course.after_action(action)
            true = (edition_of(self.table, one) for one in moments)
            if self.checking and tuple(true) != shown:
                raise Trouble(LineFault.SHOWN)
        self.course = course


def edition_of(table: AgreedTable, moment: AnyMoment) -> Edition:
    """What the guest may see of a moment."""
    rules, state = table.rules, moment.state
    seen = rules.seen(moment.event, state, table.guest)
    return Edition(seen, rules.view(state, table.guest), rules.deals(state))


def told_of(table: AgreedTable, state: State) -> dict[str, Any]:
    """What the guest is told of a state, whole."""
    view = view_to_data(table.rules.view(state, table.guest))
    return {"view": view, "deals": record_to_data(table.rules.deals(state))}


def shown(
    table: AgreedTable, n: int, number: int, moments: tuple[AnyMoment, ...], told: dict[str, Any]
) -> ActionShown:
    """The entry that tells the guest of an action, `told` being what he was told before."""
    steps = []
    for moment in moments:
        event = table.rules.seen(moment.event, moment.state, table.guest)
        now = told_of(table, moment.state)
        steps.append((event_to_data(event, table.game), change(told, now)))
        told = now
    return ActionShown(n, number, tuple(steps))


def _stepped(told: dict[str, Any], step: object) -> dict[str, Any]:
    """What is told after a step; it has the two parts of which it consists."""
    now = tried(lambda: changed(told, step), LineFault.UNREAD)
    if not isinstance(now, dict) or now.keys() != {"view", "deals"}:
        raise Trouble(LineFault.UNREAD)
    return now


def _edition(event: object, told: dict[str, Any], table: AgreedTable) -> Edition:
    try:
        view = view_from_data(told["view"], table.game)
        deals = record_from_data(Deals, told["deals"], "deals", table.game)
        happened = None if event is None else event_from_data(event, table.game)
        edition = Edition(happened, view, deals)
    except (WireError, KeyError, TypeError, RecursionError):
        raise Trouble(LineFault.UNREAD) from None
    mine = view.turn is table.guest
    if view.player is not table.guest or (view.choices is not None) != mine:
        raise Trouble(LineFault.UNREAD)
    return edition
