"""All that is said between the exchange and the last trick: calls, answers, questions, rights.

Start reading at `conversation`, which says whose each word is, and then at `calls`.
"""
