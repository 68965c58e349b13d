"""What is counted of Bezique over many parties."""
