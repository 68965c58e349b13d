"""Playthroughs in full: what every action brings about, and how each player sees it."""
