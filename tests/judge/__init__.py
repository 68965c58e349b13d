"""The honest judge of discards: what it rests on, and the file of hands it has measured."""
