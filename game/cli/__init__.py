"""The commands, one module each: they read their arguments and call what does the work."""
