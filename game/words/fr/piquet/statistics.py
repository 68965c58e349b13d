"""Ce qui ne se compte qu’au Piquet."""

WORDS: dict[str, str] = {
    "statistics.special": "Rubicons",
    "statistics.count.special": "Rubicons",
    "statistics.count.pique": "Pics",
    "statistics.count.repique": "Repics",
    "statistics.count.capot": "Capots",
    "statistics.elder": "premier",
    "statistics.younger": "dernier",
    "statistics.part.carte-blanche": "Carte blanche",
    "statistics.part.point": "Point",
    "statistics.part.sequence": "Séquences",
    "statistics.part.set": "Quatorze, brelans",
    "statistics.part.play": "Jeu",
    "statistics.part.cards": "Cartes",
    "statistics.part.capot": "Capot",
    "statistics.part.pique": "Pic",
    "statistics.part.repique": "Repic",
    "csv.special": "rubicon",
    "ledger.special": "Rubicons infligés",
}
