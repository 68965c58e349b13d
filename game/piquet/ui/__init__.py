"""Piquet's face on the table: where cards lie, how they go, what is said and what can be done."""
