"""The questions one may put about what the adversary has counted or had equal.

Source: Cavendish, "Playing" and "Calling and showing" (rules G7, G8, H4, H5, H14; law 55).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.cards import Rank, Suit
from rules.piquet.combinations import Kind


@dataclass(frozen=True, slots=True)
class PointLeft:
    """“How many of your point have you?”, of those still in hand."""


@dataclass(frozen=True, slots=True)
class SuitLeft:
    """“How many spades?”, of a suit in which a point or a sequence was named."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class RankLeft:
    """“What kings have you in hand?”, of those that were counted."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class CalledLeft:
    """“Have you anything in hand that you have called?”, whatever it was called for."""


@dataclass(frozen=True, slots=True)
class NotReckoned:
    """“Which king do you not reckon?”, of three where four might be held."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class ShowKind:
    """“Show your point”, or your sequences, as they were called."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class ShowSet:
    """“Show your kings”, as they were called."""

    rank: Rank


Question = PointLeft | SuitLeft | RankLeft | CalledLeft | NotReckoned | ShowKind | ShowSet
