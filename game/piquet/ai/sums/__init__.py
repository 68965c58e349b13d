"""What a deal comes to, part by part, when two hands are supposed."""
