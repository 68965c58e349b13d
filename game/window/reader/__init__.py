"""What the system's screen reader is told of the window, and what it does there; by AccessKit."""
