"""Piquet as the Cavendish description has it. Start reading at `partie`, or at the tests.

`game` is the front door for whoever knows no game. What is said in a deal stands in `talk`, the
written form of deals and parties in `record`, what the club makes of parties in `club`.
"""
