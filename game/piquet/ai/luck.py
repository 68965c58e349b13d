"""What the cards of a finished deal were worth by themselves, so that luck and skill lie apart.

When all cards are known, chance has spoken twice: when twelve were dealt to each, and when both
drew from the talon. Each time the deal has a worth, and by what it exceeds the mean of all that
might have come is luck:

- after the exchange, the worth of the two hands: all called, the play known (`open_deal`). Its mean
  is taken over every way in which the eight cards of the talon might have been drawn, to what the
  two really put out: so what they put out is skill;
- before it, the worth of the two twelves: the same mean, both putting out what the learned tables
  like best. Its mean over all deals is CHAIR.

A result less both is without luck, and on average what it would have been: no chance is counted
that has not mean zero, whoever plays and by whatever rules. All is exact but for `hand`: what one's
own twelve are worth is the mean over hands of the other's and draws that are dealt here, which only
shifts something between `hand` and `other`. Figures: `python -m tests.soak_luck`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.games import PIQUET
from game.piquet.ai.likely_discard import best_discard
from game.piquet.ai.sums.outcome import deal_points
from game.piquet.ai.values.masks import WHOLE, bits, mask_of
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.tables import keeping
from game.players.mind import Owed
from game.players.wire import WireError, record_from_data, record_to_data
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.options import ELDER_MOST, HAND, TALON
from rules.piquet.pack import COURTS, PACK
from rules.piquet.scoring import CARTE_BLANCHE
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import State

CHAIR = 14.02
"""Points by which elder's worth exceeds younger's before the exchange, the mean over all deals."""
SPREAD = 10.6
"""By how many points a result without luck strays from its chair's mean (standard deviation)."""
DEALS = 1000
"""How many deals tell what one's own twelve are worth."""

_COURTS = mask_of(COURTS)
_SHARES = (ELDER_MOST, TALON - ELDER_MOST)
"""How many cards elder and younger are thought to take."""


class Cards(Struct, frozen=True):
    """How the cards of a deal fell, as masks: pairs are elder's, then younger's.

    `talon`: what elder drew, what younger drew, what was left; `out` is what each put out.
    """

    dealt: tuple[int, int]
    talon: tuple[int, ...]
    out: tuple[int, int]


def brought(cards: Cards, seat: Seat, chance: Random, deals: int = DEALS) -> Owed:
    """What the cards of a deal brought a seat. The tables must be there: see `can_tell`."""
    sign = 1 if seat is ELDER else -1
    twelves = worth_of_twelves(*cards.dealt)
    own = mean_of_twelve(cards.dealt[seat], seat, chance, deals)
    return Owed(
        chair=sign * CHAIR,
        hand=sign * (own - CHAIR),
        other=sign * (twelves - own),
        talon=sign * (worth_of_draw(cards) - mean_of_draws(cards)),
        error=SPREAD,
    )


def can_tell() -> bool:
    """Whether the tables are there by which luck is told."""
    return keeping() is not None and not play_values().degraded


def worth_of_draw(cards: Cards) -> float:
    """What elder makes more than younger with the hands they really had after the exchange."""
    kept = tuple(hand ^ out for hand, out in zip(cards.dealt, cards.out, strict=True))
    his, hers = (out.bit_count() for out in cards.out)
    drawn = sum(cards.talon[:his]), sum(cards.talon[his : his + hers])
    return _worth(kept[ELDER] | drawn[ELDER], kept[YOUNGER] | drawn[YOUNGER], _blanche(cards.dealt))


def mean_of_draws(cards: Cards) -> float:
    """The same, the mean over all that both might have drawn to what they put out."""
    kept = tuple(hand ^ out for hand, out in zip(cards.dealt, cards.out, strict=True))
    blanche = _blanche(cards.dealt)
    his, hers = (out.bit_count() for out in cards.out)
    return fmean(
        _worth(kept[ELDER] | elders, kept[YOUNGER] | youngers, blanche)
        for elders, youngers in _draws(cards.talon, his, hers)
    )


