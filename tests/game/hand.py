"""A scripted person at the card table: reads the picture and what is offered, and says what to do.

It knows no window. What it does comes as intents, a step at a time; whoever drives it carries them
to a stack of scenes or turns them into the events of a mouse and a keyboard.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from random import Random

from msgspec import Struct

from game.piquet.ai.heuristic import thumb
from game.piquet.ui.hand_state import Talk, own_hand
from game.piquet.ui.layout import trick_poses
from game.piquet.ui.measures import slots
from game.piquet.ui.said.calling import kind_in_turn
from game.stage.basics import Pose, Rect
from game.stage.intents import Drag, Hover, Intent, Key, Press, Release
from game.stage.picture import CardAt, Picture, Target, Touch
from game.stage.places import Places
from game.table.offers import Offer, Wish
from game.table.table import TableScene
from rules.core.cards import Card, Hand
from rules.piquet.actions import Exchange
from rules.piquet.choices import MayCall, MayCut, MayExchange, MayPlay
from rules.piquet.options import ELDER_MOST
from rules.piquet.pack import in_order

_CAPS = {"↓": "down", "Bksp": "backspace", "Esc": "escape"}
_CAPS |= {letter.upper(): letter for letter in "nqclk"}
_PUT_IN = frozenset({"correct", "Correct", "late", "ClaimLate"})
NOTHING: frozenset[str] = frozenset()
_ACROSS = tuple(number / 24 for number in range(1, 24))
_DOWN = tuple(number / 8 for number in range(1, 8))


class Manner(Enum):
    """What the person plays with."""

    MOUSE = "mouse"
    KEYS = "keys"
    DRAG = "drag"


class Step(Struct, frozen=True):
    """One small thing done: what for ("less", "play"), and whether the session must go on by it."""

    name: str
    intents: tuple[Intent, ...]
    action: bool = False
    card: Card | None = None


class NotPaintedError(AssertionError):
    """What is offered is not in the picture."""


def spot(picture: Picture, key: Touch) -> tuple[float, float]:
    """A point where a press reaches that target, as near to its middle as can be seen."""
    target = next((t for t in reversed(picture.targets) if t.key == key), None)
    if target is None:
        raise NotPaintedError(f"nothing is called {key!r} among {[t.key for t in picture.targets]}")
    x, y = middle(target)
    if picture.hit(x, y) == key:
        return x, y
    seen = [point for point in _points(target) if picture.hit(*point) == key]
    assert seen, f"{key} is covered altogether"
    return min(seen, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)


def middle(target: Target) -> tuple[float, float]:
    """The middle of a target."""
    place = target.place
    return place.centre if isinstance(place, Rect) else (place.x, place.y)


def _points(target: Target) -> list[tuple[float, float]]:
    place = target.place
    if isinstance(place, Pose):
        width, height = place.width, place.height
        left, top = place.x - width / 2, place.y - height / 2
    else:
        left, top, width, height = place.x, place.y, place.width, place.height
    return [(left + width * across, top + height * down) for across in _ACROSS for down in _DOWN]


def click(picture: Picture, key: Touch) -> tuple[Intent, ...]:
    """The pointer goes to a target and presses it."""
    x, y = spot(picture, key)
    return Hover(x, y), Press(x, y), Release(x, y)


def drag(picture: Picture, key: Touch, to: tuple[float, float]) -> tuple[Intent, ...]:
    """The pointer takes a target along to a point."""
    x, y = spot(picture, key)
    way = [Drag(x + (to[0] - x) * share, y + (to[1] - y) * share) for share in (0.1, 0.4, 0.8, 1.0)]
    return Hover(x, y), Press(x, y), *way, Release(*to)


class Person:
    """Plays with a manner and some whims; the same seed does the same at the same table."""

    def __init__(
        self, manner: Manner, seed: int = 0, whims: float = 0.35, prefers: frozenset[str] = NOTHING
    ) -> None:
        """`whims` is how often something else is done than the main button or the program says.

        `prefers` are names of actions mostly done when they are offered.
        """
        self.prefers = prefers
        self.never: frozenset[str] = NOTHING  # names of actions that are left alone
        self.most_out = ELDER_MOST  # never puts out more cards than this
        self.manner = manner
        self.chance = Random(seed)
        self.whims = whims
        self._plan: tuple[Hand, Hand] | None = None  # a hand, and what to put out of it
        self._card: tuple[Hand, Card] | None = None  # a hand, and what to play from it
        self._detour: Card | None = None

    def step(self, table: TableScene, picture: Picture) -> Step | None:
        """What to do next, or None while there is nothing to do but wait."""
        board = table.board
        if table.acting.guarded:
            return None  # nobody is as quick as the second half of a double click
        if table.curtain:
            return Step("show", self._button(table, picture, "show", "space"))
        # This person plays every card himself.
        prompt = table.acting.prompt
        offers = tuple(offer for offer in prompt.offers if offer.action is not Wish.CLAIM)
        offers = tuple(offer for offer in offers if _name(offer) not in self.never)
        if board.top.headway.kept and offers:
            return self._offer(table, picture, offers[0])  # it was read
        if not board.moved_on or board.feast.now:
            return self._put_in(table, picture, offers)
        may = None if board.top.lingering or board.hand_state.concealed else board.seen.choices
        match may:
            case MayCut():
                return self._cut(table, picture, may)
            case MayExchange():
                return self._exchange(table, picture, may)
            case MayPlay() | MayCall() if kind_in_turn(board.seen, board.hand_state) is None:
                choosing = board.hand_state.naming or board.hand_state.talk is Talk.CONCEDE
                if offers and (choosing or self.chance.random() < self.whims):
                    return self._offer(table, picture, self._choose(offers))
                return self._play(table, picture, may)
        return self._offer(table, picture, self._choose(offers)) if offers else None

    def _put_in(
        self, table: TableScene, picture: Picture, offers: tuple[Offer, ...]
    ) -> Step | None:
        """What is said before the other has answered, while the last words can still be read."""
        if table.board.waiting:
            return None
        wanted = [offer for offer in offers if _name(offer) in self.prefers & _PUT_IN]
        return self._offer(table, picture, wanted[0]) if wanted else None

    def _choose(self, offers: tuple[Offer, ...]) -> Offer:
        preferred = [offer for offer in offers if _name(offer) in self.prefers]
        if preferred and self.chance.random() < 0.7:
            return preferred[0]
        main = [offer for offer in offers if offer.button.primary]
        if main and self.chance.random() >= self.whims:
            return main[0]
        return self.chance.choice(offers)

    def _offer(self, table: TableScene, picture: Picture, offer: Offer) -> Step:
        keys = [other.button.key for other in table.acting.prompt.offers]
        tabs = [Key("tab")] * (keys.index(offer.button.key) + 1)
        if offer.button.primary and self.chance.random() < 0.7:
            presses: tuple[Intent, ...] = (Key("enter"),)
        elif offer.button.cap in _CAPS and self.chance.random() < 0.7:
            presses = (Key(_CAPS[offer.button.cap]),)
        else:
            presses = (*tabs, Key("enter"))
        intents = presses
        if self.manner is not Manner.KEYS:
            intents = click(picture, offer.button.key)
        return Step(_name(offer), intents, action=not isinstance(offer.action, StrEnum))

    def _button(
        self, table: TableScene, picture: Picture, key: str, name: str
    ) -> tuple[Intent, ...]:
        assert table.curtain
        return (Key(name),) if self.manner is Manner.KEYS else click(picture, key)

    def _cut(self, table: TableScene, picture: Picture, may: MayCut) -> Step:
        if self.manner is Manner.KEYS:
            if self.chance.random() < 0.6:
                return Step("seek", (Key(self.chance.choice(("left", "right"))),))
            return Step("cut", (Key("enter"),), action=True)
        if self.chance.random() < 0.2:
            return self._offer(table, picture, table.acting.prompt.offers[-1])
        place = self.chance.choice(may.places)
        return Step("cut", click(picture, CardAt(f"pack:{place}")), action=True)

    # ---- the exchange

    def _exchange(self, table: TableScene, picture: Picture, may: MayExchange) -> Step:
        board = table.board
        deal = board.seen.deal
        assert deal is not None
        if self._plan is None or self._plan[0] != deal.hand:
            self._plan = deal.hand, self._discard(table, may)
            self._detour = self.chance.choice(in_order(deal.hand))
        plan, chosen = self._plan[1], frozenset(board.hand_state.chosen)
        if self._detour is not None and len(chosen) < may.most:
            if self._detour in chosen or self._detour in plan:
                self._detour = None
            else:
                return self._move(table, picture, self._detour, "put out")
        wrong, missing = in_order(chosen - plan), in_order(plan - chosen)
        if wrong:
            self._detour = None
            return self._move(table, picture, wrong[0], "take back")
        if missing:
            return self._move(table, picture, missing[0], "put out")
        offers = [offer for offer in table.acting.prompt.offers if offer.button.primary]
        assert offers, "the exchange that was chosen is not offered"
        return self._offer(table, picture, offers[0])

    def _discard(self, table: TableScene, may: MayExchange) -> Hand:
        seen = table.board.seen
        if self.chance.random() >= self.whims and may.most <= self.most_out:
            action = thumb.choose(seen, self.chance.randrange(1 << 30))
            assert isinstance(action, Exchange)
            return action.cards
        assert seen.deal is not None
        number = self.chance.randint(may.least, min(may.most, self.most_out))
        return frozenset(self.chance.sample(in_order(seen.deal.hand), number))

    def _move(self, table: TableScene, picture: Picture, card: Card, what: str) -> Step:
        """Put a card out or take it back."""
        if self.manner is Manner.KEYS:
            return self._with_keys(table, card, what, action=False)
        if self.manner is Manner.MOUSE:
            return Step(what, click(picture, CardAt(str(card))), card=card)
        room = table.board.room
        assert room is not None
        places = Places.of(room)
        back = places.centre, places.hand_foot - 20
        to = slots(places, 5).centre if what == "put out" else back
        return Step(what, drag(picture, CardAt(str(card)), to), card=card)

    # ---- play

    def _play(self, table: TableScene, picture: Picture, may: MayPlay | MayCall) -> Step:
        deal = table.board.seen.deal
        assert deal is not None
        if self._card is None or self._card[0] != deal.hand or self._card[1] not in may.cards:
            self._card = deal.hand, self.chance.choice(in_order(may.cards))
        card = self._card[1]
        if self.manner is Manner.KEYS:
            return self._with_keys(table, card, "play", action=True)
        if self.manner is Manner.MOUSE:
            return Step("play", click(picture, CardAt(str(card))), True, card)
        room = table.board.room
        assert room is not None
        pose = trick_poses(Places.of(room))[0 if deal.table.led is None else 1]
        return Step("play", drag(picture, CardAt(str(card)), (pose.x, pose.y)), True, card)

    def _with_keys(self, table: TableScene, card: Card, what: str, *, action: bool) -> Step:
        board = table.board
        assert board.seen.deal is not None
        if board.hand_state.focus == card:
            return Step(what, (Key("space"),), action, card)
        order = own_hand(board.seen.deal, board.hand_state)
        at = order.index(board.hand_state.focus) if board.hand_state.focus in order else -1
        way = (order.index(card) - at) % len(order)
        return Step("seek", (Key("right" if way <= len(order) / 2 else "left"),))


def _name(offer: Offer) -> str:
    """What an offer is, with what tells it from others: "Answer equal", "sink"."""
    action = offer.action
    if isinstance(action, StrEnum):
        return action.value
    told = [
        getattr(action, field)
        for field in ("reply", "look", "deal", "take")
        if hasattr(action, field)
    ]
    return " ".join([type(action).__name__, *(str(value).lower() for value in told)])
