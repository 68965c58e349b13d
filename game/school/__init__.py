"""The school of any game: lessons as data, how far one is in them, and the pages they are on."""
