"""The tests of Piquet, by rooms: rules, game, packaging, deals from books, playthroughs."""
