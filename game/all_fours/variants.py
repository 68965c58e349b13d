"""What may be agreed on before a partie of All-Fours, for the pages and for matches."""

from __future__ import annotations

from game.pages.variants import options_in_order, variants_in
from rules.all_fours.options import AGREED, NAMES
from rules.all_fours.presets import PRESETS, differences, nearest_preset
from rules.core.options_text import write_value

VARIANTS = variants_in(
    "all-fours",
    fan=("JS", "TD", "2S"),
    presets=PRESETS,
    nearest=nearest_preset,
    differences=differences,
    options=options_in_order((), NAMES, AGREED.values_of, write_value),
)
