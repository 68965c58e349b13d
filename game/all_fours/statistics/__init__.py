"""What is counted over many parties of All-Fours."""
