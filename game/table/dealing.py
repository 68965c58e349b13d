"""Cards are dealt, whatever is played: packets fly out to both in turn from a heap of the pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.stage.director import Cue
from game.stage.picture import CardItem
from game.stage.tween import ease_in_out
from game.table.animation_steps import AnimationStep


def in_packets(hands: Sequence[Sequence[str]], packets: Iterable[int]) -> list[str]:
    """The cards of both hands, whose is first by the turn, in packets of so many each."""
    order: list[str] = []
    at = 0
    for packet in packets:
        if at >= max(map(len, hands)):
            break
        for hand in hands:
            order += hand[at : at + packet]
        at += packet
    return order


def dealt(
    order: Sequence[str],
    pack: Mapping[str, CardItem],
    end: Mapping[str, CardItem],
    step: float = 0.06,
) -> list[AnimationStep]:
    """The pack is squared up, and cards fly from its top in an order; the rest is the stock."""
    origins = {key: f"pack:{len(pack) - 1 - i}" for i, key in enumerate(order)}
    stock = {key: f"pack:{i}" for i, key in enumerate(k for k in end if k.startswith("stock:"))}
    return [
        AnimationStep(pack, Cue(flight=0.4, hold=0.25, easing=ease_in_out)),
        AnimationStep(end, Cue(stock | origins, tuple(order), step=step, flight=0.3, hold=0.1)),
    ]


def both_hands(own: Sequence[str], others: int, concealed: bool) -> tuple[list[str], list[str]]:
    """The keys of the viewer's cards, face down where they are concealed, and of the other's."""
    mine = [f"own:{i}" for i in range(len(own))] if concealed else list(own)
    return mine, [f"other:{i}" for i in range(others)]
