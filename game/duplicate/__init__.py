"""The same deals for all: a code gives the packs, and results on the same cards are compared."""
