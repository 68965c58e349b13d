"""What a game brings to be looked back on: how its deals lie, and the words of what was done.

Only `layout` and `action` must be there. What a game leaves out is told plainly, or not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from msgspec import Struct

from game.games import part
from game.pages.history.partie import OpenDeal, PastPartie, Points
from game.pages.scene import Scene
from game.players.judgement import Reason
from game.players.review import ChoiceKind, Reviewed
from game.stage.basics import Room
from game.stage.picture import CardItem, Item
from game.words.catalogue import say
from game.words.terms import capital, listed
from rules.core.cards import Card, Suit
from rules.core.game import Action, Event, EventT, Options, State, View
from rules.core.seats import Player

Names = tuple[str, str]


class Step(Protocol):
    """What is seen at one step of a deal; a game's own record may hold more."""

    @property
    def state(self) -> State:
        """How the table lies."""

    @property
    def action(self) -> Action | None:
        """What was done; None at a step that only shows the end."""

    @property
    def who(self) -> Player | None:
        """Who did it; nobody dealt the cards."""


class PlainStep(Struct, frozen=True):
    """An action, what came of it, and how the table lay after it."""

    state: State
    action: Action | None
    who: Player | None
    events: tuple[Event, ...] = ()

    def of(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events of one kind."""
        return tuple(event for event in self.events if isinstance(event, kind))


class CountedLine(Protocol):
    """A line of a ledger."""

    @property
    def player(self) -> Player: ...


LineT = TypeVar("LineT", bound=CountedLine)


def counts_words(
    say: Callable[..., str],
    lines: Sequence[LineT],
    names: Names,
    words: Callable[[LineT], str],
) -> list[str]:
    """What each has counted, a sentence for who has."""
    return [
        say("history.counts", who=capital(names[player]), lines=listed(list(map(words, mine))))
        for player in Player
        if (mine := [line for line in lines if line.player is player])
    ]


def plain_steps(deal: OpenDeal) -> tuple[PlainStep, ...]:
    """A step for every action; the first is the deal of the cards."""
    return tuple(
        PlainStep(
            action.after,
            action.action,
            action.before.turn if isinstance(action.before.turn, Player) else None,
            tuple(moment.event for moment in action.moments),
        )
        for action in deal.played
    )


class Viewpoint(Struct, frozen=True):
    """From where a deal is looked at: who sits at the lower edge, who has the first column."""

    names: Names
    below: Player
    first: Player
    room: Room


class Chair(Struct, frozen=True):
    """One of the two hands of a deal that is played again, sorted; who held it, and as what."""

    key: str  # of its button among the targets
    player: Player
    role: str  # "elder hand"
    take: str  # "Play this hand"
    cards: tuple[Card, ...]


class Redeal(Struct, frozen=True, kw_only=True):
    """How a deal is dealt once more, in a partie of its own."""

    chairs: Callable[[OpenDeal, Options], tuple[Chair, ...]]
    actions: Callable[[OpenDeal, Options, str, Player], tuple[Options, tuple[Action, ...]]]
    """The options and the first actions, by which a player comes to hold the hand of a chair."""
    sheet: Callable[[View, Names, Player | None, Callable[[], Scene], str], Scene]
    """What stands at its end: of what was seen, for the only person at the screen; leads on.

    The last is the number of the deal.
    """


class Transcript(Struct, frozen=True, kw_only=True):
    """How parties are written down for people to read, and read back."""

    deal: Callable[[PastPartie, OpenDeal], str]  # empty where it cannot be told by itself
    partie: Callable[[PastPartie], tuple[str, int]]  # and how many deals are in it
    read: Callable[[str, str], PastPartie | str]
    """The partie in a text, begun at a local date and time; or a sentence why there is none."""


def nothing(*_: object) -> str:
    """No words."""
    return ""


def no_items(_step: object, _from: Viewpoint) -> Sequence[Item]:
    """Nothing to be drawn."""
    return ()


def dealt_words(_step: object, _names: Names) -> str:
    """What is said of the step at which the cards are dealt."""
    return say("history.step.deal")


class Past(Struct, frozen=True, kw_only=True):
    """How the deals of a game are looked back on, when they are over."""

    layout: Callable[[State, Player, Room], Mapping[str, CardItem]]
    """Every card of a state, seen from a player's chair, in the order of painting."""
    action_words: Callable[[Action], str]
    """What is done, without saying by whom: "the king of spades"."""

    brief: Callable[[Action], str] = nothing
    """The same where there is little room, the cards by their indices; empty: the words do."""
    steps: Callable[[OpenDeal], Sequence[Any]] = plain_steps  # each a Step
    tacit: Callable[[State, Action], bool] = lambda _before, _action: False
    """Whether what is done there had no choice and is no step."""
    captions: Callable[[Any, Viewpoint], Sequence[Item]] = no_items  # below the cards of a step
    speech: Callable[[Any, Viewpoint], Sequence[Item]] = no_items  # above them
    dealt: Callable[[Any, Names], str] = dealt_words
    detail: Callable[[Any, Names], str] = nothing  # what a step counted
    reason: Callable[[Reviewed], Reason | None] = lambda _one: None
    """Why the best choice would have been better."""
    why: Callable[[Reason], str] = nothing  # that as a clause
    hope: Callable[[Reason], str] = nothing  # what a discard keeps a chance of, by that reason
    advice: Callable[[Action, Action, Reason], str] = nothing
    """Of the best choice and the one that was made, what to do instead; empty: the best action."""
    unit: Callable[[Options], str] = lambda _options: "settlement"
    """In what the game tells what a choice has lost: `review.lost.UNIT`."""
    tenths: bool = False
    """Whether what the cards brought is told in tenths: of deals that come to few points."""
    kind: Callable[[Action], ChoiceKind] = lambda _action: ChoiceKind.CARD
    phase: Callable[[State], str] = nothing
    """What a state is a phase of, in words, where what choices are about runs through a deal."""
    kinds: Sequence[ChoiceKind] = tuple(ChoiceKind)  # in the order of the deal
    cards: Callable[[Action], tuple[str, ...]] = lambda _action: ()  # those that an action names
    puts_out: Callable[[Action], bool] = lambda _action: False  # of the hand, face down
    lying: Callable[[State], tuple[str, ...]] = lambda _state: ()  # led, and to be replied to
    named: Callable[[State], Mapping[str, str]] = lambda _state: {}
    """Of cards that are in no hand and no trick what they are, in words, by their keys."""
    trumps: Callable[[State], Suit | None] = lambda _state: None
    hands: Callable[[State, Player, Room], Mapping[str, CardItem]] | None = None
    """As `layout`, but only what both hold and have taken; left out: all of it."""
    sheet: Callable[[Any, Player, PastPartie], Scene] | None = None  # of the last step
    resumed: Callable[[Options, Player, tuple[Points, ...]], State] | None = None
    """The state that awaits the deal after these results, when those deals themselves are lost."""
    redeal: Redeal | None = None
    transcript: Transcript | None = None


def past_of(game: str) -> Past:
    """How a game is looked back on; NoGameError for no game."""
    return cast(Past, part(game, "history"))
