"""French: one module for each room of the program, each with its `WORDS`; a folder a game.

They are written with plain spaces; all of them are set in the French manner as they are gathered.
"""
