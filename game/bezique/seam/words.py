"""Where the words of Bezique lie, for `game.words.languages`: in the folder of each language."""

WORDS = "game.words.{code}.bezique"
