"""Piquet in matches: what it tells of deals, and what nobody but it can say of a partie."""

from __future__ import annotations

from game.match.arena import Arena, OpenPlay, Parts, Unfinished
from game.piquet.ai.levels import OPEN
from game.piquet.match.facts import CLASSES, facts
from game.piquet.match.scores import MOST_POINTS, begun
from rules.core.cards import Hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Answer, AskMaking, Call, Cut, Exchange, Play, TellMaking
from rules.piquet.choices import MayAnnounce, MayExchange, MayPlay
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import start_deal
from rules.piquet.seats import ELDER
from rules.piquet.settlement import Settlement, is_over
from rules.piquet.state import IN_DEAL, Phase, State
from rules.piquet.view import View


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _cut(state: State, turn: Player) -> Cut | None:
    """A's is the top card, B's the lowest: which cards lie there is chance."""
    if state.phase is not Phase.CUT:
        return None
    return Cut(0 if turn is Player.A else len(PACK) - 1)


def _rubicon(settlement: Settlement) -> bool:
    return settlement.rubicon


def _exchanges(seen: View) -> bool:
    return seen.phase is Phase.EXCHANGE


def _phase(seen: View) -> str:
    return seen.phase.value


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


def _done(action: Action) -> str:
    match action:
        case Exchange():
            return _EXCHANGE
        case Play():
            return _PLAY
        case Call() | Answer() | AskMaking() | TellMaking():
            return _CALLS
    return ""


def _chair(seen: View) -> str:
    return _CHAIRS[seen.deal.seat] if seen.deal is not None else _CHAIRS[ELDER]


_CHAIRS = "elder", "younger"
_EXCHANGE, _CALLS, _PLAY = "exchange", "calls", "play"

MATCH = Arena(
    start_deal=_start_deal,
    unasked=_cut,
    items=tuple(CLASSES),
    shared={"divided": "divided"},
    own={"sunk": "something sunk"},
    made={"piques": "pique", "repiques": "repique", "capots": "capot"},
    facts=facts,
    rubicon=_rubicon,
    slow="exchange",
    is_slow=_exchanges,
    phase=_phase,
    unfinished=Unfinished(most=MOST_POINTS, deals=_deals, is_over=is_over, begun=begun),
    open_play=OpenPlay(players=lambda: OPEN, hidden=_hidden),
    parts=Parts(
        names=(_EXCHANGE, _CALLS, _PLAY), asked=_asked, done=_done, chairs=_CHAIRS, chair=_chair
    ),
)