def worth_of_twelves(elder: int, younger: int) -> float:
    """What two hands of twelve are worth, elder's less younger's points, whatever is drawn."""
    talon = tuple(bits(WHOLE & ~(elder | younger)))
    return mean_of_draws(Cards((elder, younger), talon, usual(elder, younger)))


def mean_of_twelve(hand: int, seat: Seat, chance: Random, deals: int) -> float:
    """What one hand of twelve is worth to elder: the mean over deals of all other cards."""
    unseen = bits(WHOLE & ~hand)
    found = []
    for _ in range(deals):
        chance.shuffle(unseen)
        other, talon = sum(unseen[:HAND]), tuple(unseen[HAND:])
        dealt = (hand, other) if seat is ELDER else (other, hand)
        found.append(worth_of_draw(Cards(dealt, talon, usual(*dealt))))
    return fmean(found)


def usual(elder: int, younger: int) -> tuple[int, int]:
    """What both put out by the tables."""
    return (
        best_discard(elder, _SHARES[ELDER], ELDER),
        best_discard(younger, _SHARES[YOUNGER], YOUNGER),
    )


def _draws(talon: Sequence[int], his: int, hers: int) -> Iterator[tuple[int, int]]:
    """All pairs of cards that elder and younger may draw of a talon of which nothing is known."""
    for elders in combinations(talon, his):
        taken = sum(elders)
        rest = [bit for bit in talon if not bit & taken]
        for youngers in combinations(rest, hers):
            yield taken, sum(youngers)


def _worth(elder: int, younger: int, blanche: int) -> float:
    his, hers = deal_points(elder, younger, play_values(), blanche)
    return his - hers


def _blanche(dealt: tuple[int, int]) -> int:
    """What a carte blanche counts, above 0 elder's; nobody but one can have it."""
    for seat in Seat:
        if not dealt[seat] & _COURTS:
            return CARTE_BLANCHE if seat is ELDER else -CARTE_BLANCHE
    return 0


class DealAsked(Struct, frozen=True):
    """The deal of a question: whose side is asked for, and the cards; pairs are elder's first."""

    seat: Seat
    dealt: tuple[frozenset[Card], frozenset[Card]]
    talon: tuple[Card, ...]
    out: tuple[frozenset[Card], frozenset[Card]]


def question(after: State, player: Player) -> dict[str, Any]:
    """What an engine must know of the deal that this state ends; ValueError where there is none."""
    deal = after.current
    elders, youngers = deal.exchanged.taken
    talon = (*sorted(elders), *sorted(youngers), *deal.exchanged.talon)
    return record_to_data(
        DealAsked(deal.seat(player), deal.dealt, talon, out=deal.exchanged.discards)
    )


def answer(data: object, seed: int) -> dict[str, float] | None:
    """What the cards brought; None where the tables are missing. WireError for no deal."""
    seat, fell = read(data)
    return asdict(brought(fell, seat, Random(seed))) if can_tell() else None


def read(data: object) -> tuple[Seat, Cards]:
    """Whose side is asked for, and how the cards fell. WireError names what is wrong."""
    asked = record_from_data(DealAsked, data, "deal", PIQUET)
    dealt, talon, out = asked.dealt, asked.talon, asked.out
    if [len(hand) for hand in dealt] != [HAND, HAND]:
        raise WireError("should be twelve cards to each", "deal.dealt")
    if len(talon) != TALON or {*dealt[0], *dealt[1], *talon} != set(PACK):
        raise WireError("should be the rest of the pack", "deal.talon")
    fit = all(put <= hand for put, hand in zip(out, dealt, strict=True))
    if not fit or len(out[0]) > ELDER_MOST or len(out[0]) + len(out[1]) > TALON:
        raise WireError("should be of the hands, as many as may be exchanged", "deal.out")
    return asked.seat, Cards(
        (mask_of(dealt[0]), mask_of(dealt[1])),
        tuple(mask_of((card,)) for card in talon),
        (mask_of(out[0]), mask_of(out[1])),
    )
