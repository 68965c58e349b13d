"""What `piquet score` prints of a record."""
