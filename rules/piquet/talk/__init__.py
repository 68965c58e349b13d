"""All that is said between the exchange and the last trick: calls, answers, questions, rights."""
