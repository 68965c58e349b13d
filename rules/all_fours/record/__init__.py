"""All-Fours in writing: each deed as a line.

Start reading at `notation`.
"""
