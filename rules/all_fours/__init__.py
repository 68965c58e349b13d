"""All-Fours for two: six cards each, a turn-up, the beg, and the four points.

Start reading at `partie`: `start`, `check` and `apply` are the rules to the outside.
"""
