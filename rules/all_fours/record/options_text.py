"""Options as words and plain data, and back: `after-run play-all`, `discard-point yes`."""

from __future__ import annotations

from rules.all_fours.options import Options
from rules.core.options_text import OptionsInWriting

AGREED = OptionsInWriting(Options())
"""The options of All-Fours in writing."""

NAMES = AGREED.names
"""Their names as fields, in their order."""
