"""What a call costs in the play, by what it tells the other of one's hand.

How much he learns is counted in nats: by how much more likely the truth is to him once he has been
told (`belief.his_chair`). What it costs was learned from calls that are good at most one time in
five, played out both ways by the hundred (`packaging/opponent/calls.py`): of 48 trios and quatorzes
each cost 0.37 ± 0.16 points more in the play than it brought there, of 23 points 0.69 ± 0.41, of 45
sequences 0.09 ± 0.06, and how many nats it told made no difference that could be seen. Most cost
nothing; single hands, in which a guard hangs on it, cost many points, and this does not foresee
which: so the prices are less than those means. What tells him nothing costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.piquet.ai.belief.his_chair import his_view
from game.piquet.ai.belief.known_cards import deal_of
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import View

PRICE = {Kind.POINT: 0.15, Kind.SEQUENCE: 0.05, Kind.SET: 0.3}  # points
A_LITTLE = 0.1  # nats: who learns less pays less


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
        found[call.kind] = PRICE[call.kind] * min(1.0, max(0.0, told - now) / A_LITTLE)
    return found
