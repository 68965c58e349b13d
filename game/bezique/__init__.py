"""All that is Bezique but its rules and sentences: the mind, and in `plugin` what it brings."""
