"""All-Fours in writing: each action as a line, what was agreed on as words, a partie as one text.

Start reading at `record`.
"""
