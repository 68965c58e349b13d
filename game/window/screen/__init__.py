"""The window on the desktop: its place, its events, its frames."""
