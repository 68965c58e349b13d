"""Parties of the past: the list, a deal step by step, its review, playing it again."""
