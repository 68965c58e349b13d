"""Le glossaire : chaque mot, ce qu’il veut dire, et comment il s’écrit dans les phrases."""

WORDS: dict[str, str] = {
    "term.bezique": "Bésigue",
    "term.bezique.means": "La dame de pique avec le valet de carreau, quel que soit l’atout. Il "
    "vaut 40.",
    "term.brisque": "Brisque",
    "term.brisque.means": "Un as ou un dix levé. Elle vaut dix.",
    "term.declare": "Déclarer",
    "term.declare.means": "Étaler des cartes après une levée gagnée, et les compter. Elles restent "
    "à jouer.",
    "term.double-bezique": "Double bésigue",
    "term.double-bezique.means": "Les deux dames de pique et les deux valets de carreau ensemble. "
    "Il vaut 500.",
    "term.draw": "Piocher",
    "term.draw.means": "Prendre une carte du talon après chaque levée, le gagnant d’abord.",
    "term.four-alike": "Quatre pareilles",
    "term.four-alike.means": "Quatre as 100, rois 80, dames 60, valets 40, de toutes couleurs.",
    "term.last-trick": "Dernière levée",
    "term.last-trick.means": "Elle vaut dix de plus ; laquelle, on en convient.",
    "term.lead": "Entamer",
    "term.lead.means": "Jouer le premier d’une levée. Qui gagne une levée entame la suivante.",
    "term.marriage": "Mariage",
    "term.marriage.means": "Roi et dame d’une couleur. Il vaut 20, d’atout 40.",
    "term.sequence": "Quinte",
    "term.sequence.means": "As, dix, roi, dame et valet d’atout. Elle vaut 250.",
    "term.seven": "Sept",
    "term.seven.means": "Un sept d’atout vaut dix : échangé contre la retourne, joué ou montré.",
    "term.stock": "Talon",
    "term.stock.means": "Les cartes qui n’ont pas été données. On y pioche jusqu’à la fin.",
    "term.trick": "Levée",
    "term.trick.means": "Une carte de chacun ; la meilleure prend les deux.",
    "term.trumps": "Atout",
    "term.trumps.means": "La couleur qui l’emporte sur les autres. La retourne dit laquelle.",
    "term.turn-up": "Retourne",
    "term.turn-up.means": "La carte ouverte près du talon. Sa couleur est l’atout ; on la pioche "
    "la dernière.",
}

FORMS: dict[str, str] = {
    "": "laissez la levée",
    "bezique": "bésigue|bésigues",
    "brisque": "brisque|brisques",
    "declare": "déclarer|déclarez|déclaré|déclare|déclaration",
    "double-bezique": "double bésigue",
    "draw": "piocher|piochez|pioche",
    "four-alike": "quatre pareilles",
    "last-trick": "dernière levée",
    "lead": "entamer|entame",
    "marriage": "mariage|mariages|mariage d’atout",
    "sequence": "quinte|quintes|quinte d’atout",
    "seven": "sept|sept échangé|sept retourné|sept d’atout",
    "stock": "talon",
    "trick": "levée|levées",
    "trumps": "atout|atouts",
    "turn-up": "retourne",
}
"""Comment chaque mot s’écrit dans les phrases, en petites lettres."""
