"""Piquet on the desktop: session, players, stage, scenes and window around the pure `rules`."""
