"""Long runs that look for what short tests miss. `python -m tests.soak` checks the laws."""
