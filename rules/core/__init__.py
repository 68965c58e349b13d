"""What card games for two share, whatever their rules: cards, seats, moments, tricks, a tally."""
