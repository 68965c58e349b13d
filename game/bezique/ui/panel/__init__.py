"""The left panel of Bezique: the marker, the deal's ledger, and the slip at its foot."""
