"""The rules of the game, pure: no pygame, no clock, no chance, no file, no sentence."""
