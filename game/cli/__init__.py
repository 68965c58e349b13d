"""The commands beside the game itself, one module each. None of them loads a window."""
