"""What lies on the table and what was said, as one value: an intent gives the next.

The partie itself is in it as the edition of whoever sits before the screen; how that player's own
cards lie is in a record of the game's own, the hand state, which the table hands on without looking
in.
"""

from __future__ import annotations

from enum import StrEnum
from math import inf
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.pages.evening import EveningSlip
from game.players.judgement import Weighed
from game.preferences import Coach, Preferences
from game.session.juncture import Edition
from game.stage.ornaments import Mood
from game.stage.picture import Touch
from game.table.opposite import NOBODY, Opposite
from game.table.partner import Consulted, Partner, PartnerRole
from game.table.spoken import SILENCE, Saying, Spoken
from rules.core.cards import Card, Hand
from rules.core.game import Action, Deals
from rules.core.seats import Player, Turn


class SideAtTable(Struct, frozen=True):
    """One side of the table; `people` are called before the curtain, the player where none are.

    `counsellor` is the program that advises them by the rules of the game: there a hint is counsel.
    `whispers` is who advises whoever sits `opposite`: that they consult is seen, never of what.
    """

    people: tuple[str, ...] = ()
    opposite: Opposite = NOBODY
    partner: Partner | None = None
    counsellor: str = ""
    whispers: Partner | None = None


Sides: TypeAlias = tuple[SideAtTable, SideAtTable]
"""A's side, then B's."""


def opposite_each(who: Opposite) -> Sides:
    """Both sides, with the same one opposite whoever looks."""
    return SideAtTable(opposite=who), SideAtTable(opposite=who)


class Seen(Protocol):
    """What the table itself reads of a view: whose it is, whose action is awaited, and of what."""

    @property
    def player(self) -> Player: ...

    @property
    def turn(self) -> Turn | None: ...

    @property
    def choices(self) -> object: ...


class TableHandState(Struct, frozen=True, kw_only=True):
    """How the player's own cards lie: a game's own hand state says more.

    `concealed`: face down, because a curtain is drawn or their owner has hidden them from the other
    one. `focus` is the card the keyboard points at, `hinted` are those a suggestion is about.
    """

    concealed: bool = False
    focus: Card | None = None
    hinted: Hand = frozenset()


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    ViewT = TypeVar("ViewT", bound=Seen, default=Any)
    HandStateT = TypeVar("HandStateT", bound=TableHandState, default=Any)
    ActionT = TypeVar("ActionT", default=Any)
    EventT = TypeVar("EventT", default=Any)
else:  # what a general room does not name may be of any game
    from typing import TypeVar

    ViewT, HandStateT = TypeVar("ViewT"), TypeVar("HandStateT")
    ActionT, EventT = TypeVar("ActionT"), TypeVar("EventT")

AnyHandState: TypeAlias = Any
"""The hand's state of some game, which a general room hands on without looking in."""


class Curtain(StrEnum):
    """The curtain between two people at one screen."""

    OPEN = "open"
    DRAWN = "drawn"
    PEEKING = "peeking"  # drawn, and the hand is seen for as long as a button of it is held


class Sentence(Struct, frozen=True):
    """A sentence that can be read until a time by the table's clock; no words, nothing told.

    From the time that it `yields` it goes if there is something to explain of what is asked. A
    voice has told one that is `quiet` already; only a voice tells one that is `unseen`.
    """

    words: str = ""
    until: float = 0.0
    yields: float = inf
    quiet: bool = False
    unseen: bool = False


class Suggested(Struct, frozen=True):
    """The action that a hint names, and the hand state as it lay when it was named."""

    action: Action
    then: AnyHandState


class Headway(Struct, frozen=True):
    """How far the picture has come: the truth moves at once and the picture catches up."""

    waiting: bool = False  # something has happened that is not yet shown
    moved_on: bool = True  # all has been shown and read, and nothing is waited for
    dealing: bool = False  # the cards of a new deal are on their way
    kept: bool = False  # a finished trick, or words, are read until a person goes on


