"""How people err who play below Master: what they like to keep, forget in the play, and fear."""
