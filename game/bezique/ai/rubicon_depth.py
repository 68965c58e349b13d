"""How far a level thinks in the stock of Rubicon Bezique."""

from __future__ import annotations

from msgspec import Struct


class RubiconDepth(Struct, frozen=True):
    """How a level thinks here.

    `effort`: how many tricks of possible deals are played out; `choices`: cards that are tried at
    most, those that seem best by rule; `trust`: how far it is believed that the other keeps what
    may serve; `sure`: by how many standard errors something must be better than what is done by
    rule.
    """

    effort: int
    choices: int = 5
    trust: float = 1.0
    sure: float = 1.0
