"""What choices are worth, in pictures: a discard half chosen, its report, what a call tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from msgspec.structs import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.sitting import MOST_TICKS, TICK, asked, log_until, rest, sit, turns
from game.piquet.ai.analysis import Weigher
from game.piquet.ai.heuristic import thumb
from game.piquet.ui.hand_state_steps import toggled
from game.players.judgement import Weighed
from game.players.mind import Weigh
from game.stage.intents import Key
from game.table.table import TableScene
from rules.core.cards import Card, Hand, cards, hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Answer, Call, Deal, Exchange, Reply
from rules.piquet.choices import MayExchange
from rules.piquet.combinations import Kind, holdings
from rules.piquet.record.notation import write_action
from rules.piquet.state import State
from rules.piquet.view import View, view

_SEED = 1


class WeighsHere:
    """Weighs in this very process, for pictures that are always the same."""

    def __init__(self, weigher: Weigh | None = None) -> None:
        self._weigher = weigher or Weigher()
        self._about: tuple[View, Action | None] | None = None
        self._known: Weighed | None = None

    def __call__(self, seen: View, action: Action | None) -> Weighed | None:
        if self._about != (seen, action):
            self._about = seen, action
            steps: Iterable[Weighed | None] = self._weigher(seen, _SEED, also=action)
            *_, self._known = (one for one in steps if one is not None)
        return self._known


def ask_for(table: TableScene) -> None:
    """Ask what the choices of a question are worth, until it is told."""
    for _ in range(MOST_TICKS):
        if asked(table):
            if table.board.top.weighed is not None:
                return
            table.on_intent(Key("h"))
        table.tick(TICK)
    raise RuntimeError("nothing was told")


def show_report(album: Album, house: Showcase) -> None:
    """One chooses a discard and asks what it is worth."""
    table = sit(album, house, house.seed, weighs=WeighsHere())
    for _ in turns(table, house.seed):
        if asked(table) and isinstance(table.board.seen.choices, MayExchange):
            break
    ask_for(table)
    best = table.board.top.weighed
    if best is None or table.board.seen.deal is None:
        raise RuntimeError("nothing was weighed")
    _lay(table, best.analysis.candidates[0].action.cards)
    album.take("discard-report", table)
    for _ in range(2):
        table.on_intent(Key("down"))
    album.take("discard-report-numbers", table)
    for key in ("up", "enter"):
        table.on_intent(Key(key))
    rest(table)
    album.take("discard-report-best", table)


def _lay(table: TableScene, best: Hand) -> None:
    """As one does who throws a low card that the best keeps, and keeps a higher one."""
    kept = table.board.seen.deal.hand - best
    out = best - {max(best, key=_height)} | {min(kept, key=_height)}
    table.board.arrange(replace(table.board.hand_state, chosen=tuple(sorted(out))))
    rest(table)


def _height(card: Card) -> tuple[int, int]:
    return card % 13, card


_EXCHANGE_SEED, _PLAYED = 135, 2
"""A partie of rules of thumb, and after how many deals one is asked what to put out."""
_CHOSEN = 3
"""Of what the rule of thumb would put out: one is still choosing."""


def show_exchange(album: Album, house: Showcase) -> None:
    """Three cards put out, as by one who thinks about a fourth."""
    table = sit(album, house, _EXCHANGE_SEED, lines=log_until(_EXCHANGE_SEED, _exchanging))
    rest(table)
    advised = thumb.choose(table.board.seen, _EXCHANGE_SEED)
    if not isinstance(advised, Exchange):
        raise TypeError("nothing is to be put out")
    for card in sorted(advised.cards, key=lambda card: (card % 13, card))[:_CHOSEN]:
        table.board.arrange(toggled(table.board.hand_state, card))
    album.look(table)
    rest(table)
    album.take("exchange", table)


def _exchanging(state: State) -> bool:
    late = len(state.results) >= _PLAYED
    return late and isinstance(view(state, Player.A).choices, MayExchange)


_PACK = (
    "AS KS QS TS JS AH 7S 7H QH JH AD QD 8H 9D JD TD 8D JC 7D AC 8C 7C KC QC "
    "8S 9S KH KD 9C 9H TH TC"
)
_THREW = "KS 8C 7C 9D 8D", "7S 7H 7D"
_HELD = "AS JS 9S 8S AH KH QH JH 8H JC 9C KD"
"""The worked example of the Cavendish description: elder's point and three knaves."""
_ELDER_SEED = 4
"""By the cut of this seed the person is elder first."""


def show_calls(album: Album, house: Showcase) -> None:
    """What a call gives away: before the point, and with nothing left to call but the knaves."""
    for name, count in (("gives-away-point", 3), ("gives-away", 7)):
        album.take(name, _told(album, house, tuple(islice(_actions(), count))))


def _actions() -> Iterator[Action]:
    """The deal as far as elder's knaves."""
    yield Deal(cards(_PACK))
    for threw in _THREW:
        yield Exchange(hand(threw))
    for kind in (Kind.POINT, Kind.SEQUENCE):
        yield Call(holdings(hand(_HELD), kind)[0])
        yield Answer(Reply.GOOD)


def _told(album: Album, house: Showcase, done: tuple[Action, ...]) -> TableScene:
    """A table at which all that was done, and what is told of the call that stands ready."""
    cut = log_until(_ELDER_SEED, lambda state: state.deal is not None)[:-1]
    lines = (*cut, *map(write_action, done))
    table = sit(album, house, _ELDER_SEED, lines=lines, weighs=WeighsHere())
    table.tick(TICK)
    ask_for(table)
    rest(table)
    return table
