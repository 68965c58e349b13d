"""An evening of Piquet: the chouette for three, kept in the parties that name it."""
