"""A partie from the cut to its end: what may be done, and what comes of it.

`start`, `check` and `apply` are the whole of the rules to the outside; `choices` says what the one
on turn may do. Source: ../shared/rules/bezique.md, rows ZA to ZW; what it leaves open is a house
choice, numbered in rules/bezique/README.md.
"""

from __future__ import annotations

from rules.bezique import blanche, cut, dealing, ending, play, strict, window
from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    ChooseDeal,
    Cut,
    Deal,
    Declare,
    Draw,
    DrawEarly,
    DrawTwo,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    Spread,
    TakeForfeit,
)
from rules.bezique.chain import BeziqueMoment, Chain
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.refusals import Refusal
from rules.bezique.state import IN_DEAL, Phase, Standing, State
from rules.core.cards import Card
from rules.core.game import Illegal, Refused
from rules.core.seats import Player, Turn

_WHEN: dict[type[Action], tuple[Phase, ...]] = {
    Spread: (Phase.SPREAD,),
    Cut: (Phase.CUT,),
    ChooseDeal: (Phase.CHOICE,),
    Deal: (Phase.DEAL,),
    ShowCarteBlanche: (Phase.PLAY,),
    Play: (Phase.PLAY,),
    ExchangeSeven: (Phase.WINDOW,),
    ShowSeven: (Phase.WINDOW,),
    Declare: (Phase.WINDOW,),
    Announce: (Phase.WINDOW,),
    Draw: (Phase.WINDOW,),
}

_WHEN_STRICT: dict[type[Action], tuple[Phase, ...]] = {
    **_WHEN,
    Play: (Phase.PLAY, Phase.WINDOW),
    DrawTwo: (Phase.WINDOW,),
    DrawEarly: (Phase.WINDOW,),
    PickCard: (Phase.PICK,),
    CallCard: (Phase.CALL,),
    TakeForfeit: (Phase.FORFEIT,),
}


def start(options: Options | None = None) -> State:
    """A partie before its cut."""
    return State(options or Options())


def start_deal(
    options: Options, dealer: Player, results: tuple[tuple[int, int], ...] = ()
) -> State:
    """A partie whose cut is settled, after these deals: the next action is chance's deal."""
    return State(options, Phase.DEAL, Standing(first_dealer=dealer, results=results))


def doer(state: State, action: Action) -> Turn | None:
    """Whose action this is: of the one on turn, but in strict play one may act out of turn."""
    if state.options.strict and state.deal is not None:
        turn = state.deal.turn
        if isinstance(action, DrawEarly) and state.phase is Phase.WINDOW:
            return turn.other
        if isinstance(action, Play) and state.phase is Phase.PLAY:
            return turn.other if action.card in state.deal.hands[turn.other] else turn
    return state.turn


def check(state: State, action: Action) -> Refused | None:
    """Why the action may not be done now by the one whose turn it is; None when it may."""
    when = _WHEN_STRICT if state.options.strict else _WHEN
    if state.phase not in when.get(type(action), ()):
        return Refused(Refusal.NOT_NOW, (state.phase.value,))
    if isinstance(action, Play):  # first, since most actions are plays
        if state.options.strict:
            return strict.why_not_play(state, action)
        return play.why_not_play(state.current, action)
    match action:
        case Draw() | ChooseDeal() | TakeForfeit():
            return None
        case Declare():
            if state.options.strict:
                return strict.why_not_declare(state.current, action)
            return window.why_not_declare(state.current, action)
        case Announce():
            return window.why_not_announce(state.current, action)
        case ExchangeSeven():
            return window.why_not_exchange(state.current, action)
        case ShowSeven():
            return window.why_not_show(state.current, action)
        case ShowCarteBlanche():
            return blanche.why_not_show(state.current)
        case Cut(place):
            return cut.why_not_cut(state, place)
        case Spread(pack) | Deal(pack):
            return None if _is_pack(pack, state.options) else Refused(Refusal.NOT_A_PACK)
        case DrawTwo():
            return strict.why_not_draw_two(state.current)
        case PickCard():
            return strict.why_not_pick(state.current, action)
        case DrawEarly():
            return strict.why_not_draw_early(state.current)
        case CallCard():
            return strict.why_not_call(state.current, action)


def apply(state: State, action: Action) -> tuple[BeziqueMoment, ...]:
    """Everything that comes of an action, in order; raises Illegal for one that `check` refuses."""
    refused = check(state, action)
    if refused is not None:
        raise Illegal(refused)
    chain = Chain(state)
    if isinstance(action, Play):
        if state.options.strict:
            strict.play_strictly(chain, action)
        else:
            play.play(chain, action)
    else:
        match action:
            case Draw():
                window.draw(chain)
            case Declare():
                if state.options.strict:
                    strict.declare_strictly(chain, action)
                else:
                    window.declare(chain, action)
            case Announce():
                window.announce(chain, action)
            case ExchangeSeven():
                window.exchange(chain, action)
            case ShowSeven():
                window.show(chain, action)
            case ShowCarteBlanche():
                blanche.show(chain)
            case Deal():
                dealing.deal(chain, action)
            case Spread():
                cut.spread(chain, action)
            case Cut():
                cut.cut(chain, action)
            case ChooseDeal():
                cut.choose(chain, action)
            case _:
                strict.mend(chain, action)
    if chain.state.phase in IN_DEAL:
        ending.end_if_over(chain)
    return tuple(chain.moments)


def _is_pack(pack: tuple[Card, ...], options: Options) -> bool:
    whole = pack_of(options)
    return len(pack) == len(whole) and frozenset(pack) == frozenset(whole)
