"""What is written over the table when something big has happened, in French."""

WORDS: dict[str, str] = {
    "feat.repique": "Repic",
    "feat.pique": "Pic",
    "feat.capot": "Capot",
    "feat.carte-blanche": "Carte blanche",
    "feat.rubicon": "Le rubicon est passé",
    "feat.hundred": "Cent points",
}
