"""All-Fours around its rules: its table, its players, its book, its matches."""
