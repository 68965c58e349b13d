"""Bezique in writing: each deed as a line, the options, and a whole partie as one text.

Start reading at `notation`.
"""
