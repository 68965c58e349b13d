"""Celebrations in pictures: parties in which each is known to happen, opened just before it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.demo.album import Album
from game.demo.house import LineLog, Showcase, played, programs
from game.demo.sitting import log_until, sit, turns
from game.pages.people import against
from game.pages.settlement import SettlementScene
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.piquet.ui.celebrations import Feat, celebrations
from game.players.mind import Choose
from game.session.dealer import Dealer
from game.session.session import Session
from game.table.celebrations import STILL
from game.table.table import TableScene
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.exchange import dealt_hands
from rules.piquet.options import Length, Options
from rules.piquet.pack import COURTS
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.seats import ELDER
from rules.piquet.view import seen_by, view

_SIX, _HUNDRED = Options(), Options(length=Length.TO_A_HUNDRED)
_PARTIES: dict[Feat, tuple[int, Options]] = {
    Feat.CARTE_BLANCHE: (1, _SIX),  # of a pack that is laid out for it
    Feat.REPIQUE: (28, _SIX),
    Feat.PIQUE: (8, _SIX),
    Feat.CAPOT: (14, _SIX),
    Feat.RUBICON: (1, _SIX),
    Feat.HUNDRED: (4, _HUNDRED),
}
"""The seed of a partie of rules of thumb in which each is to be seen, and its rules."""
_WON = 2
"""That of one the first player wins."""


def show_feats(album: Album, house: Showcase) -> None:
    """Each celebration when everything in it has arrived; then a partie that was won."""
    for feat, (seed, options) in _PARTIES.items():
        album.take(f"celebration-{feat.value}", _celebrating(album, house, feat, seed, options))
    state, _ = played(_WON)
    header = replace(house.header, seats=against(AI.usual))
    album.take("partie-won", SettlementScene(house, state, header))


def _celebrating(
    album: Album, house: Showcase, feat: Feat, seed: int, options: Options
) -> TableScene:
    """A table at which this is celebrated."""
    if feat is Feat.CARTE_BLANCHE:
        lines: Sequence[str] = _blank_deal(seed, options)
    else:
        lines = _until(feat, seed, options)
    table = sit(album, house, seed, options=options, lines=lines, by=seed * 2 + 1)
    until_celebrated(table, feat, seed * 2)
    return table


def until_celebrated(
    table: TableScene, feat: Feat, seed: int, plays: Choose = thumb.choose
) -> None:
    """Play on until all that belongs to a celebration has arrived."""
    for _ in turns(table, seed, plays):
        now = table.board.feast.now
        if now is not None and now.feat is feat and table.board.feast.share >= STILL:
            return


def _until(feat: Feat, seed: int, options: Options) -> tuple[str, ...]:
    """The log of a partie of programs as far as it goes before this is celebrated."""
    log = LineLog()
    session = Session(programs(seed), Dealer(seed), options, log)
    before = view(session.state, Player.A)
    while True:
        known = tuple(log.lines)
        moments = session.advance()
        if not moments:
            raise RuntimeError(f"there is no {feat.value} in the partie {seed}")
        for moment in moments:
            after = view(moment.state, Player.A)
            event = seen_by(moment.event, moment.state, Player.A)
            if any(one.feat is feat for one in celebrations(event, before, after)):
                return known
            before = after


def _blank_deal(seed: int, options: Options) -> tuple[str, ...]:
    """A partie whose first pack gives elder no court."""
    *cut, dealt = log_until(seed, lambda state: state.deal is not None, options)
    deal = parse_action(dealt)
    if not isinstance(deal, Deal):
        raise TypeError("a deal begins with its pack")
    pack: list[Card] = list(deal.pack)
    elder = dealt_hands(deal.pack, options.packets)[ELDER]
    plain = (card for card in deal.pack if card not in elder and card not in COURTS)
    for court in sorted(elder & COURTS):
        one, other = pack.index(court), pack.index(next(plain))
        pack[one], pack[other] = pack[other], pack[one]
    return (*cut, write_action(Deal(tuple(pack))))
