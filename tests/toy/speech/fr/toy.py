"""The toy in French."""

from __future__ import annotations

WORDS = {
    "game.toy": "Plus haut",
    "level.dice": "Le dé",
    "level.dice.help": "joue n’importe quelle carte",
    "toy.lead": "Jouez une carte.",
    "toy.reply": "Prenez {card}, ou non.",
    "toy.waits": "{name} joue.",
    "toy.score": "{a} à {b}",
    "settings.dice_rattle": "Secouer les dés",
    "settings.dice_rattle.help": "Les dés s'entendent-ils avant chaque donne ?",
    "refused.toy-not-now": "Ce n’est pas à vous.",
    "refused.toy-not-held": "Vous ne l’avez pas.",
}
