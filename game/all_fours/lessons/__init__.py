"""What All-Fours brings to the school: its records, its reasons, its pad."""
