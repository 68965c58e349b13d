"""Evenings of several parties: who sits with whom, and what it comes to."""
