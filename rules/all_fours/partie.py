"""A partie from the cut to its end: what may be done, and what comes of it.

`start`, `check` and `apply` are the whole of the rules to the outside; `choices` says what the one
on turn may do. Source: ../shared/rules/all-fours.md, rows QA to QR; what it leaves open is a house
choice, numbered in rules/all_fours/README.md.
"""

from __future__ import annotations

from rules.all_fours import asking, begging, cut, dealing, marking, misdeals, play
from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    Cut,
    Deal,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Play,
    ProposeBunch,
    RefuseBeg,
    Run,
    Slip,
    Spread,
    Stand,
)
from rules.all_fours.chain import AllFoursMoment, Chain
from rules.all_fours.ending import stop_at_target
from rules.all_fours.options import Options
from rules.all_fours.pack import PACK
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase, Standing, State
from rules.core.cards import Card
from rules.core.game import Illegal, Refused
from rules.core.seats import Player, Turn

_WHEN: dict[type[Action], tuple[Phase, ...]] = {
    Spread: (Phase.SPREAD,),
    Cut: (Phase.CUT,),
    Deal: (Phase.DEAL,),
    Stand: (Phase.BEG, Phase.BUNCH),
    Beg: (Phase.BEG,),
    Give: (Phase.ANSWER,),
    Run: (Phase.ANSWER,),
    RefuseBeg: (Phase.ANSWER,),
    ProposeBunch: (Phase.BUNCH,),
    AnswerBunch: (Phase.CONSENT,),
    LayAway: (Phase.LAY_AWAY,),
    Play: (Phase.PLAY,),
    AskTrump: (Phase.ASK,),
    GoOn: (Phase.ASK,),
    ClaimPoints: (Phase.CLAIM,),
    AnnounceNumber: misdeals.ANNOUNCED,
    DemandDeal: (Phase.MISDEAL,),
    Abide: (Phase.MISDEAL,),
    DrawOut: (Phase.MISDEAL,),
}

_PACK = frozenset(PACK)


def start(options: Options | None = None) -> State:
    """A partie before its cut."""
    return State(options or Options())


def start_deal(
    options: Options, dealer: Player, results: tuple[tuple[int, int], ...] = ()
) -> State:
    """A partie whose cut is settled, after these deals: the next action is chance's deal."""
    return State(options, Phase.DEAL, Standing(first_dealer=dealer, results=results))


def doer(state: State, action: Action) -> Turn | None:
    """Whose action this is: always of the one on turn."""
    del action
    return state.turn


def check(state: State, action: Action) -> Refused | None:
    """Why the action may not be done now by the one whose turn it is; None when it may."""
    if state.phase not in _WHEN[type(action)]:
        if isinstance(action, Beg) and state.deal is not None and state.deal.begs:
            return Refused(Refusal.NO_SECOND_BEG)
        return Refused(Refusal.NOT_NOW, (state.phase.value,))
    if isinstance(action, Play):  # first, since most actions are plays
        return play.why_not_play(state.current, action)
    match action:
        case AskTrump():
            return asking.why_not_ask(state.current, action)
        case LayAway():
            return begging.why_not_lay_away(state.current, action)
        case Give():
            return begging.why_not_give(state)
        case RefuseBeg():
            return begging.why_not_refuse(state.current)
        case Cut(place):
            return cut.why_not_cut(state, place)
        case Deal(slip=Slip()) if not state.options.strict:
            return Refused(Refusal.NO_SLIP)
        case Spread(pack) | Deal(pack):
            return None if _is_pack(pack) else Refused(Refusal.NOT_A_PACK)
        case AnnounceNumber():
            return misdeals.why_not_announce(state.current)
        case Abide():
            return misdeals.why_not_abide(state.current)
        case DrawOut(place):
            return misdeals.why_not_draw_out(state.current, place)
        case _:
            return None


def apply(state: State, action: Action) -> tuple[AllFoursMoment, ...]:
    """Everything that comes of an action, in order; raises Illegal for one that `check` refuses."""
    refused = check(state, action)
    if refused is not None:
        raise Illegal(refused)
    chain = Chain(state)
    if isinstance(action, Play):
        play.play(chain, action)
    else:
        match action:
            case AskTrump():
                asking.ask(chain, action)
            case GoOn():
                asking.go_on(chain)
            case Deal():
                dealing.deal(chain, action)
            case Spread():
                cut.spread(chain, action)
            case Cut():
                cut.cut(chain, action)
            case LayAway():
                begging.lay_away(chain, action)
            case ClaimPoints():
                marking.claim(chain, action)
            case AnswerBunch(agree):
                begging.answer(chain, agree=agree)
            case Stand():
                begging.stand(chain)
            case Beg():
                begging.beg(chain)
            case Give():
                begging.give(chain)
            case Run():
                begging.run_the_cards(chain)
            case RefuseBeg():
                begging.refuse(chain)
            case ProposeBunch():
                begging.propose(chain)
            case AnnounceNumber() | DemandDeal() | Abide() | DrawOut():
                misdeals.mend(chain, action)
    if chain.counted:
        stop_at_target(chain, state.standing.totals)
    return tuple(chain.moments)


def _is_pack(pack: tuple[Card, ...]) -> bool:
    return len(pack) == len(PACK) and frozenset(pack) == _PACK