class TableState(Struct, Generic[ViewT, HandStateT], frozen=True, kw_only=True):
    """Everything a picture of the table, and every action at it, follows from."""

    edition: Edition
    names: tuple[str, str]
    people: frozenset[Player]  # at this screen
    likes: Preferences
    hand_state: HandStateT
    headway: Headway = Headway()
    spoken: Spoken = SILENCE
    sides: Sides = (SideAtTable(), SideAtTable())
    mood: Mood = Mood.CALM  # how whoever sits opposite looks
    slip: EveningSlip | None = None  # of the evening that the partie belongs to
    curtain: Curtain = Curtain.OPEN
    lingering: bool = False  # two people: the one at the screen may still look at new cards
    tricks_open: bool = False  # the tricks are looked through
    alone: bool = False  # the deal is no part of a partie
    guiding: bool = False  # the first deals are explained
    taught: bool = True  # lessons have told of all that may be said, or some deals were played
    advice: str = ""  # what a hint says unasked of the question there is
    suggested: Suggested | None = None  # what a hint names: one press does it
    weighed: Weighed | None = None  # what is told of the choices there are
    claimed: int = -1  # the deal whose last tricks are claimed
    focus: str | None = None  # the button the keyboard points at
    hovered: str | None = None  # the button under the pointer
    pointed: Touch | None = None  # what the game tells of, under the pointer
    consulted: Consulted | None = None  # what was said last between two who play together
    hint: Sentence = Sentence()  # why something could not be done
    news: Sentence = Sentence()  # what was told besides
    uttered: tuple[Saying, float] | None = None  # by a friend elsewhere, and until when
    laid: tuple[tuple[Player, Card], ...] = ()  # the cards that were played last, and by whom
    came: frozenset[str] = frozenset()  # the keys of cards that came to the own hand last
    for_him: Card | None = None  # the card that was played for the person, if the last one was
    unaided: bool = False  # something was taken back: nothing is done for the person
    waited_for: str = ""  # about the one who is on turn, or the disk

    @property
    def in_the_air(self) -> Spoken:
        """What was said in the game, and besides by a friend elsewhere."""
        return self.spoken.heard(self.uttered[0]) if self.uttered else self.spoken

    @property
    def seen(self) -> ViewT:
        """What the viewer sees."""
        seen: ViewT = self.edition.view
        return seen

    @property
    def viewer(self) -> Player:
        """Who sits before the screen."""
        return self.seen.player

    @property
    def other(self) -> str:
        """The other one's name."""
        return self.names[self.viewer.other]

    @property
    def opposite(self) -> Opposite:
        """Whom the one before the screen has opposite."""
        return self.sides[self.viewer].opposite

    @property
    def partner(self) -> Partner | None:
        """Who sits on the viewer's side in an evening of three."""
        return self.sides[self.viewer].partner

    @property
    def holder(self) -> str:
        """Who holds the cards about which the viewer only advises; empty where that is nobody."""
        with_cards = self.partner is not None and self.partner.duty is PartnerRole.HOLDS
        return self.partner.name if self.partner is not None and with_cards else ""

    @property
    def whispers(self) -> Partner | None:
        """Who advises whoever sits opposite."""
        return self.sides[self.viewer].whispers

    @property
    def counsellor(self) -> str:
        """Who advises the viewer by the rules of the game; empty where nobody does."""
        return self.sides[self.viewer].counsellor

    @property
    def consults(self) -> Consulted | None:
        """What the viewer and the partner say to each other, while their hand may be seen."""
        said = self.consulted
        return said if said and said.side is self.viewer and not self.hand_state.concealed else None

    @property
    def before_screen(self) -> tuple[str, ...]:
        """What those are called for whom the screen is."""
        return self.sides[self.viewer].people or (self.names[self.viewer],)

    @property
    def away(self) -> tuple[str, ...]:
        """What those are called for whom it is not."""
        return self.sides[self.viewer.other].people or (self.other,)

    @property
    def deals(self) -> Deals:
        """How far the partie is."""
        return self.edition.deals

    @property
    def shared(self) -> bool:
        """Whether two people look at this screen, so that nothing is shown unasked."""
        return len(self.people) > 1

    @property
    def coached(self) -> bool:
        """Whether a coach speaks unasked: never where two people would hear him."""
        return self.likes.coach == Coach.TALKATIVE and not self.shared

    @property
    def likes_now(self) -> Preferences:
        """What he likes; whoever has claimed the rest by the button means all of it."""
        claims = self.claimed == self.deals.number
        return replace(self.likes, claim_sure=True) if claims else self.likes

    @property
    def at_rest(self) -> bool:
        """Whether a person sits before a table on which all has been shown."""
        return self.viewer in self.people and not self.headway.waiting

    @property
    def may_act(self) -> bool:
        """Whether the person may act at all: all was shown, and the hand is open."""
        return self.at_rest and not (self.deals.number and self.hand_state.concealed)

    @property
    def asked(self) -> bool:
        """Whether something is asked of the person and nothing moves."""
        return self.may_act and self.headway.moved_on and self.seen.choices is not None


class Outcome(Struct, Generic[HandStateT, ActionT], frozen=True, kw_only=True):
    """What an intent comes to: the hand state as it then lies, an action, a sentence.

    `hand_state` is None where it stays as it was; `say` is why something may not be done.
    """

    hand_state: HandStateT | None = None
    action: ActionT | None = None
    say: str = ""


class LaidTrick(Struct, frozen=True):
    """A trick that was taken, as the viewer sees it."""

    own: str  # the texts of the cards
    other: str
    own_led: bool
    own_won: bool
