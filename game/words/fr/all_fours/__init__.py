"""What is said in French of All-Fours alone."""
