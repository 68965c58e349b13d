"""The book of help: leaves, index, search, and the notes on terms."""
