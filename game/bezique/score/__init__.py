"""What `piquet score` says of a record of Bezique."""
