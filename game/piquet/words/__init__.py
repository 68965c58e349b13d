"""Words that only Piquet has: its cards and calls, its refusals, what is wrong in its notation."""
