"""What card games for two share, whatever their rules: cards, seats, pairs, moments, tricks.

Start reading at `game`: it says what the rules of any game offer to those who know none.
"""
