"""Which sounds belong to what is seen of an event, and after how long each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.stage.sounds import Sound
from game.table.animation_steps import Ringing
from game.table.ui import Happened
from rules.all_fours.events import (
    Bunched,
    CardCut,
    CardPlayed,
    Counted,
    Dealt,
    Event,
    LaidAway,
    PackSpread,
    SetAside,
    TurnedUp,
)
from rules.all_fours.scoring import Item

_GATHERED, _CARD, _MORE = 0.65, 0.06, 0.09
"""Seconds before the first packet, and between two cards of the deal, and of a run."""


def sounds_of(happened: Happened, _feats: Sequence[Any]) -> tuple[Ringing, ...]:
    """The sounds of an event that is about to be seen, at normal motion."""
    deal = happened.before.deal
    sweeps = deal is not None and deal.led is None and bool(deal.tricks)
    return tuple(_sounds(happened.event, sweeps=sweeps))


def _sounds(event: Event, *, sweeps: bool) -> list[Ringing]:
    match event:
        case Dealt(more=True):
            return [(_MORE * card, Sound.DEAL) for card in (0, 3)]
        case Dealt():
            return [(_GATHERED + _CARD * card, Sound.DEAL) for card in range(0, 12, 3)]
        case CardPlayed() if sweeps:
            return [(0.0, Sound.SWEEP), (0.45, Sound.PLACE)]
        case CardCut() | CardPlayed() | TurnedUp():
            return [(0.2, Sound.PLACE)]
        case PackSpread() | SetAside() | LaidAway() | Bunched():
            return [(0.0, Sound.SLIDE)]
        case Counted(line, _) if line.item is Item.TURNED_KNAVE:
            return [(0.0, Sound.CHIME)]
        case Counted(line, _) if line.item is Item.GIFT:
            return [(0.1, Sound.COIN)]
    return []
