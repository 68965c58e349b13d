"""The game in a real window, played by a real pointer and real keys: commands, no tests."""
