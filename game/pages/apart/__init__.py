"""Two players in two places: how they find each other, and what they may say."""
