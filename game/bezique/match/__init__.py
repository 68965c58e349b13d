"""Bezique in matches."""
