"""What is said in English of All-Fours alone."""
