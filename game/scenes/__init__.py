"""The scenes of the program: they turn intents into pictures and know nothing of pygame."""
