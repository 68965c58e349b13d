"""What is written over the table when something big has happened."""

WORDS: dict[str, str] = {
    "feat.repique": "Repique",
    "feat.pique": "Pique",
    "feat.capot": "Capot",
    "feat.carte-blanche": "Carte blanche",
    "feat.rubicon": "Over the rubicon",
    "feat.hundred": "A hundred",
}
