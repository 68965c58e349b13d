"""Piquet's pages in the book of help, and its glossary."""
