"""What is suggested at Bezique, and what a newcomer is told, in English."""

WORDS: dict[str, str] = {
    "suggest.play": "{card}: {why}",
    "suggest.declare": "Declare: {name}.",
    "suggest.seven": "Exchange the seven: ten points, and a better trump.",
    "suggest.draw": "Draw: what you hold may bring more later.",
    "suggest.deal": "Deal first.",
    "suggest.lead": "Lead first.",
    "suggest.carte-blanche": "Show it: fifty points.",
    "suggest.take": "Take {card}.",
    "suggest.none": "Nothing better can be told.",
    "why.leads": "it costs least of what may serve you.",
    "why.takes": "it wins the trick, and the turn to declare.",
    "why.brisque": "it wins a brisque, ten at the end.",
    "why.thrown": "it serves for nothing: let the trick go.",
    "guide.lead": "The higher card of the suit wins, or a trump. The winner may declare, then both "
    "draw.",
    "guide.reply": "You need not follow suit. Win to declare, or for an ace or ten: ten each.",
    "guide.window": "Pick a line or its cards. They lie open, are still yours to play, and may "
    "serve again.",
    "guide.nothing": "Nothing to declare yet: keep kings, queens, aces and the pair ♠Q ♦J.",
    "guide.last": "The stock is gone. Follow suit and win if you can; the last trick counts ten.",
    "guide.rubicon": "No trumps yet: the first marriage declared makes them.",
    "school.why.play": "This time play {card}.",
    "school.why.declare": "Declare this first: {name}.",
    "school.why.seven": "Exchange the seven first.",
    "school.why.draw": "Draw now.",
    "school.why.other": "Something else is meant.",
    "school.title.royal-marriage": "Pair",
    "school.stray.royal-marriage": "Only the king and queen of trumps belong to it.",
}
