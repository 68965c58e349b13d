"""The rules of Piquet as a book of sentences: the names of the tests, in the order of the files.

How to read them: `pytest tests/rules --collect-only -q`, with blanks for the underlines; each name
goes on where the one before it ended. He is elder, who does not deal and speaks first; she is
younger, the dealer; after "each" or "one" he may be either. To call is to say what one holds, to
count or reckon it to score it, to sink it to keep it back for good. Files 01 to 16 are a whole
partie, 17 to 22 the finer rights, 23 to 27 what may be agreed on, 28 to 30 stakes, the card and the
game for three, 31 to 48 the game in writing and the laws of any play whatever.
"""
