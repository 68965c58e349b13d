"""What `piquet score` says of a record of All-Fours."""
