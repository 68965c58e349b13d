"""The line: a private channel between two tables, kept by a process of its own."""
