"""The drawings of the court cards: a family to a suit, and the parts they share."""
