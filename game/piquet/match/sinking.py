"""Whether a seat sank something: held what would have scored, and did not count it.

A class (point, sequences, quatorzes and trios) is looked at by the twelve cards of both and by what
was said. What a seat could have counted of it, calling all it held and answering truly, is:

- elder, whose first call of it was good: every holding that is no better than that call; besides,
  and whatever he called or left out, all he holds if his best is better than younger's best;
- younger, when elder called nothing of it or kept it back: all she holds, for it is left to her;
- younger, when elder called: all she holds if her best is better than his call, for then "not good"
  was hers to say; otherwise nothing.

Of points only the best is looked at. A seat sank if in some class it counted less than that:
by silence, by calling less, or by answering "good" (or asking, law 46) with what was better. What
was barred by a sequence or a set that was shown (rule H6) was not younger's to count. A deal that
was conceded, or that a hundred ended before its first trick, tells nothing. Source: Cavendish,
"Sinking" (H10 to H12).
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.piquet.actions import Reply
from rules.piquet.combinations import Combination, Kind, holdings
from rules.piquet.scoring import item_of, worth
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState
from rules.piquet.talk.implied import implied_to_younger, strength_of
from rules.piquet.talk.showing import barred_by_showing, shown_sequence
from rules.piquet.twelve import twelve_of


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
    if claim is None or claim.reply is not Reply.GOOD:
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
