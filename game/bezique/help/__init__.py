"""What the book of help says of Bezique, and in which order."""
