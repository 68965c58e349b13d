"""Whistlet: sixteen cards, six each, the next is turned for trumps; suit is followed, if one can.

Who takes a trick leads to the next and has a point for it; a partie has two deals.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from game.pages.history.past import Past
from game.players.mind import Mind, Programs
from game.stage.basics import Room
from game.table.trick_table import PlainTrickTable, open_deal
from game.table.ui_parts import Scenery
from game.words.terms import card_name
from rules.core.cards import SUITS, Card, Hand, Rank, card, cards, write_cards
from rules.core.game import Deals, Illegal, Moment, Papers, Refused, Rules
from rules.core.seats import Chance, Player
from rules.core.tricks import WonTrick, may_play, reply_wins

NAME = "whistlet"
RANKS = (Rank.KNAVE, Rank.QUEEN, Rank.KING, Rank.ACE)
PACK = tuple(Card.of(rank, suit) for suit in SUITS for rank in RANKS)
HAND, DEALS = 6, 2


class Reason(StrEnum):
    NO = "whistlet-no"


class Deal(Struct, frozen=True):
    pack: tuple[Card, ...]


class Play(Struct, frozen=True):
    card: Card


class Dealt(Struct, frozen=True):
    pass


class Played(Struct, frozen=True):
    player: Player
    card: Card


Action = Deal | Play
Event = Dealt | Played


class DealView(Struct, frozen=True):
    """What is open of a deal, and the viewer's own hand; the state has both hands beside it."""

    turned: Card
    leader: Player
    hand_sizes: tuple[int, int] = (HAND, HAND)
    hand: Hand = frozenset()
    led: Card | None = None
    reply: Card | None = None
    tricks: tuple[WonTrick, ...] = ()


class State(Struct, frozen=True):
    turn: Player | Chance | None = Chance.DEALER
    hands: tuple[Hand, Hand] = (frozenset(), frozenset())
    deal: DealView | None = None
    number: int = 0
    results: tuple[tuple[int, int], ...] = ()


class View(Struct, frozen=True):
    player: Player
    turn: Player | Chance | None
    deal: DealView | None
    results: tuple[tuple[int, int], ...]
    choices: Hand | None


class Result(Struct, frozen=True):
    totals: tuple[int, int]
    winner: Player | None
    points: int


def check(state: State, action: Action) -> Refused | None:
    if isinstance(action, Deal):
        legal = state.turn is Chance.DEALER and sorted(action.pack) == sorted(PACK)
    else:
        legal = isinstance(state.turn, Player) and action.card in playable(state, state.turn)
    return None if legal else Refused(Reason.NO)


def playable(state: State, player: Player) -> Hand:
    return may_play(state.hands[player], state.deal.led if state.deal is not None else None)


def apply(state: State, action: Action) -> tuple[Moment[Event, State], ...]:
    if (refused := check(state, action)) is not None:
        raise Illegal(refused)
    if isinstance(action, Deal):
        elder, pack = Player(state.number % 2), action.pack
        hands = frozenset(pack[:HAND]), frozenset(pack[HAND : 2 * HAND])
        deal = DealView(pack[2 * HAND], elder)
        return (Moment(Dealt(), State(elder, hands, deal, state.number + 1, state.results)),)
    who, before, lies = state.turn, state.deal, action.card
    assert isinstance(who, Player)
    assert before is not None
    hands = tuple(hand - {lies} for hand in state.hands)  # type: ignore[assignment]
    if before.led is None:
        deal = replace(before, leader=who, led=lies)
        return (Moment(Played(who, lies), replace(state, turn=who.other, hands=hands, deal=deal)),)
    wins = reply_wins(before.led, lies, height, before.turned.suit)
    trick = WonTrick(before.leader, before.led, lies, who if wins else who.other)
    deal = replace(before, led=None, leader=trick.winner, tricks=(*before.tricks, trick))
    after = replace(state, turn=trick.winner, hands=hands, deal=deal)
    if not any(hands):
        won = [sum(one.winner is player for one in deal.tricks) for player in Player]
        turn = None if state.number == DEALS else Chance.DEALER
        after = replace(after, turn=turn, results=(*state.results, (won[0], won[1])))
    return (Moment(Played(who, lies), after),)


def height(of: Card) -> int:
    return RANKS.index(of.rank)


def view(state: State, player: Player) -> View:
    a, b = map(len, state.hands)
    deal = state.deal and replace(state.deal, hand=state.hands[player], hand_sizes=(a, b))
    may = playable(state, player) if state.turn is player else None
    return View(player, state.turn, deal, state.results, may)


def ending(state: State) -> Result | None:
    totals = map(sum, zip(*state.results, strict=True))
    return result_of(*totals) if state.turn is None else None


def result_of(a: int, b: int) -> Result:
    return Result((a, b), None if a == b else Player(a < b), abs(a - b))


def write(action: Action) -> str:
    return f"deal {write_cards(action.pack)}" if isinstance(action, Deal) else f"play {action.card}"


def read(line: str) -> Action:
    what, _, rest = line.partition(" ")
    if what not in ("deal", "play"):
        raise ValueError(f"{line!r} is no action of Whistlet")
    return Deal(cards(rest)) if what == "deal" else Play(card(rest))


RULES = Rules(
    name=NAME,
    pack=PACK,
    view_type=View,
    event_type=Event,
    start=lambda _options: State(),
    doer=lambda state, _action: state.turn,
    check=check,
    apply=apply,
    view=view,
    seen=lambda event, _state, _player: event,  # which cards were dealt is in the views alone
    deals=lambda state: Deals(state.number, state.results, Player.B if state.number else None),
    ending=ending,
    shuffle=lambda state, _before: f"deal {state.number + 1}",
    bring=lambda _state, pack: Deal(pack),
    is_deal=lambda action: isinstance(action, Deal),
    is_free=lambda state: isinstance(state.turn, Player) and len(state.hands[state.turn]) > 1,
    reveals=lambda _action: False,
    write=write,
    read=read,
)
PAPERS = Papers(
    usual=dict,
    write_options=dict,
    read_options=dict,
    write_ending=lambda end: {"totals": end.totals},
    read_ending=lambda data: result_of(*data["totals"]),
    deal_is_due=lambda lines, _options: len(lines) in (0, 1 + 2 * HAND),
)


def lowest(seen: View, _seed: int) -> Play:
    return Play(min(seen.choices or (), key=height))


AI = Mind(
    levels=("lowly",),
    usual="lowly",
    fallback="lowly",
    plain=lambda: lowest,
    programs=lambda: Programs(
        levels={"lowly": lowest},
        allows=lambda seen, action: isinstance(action, Play) and action.card in seen.choices,
    ),
)


class WhistletTable(PlainTrickTable[View, Action, Event]):
    name, pack = NAME, len(PACK)
    play = Play

    def order(self, hand: Hand, _seen: View | None = None) -> list[Card]:
        return sorted(hand, key=lambda one: (SUITS.index(one.suit), -height(one)))

    def played(self, event: Event) -> tuple[Player, Card] | None:
        return (event.player, event.card) if isinstance(event, Played) else None

    def turned(self, seen: View) -> Card | None:
        return seen.deal.turned if seen.deal is not None else None


UI = WhistletTable()


def layout(state: State, below: Player, room: Room) -> Scenery:
    if state.deal is None:
        return {}
    hands = UI.order(state.hands[below]), UI.order(state.hands[below.other])
    return open_deal(state.deal, hands, state.deal.turned, below, room)


HISTORY = Past(
    layout=layout, action_words=lambda done: "" if isinstance(done, Deal) else card_name(done.card)
)
