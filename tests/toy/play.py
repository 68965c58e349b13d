"""The rules of the toy: its state, what can be done, what comes of it, what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Card, Hand, Rank, Suit, card, cards, write_cards
from rules.core.game import Deals, Illegal, Moment, Refused, Rules
from rules.core.seats import Chance, Player

RANKS = (Rank.TEN, Rank.KNAVE, Rank.QUEEN, Rank.KING, Rank.ACE)
PACK = tuple(Card.of(rank, suit) for suit in (Suit.SPADES, Suit.HEARTS) for rank in RANKS)
HAND = 4


class Reason(StrEnum):
    """Why something may not be done."""

    NOT_NOW = "toy-not-now"
    NOT_HELD = "toy-not-held"


class Options(Struct, frozen=True):
    """What can be agreed on."""

    deals: int = 2


class Deal(Struct, frozen=True):
    """The order of the pack: B's and A's four, the rest lies aside."""

    pack: tuple[Card, ...]


class Play(Struct, frozen=True):
    """A card of the own hand."""

    card: Card


class Dealt(Struct, frozen=True):
    """A deal has begun; a seat sees its own hand alone."""

    hands: tuple[Hand | None, Hand | None]


class Played(Struct, frozen=True):
    """A card lies open."""

    player: Player
    card: Card


class Taken(Struct, frozen=True):
    """A trick was taken."""

    player: Player


class Ended(Struct, frozen=True):
    """The deal is over, and perhaps the partie."""


class Result(Struct, frozen=True):
    """The end of a partie."""

    totals: tuple[int, int]
    winner: Player | None
    points: int


class MayPlay(Struct, frozen=True):
    """Any of these cards."""

    cards: Hand


Action = Deal | Play
Event = Dealt | Played | Taken | Ended


class State(Struct, frozen=True):
    """The truth. Pairs are A's first."""

    options: Options = Options()
    number: int = 0
    turn: Player | Chance | None = Chance.DEALER
    hands: tuple[Hand, Hand] = (frozenset(), frozenset())
    led: Card | None = None
    lying: tuple[Card, ...] = ()  # the trick that was taken last
    points: tuple[int, int] = (0, 0)
    results: tuple[tuple[int, int], ...] = ()


class View(Struct, frozen=True):
    """What one player sees."""

    player: Player
    turn: Player | Chance | None
    number: int
    hand: Hand
    other: int  # how many cards the other holds
    led: Card | None
    lying: tuple[Card, ...]
    points: tuple[int, int]
    results: tuple[tuple[int, int], ...]
    choices: MayPlay | None


def check(state: State, action: Action) -> Refused | None:
    """Why it may not be done."""
    match action:
        case Deal(pack):
            whole = sorted(pack) == sorted(PACK) and state.turn is Chance.DEALER
            return None if whole else Refused(Reason.NOT_NOW)
        case Play() if not isinstance(state.turn, Player):
            return Refused(Reason.NOT_NOW)
        case Play(played):
            held = played in state.hands[state.turn]
            return None if held else Refused(Reason.NOT_HELD, (str(played),))


def apply(state: State, action: Action) -> tuple[Moment[Event, State], ...]:
    """What comes of it."""
    if (refused := check(state, action)) is not None:
        raise Illegal(refused)
    if isinstance(action, Deal):
        hands = frozenset(action.pack[HAND : 2 * HAND]), frozenset(action.pack[:HAND])
        leader = Player(state.number % 2)
        dealt = State(state.options, state.number + 1, leader, hands, results=state.results)
        return (Moment(Dealt(hands), dealt),)
    who = Player(state.turn)  # type: ignore[arg-type]  # `check` has seen to it
    held = [state.hands[0], state.hands[1]]
    held[who] -= {action.card}
    after = replace(state, hands=(held[0], held[1]), led=action.card, lying=(), turn=who.other)
    if state.led is None:
        return (Moment(Played(who, action.card), after),)
    moments: list[Moment[Event, State]] = [
        Moment(Played(who, action.card), replace(after, led=state.led, lying=(action.card,)))
    ]
    beats = RANKS.index(action.card.rank) > RANKS.index(state.led.rank)
    winner = who if beats else who.other
    points = [*state.points]
    points[winner] += 1
    after = replace(
        after, led=None, lying=(state.led, action.card), points=(points[0], points[1]), turn=winner
    )
    moments.append(Moment(Taken(winner), after))
    if not any(held):
        results = (*state.results, after.points)
        over = len(results) == state.options.deals
        moments.append(
            Moment(Ended(), replace(after, results=results, turn=None if over else Chance.DEALER))
        )
    return tuple(moments)


def view(state: State, player: Player) -> View:
    """A seat's edition of a state."""
    hand = state.hands[player]
    may = MayPlay(hand) if state.turn is player else None
    return View(
        player,
        state.turn,
        state.number,
        hand,
        len(state.hands[player.other]),
        state.led,
        state.lying,
        state.points,
        state.results,
        may,
    )


def seen(event: Event, _state: State, player: Player) -> Event:
    """A seat's edition of an event."""
    if isinstance(event, Dealt):
        a, b = event.hands
        return Dealt((a, None) if player is Player.A else (None, b))
    return event


def ending(state: State) -> Result | None:
    """What the partie comes to, when it is over."""
    if state.turn is not None:
        return None
    a, b = (sum(result[player] for result in state.results) for player in Player)
    winner = None if a == b else Player.A if a > b else Player.B
    return Result((a, b), winner, abs(a - b))


def write(action: Action) -> str:
    """Its line."""
    return f"deal {write_cards(action.pack)}" if isinstance(action, Deal) else f"play {action.card}"


def read(line: str) -> Action:
    """The action of a line; ValueError for none."""
    what, _, rest = line.partition(" ")
    if what not in ("deal", "play"):
        raise ValueError(f"{line!r} is no action of the toy")
    return Deal(cards(rest)) if what == "deal" else Play(card(rest))


def shuffle(state: State, _before: Iterable[Action]) -> str:
    """The pack that is awaited."""
    return f"deal {state.number + 1}"


RULES = Rules(
    name="toy",
    pack=PACK,
    view_type=View,
    event_type=Event,
    start=lambda options: State(options or Options()),
    doer=lambda state, _action: state.turn,
    check=check,
    apply=apply,
    view=view,
    seen=seen,
    deals=lambda state: Deals(state.number, state.results, Player.B if state.number else None),
    ending=ending,
    shuffle=shuffle,
    bring=lambda _state, pack: Deal(pack),
    is_deal=lambda action: isinstance(action, Deal),
    is_free=lambda state: isinstance(state.turn, Player) and len(state.hands[state.turn]) > 1,
    reveals=lambda _action: False,
    write=write,
    read=read,
)
