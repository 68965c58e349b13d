"""Programs at the table for demonstrations, and a picture of every scene."""
