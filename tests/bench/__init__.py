"""Figures of the program as it is: `python -m tests.bench` prints them, no test asserts them."""
