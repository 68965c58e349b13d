"""How the programs of All-Fours think."""
