"""Where the words of All-Fours lie, for `game.words.languages`: in the folder of each language."""

WORDS = "game.words.{code}.all_fours"
