"""The simpler drawing: few flat colours, heavy lines; for cards too small for more."""
