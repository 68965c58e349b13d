"""The book of Bezique: read the names of the tests in their order.

N is the one who did not deal and leads first, D is the dealer; in the tests N is A unless said.
"""
