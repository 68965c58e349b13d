"""Bezique in writing: each action as a line, the options, and a whole partie as one text.

Start reading at `notation`.
"""
