"""What the school asks of Bezique: records of lessons, what is tapped, and reasons."""
