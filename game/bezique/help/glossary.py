"""The terms of Bezique that the glossary explains, by their keys."""

from __future__ import annotations

TERMS = (
    "bezique",
    "brisque",
    "declare",
    "double-bezique",
    "draw",
    "four-alike",
    "last-trick",
    "lead",
    "marriage",
    "sequence",
    "seven",
    "stock",
    "trick",
    "trumps",
    "turn-up",
)
