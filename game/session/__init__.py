"""A partie being played: the one holder of the truth, chance, the line of play, taking back."""
