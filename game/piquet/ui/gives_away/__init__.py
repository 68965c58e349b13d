"""What a call gives away, told while one may make it."""
