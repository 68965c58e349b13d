"""What the book of help says of All-Fours, and in which order."""
