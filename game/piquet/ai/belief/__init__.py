"""What a seat knows and believes of the cards it cannot see."""
