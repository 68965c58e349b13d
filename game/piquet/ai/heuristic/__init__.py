"""Players by rules of thumb."""
