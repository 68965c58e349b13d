"""Piquet's deals from a code."""
