"""The words: keys and numbers in, sentences out. Rules and saves know no sentence.

All sentences stand in the catalogues of `assets/locale`, one of each game and one of what belongs
to none. What a language is (its name, numbers, agreement, court letters) stands in one too.
"""
