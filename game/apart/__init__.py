"""Two at one table in two places: what is said over the line, and who holds what (PROTOCOL.md)."""
