"""All that is All-Fours but its rules and sentences: the mind, and in `seam` what it brings."""
