"""What a discard is worth while one chooses it: the best five, one's own, and why."""
