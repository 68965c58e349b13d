"""What may be liked at the toy alone."""

from __future__ import annotations

from game.preferences import switch

DICE_RATTLE = switch("dice_rattle", "sound", after="bells")

PREFERENCES = (DICE_RATTLE,)
