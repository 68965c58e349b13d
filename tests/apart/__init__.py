"""Two tables in two places, on one machine."""
