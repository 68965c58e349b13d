"""What is said in French of Piquet alone."""
