"""The window: all of pygame lives here, and nothing of the rules."""
