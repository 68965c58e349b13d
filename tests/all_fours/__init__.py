"""The rules of All-Fours, read as a book: the files are its chapters.

Row numbers (QA to QR, QX) are those of the specification, `../shared/rules/all-fours.md`.
"""
