"""Options as words and back: `younger-least 0`, `leavings shown`, `show-to-score yes`.

Records and lists of options share these words. Saves and the wire hold the same values as plain
data, which `options_of_data` reads.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.options_text import OptionsInWriting, Value, plain_value, write_name, write_value
from rules.piquet.options import AGREED, FIRST_AGREED, FIRST_EDITION, Options

__all__ = [
    "NAMES",
    "Value",
    "EDITION",
    "data_of_options",
    "options_of_data",
    "read_name",
    "read_value",
    "values_of",
    "with_value",
    "write_name",
    "write_value",
]

NAMES = AGREED
"""The names of the options as fields, in their order."""

EDITION = "edition"
"""Beside them: by which reading of the rules a partie is played."""

_AGREED = OptionsInWriting(Options(), NAMES)
values_of = _AGREED.values_of
read_name = _AGREED.read_name
read_value = _AGREED.read_value
with_value = _AGREED.with_value


def data_of_options(options: Options) -> dict[str, Value]:
    """Every option by its field's name, as text, number or truth; and the edition, but the first.

    The first edition's forms had none, so they are still written as they were.
    """
    first = options.edition == FIRST_EDITION
    names = FIRST_AGREED if first else NAMES
    data = {name: plain_value(getattr(options, name)) for name in names}
    return data if first else data | {EDITION: options.edition}


def options_of_data(data: Mapping[str, object]) -> Options:
    """The options that plain data holds; what is left out is as Cavendish has it.

    Data that tells no edition is of the first. ValueError, with a sentence, for an option or a
    value that is not known.
    """
    agreed = _AGREED.of_data({word: value for word, value in data.items() if word != EDITION})
    edition = _AGREED.read_plain(EDITION, data.get(EDITION, FIRST_EDITION))
    return with_value(agreed, EDITION, edition)
