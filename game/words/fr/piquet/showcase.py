"""The lines under the stills, in French."""

WORDS: dict[str, str] = {
    "still.title": "Un jeu de cartes à deux",
    "still.calls": "Un jeu qui est une conversation",
    "still.repique": "Trente avant que l’autre compte",
    "still.play": "Chaque carte est un choix",
    "still.settled": "Six donnes, et la soirée est à vous",
    "still.won": "Vous gagnez|points",
}
