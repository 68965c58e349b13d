"""Tests of the two commands, the lock file and what is shipped."""
