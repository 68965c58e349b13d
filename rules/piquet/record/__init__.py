"""The written record of a deal or a partie (rules/NOTATION.md): read, completed, played.

Start reading at `record`, which says what stands in one. `reading` reads its text, `completion`
supplies the cards nobody named, `reckoning` plays it by the rules. `notation` writes single
actions.
"""
