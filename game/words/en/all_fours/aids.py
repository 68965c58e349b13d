"""What is suggested at All-Fours, and what a newcomer is told, in English."""

WORDS: dict[str, str] = {
    "suggest.play": "{card}: {why}",
    "suggest.stand": "Stand: these trumps may well make High, Low or the Jack.",
    "suggest.beg": "Beg: these trumps are poor. A point, or other trumps.",
    "suggest.beg.run": "Beg: the cards must be run, and other trumps can only be better.",
    "suggest.give": "Take one: your trumps are worth more than the point.",
    "suggest.run": "Run the cards: these trumps are not worth a point.",
    "suggest.lay-away": "Keep trumps, tens and aces; lay these away.",
    "suggest.ask": "Ask: it costs nothing, and tells what is out.",
    "suggest.none": "No choice is better than another here.",
    "why.jack": "the knave comes home.",
    "why.draws": "draw trumps while you can.",
    "why.high": "a card that may win pips.",
    "why.low": "it costs least to lose.",
    "why.pips": "it wins what counts for Game.",
    "why.takes": "it wins the trick, and the lead.",
    "guide.beg": "High and Low are the best and worst trump out; the Jack and the pips are won in "
    "tricks. With poor trumps, beg.",
    "guide.answer": "Give {other} a point to keep these trumps, or run the cards for new ones.",
    "guide.lay-away": "Trumps make High, Low and the Jack; tens count ten for Game. Keep those.",
    "guide.lead": "The higher card of the suit wins, or a trump. Tens count ten, aces four.",
    "guide.reply": "Follow suit, or trump even if you could follow. Catch tens and the knave.",
    "guide.ask": "You may ask whether any higher or lower trump is out: only you hear the answer.",
}
