"""The toy in English."""

from __future__ import annotations

WORDS = {
    "game.toy": "Higher",
    "level.dice": "Dice",
    "level.dice.help": "plays any card",
    "toy.lead": "Lead a card.",
    "toy.reply": "Beat {card}, or not.",
    "toy.waits": "{name} plays.",
    "toy.score": "{a} to {b}",
    "settings.dice_rattle": "Rattle the dice",
    "settings.dice_rattle.help": "Whether the dice are heard before each deal.",
    "refused.toy-not-now": "It is not your turn.",
    "refused.toy-not-held": "You do not hold it.",
}
