"""What Piquet asks in puzzles, and what it says of an answer."""
