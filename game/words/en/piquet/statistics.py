"""What is counted in Piquet alone."""

WORDS: dict[str, str] = {
    # tables
    "statistics.special": "Rubicons",
    "statistics.count.special": "Rubicons",
    "statistics.count.pique": "Piques",
    "statistics.count.repique": "Repiques",
    "statistics.count.capot": "Capots",
    "statistics.first.repique": "First repique: {date}, against {other}",
    "statistics.first.capot": "First capot: {date}, against {other}",
    "statistics.first.late": "First rubicon crossed in the last deal: {date}, against {other}",
    "statistics.elder": "as elder",
    "statistics.younger": "as younger",
    "statistics.part.carte-blanche": "Carte blanche",
    "statistics.part.point": "Point",
    "statistics.part.sequence": "Sequences",
    "statistics.part.set": "Quatorzes, trios",
    "statistics.part.play": "Play",
    "statistics.part.cards": "Cards",
    "statistics.part.capot": "Capot",
    "statistics.part.pique": "Pique",
    "statistics.part.repique": "Repique",
    # to a file
    "csv.special": "rubicon",
    # the ledger of two
    "ledger.special": "Rubicons given",
}
