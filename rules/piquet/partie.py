"""A partie from the cut to the settlement: what may be done, and what comes of it.

`start`, `check` and `apply` are the whole of the rules to the outside; `choices` says what the one
on turn may do. Source: Cavendish, "Dealing" and "Scoring" (rules B1 to B10, K2 to K7; laws 4, 16,
71); options X1, X13 and X15. House choice 6: at the cut the players turn up a card each of the
spread pack, A first, and equal ranks cut again; the pack that chance deals is the pack as elder
cut it.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import Card
from rules.core.game import Illegal, Refused
from rules.core.seats import Player
from rules.piquet import exchange, play
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    AnswerConcession,
    Call,
    ChooseDeal,
    Concede,
    Correct,
    Cut,
    Deal,
    Exchange,
    Look,
    NameSuit,
    Play,
    Spread,
    Withhold,
)
from rules.piquet.chain import Chain, PiquetMoment
from rules.piquet.events import (
    CardCut,
    Counted,
    CutTied,
    CutWon,
    DealChosen,
    DealEnded,
    Event,
    PackSpread,
    PartieEnded,
    PartieTied,
)
from rules.piquet.hundred import hundred_reached
from rules.piquet.options import EXTRA_DEALS, HUNDRED, FirstDealer, Length, Options, Tie
from rules.piquet.pack import PACK, height
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import TRICKS, total
from rules.piquet.seats import ELDER
from rules.piquet.settlement import Pair, settle_deals
from rules.piquet.state import IN_DEAL, Cutting, DealState, Phase, State
from rules.piquet.talk import concession, conversation, laying

_WHEN: dict[type[Action], tuple[Phase, ...]] = {
    Spread: (Phase.SPREAD,),
    Cut: (Phase.CUT,),
    ChooseDeal: (Phase.CHOICE,),
    Deal: (Phase.DEAL,),
    AnnounceCarteBlanche: (Phase.CARTE_BLANCHE,),
    Exchange: (Phase.EXCHANGE,),
    **conversation.WHEN,
    Call: (Phase.CALLS, Phase.RECKONING, Phase.CONCESSION),
    Concede: (Phase.CALLS, Phase.RECKONING),
    AnswerConcession: (Phase.CONCESSION,),
    NameSuit: (Phase.CALLS,),
    Look: (Phase.LOOK,),
    Play: (Phase.CALLS, Phase.RECKONING, Phase.PLAY),
}

_PACK = frozenset(PACK)
_CALLS, _TO_A_HUNDRED = Phase.CALLS, Length.TO_A_HUNDRED  # quicker than by name, and always asked


def start(options: Options | None = None) -> State:
    """A partie before its cut."""
    return State(options or Options())


def start_deal(options: Options, dealer: Player) -> State:
    """A partie whose cut is settled: the next action is chance's first deal."""
    return State(options, Phase.DEAL, first_dealer=dealer)


def check(state: State, action: Action) -> Refused | None:
    """Why the action may not be done now by the one whose turn it is; None when it may."""
    if state.phase not in _WHEN[type(action)]:
        return Refused(Refusal.NOT_NOW, (state.phase.value,))
    if isinstance(action, Play):  # first, since most actions are plays
        return play.why_not_play(state.current, action)
    match action:
        case Spread(pack) | Deal(pack):
            return None if _is_pack(pack) else Refused(Refusal.NOT_A_PACK)
        case Cut(place):
            return _why_not_cut(state, place)
        case ChooseDeal() | Look() | AnswerConcession():
            return None
        case Concede():
            return concession.why_not_concede(state)
        case Call() if state.phase is Phase.CONCESSION and state.current.turn is ELDER:
            return Refused(Refusal.NOT_NOW, (state.phase.value,))  # his calls are over
        case AnnounceCarteBlanche():
            return exchange.why_not_announce(state.current, action)
        case Exchange():
            return exchange.why_not_exchange(state.current, action)
        case NameSuit():
            return exchange.why_not_name_suit(state.current, action)
        case _:
            return conversation.why_not_say(state.current, action)


