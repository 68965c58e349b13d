"""The pictures, sounds and words of the game; opened through `importlib.resources`."""
