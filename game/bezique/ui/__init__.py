"""Bezique at the card table."""
