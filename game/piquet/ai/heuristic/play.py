"""Which card to play, by rules of thumb; all of them count on the adversary holding the worst.

Leading: cash when the sure tricks win the cards, or would die in the hand; else make a long suit
good; else get out where least is given. Following: take as cheaply as can be, or give the lowest.
Throwing away: the card whose loss costs the fewest tricks, so that guards stay.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.piquet.ai.belief.known_cards import SuitSight, card_at, deal_of, sight, tricks_won
from rules.core.cards import Card, Hand, Suit
from rules.piquet.pack import height, suit_of
from rules.piquet.scoring import TRICKS
from rules.piquet.view import DealView, View

_FOR_THE_CARDS = TRICKS // 2 + 1
_GIVEN = 0.8  # what a trick given away weighs against one that is made by it
_LED = 0.6  # a trick one's own leads would make, beside one that stops the other's


def play(view: View, allowed: Hand) -> Card:
    """The card to lead or to play to a lead."""
    deal = deal_of(view)
    if len(allowed) == 1:
        return next(iter(allowed))
    led = deal.table.led
    suits = sight(deal)
    if led is None:
        return lead(deal, allowed, suits)
    return follow(allowed, led) or throw(allowed, suits)


def follow(allowed: Hand, led: Card) -> Card | None:
    """To a lead: as cheap a winner as may be, or the lowest; None without its suit."""
    following = suit_of(allowed, led.suit)
    winners = [card for card in following if height(card) > height(led)]
    return winners[-1] if winners else following[-1] if following else None


def running(leads: Iterable[int], replies: Iterable[int]) -> int:
    """How many tricks a suit takes at once, led from the top against these cards."""
    against = list(replies)
    won = 0
    for lead in leads:
        if against and against[0] > lead:
            break
        if against:
            against.pop()
        won += 1
    return won


def in_the_end(leads: Iterable[int], replies: Iterable[int]) -> tuple[int, int]:
    """Tricks won and lost when a suit is led to its end, the lead always coming back."""
    against = list(replies)
    won = lost = 0
    for lead in leads:
        higher = [reply for reply in against if reply > lead]
        if higher:
            against.remove(higher[-1])
            lost += 1
        else:
            if against:
                against.pop()
            won += 1
    return won, lost


def stopping(mine: Iterable[int], theirs: Iterable[int]) -> int:
    """How many tricks a suit takes when the other leads it from the top to its end."""
    held = list(mine)
    won = 0
    for lead in theirs:
        if not held:
            break
        higher = [card for card in held if card > lead]
        if higher:
            held.remove(higher[-1])
            won += 1
        else:
            held.pop()
    return won


def lead(deal: DealView, allowed: Hand, suits: dict[Suit, SuitSight]) -> Card:
    """The card to lead, by what the suits look like."""
    left = len(deal.hand)
    open_suits = [
        seen for seen in suits.values() if any(card.suit is seen.suit for card in allowed)
    ]
    sure = {seen.suit: running(seen.mine, seen.theirs) for seen in open_suits}
    sure_tricks = sum(sure.values())
    wanted = _FOR_THE_CARDS - tricks_won(deal, deal.seat)
    theirs = min(sum(running(seen.theirs, seen.mine) for seen in suits.values()), left)
    dies = sure_tricks > left - 1 - theirs
    if sure_tricks and (0 < wanted <= sure_tricks or sure_tricks >= left or dies):
        return cash(deal.hand, open_suits, sure)
    growing = max(open_suits, key=_growth)
    if _growth(growing) > 0:
        return _develop(deal.hand, growing)
    if sure_tricks == 0 or theirs < left - sure_tricks:
        exits = [seen for seen in open_suits if sure[seen.suit] < len(seen.mine)]
        if exits:
            return _get_out(deal.hand, exits)
    return cash(deal.hand, open_suits, sure)


def cash(hand: Hand, suits: list[SuitSight], sure: dict[Suit, int]) -> Card:
    """A sure trick, from the suit that gives most of them; cards kept behind it are no reason."""
    best = max(suits, key=lambda seen: (sure[seen.suit], len(seen.mine)))
    return card_at(hand, best.suit, best.mine[0])


def _growth(seen: SuitSight) -> float:
    """What leading a suit on brings beyond its sure tricks, less what it gives away at first."""
    won, lost = in_the_end(seen.mine, seen.theirs)
    return won - _GIVEN * lost


def _develop(hand: Hand, seen: SuitSight) -> Card:
    """From the top: all the more when it runs at once, and to force out what stands against it."""
    return card_at(hand, seen.suit, seen.mine[0])


def _get_out(hand: Hand, exits: list[SuitSight]) -> Card:
    """Give up the lead in the suit where a low card costs least."""

    def cost(seen: SuitSight) -> tuple[float, int]:
        return _loss(seen), len(seen.theirs)

    best = min(exits, key=cost)
    return card_at(hand, best.suit, best.mine[-1])


def _loss(seen: SuitSight) -> float:
    """What a suit loses with its lowest card, in tricks."""
    before, after = seen.mine, seen.mine[:-1]
    stops = stopping(before, seen.theirs) - stopping(after, seen.theirs)
    leads = in_the_end(before, seen.theirs)[0] - in_the_end(after, seen.theirs)[0]
    return stops + _LED * leads


def throw(allowed: Hand, suits: dict[Suit, SuitSight]) -> Card:
    """The card to throw away when one cannot follow."""
    held = [seen for seen in suits.values() if seen.mine]
    best = min(held, key=lambda seen: (_loss(seen), seen.mine[-1], -len(seen.mine)))
    return card_at(allowed, best.suit, best.mine[-1])
