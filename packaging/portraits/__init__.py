"""The people who sit opposite, drawn in the manner of the courts."""
