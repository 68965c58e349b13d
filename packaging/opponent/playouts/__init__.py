"""Deals played out by the hundred, both sides calling and playing by what they may believe.

Master's own play, many worlds at once in NumPy: some 1,000 to 1,400 deals in a second of a
processor's time, where Master at a table plays twenty. In 150 deals that Master played he would
have played the same card in 96.5 of 100 cases with a choice (48 hands to a card; with 400 in 97.4):
the rest is what he reads from cards already played, which is left out here, and cards as good. The
way through a deal: `worlds` draws it, `hearing` tells what is said, `pools` what each may think,
`choosing` the card, `deal` counts; `verdict` judges discards by it, `yardstick` keeps the hands.
"""
