"""What outlasts the window: the book of parties, the settings, and where on the disk they lie."""
