"""All that is All-Fours but its rules and sentences: the mind, and in `plugin` what it brings."""
