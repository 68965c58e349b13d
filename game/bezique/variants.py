"""What may be agreed on before a partie of Bezique, for the pages and for matches."""

from __future__ import annotations

from game.pages.variants import options_in_order, variants_in
from rules.bezique.options import NAMES, values_of
from rules.bezique.presets import PRESETS, differences, nearest_preset
from rules.core.options_text import write_value

_FIRST = ("game", "target", "series")
"""What is played for; then comes everything in the order of a deal."""

VARIANTS = variants_in(
    "bezique",
    fan=("KD", "QS", "JD"),
    presets=PRESETS,
    nearest=nearest_preset,
    differences=differences,
    options=options_in_order(_FIRST, NAMES, values_of, write_value),
    tag=lambda options: "title.tag.rubicon" if options.rubicon else "title.tag",
)
