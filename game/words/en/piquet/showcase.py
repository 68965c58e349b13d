"""The lines under the stills that are composed for showing the game."""

WORDS: dict[str, str] = {
    "still.title": "A game of cards for two",
    "still.calls": "A game that is a conversation",
    "still.repique": "Thirty before the other has one",
    "still.play": "Every card is a decision",
    "still.settled": "Six deals, and the evening is yours",
    "still.won": "You win|points",
}
