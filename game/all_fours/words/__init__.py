"""How All-Fours puts things into words; the sentences stand in `game.words`."""
