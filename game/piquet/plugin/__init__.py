"""What Piquet brings to the rooms that know no game: a record for each (see `game.games`)."""
