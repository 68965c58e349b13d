"""Piquet as the Cavendish description has it. Start reading at `partie`, or at the tests."""
