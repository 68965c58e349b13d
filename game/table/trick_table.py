"""A game of tricks at the table: what is usual where two lay cards to each other's."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from game.stage.basics import Pose, Room
from game.stage.director import Cue
from game.stage.geometry import fan, fan_above, wobbled
from game.stage.intents import Key
from game.stage.picture import CardAt, CardItem, Shadow, Touch
from game.stage.places import Places
from game.stage.sounds import Sound
from game.table.animation_steps import AnimationStep, Ringing
from game.table.cards import Spread, in_hand, in_trick
from game.table.cut import heap_layout
from game.table.dealing import dealt, in_packets
from game.table.held import held_items, next_focus
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.state import (
    ActionT,
    EventT,
    HandStateT,
    LaidTrick,
    Outcome,
    Seen,
    TableHandState,
    TableState,
)
from game.table.tricks import (
    TakenTrick,
    Tricks,
    laid_down,
    laid_tricks,
    lying,
    pile_pose,
    put_by,
    sweeps,
    swept,
    trick_items,
)
from game.table.ui import TableUI
from game.table.ui_parts import Happened, Scenery
from game.words.catalogue import say, say_of
from game.words.terms import card_name
from rules.core.cards import Card, Hand
from rules.core.seats import Player


class DealSeen(Tricks[TakenTrick], Protocol):
    """A deal as a player sees it."""

    @property
    def hand(self) -> Hand: ...

    @property
    def hand_sizes(self) -> tuple[int, int]: ...


class DealtView(Seen, Protocol):
    """A view with the deal that is played, if there is one."""

    @property
    def deal(self) -> DealSeen | None: ...


DealtViewT = TypeVar("DealtViewT", bound=DealtView)


class TrickTable(
    TableUI[DealtViewT, HandStateT, ActionT, EventT],
    Generic[DealtViewT, HandStateT, ActionT, EventT],
):
    """Any game of tricks."""

    def hand(self, seen: DealtViewT, /) -> Hand:
        return seen.deal.hand if seen.deal is not None else frozenset()

    def spread(self, table: RenderContext[DealtViewT, HandStateT], /) -> Spread:
        """The hand, and what lies in the middle."""
        seen, deal = table.seen, table.seen.deal
        if deal is None:
            return {}
        leader, cards = lying(deal)
        led, taken = leader == seen.player, deal.led is None
        trick = in_trick(cards, led=led, other=table.other, taken=taken)
        return {**in_hand(self.hand(seen)), **trick}

    def just_dealt(self, seen: DealtViewT, /) -> bool:
        return seen.deal is not None and seen.deal.led is None and not seen.deal.tricks

    def tricks(self, seen: DealtViewT, /) -> Sequence[LaidTrick]:
        return laid_tricks(seen.deal.tricks, seen.player) if seen.deal is not None else ()

    def no_tricks(self, seen: DealtViewT, /) -> str:
        played = seen.deal is not None and seen.deal.tricks
        return say("tricks.gone") if played else super().no_tricks(seen)

    def hand_after(
        self, hand_state: HandStateT, happened: Happened[DealtViewT, EventT], /
    ) -> HandStateT:
        held = hand_state.focus in self.hand(happened.seen)
        return replace(hand_state, focus=hand_state.focus if held else None, hinted=frozenset())


_LIFT = 16.0
_PACKET, _GATHERED, _CARD = 3, 0.65, 0.06
"""Cards of a packet; seconds before the first is heard, and between two cards."""


class PlainTrickTable(
    TrickTable[DealtViewT, TableHandState, ActionT, EventT], Generic[DealtViewT, ActionT, EventT]
):
    """A game of nothing but tricks: it says what its cards are, and how one is played."""

    pack: int
    """How many cards there are."""

    @abstractmethod
    def order(self, hand: Hand, seen: DealtViewT, /) -> Sequence[Card]:
        """A hand from left to right."""

    def legal(self, seen: DealtViewT, /) -> Hand | None:
        """The cards that may be played now, if those are its choices; None while it is no turn."""
        return seen.choices if isinstance(seen.choices, frozenset) else None

    @abstractmethod
    def play(self, card: Card, /) -> ActionT:
        """The action of playing a card."""

    @abstractmethod
    def played(self, event: EventT, /) -> tuple[Player, Card] | None:
        """Who has played what by an event, if that is what it is."""

    def turned(self, seen: DealtViewT, /) -> Card | None:
        """A card that lies open at the left: what is trumps."""
        return None

    # ---- the hands

    def prompt(self, top: TableState[DealtViewT, TableHandState], /) -> Prompt:
        """What now, in the game's own words: `now.lead`, `now.follow`, or that the other plays."""
        led = top.seen.deal.led if top.seen.deal is not None else None
        if top.seen.choices is None:
            return Prompt(say_of(self.name, "now.waits", name=top.other))
        if led is None:
            return Prompt(say_of(self.name, "now.lead"))
        return Prompt(say_of(self.name, "now.follow", card=card_name(led)))

    def fresh_hand(self, _way: str, /) -> TableHandState:
        return TableHandState()

    def touch(
        self, at: Touch, top: TableState[DealtViewT, TableHandState], /
    ) -> Outcome[TableHandState, ActionT] | None:
        own = {str(card): card for card in self.hand(top.seen)}
        card = own.get(at.key) if isinstance(at, CardAt) else None
        return Outcome(action=self.play(card)) if card is not None else None

    def key(
        self, pressed: Key, top: TableState[DealtViewT, TableHandState], /
    ) -> Outcome[TableHandState, ActionT] | None:
        """Arrows point at the next card that may be played; Space and Enter play it."""
        hand_state, seen = top.hand_state, top.seen
        if pressed.name in ("left", "right"):
            order = self.order(self.hand(seen), seen)
            by = 1 if pressed.name == "right" else -1
            focus = next_focus(hand_state, order, self.legal(seen), by)
            return Outcome(hand_state=replace(hand_state, focus=focus))
        if pressed.name in ("space", "enter") and hand_state.focus is not None:
            return Outcome(action=self.play(hand_state.focus))
        return None

    def shaken(self, action: ActionT, /) -> Card | None:
        card = getattr(action, "card", None)
        return card if isinstance(card, Card) else None

    # ---- where cards lie, and how they get there

    def lay(self, seen: DealtViewT, hand_state: TableHandState, room: Room, /) -> Scenery:
        deal = seen.deal
        if deal is None:
            return {}
        backs: list[Card | None] = [None] * deal.hand_sizes[seen.player.other]
        own, legal = self.order(deal.hand, seen), self.legal(seen)
        on = Places.of(room)
        poses = own_poses(len(own), on)
        held = zip(own, poses, strict=True)
        items = [
            *piles(deal, seen.player, on),
            *open_card(self.turned(seen), on),
            *others(backs, on),
            *trick_items(deal, seen.player, _trick_poses(on), _shown),
            *held_items(held, hand_state, hand_state.hinted, legal, len(own), _LIFT, _LIFT),
        ]
        return {item.key: item for item in items}

    def animate(
        self, happened: Happened[DealtViewT, EventT], hand_state: TableHandState, room: Room, /
    ) -> Sequence[AnimationStep]:
        seen, before = happened.seen, happened.before
        end, deal, was = self.lay(seen, hand_state, room), seen.deal, before.deal
        played = self.played(happened.event)
        if played is None and deal is not None and self.just_dealt(seen):
            mine = [key for key in end if key.startswith("own:")]
            mine = mine or [str(card) for card in self.order(deal.hand, seen)]
            theirs = [f"other:{i}" for i in range(deal.hand_sizes[seen.player.other])]
            hands = (mine, theirs) if deal.leader is seen.player else (theirs, mine)
            at, on = Places.of(room), Places.of(room).sizes.hand
            heap = heap_layout(self.pack, Pose(at.centre, at.trick_middle, on))
            return dealt(in_packets(hands, repeat(_PACKET)), heap, end)
        if played is None or deal is None or was is None:
            return (AnimationStep(end, Cue(hold=0.2)),)
        player, card = played
        steps = []
        if sweeps(was):
            start, winner = self.lay(before, hand_state, room), was.tricks[-1].winner
            lies = 2 * sum(trick.winner == winner for trick in put_by(was))
            low = _pile(Places.of(room), mine=winner == seen.player)
            to = {
                str(card): pile_pose(low, lies + number, lies)
                for number, card in enumerate(lying(was)[1])
            }
            steps = [swept(start, to)]
        back = None if player is seen.player else was.hand_sizes[player] // 2
        return (*steps, laid_down(card, back, end, lies=len(lying(deal)[1]) > 1))

    def sounds(
        self, happened: Happened[DealtViewT, EventT], _celebrated: Sequence[object], /
    ) -> Sequence[Ringing]:
        deal, played = happened.seen.deal, self.played(happened.event) is not None
        if deal is not None and not played and self.just_dealt(happened.seen):
            cards = range(0, sum(deal.hand_sizes), _PACKET)
            return [(_GATHERED + _CARD * card, Sound.DEAL) for card in cards]
        if not played:
            return ()
        sweep = sweeps(happened.before.deal)
        return ((0.0, Sound.SWEEP), (0.45, Sound.PLACE)) if sweep else ((0.2, Sound.PLACE),)


