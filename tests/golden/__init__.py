"""Playthroughs in full: what every deed brings about, and how each player sees it."""
