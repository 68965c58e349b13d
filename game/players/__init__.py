"""Who plays: people, programs, and the dealer. They see `rules` and nothing else of the game."""
