"""Where the words of Piquet lie, for `game.words.languages`: in the folder of each language."""

WORDS = "game.words.{code}.piquet"
