"""What one may train at Piquet."""
