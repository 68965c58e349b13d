"""What a call costs in the play, by what it tells the other of one's hand.

How much he learns is counted in nats: by how much more likely the truth is to him once he has been
told (`belief.his_chair`). What a nat costs is learned from deals that Master played out both ways:
215 calls in doubt, 16 or 20 deals each, cost 0.07 ± 0.06 points in the play, and 0.17 ± 0.07 for
each nat (the last line of `python -m tests.soak_calls`). So it is little, and nothing where he
learns nothing; single hands, in which a guard hangs on it, cost many points either way, which this
does not foresee.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.piquet.mind.belief.his_chair import his_view
from game.piquet.mind.belief.unseen_cards import deal_of
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import View

A_NAT = 0.15  # points


def costs(view: View, calls: Iterable[Combination], odd: float) -> dict[Kind, float]:
    """The points that each of these calls, one of a kind, costs in the play."""
    calls = list(calls)
    if not calls:
        return {}
    deal = deal_of(view)
    now = his_view(deal, Random(0), odd).of_truth()
    found = {}
    for call in calls:
        told = his_view(deal, Random(0), odd, call).of_truth()
        found[call.kind] = A_NAT * max(0.0, told - now)
    return found
