"""What Bezique brings to the rooms that know no game, as far as it has it: rules and papers."""