def apply(state: State, action: Action) -> tuple[PiquetMoment, ...]:
    """Everything that comes of an action, in order; raises Illegal for one that `check` refuses."""
    refused = check(state, action)
    if refused is not None:
        raise Illegal(refused)
    chain = Chain(state)
    if state.phase is _CALLS and not isinstance(action, Withhold | Correct):
        laying.lay_down(chain)  # elder goes on (law U12)
    if isinstance(action, Play):
        play.play(chain, action)
    else:
        match action:
            case Spread(pack):
                cutting = Cutting(pack)
                chain.happens(PackSpread(), phase=Phase.CUT, cutting=cutting, chooser=Player.A)
            case Cut(place):
                _cut(chain, place)
            case ChooseDeal(deals):
                _choose(chain, deals)
            case Deal(pack):
                exchange.deal(chain, pack, _next_dealer(state), len(state.results) + 1)
            case AnnounceCarteBlanche():
                exchange.announce(chain, action)
            case Exchange():
                exchange.exchange(chain, action)
            case NameSuit():
                exchange.name_suit(chain, action)
            case Look():
                exchange.look(chain, action)
            case Concede():
                concession.concede(chain)
            case AnswerConcession():
                if concession.answer_concession(chain, action):
                    _end_deal(chain, deal_scores(chain.deal))
            case _:
                conversation.say(chain, action)
    if chain.state.phase in IN_DEAL:
        _end_if_over(chain)
    return tuple(chain.moments)


def _is_pack(pack: tuple[Card, ...]) -> bool:
    return len(pack) == len(PACK) and frozenset(pack) == _PACK


def _cutting(state: State) -> Cutting:
    if state.cutting is None:
        raise ValueError("no pack is spread")
    return state.cutting


def _why_not_cut(state: State, place: int) -> Refused | None:
    cutting = _cutting(state)
    if not 0 <= place < len(cutting.pack) or place in cutting.places:
        return Refused(Refusal.NO_SUCH_PLACE, (place,))
    return None


def _cut(chain: Chain, place: int) -> None:
    cutting = _cutting(chain.state)
    player = Player.A if cutting.places[Player.A] is None else Player.B
    first = place if player is Player.A else cutting.places[Player.A]
    second = place if player is Player.B else None
    turned = replace(cutting, places=(first, second))
    event = CardCut(player, place, cutting.pack[place])
    chain.happens(event, cutting=turned, chooser=Player.B)
    if first is None or second is None:
        return
    options = chain.state.options
    a, b = height(cutting.pack[first]), height(cutting.pack[second])
    if a == b:
        chain.happens(CutTied(), phase=Phase.SPREAD, chooser=None)
        return
    higher = Player.A if a > b else Player.B
    winner = higher.other if options.cutting is FirstDealer.LOW_DEALS else higher
    won = replace(turned, winner=winner)
    chain.happens(CutWon(winner), phase=Phase.CHOICE, chooser=winner, cutting=won)
    if options.cutting is not FirstDealer.HIGH_CHOOSES:
        _choose(chain, deals=True)


def _choose(chain: Chain, deals: bool) -> None:
    winner = _cutting(chain.state).winner
    if winner is None:
        raise ValueError("the cut is not decided")
    dealer = winner if deals else winner.other
    chain.happens(DealChosen(dealer), phase=Phase.DEAL, first_dealer=dealer, chooser=None)


def _next_dealer(state: State) -> Player:
    """The players deal in turn (law 16), in the two extra deals too."""
    if state.deal is not None:
        return state.deal.dealer.other
    if state.first_dealer is None:
        raise ValueError("nobody has the first deal")
    return state.first_dealer


def deal_scores(deal: DealState) -> tuple[int, int]:
    """Points of the players in a deal, A's first."""
    a, b = (total(deal.ledger, deal.seat(player)) for player in Player)
    return a, b


def _end_if_over(chain: Chain) -> None:
    """End a deal with its last trick, or a game to a hundred at the line that reaches it.

    Between its lines an action is half done: what was just answered, shown or withdrawn is about to
    be followed by what counts instead.
    """
    state = chain.state
    if state.options.length is _TO_A_HUNDRED:
        for done, moment in enumerate(chain.moments, 1):
            if done < len(chain.moments) and not _counts(moment.event):
                continue
            end = hundred_reached(state.totals, moment.state.current)
            if end is not None:
                chain.stops_after(done)
                _end_deal(chain, end.scores)
                return
    if len(chain.deal.table.tricks) == TRICKS:
        _end_deal(chain, deal_scores(chain.deal))


def _counts(event: Event) -> bool:
    return isinstance(event, Counted) and not event.line.withdraws


def _end_deal(chain: Chain, scores: Pair) -> None:
    deal, options = chain.deal, chain.state.options
    results = (*chain.state.results, scores)
    chain.then(DealEnded(deal.number, scores))
    chain.becomes(replace(chain.state, phase=Phase.DEAL, results=results))
    a, b = chain.state.totals
    if options.deals is None:
        if max(a, b) < HUNDRED:
            return
    elif len(results) == options.deals and a == b and options.tie is Tie.EXTRA_DEALS:
        chain.happens(PartieTied())
        return
    elif len(results) not in (options.deals, options.deals + EXTRA_DEALS):
        return
    settlement = settle_deals(results, options)
    chain.happens(PartieEnded(settlement), phase=Phase.OVER, settlement=settlement)
