"""What All-Fours looks like at the table, and what a player's hands do there."""
