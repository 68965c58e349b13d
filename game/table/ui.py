"""What a game brings to the table: pure functions of what lies there, in one record.

Five things must be there: a desk, how the cards lie, whose they are, what is offered, what a touch
comes to. Whatever else a game has no use for is left out, and the table does without.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeAlias, cast

from msgspec import Struct, field

from game.games import part
from game.pages.scene import Scene
from game.preferences import Preference, Preferences
from game.stage.basics import Rect, Room
from game.stage.director import Cue
from game.stage.intents import Key
from game.stage.ornaments import Mood
from game.stage.picture import CardItem, Item, Target, Touch
from game.stage.places import Places
from game.table.animation_steps import AnimationStep, Ringing
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.spoken import Spoken, conversation
from game.table.state import Desk, LaidTrick, Outcome, TableState
from game.table.timing import CARD, Span
from rules.core.cards import Card
from rules.core.game import Action, Event, Refused, View
from rules.core.seats import Player

Scenery: TypeAlias = Mapping[str, CardItem]
"""Every card on the table by its key, in the order of painting."""


class Happened(Struct, frozen=True, kw_only=True):
    """An event as the viewer sees it, what was seen before it and after it.

    `before_it` and `after_it` are the events beside it that come of the same deed.
    """

    event: Event
    before: View
    seen: View
    before_it: Event | None = None
    after_it: Event | None = None
    opposite: str = ""  # who sits there, by the kind of a header; "" where a person does
    likes: Preferences = field(default_factory=Preferences)


class Drop(Struct, frozen=True, kw_only=True):
    """A card of the own hand that was dragged and let go.

    It was let go above the hand, or beside the cards that lie `left` of it; at a point in a room,
    in units, for a game with places of its own.
    """

    card: Card
    out: bool
    left: tuple[Card, ...]
    x: float
    y: float
    room: Room


class Sorting(Struct, frozen=True, kw_only=True):
    """The ways to hold a hand: the values of a preference; the words for each are `sort.VALUE`."""

    liked: Preference[str]  # the key goes through its values in their order
    now: Callable[[Desk], str]
    to: Callable[[Desk, View, str], Desk]  # held another way


class Feats(Struct, frozen=True, kw_only=True):
    """What a game celebrates, and how it looks; a celebration is a record of its own."""

    of: Callable[[Happened], Sequence[Any]]
    place: Callable[[RenderContext, Places], Rect]  # where it lies when it is whole
    items: Callable[
        [RenderContext, Places], Sequence[Item]
    ]  # by the share of its time that is over
    hides: Callable[[RenderContext, CardItem, Places], bool] = lambda _table, _card, _places: False
    """Whether a card of the table is left out while that is seen."""
    aside: Callable[[RenderContext, Sequence[CardItem], Places], Sequence[CardItem]] = (
        lambda _table, cards, _places: cards
    )
    """The cards of the table as they lie meanwhile: some make room for it."""


class MakesSheet(Protocol):
    """Makes the sheet of the deal that has ended."""

    def __call__(
        self,
        seen: View,
        names: tuple[str, str],
        you: Player | None,
        pause: Callable[[], Scene],
        book: Callable[[], Scene] | None,
        *,
        guiding: bool,
        likes: Preferences,
        review: Callable[[], Scene | None] | None = None,
    ) -> Scene:
        """`you` is the only person at the screen; `pause` and `book` make the pages above it.

        So does `review`, of one's choices in this deal, if the book has it.
        """


class Aids(Struct, frozen=True, kw_only=True):
    """What is done or suggested for a player who likes that, by what he sees himself."""

    automatic: Callable[[View, Preferences, Action | None], Action | None]
    """The deed done without asking, by what is liked and suggested; None: he is asked."""
    reason: Callable[[View, Action], str]  # the suggestion and why
    ready: Callable[[TableState, Action | None], Desk | None]
    """The desk with a suggestion standing ready on it; None where it cannot."""
    mark: Callable[[TableState, Action], Desk]  # with the cards of a hint marked
    again: Callable[[TableState, Action], Desk | None]
    """Asked for a hint that is marked already: the desk with it standing ready. Else None."""
    cards: Callable[[Action | None], Collection[Card]] = lambda _action: ()
    """The cards of the hand that a suggestion is about."""
    foreseen: Callable[[Preferences], bool] = lambda _likes: False
    """Whether he likes to be told what he may expect (`Foreseeing`)."""
    wanted: Callable[[Preferences], bool] = lambda _likes: False
    """Whether `automatic` goes by a suggestion, though none is to stand ready."""


class Weighable(Struct, frozen=True, kw_only=True):
    """What of a game can be weighed while it is chosen, and how its desk goes on then."""

    of: Callable[[View], bool]  # whether it is such a question
    choice: Callable[[TableState], Action | None]  # what would be done now, if anything would
    opened: Callable[[TableState], Desk]  # with room for what is told
    closed: Callable[[TableState], Desk]  # without it
    laid: Callable[[TableState, Action], Desk]  # with a choice standing ready
    settled: Callable[[TableState, Action], Desk] = lambda top, _best: top.desk
    """With the best standing ready that was only named so far, where it is to be at once."""


class TableUI(Struct, frozen=True, kw_only=True):
    """The face of one game at the table.

    A desk is the game's own frozen Struct with a field `concealed`. Functions of a `TableState`
    find the desk, the view and what the player likes in it.
    """

    # ---- what must be there
    desk: Callable[[str], Desk]  # for fresh cards, held in a way of `sorting`
    lay: Callable[[View, Desk, Room], Scenery]
    hand: Callable[[View], Collection[Card]]  # the viewer's own cards
    prompt: Callable[[TableState], Prompt]
    touch: Callable[[Touch, TableState], Outcome | None]  # a card, or a place of the game's own

    # ---- what else the player's hands do
    key: Callable[[Key, TableState], Outcome | None] = lambda _key, _top: None
    """A key that means nothing at every table: arrows, Space and Enter, and the game's own."""
    wish: Callable[[StrEnum, TableState], Desk] = lambda _wish, top: top.desk
    """A wish of the game's own: what an offer carries that is no deed of the rules."""
    pointed: frozenset[str] = frozenset()
    """Places of the game's own that the pointer may be over, beside the buttons."""
    point: Callable[[TableState], Desk] = lambda top: top.desk
    """The pointer is over a button now (`top.hovered`), or `points` at something, or has left."""
    points: Callable[[Touch, TableState], bool] = lambda _at, _top: False
    """Whether the pointer finds something to tell of there, which is `top.pointed` then."""
    drags: Callable[[View], bool] = lambda seen: seen.choices is not None
    """Whether own cards may be dragged now."""
    pulls: Callable[[Touch, TableState], bool] = lambda _at, _top: False
    """Whether a card that is not one's own may be dragged now: pulled away it is as if pressed."""
    drop: Callable[[Drop, TableState], Outcome | None] | None = None  # None: out is a touch
    speaking: Callable[[TableState], bool] = lambda _top: False
    """Whether it is chosen what to put in: the other one waits, and a press hurries nothing."""
    sorting: Sorting | None = None

    # ---- how a desk goes on; it is a fresh one after each deal
    after: Callable[[Desk, Happened], Desk] = lambda desk, _happened: desk
    done: Callable[[Desk], Desk] = lambda desk: desk  # a deed was handed on
    back: Callable[[Desk], Desk] = lambda desk: desk  # the partie stands elsewhere
    kept: Callable[[Desk], Desk] = lambda desk: desk  # what was chosen last is not chosen after all
    faced: Callable[[Desk, bool], Desk] = lambda desk, _faced: desk
    """The desk where a portrait hangs opposite, or none does: the same one if nothing changes."""
    left: Callable[[Desk], Desk] = lambda desk: desk  # behind a curtain, for its owner's return

    # ---- what is seen and heard of an event
    legs: Callable[[Happened, Desk, Room], Sequence[AnimationStep]] | None = (
        None  # None: cards just go
    )
    spoken: Callable[[Spoken, Happened], Spoken] = lambda spoken, _happened: spoken
    mood: Callable[[Mood, Happened], Mood] = lambda _mood, _happened: Mood.CALM
    """How whoever sits opposite looks after an event that both have seen."""
    sounds: Callable[[Happened, Sequence[Any]], Sequence[Ringing]] = lambda _happened, _feats: ()
    """For normal motion; what is celebrated is told with it."""
    feats: Feats | None = None
    lingers: Callable[[Happened], bool] = lambda _happened: False
    """Whether the viewer got cards to look at before a hand is hidden from the other one."""
    just_dealt: Callable[[View], bool] = lambda _seen: False  # and nothing done since
    shaken: Callable[[Action], Card | None] = lambda _action: None
    """The card that shakes its head when a deed is refused."""
    refusal: Callable[[Refused], str] | None = None
    """The sentence for a rule that is against a deed; None: `refused.REASON` says it all."""

    # ---- the picture
    panel: Callable[[RenderContext, Room], Sequence[Item]] = lambda _table, _room: ()
    below: Callable[[RenderContext, Places, Sequence[Item]], Sequence[Item]] = (
        lambda _table, _places, _said: ()
    )
    """What lies under the cards: names, numbers, places; it is told which bubbles hang there."""
    above: Callable[[RenderContext, Places], Sequence[Item]] = lambda _table, _places: ()
    aside: Callable[[RenderContext, Places], tuple[Sequence[Item], Sequence[Target]]] = (
        lambda _table, _places: ((), ())
    )
    """What is offered beside the row of buttons (`Prompt.beside`), and where it is touched."""
    advised: Callable[[RenderContext], str | None] = lambda _table: None
    """The key of the button that the coach would press, where another is the main one."""
    bubbles: Callable[[RenderContext, Places], Sequence[Item]] = lambda table, places: conversation(
        table.spoken, table.seen.player, places
    )
    speaker: Callable[[View, int], Player] = lambda _seen, seat: Player(seat)
    """Which player sits in a seat."""
    portrait: Callable[[RenderContext, Places], Rect | None] = lambda _table, _places: None
    """Where the portrait of whoever sits opposite hangs, if there is room for one."""
    partner: Callable[[RenderContext, Places], Rect | None] = lambda _table, _places: None
    """Where a partner's portrait and name are, in a game for more than two."""
    tricks: Callable[[View], Sequence[LaidTrick]] = lambda _seen: ()  # that were taken
    most_tricks: int = 12

    # ---- around the partie
    trick: Callable[[View, str], Prompt] = lambda _seen, _other: Prompt("")
    """What is told while a finished trick lies; the other's name is given."""
    looking: Callable[[View], str] = lambda _seen: ""  # of the cards that linger
    task: Callable[[View], str] = lambda _seen: ""
    """On the curtain: what the one called to the table is to do, where both may know it."""
    talks: Callable[[View], bool] = lambda _seen: (
        False
    )  # what is said is worth a newcomer's reading
    answer: Callable[[View], Action | None] = lambda _seen: None
    """The deed of a person who need not be asked for it."""
    guide: Callable[[TableState], str] = lambda _top: ""  # for one who plays for the first time
    guided_deals: int = 0  # how many deals are explained
    coached: Callable[[View], bool] = lambda _seen: True
    """Whether a coach who speaks unasked has something to teach at a question."""
    span: Callable[[View], Span] = lambda _seen: CARD  # how long an opponent takes for his answer
    aids: Aids | None = None
    weighable: Weighable | None = None
    sheet: MakesSheet | None = None
    help: Callable[[View], Scene] | None = None  # the book, open at what is going on


def liked_sort(face: TableUI, likes: Preferences) -> str:
    """The way in which a hand is to be held; "" in a game that knows but one."""
    return "" if face.sorting is None else likes.value(face.sorting.liked)


def face_of(game: str) -> TableUI:
    """The face of a game at the table; NoGameError for no game."""
    return cast(TableUI, part(game, "ui"))


def plain_legs(
    face: TableUI, happened: Happened, desk: Desk, room: Room
) -> Sequence[AnimationStep]:
    """The ways from what was seen to what is seen: the game's own, or straight there."""
    if face.legs is not None:
        return face.legs(happened, desk, room)
    return (AnimationStep(face.lay(happened.seen, desk, room), Cue()),)
