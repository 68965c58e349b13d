"""What may be liked at All-Fours alone, for `game.preferences`."""

from __future__ import annotations

from enum import StrEnum

from game.preferences import Preference


class Questions(StrEnum):
    """Who asks whether a trump just laid is high, and low."""

    ASK = "ask"  # one does oneself, or does not
    ALWAYS = "always"  # it is asked for one
    NEVER = "never"


QUESTIONS = Preference(
    name="trump_questions",
    usual=Questions.ASK.value,
    values=lambda: tuple(each.value for each in Questions),
    tab="pace",
    after="click_twice",
)


PREFERENCES = (QUESTIONS,)
