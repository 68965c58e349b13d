"""Names of the things of All-Fours in the language spoken: cards in short, lines of the ledger."""

from __future__ import annotations

from game.all_fours.words.say import say
from game.words.terms import capital, sign
from rules.all_fours.scoring import Line
from rules.core.cards import Card


def brief(card: Card) -> str:
    """A card in short: "♠Q", with the letters of the language."""
    return sign(card.suit) + say(f"letter.{card.rank.value}")


def line_name(line: Line) -> str:
    """What a line of the ledger is for: "High ♠Q", "Gift"."""
    name = capital(say(f"item.{line.item.value}"))
    return f"{name} {brief(min(line.cards))}" if line.cards else name
