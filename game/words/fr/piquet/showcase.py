"""The lines under the stills, in French."""

WORDS: dict[str, str] = {
    "still.title": "Un jeu de cartes à deux",
    "still.calls": "Un jeu qui est une conversation",
    "still.repique": "Trente avant que l’autre compte",
    "still.play": "Douze levées sous la lampe",
    "still.settled": "Six donnes, et la partie est à vous",
}
