"""The pages around the table: title, settings, help, history, figures. No pygame here."""
