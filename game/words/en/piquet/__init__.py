"""What is said in English of Piquet alone."""
