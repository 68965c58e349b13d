"""How our programs think about Piquet. Each gets a view and a seed, and returns an action."""
