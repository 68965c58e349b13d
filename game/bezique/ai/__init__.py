"""How the programs of Bezique think."""
