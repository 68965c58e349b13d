"""The keys of All-Fours' table, for settings, help and the window."""

from __future__ import annotations

from game.all_fours.ui.keys import BEG, GIVE, HIGH, LOW, RUN, STAND
from game.pages.keys import AGAIN, BESIDE, CHOOSING, HINT, MUTE, TAKE_BACK, TRICKS, Keys, Use
from game.pages.keys import KEYS as LIST_OF_KEYS

KEYS = Keys(
    shortcuts=(
        *(BEG, STAND, GIVE, RUN, HIGH, LOW),
        *(TRICKS, HINT, TAKE_BACK, AGAIN, MUTE, LIST_OF_KEYS),
    ),
    uses=(
        *CHOOSING,
        Use((BEG, STAND), "keys.beg"),
        Use((GIVE, RUN), "keys.answer"),
        Use((HIGH, LOW), "keys.ask"),
        *BESIDE,
    ),
)
