"""A hand as it is held, whatever is played: suits in black and red by turns, or as one puts it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from game.stage.basics import Pose
from game.stage.picture import CardItem, Shadow
from game.table.state import TableHandState
from rules.core.cards import Card, Hand, Suit

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbouring suits are told apart at a glance."""
_RED = (Suit.HEARTS, Suit.DIAMONDS)


def alternating(suits: Sequence[Suit]) -> tuple[Suit, ...]:
    """Three suits with the one of the other colour in the middle."""
    red = [suit for suit in suits if suit in _RED]
    black = [suit for suit in suits if suit not in _RED]
    one, two = (red, black) if len(red) == 1 else (black, red)
    return two[0], one[0], two[1]


def trumps_last(trumps: Suit | None) -> tuple[Suit, ...]:
    """All suits from left to right: trumps at the right, before them the others by turns."""
    if trumps is None:
        return SUIT_ORDER
    return *alternating([suit for suit in SUIT_ORDER if suit is not trumps]), trumps


def held_items(
    held: Iterable[tuple[Card, Pose]],
    hand_state: TableHandState,
    lifted: Hand,
    legal: Hand | None,
    many: int,
    lift: float,
    out: float,
    *,
    pointed: float = 10.0,
    new: Collection[Card] = (),
    looks: Callable[[Card], Card] = lambda card: card,
) -> Iterator[CardItem]:
    """The cards of a hand, each with its place in the fan: what is `lifted` stands out by `lift`.

    Where only some of the `many` one holds are `legal` those stand `out`, and the others are
    dimmed; `new` ones are marked. The card `pointed` at stands so much higher. A card is printed as
    what it `looks` like.
    """
    for index, (card, pose) in enumerate(held):
        if hand_state.concealed:
            yield CardItem(f"own:{index}", None, pose, Shadow.HAND)
            continue
        dimmed = legal is not None and card not in legal
        high = lift if card in lifted else 0.0
        if legal is not None and not dimmed and len(legal) < many:
            high = out + (pointed if card in lifted else 0.0)
        if card == hand_state.focus:
            high += pointed
        yield CardItem(
            str(card),
            str(looks(card)),
            pose.raised(high),
            Shadow.LIFT if high > pointed else Shadow.HAND,
            dimmed=dimmed,
            marked=card in new,
            focused=card == hand_state.focus,
        )


def next_focus(
    hand_state: TableHandState, order: Sequence[Card], legal: Hand | None, by: int
) -> Card | None:
    """The next own card to be pointed at; where not all may be played, the next that may."""
    if not order:
        return hand_state.focus
    at = (
        order.index(hand_state.focus)
        if hand_state.focus in order
        else (-1 if by > 0 else len(order))
    )
    ways = (order[(at + by * steps) % len(order)] for steps in range(1, len(order) + 1))
    return next(card for card in ways if not legal or card in legal)


def as_put(
    by_suits: Iterable[Card], order: Sequence[Card], height: Callable[[Card], int]
) -> tuple[Card, ...]:
    """Cards as they were put; one that came later stands behind the higher ones of its suit.

    `by_suits` are all of them, sorted; `order` may hold some that are gone.
    """
    cards = tuple(by_suits)
    held = [card for card in order if card in cards]
    for card in cards:
        if card not in held:
            held.insert(_place_for(card, held, height), card)
    return tuple(held)


def moved(order: Sequence[Card], card: Card, to: int) -> tuple[Card, ...]:
    """The same order with a card at the place `to`, counted without it."""
    others = [other for other in order if other != card]
    at = min(max(to, 0), len(others))
    return (*others[:at], card, *others[at:])


def _place_for(card: Card, held: Sequence[Card], height: Callable[[Card], int]) -> int:
    of_suit = [at for at, other in enumerate(held) if other.suit is card.suit]
    higher = [at for at in of_suit if height(held[at]) > height(card)]
    if higher:
        return higher[-1] + 1
    return of_suit[0] if of_suit else len(held)