def _shown(card: Card, pose: Pose, shadow: Shadow = Shadow.REST) -> CardItem:
    return CardItem(str(card), str(card), pose, shadow)


def own_poses(count: int, on: Places) -> Sequence[Pose]:
    """The fan below."""
    return fan(count, on.centre, on.hand_foot, on.sizes.hand, on.sizes.hand_step, 0.9)


def others(cards: Sequence[Card | None], on: Places) -> Iterator[CardItem]:
    """The fan above: backs, or a hand that is open."""
    top, size = on.baize.y + on.sizes.other_top, on.sizes
    poses = fan_above(len(cards), on.centre, top, size.other, size.other_step, 0.6)
    for index, (card, pose) in enumerate(zip(cards, poses, strict=True)):
        yield _shown(card, pose) if card else CardItem(f"other:{index}", None, pose, Shadow.REST)


def open_card(card: Card | None, on: Places) -> Iterator[CardItem]:
    """What was turned up, at the left."""
    if card is not None:
        x = on.left + on.sizes.other / 2
        yield CardItem(f"turned:{card}", str(card), Pose(x, on.trick_middle, on.sizes.other, -2))


def piles(deal: Tricks[TakenTrick], viewer: Player, on: Places) -> Iterator[CardItem]:
    """The tricks of both, face down at the right."""
    for player in Player:
        low = _pile(on, mine=player is viewer)
        for place in range(2 * sum(trick.winner == player for trick in put_by(deal))):
            pose = pile_pose(low, place, place - place % 2)
            yield CardItem(f"pile:{player.name}:{place}", None, pose, Shadow.REST)


def _pile(on: Places, *, mine: bool) -> Pose:
    width = on.sizes.won
    y = on.hand_top - width if mine else on.baize.y + on.sizes.other_top + width
    return Pose(on.right - width, y, width, 90)


def _trick_poses(on: Places) -> tuple[Pose, Pose]:
    """Where the other's card and the viewer's own lie."""
    x, y, width = on.centre, on.trick_middle, on.sizes.hand
    return Pose(x - 46, y - 26, width, -4), Pose(x + 46, y + 26, width, wobbled(1, 3))


def open_deal(
    deal: Tricks[TakenTrick],
    hands: tuple[Sequence[Card], Sequence[Card]],
    turned: Card | None,
    below: Player,
    room: Room,
) -> Scenery:
    """Every card of a deal that is looked back on, both hands open: whose are below first."""
    on = Places.of(room)
    items = [
        *piles(deal, below, on),
        *open_card(turned, on),
        *others(hands[1], on),
        *trick_items(deal, below, _trick_poses(on), _shown),
        *map(_shown, hands[0], own_poses(len(hands[0]), on)),
    ]
    return {item.key: item for item in items}
