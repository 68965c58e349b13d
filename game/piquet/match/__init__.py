"""Piquet in matches: what is told of its deals, and how a partie is gone on with from its score."""
