"""What is said in French of Bezique alone."""
