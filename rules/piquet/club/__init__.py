"""The business of the club around the parties: chouette for three, stakes, the card of six."""
