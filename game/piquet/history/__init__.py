"""A partie of Piquet looked back on: its deals in steps, its text, its score card."""
