"""English: one module for each room of the program, each with its `WORDS`, gathered here."""

from game.words.en import storage

WORDS: dict[str, str] = {**storage.WORDS}
