"""What those who sit opposite like to add to the words of the game, in French."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "manner.novice.call": "Est-ce bon ?",
    "manner.novice.good": "Ah, zut.",
    "manner.novice.not-good": "J’ai mieux !",
    "manner.novice.feat": "Vous avez vu ?",
    "manner.novice.struck": "Oh non !",
    "manner.club.call": "Bon ?",
    "manner.club.good": "Bon.",
    "manner.club.equal": "Passons.",
    "manner.club.feat": "Et voilà.",
    "manner.master.call": "S’il vous plaît.",
    "manner.master.good": "Fort bien.",
    "manner.master.not-good": "Non, mon enfant.",
    "manner.master.feat": "Nous y voilà.",
    "manner.master.struck": "Bien joué, mon enfant.",
    "manner.brandt.call": "Ha !",
    "manner.brandt.good": "Tonnerre !",
    "manner.brandt.not-good": "Pas cette fois !",
    "manner.brandt.feat": "Feu !",
    "manner.brandt.struck": "Battu, tonnerre !",
    "manner.bell.good": "En effet.",
    "manner.bell.not-good": "Presque.",
    "manner.bell.struck": "Ah. Bien joué.",
}
