"""Before a partie: the title, against whom, by which rules, and those that are open."""
