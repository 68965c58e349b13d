"""The account of a chouette, from the parties that name it: roles, the card in tens, who sits next.

What was agreed before the first partie stands in each of them as text: the cards that the three
cut, and what is staked: "KS 9H 7D, 120 pence each 100".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct

from game.players.player import Seats
from game.saves.partie import EveningPlace
from rules.core.cards import Card, card
from rules.core.seats import Player
from rules.piquet.club.chouette import (
    THREE,
    Chouette,
    Cuts,
    enter,
    must_cut,
    outcome_of,
    roles_by_cut,
)
from rules.piquet.club.stakes import Stake
from rules.piquet.pack import PACK
from rules.piquet.settlement import Settlement

_AGREED = re.compile(r"(?P<cuts>[^,]+), (?P<pence>\d{1,6}) pence each (?P<step>\d{1,6})")

ThreeCuts = tuple[Cuts, Cuts, Cuts]


class Agreed(Struct, frozen=True):
    """What was settled before the first partie: the cards each of the three cut, and the stake."""

    cuts: ThreeCuts
    stake: Stake


def write_agreed(agreed: Agreed) -> str:
    """It as text; a second card of somebody who cut level is joined by a stroke."""
    cuts = " ".join("-".join(map(str, cut)) for cut in agreed.cuts)
    return f"{cuts}, {agreed.stake.pence} pence each {agreed.stake.step}"


def read_agreed(text: str) -> Agreed:
    """The same read back; ValueError for anything else."""
    found = _AGREED.fullmatch(text)
    cuts = [tuple(map(card, cut.split("-"))) for cut in found["cuts"].split(" ")] if found else []
    if found is None or len(cuts) != len(THREE):
        raise ValueError("this is not what is agreed on for a chouette")
    a, b, c = cuts
    if must_cut((a, b, c)):
        raise ValueError("the cut is not over")
    return Agreed((a, b, c), Stake(int(found["step"]), int(found["pence"])))


def cut(chance: Random) -> ThreeCuts:
    """What the three cut of a spread pack, again where two are level."""
    pack: Sequence[Card] = chance.sample(PACK, len(PACK))
    left = iter(pack)
    cuts: ThreeCuts = ((), (), ())
    while owing := must_cut(cuts):
        a, b, c = ((*cuts[each], next(left)) if each in owing else cuts[each] for each in THREE)
        cuts = a, b, c
    return cuts


def account(agreed: Agreed, ended: Iterable[tuple[EveningPlace, Settlement]]) -> Chouette:
    """The card after these finished parties, in any order.

    ValueError where a partie is missing between two, or somebody sat at one whose turn it was not.
    """
    card_of_three = Chouette(roles_by_cut(agreed.cuts))
    for number, (place, settlement) in enumerate(sorted(ended, key=lambda one: one[0].partie), 1):
        roles = card_of_three.roles
        if place.partie != number or set(place.sits) != {roles.single, roles.opponent}:
            raise ValueError(f"partie {number} of the evening is not the one that was due")
        single = Player(place.sits.index(roles.single))
        card_of_three = enter(card_of_three, outcome_of(settlement, single))
    return card_of_three


def next_place(chouette: Chouette, last: EveningPlace) -> tuple[EveningPlace, Seats]:
    """The partie that comes after `last`, and who sits at it: the one alone in seat A."""
    roles = chouette.roles
    sits = int(roles.single), int(roles.opponent)
    place = EveningPlace(last.id, len(chouette.entries) + 1, last.guests, sits, last.agreed)
    return place, (last.guests[sits[0]], last.guests[sits[1]])
