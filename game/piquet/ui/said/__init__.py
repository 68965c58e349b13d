"""What is said at the table, what may be said, and how it stands in bubbles."""
