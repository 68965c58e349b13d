"""The terms of All-Fours that the glossary explains, by their keys."""

from __future__ import annotations

TERMS = (
    "beg",
    "bunch",
    "game",
    "gift",
    "high",
    "jack",
    "lay-away",
    "lead",
    "low",
    "pips",
    "run",
    "stand",
    "stock",
    "trick",
    "trumps",
    "turn-up",
)
