"""What is told of a deal of Piquet in a match: whose points for what, divided cards, sinking."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.match.arena import (
    Arena,
    DealFacts,
    OpenPlay,
    Parts,
    Unfinished,
    cut_by_chance,
    in_phase,
    phase_name,
)
from game.piquet.ai.levels import OPEN
from rules.core.cards import Card, Hand
from rules.core.seats import Player
from rules.piquet import actions, partie
from rules.piquet.choices import MayAnnounce, MayExchange, MayPlay
from rules.piquet.combinations import Combination, Kind, holdings
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import start_deal
from rules.piquet.scoring import TRICKS, Item, item_of, worth
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.settlement import Pair, Settlement, is_over
from rules.piquet.state import IN_DEAL, DealState, Phase, State, twelve_of
from rules.piquet.talk.implied import implied_to_younger, strength_of
from rules.piquet.talk.showing import barred_by_showing, shown_sequence
from rules.piquet.view import View


def sank(deal: DealState, seat: Seat) -> bool:
    """Whether a seat of a finished deal sank something, as the module's header defines it."""
    if deal.table.conceded is not None or not deal.table.tricks:
        return False
    due = _elders_due if seat is ELDER else _youngers_due
    return any(_counted(deal, seat, kind) < due(deal, kind) for kind in Kind)


def _counted(deal: DealState, seat: Seat, kind: Kind) -> int:
    item = item_of(kind)
    return sum(line.points for line in deal.ledger if line.seat is seat and line.item is item)


def _elders_due(deal: DealState, kind: Kind) -> int:
    own, others = (_held(deal, seat, kind) for seat in Seat)
    if not own:
        return 0
    if not others or own[0].strength > others[0].strength:
        return _sum(deal, own)
    claim = deal.declarations.claim(kind)
    if claim is None or claim.reply is not actions.Reply.GOOD:
        return 0
    return _sum(deal, (one for one in own if one.strength <= claim.call.strength))


def _youngers_due(deal: DealState, kind: Kind) -> int:
    own = _held(deal, YOUNGER, kind)
    if not own or (kind is Kind.SEQUENCE and barred_by_showing(deal, YOUNGER)):
        return 0
    claim = deal.declarations.claim(kind)
    shown = _shown(deal, kind)
    if kind is Kind.SET and claim is None and shown is not None and own[0].strength <= shown:
        return 0
    if claim is None or claim.withheld:
        return _sum(deal, own)
    best = claim.call.strength if shown is None else max(shown, claim.call.strength)
    return _sum(deal, own) if own[0].strength > best else 0


def _shown(deal: DealState, kind: Kind) -> tuple[int, int] | None:
    """How good a sequence or set is that elder's calls have shown."""
    if kind is Kind.SET:
        implied = implied_to_younger(deal)
        return None if implied is None else strength_of(implied)
    return shown_sequence(deal, ELDER) if kind is Kind.SEQUENCE else None


def _held(deal: DealState, seat: Seat, kind: Kind) -> tuple[Combination, ...]:
    held = holdings(twelve_of(deal, seat), kind)
    return held[:1] if kind is Kind.POINT else held


def _sum(deal: DealState, held: Iterable[Combination]) -> int:
    return sum(worth(one, deal.options) for one in held)


CLASSES: dict[str, tuple[Item, ...]] = {
    "point": (Item.POINT,),
    "sequence": (Item.SEQUENCE,),
    "set": (Item.SET,),
    "carte blanche": (Item.CARTE_BLANCHE,),
    "repique": (Item.REPIQUE,),
    "pique": (Item.PIQUE,),
    "play": (Item.LEAD, Item.TRICK, Item.LAST_TRICK, Item.CONCEDED),
    "cards": (Item.CARDS,),
    "capot": (Item.CAPOT,),
}
"""What points are made with, each as the lines of a ledger that belong to it."""

_CLASS_OF = {item: place for place, items in enumerate(CLASSES.values()) for item in items}


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    deal = state.current
    items = ([0] * len(CLASSES), [0] * len(CLASSES))
    for line in deal.ledger:
        items[deal.player(line.seat)][_CLASS_OF[line.item]] += line.points
    divided = deal.table.won(ELDER) * 2 == TRICKS == len(deal.table.tricks)
    a, b = (sank(deal, deal.seat(player)) for player in Player)
    return DealFacts((tuple(items[0]), tuple(items[1])), (divided,), ((a, b),))


MOST_POINTS = 1000
"""More than anybody makes in one deal: nobody can make as many as two hundred."""


def begun(
    results: tuple[Pair, ...], first_dealer: Player, options: Options, pack: tuple[Card, ...]
) -> State:
    """A partie with its next deal on the table, dealt by the one whose turn it is."""
    # Without a deal before this one, the rules ask the first dealer: for the moment it is he.
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    state = State(options, Phase.DEAL, first_dealer=dealer, results=results)
    dealt: State = partie.apply(state, actions.Deal(pack))[-1].state
    return replace(dealt, first_dealer=first_dealer)


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _rubicon(settlement: Settlement) -> bool:
    return settlement.rubicon


def _deals(options: Options) -> int | None:
    return options.deals


def _hidden(state: State, player: Player) -> Hand:
    if state.phase not in IN_DEAL:
        return frozenset()
    return state.current.hands[state.current.seat(player.other)]


def _asked(seen: View) -> str:
    match seen.choices:
        case MayExchange() | MayAnnounce():
            return _EXCHANGE
        case MayPlay():
            return _PLAY
    return _CALLS


def _done(action: actions.Action) -> str:
    match action:
        case actions.Exchange():
            return _EXCHANGE
        case actions.Play():
            return _PLAY
        case actions.Call() | actions.Answer() | actions.AskMaking() | actions.TellMaking():
            return _CALLS
    return ""


def _chair(seen: View) -> str:
    return _CHAIRS[seen.deal.seat] if seen.deal is not None else _CHAIRS[ELDER]


_CHAIRS = "elder", "younger"
_EXCHANGE, _CALLS, _PLAY = "exchange", "calls", "play"

MATCH = Arena(
    start_deal=_start_deal,
    unasked=cut_by_chance(Phase.CUT, actions.Cut, lambda _state: len(PACK)),
    items=tuple(CLASSES),
    shared={"divided": "divided"},
    own={"sunk": "something sunk"},
    made={"piques": "pique", "repiques": "repique", "capots": "capot"},
    facts=facts,
    rubicon=_rubicon,
    slow="exchange",
    is_slow=in_phase(Phase.EXCHANGE),
    phase=phase_name,
    unfinished=Unfinished(most=MOST_POINTS, deals=_deals, is_over=is_over, begun=begun),
    open_play=OpenPlay(players=lambda: OPEN, hidden=_hidden),
    parts=Parts(
        names=(_EXCHANGE, _CALLS, _PLAY), asked=_asked, done=_done, chairs=_CHAIRS, chair=_chair
    ),
)
