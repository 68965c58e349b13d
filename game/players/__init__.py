"""Who sits at a table: people, programs, engine processes; and how a view travels to them."""
