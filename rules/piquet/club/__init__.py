"""The business of the club around the parties: chouette for three, stakes, the card of six.

Start reading at `chouette`. Nothing here changes how a deal is played.
"""
