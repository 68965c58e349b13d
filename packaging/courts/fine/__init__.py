"""The full drawing: gold through all suits, brocade, three weights of line."""
