"""The words: keys and numbers in, sentences out. Rules and saves know no sentence.

A language is a folder: `language.py` says what it is, every other module has `WORDS` for a room of
the program, and a folder in it has those of a game. There is no list of languages but the folders.
"""
