"""The questions one may put about what the adversary has counted or had equal.

Source: Cavendish, "Playing" and "Calling and showing" (rules G7, G8, H4, H5, H14; law 55).
"""

from __future__ import annotations

from msgspec import Struct

from rules.core.cards import Rank, Suit
from rules.piquet.combinations import Kind


class PointLeft(Struct, frozen=True):
    """“How many of your point have you?”, of those still in hand."""


class SuitLeft(Struct, frozen=True):
    """“How many spades?”, of a suit in which a point or a sequence was named."""

    suit: Suit


class RankLeft(Struct, frozen=True):
    """“What kings have you in hand?”, of those that were counted."""

    rank: Rank


class CalledLeft(Struct, frozen=True):
    """“Have you anything in hand that you have called?”, whatever it was called for."""


class NotReckoned(Struct, frozen=True):
    """“Which king do you not reckon?”, of three where four might be held."""

    rank: Rank


class ShowKind(Struct, frozen=True):
    """“Show your point”, or your sequences, as they were called."""

    kind: Kind


class ShowSet(Struct, frozen=True):
    """“Show your kings”, as they were called."""

    rank: Rank


Question = PointLeft | SuitLeft | RankLeft | CalledLeft | NotReckoned | ShowKind | ShowSet
