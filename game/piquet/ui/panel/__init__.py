"""The panel at the left: the partie, the ledger of the deal, what was said and shown."""
