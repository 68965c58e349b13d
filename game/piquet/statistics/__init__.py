"""What statistics count of parties of Piquet."""
