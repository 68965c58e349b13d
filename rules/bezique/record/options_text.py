"""Options as words and plain data, and back: `last-eight follow-only`, `held-over yes`."""

from __future__ import annotations

from rules.bezique.options import Options
from rules.core.options_text import OptionsInWriting, Value, write_name, write_value

__all__ = [
    "NAMES",
    "Value",
    "AGREED",
    "data_of_options",
    "options_of_data",
    "read_name",
    "read_value",
    "values_of",
    "with_value",
    "write_name",
    "write_value",
]

AGREED = OptionsInWriting(Options())
"""The options of Bezique in writing; the names below are how its rooms call them."""

NAMES = AGREED.names
values_of = AGREED.values_of
read_name = AGREED.read_name
read_value = AGREED.read_value
with_value = AGREED.with_value
data_of_options = AGREED.data_of
options_of_data = AGREED.of_data
