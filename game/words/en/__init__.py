"""English: one module for each room of the program, each with its `WORDS`; a folder a game."""
