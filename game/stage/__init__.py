"""The stage knows no game and no pygame: geometry, clock, tweens, and pictures as plain data."""
