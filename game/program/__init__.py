"""The composition root: who sits where, which book is open, what the player likes."""
