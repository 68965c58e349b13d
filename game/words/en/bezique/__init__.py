"""What is said in English of Bezique alone."""
