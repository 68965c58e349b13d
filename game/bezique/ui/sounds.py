"""Which sounds belong to what is seen of an event, and after how long each."""

from __future__ import annotations

from collections.abc import Sequence

from game.bezique.ui.celebrations import Celebration
from game.stage.sounds import Sound
from game.table.animation_steps import Ringing
from game.table.ui import Happened
from rules.bezique.events import (
    Announced,
    CardCut,
    CardPlayed,
    Dealt,
    Declared,
    Drew,
    Event,
    PackSpread,
    SevenExchanged,
    TableTakenUp,
    TurnedUp,
)

_GATHERED, _CARD = 0.65, 0.06  # before the first packet, and between two cards of the deal


def sounds_of(happened: Happened, feats: Sequence[Celebration]) -> tuple[Ringing, ...]:
    """The sounds of an event that is about to be seen, at normal motion; a bell for a feat."""
    bell = [(0.0, Sound.BELL)] if feats else []
    leads = happened.before.deal is not None and happened.before.deal.led is None
    tricks = happened.before.deal.tricks if happened.before.deal is not None else ()
    return (*_cards(happened.event, sweeps=bool(leads and tricks)), *bell)


def _cards(event: Event, *, sweeps: bool) -> list[Ringing]:
    match event:
        case Dealt():
            return [(_GATHERED + _CARD * card, Sound.DEAL) for card in range(0, 16, 3)]
        case CardPlayed() if sweeps:
            return [(0.0, Sound.SWEEP), (0.45, Sound.PLACE)]
        case CardCut() | CardPlayed() | TurnedUp():
            return [(0.2, Sound.PLACE)]
        case Drew() | PackSpread() | TableTakenUp() | SevenExchanged():
            return [(0.0, Sound.SLIDE)]
        case Declared() | Announced():
            return [(0.2, Sound.PLACE), (0.3, Sound.PLACE)]
    return []
