"""A second small game for the tests: see `game`."""
