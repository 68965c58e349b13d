"""What may be agreed on before a partie of Piquet, for the pages."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.variants import options_in_order, variants_in
from rules.piquet.presets import PRESETS, differences, nearest_preset
from rules.piquet.record.options_text import NAMES, values_of, write_value

_FIRST = ("length", "rubicon", "rubicon_deals", "tie", "double_below_fifty")
"""What is played for; then comes everything in the order of a deal."""


VARIANTS = variants_in(
    PIQUET,
    fan=("AS", "KS", "QS", "JS", "TS"),
    presets=PRESETS,
    nearest=nearest_preset,
    differences=differences,
    options=options_in_order(_FIRST, NAMES, values_of, write_value),
    tag=lambda options: f"title.tag.{options.length.value}",
)
