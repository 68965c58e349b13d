"""Tests of game."""
