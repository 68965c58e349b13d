"""What a deal that is over came to, in a sentence."""

from __future__ import annotations

from game.all_fours.words import say
from rules.all_fours.scoring import ITEM_OF, Line, total
from rules.all_fours.view import View
from rules.core.seats import Player


def headline(seen: View, names: tuple[str, str], you: Player | None) -> str:
    """Who marked more in a deal, or all four points of it; of the last one, who has won."""
    deal = seen.deal
    if deal is None:
        return ""
    if seen.settlement is not None:
        winner = seen.settlement.winner
        both = seen.settlement.totals[winner], seen.settlement.totals[winner.other]
        return _of("sheet.won", winner, names, you, both)
    if deal.bunched:
        return say("sheet.misdealt" if seen.options.strict else "sheet.bunched")
    a, b = (total(deal.ledger, player) for player in Player)
    if a == b:
        return say("sheet.headline.even", number=a)
    winner = Player.A if a > b else Player.B
    key = "sheet.all-four" if _all_four(deal.ledger) is winner else "sheet.headline"
    return _of(key, winner, names, you, (max(a, b), min(a, b)))


def _of(
    key: str, winner: Player, names: tuple[str, str], you: Player | None, both: tuple[int, int]
) -> str:
    """A sentence of somebody who is ahead, or of you."""
    if winner is you:
        return say(f"{key}.yours", number=both[0], other=both[1])
    return say(key, name=names[winner], number=both[0], other=both[1])


def _all_four(ledger: tuple[Line, ...]) -> Player | None:
    """Who has marked High, Low, Jack and Game; None where somebody else has one, or nobody."""
    marked = {line.item: line.player for line in ledger if line.item in ITEM_OF.values()}
    players = set(marked.values())
    return players.pop() if len(marked) == len(ITEM_OF) and len(players) == 1 else None
