"""Bezique for two: the common game of 1,000 up, and Rubicon Bezique with four packs.

Start reading at `partie`: `start`, `check` and `apply` are the rules to the outside.
"""
