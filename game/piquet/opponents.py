"""Whom one may play against, from the mildest to the strongest; the one place that lists them.

A level is known by its name in a partie's header, in the settings and to `piquet engine --level`.
Its words are `level.NAME` and `level.NAME.help` in the catalogue.
"""

from __future__ import annotations

LEVELS = ("novice", "club", "expert", "master")
"""The levels a new partie may be begun against."""

DEFAULT = "club"

FORMER = ("thumb",)
"""Levels that only parties of earlier versions name. They go on as they began: the same position
must get the same answer after an update, and nobody finds another player in the middle of a deal.
"""


def chosen(stored: str) -> str:
    """The level chosen last; the usual one where nothing was, or a level that we do not have."""
    return stored if stored in LEVELS else DEFAULT


def known(level: str) -> bool:
    """Whether we have such a level: a book may come from a later version."""
    return level in (*LEVELS, *FORMER)


def played(kind: str) -> str:
    """The level that goes on with a partie: the usual one where an unknown one is named."""
    return kind if known(kind) else DEFAULT
