"""Which card to play: by the table of the play over all hands that the adversary may hold.

For each of his hands the table tells what each card comes to when both play their best from there;
that, with the cards, the capot, the pique and the state of the partie, is what a card is worth, and
the likelier a hand is the more it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from game.piquet.ai.sums.two_hands import RUNNING, codes, on_end
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, bits, suit_index
from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.steps import lead_value, reply_value

Outcome = Callable[[int, bool], float]
"""The worth of the rest of the play, by its value (`2 * tricks + last`) and if elder piques."""


class PlayMoment(Struct, frozen=True):
    """The play at one's turn: masks of one's cards, all and those allowed; the card led, or 0.

    `gone`: cards that neither can hold any more, as far as this seat knows. `pique`: for elder's
    pique, how many tricks he must win on end from this one on before he counts his thirtieth, None
    where there is none to be had; `elder`: whether it is elder who plays.
    """

    mine: int
    allowed: int
    led: int
    gone: int
    elder: bool
    pique: int | None = None


class Judged(Struct, frozen=True):
    """A card, its worth, and how likely (0 to 1) each end is: value, and whether elder piques."""

    card: int
    worth: float
    spread: dict[tuple[int, bool], float]


def judged(
    moment: PlayMoment,
    hands: Sequence[int],
    weights: Sequence[float],
    outcome: Outcome,
    table: PlayValues,
    may_pique: Callable[[int], bool] = lambda hand: True,  # noqa: ARG005
) -> list[Judged]:
    """Each card worth a thought with its worth, the best first.

    `hands`: what the adversary may have left (before his reply, without the card he led), with
    weights of sum 1. `may_pique`: whether elder's pique is still open against such a hand.
    """
    candidates = different(moment)
    cards = moment.mine.bit_count()
    found: dict[int, dict[tuple[int, bool], float]] = {card: {} for card in candidates}
    for hand, weight in zip(hands, weights, strict=True):
        open_pique = moment.pique is not None and may_pique(hand)
        for card, value, pique in _values(moment, candidates, hand, cards, table, open_pique):
            spread = found[card]
            key = value, pique
            spread[key] = spread.get(key, 0.0) + weight
    result = []
    for card, spread in found.items():
        worth = sum(share * outcome(value, pique) for (value, pique), share in spread.items())
        result.append(Judged(card, worth, spread))
    result.sort(key=lambda one: (-one.worth, one.card))
    return result


def different(moment: PlayMoment) -> list[int]:
    """Of cards that are alike against every hand the lowest: those with nothing in between."""
    return list(dict.fromkeys(alike(moment).values()))


def alike(moment: PlayMoment) -> dict[int, int]:
    """By each card that is allowed the lowest that is alike against every hand."""
    between = ~(moment.mine | moment.gone) | moment.led  # one beats what was led, one does not
    found: dict[int, int] = {}
    last = 0
    for bit in bits(moment.allowed):
        same = last and suit_index(last) == suit_index(bit)
        if not same or (bit - 1) & ~(2 * last - 1) & between:
            last = bit
        found[bit] = last
    return found


def value_of(moment: PlayMoment, card: int, hand: int, table: PlayValues) -> int:
    """What is left of the play against this hand, by this card: the value of the table."""
    cards = moment.mine.bit_count()
    return _values(moment, (card,), hand, cards, table, open_pique=False)[0][1]


def run_by_elder(moment: PlayMoment, card: int, hand: int) -> int:
    """What elder makes in play from his first lead on before younger takes a trick, by this card.

    Nothing was played yet but his lead, if it is younger who plays.
    """
    if moment.elder:
        suit = SUIT << suit_index(card) * SUIT_BITS
        beaten = hand & suit & ~(2 * card - 1)
        return 1 if beaten else on_end(codes(moment.mine, hand))
    follows = suit_index(card) == suit_index(moment.led)
    if follows and card > moment.led:
        return 1
    return 1 + on_end(codes(hand, moment.mine ^ card))


def _values(
    moment: PlayMoment,
    candidates: Sequence[int],
    hand: int,
    cards: int,
    table: PlayValues,
    open_pique: bool,
) -> list[tuple[int, int, bool]]:
    if moment.led:
        return _replies(moment, candidates, hand, cards, table, open_pique)
    return _leads(moment, candidates, hand, cards, table, open_pique)


def _leads(
    moment: PlayMoment,
    candidates: Sequence[int],
    hand: int,
    cards: int,
    table: PlayValues,
    open_pique: bool,
) -> list[tuple[int, int, bool]]:
    mine = moment.mine
    suit_codes = codes(mine, hand)
    runs = sum(RUNNING[code] for code in suit_codes) if open_pique else 0
    found = []
    for card in candidates:
        suit = suit_index(card)
        shift = suit * SUIT_BITS
        below = (card >> shift) - 1
        place = ((mine | hand) >> shift & below).bit_count()
        one, two, three = suit_codes[:suit] + suit_codes[suit + 1 :]
        value = lead_value(table, suit_codes[suit], place, one, two, three, cards)
        pique = False
        if open_pique and moment.elder and moment.pique is not None:
            # He needs so many tricks on end, each led from the top of a suit that runs.
            beaten = hand >> shift & SUIT & ~(2 * (card >> shift) - 1)
            need = moment.pique
            pique = need <= 0 or (not beaten and runs >= need)
        found.append((card, value, pique))
    return found


def _replies(
    moment: PlayMoment,
    candidates: Sequence[int],
    hand: int,
    cards: int,
    table: PlayValues,
    open_pique: bool,
) -> list[tuple[int, int, bool]]:
    led = moment.led
    of_suit = SUIT << suit_index(led) * SUIT_BITS
    found = []
    for card in candidates:
        wins = bool(card & of_suit) and card > led
        mine = moment.mine ^ card
        value = reply_value(table, codes(mine, hand), wins, cards)
        pique = False
        if open_pique and moment.pique is not None and not moment.elder and not wins:
            # It is the adversary who piques, from the lead that he keeps.
            runs = sum(RUNNING[code] for code in codes(hand, mine))
            pique = runs >= moment.pique - 1
        found.append((card, value, pique))
    return found
