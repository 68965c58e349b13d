"""Bezique in the house: its mind, its matches, its papers."""
