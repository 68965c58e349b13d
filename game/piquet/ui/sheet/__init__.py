"""The sheet of a finished deal: its rows, its counting, its drawing."""
