"""Matches: two players against each other in mirrored pairs, and what can be said of it after."""
