"""All-Fours in matches."""
