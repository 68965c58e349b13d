"""The words: keys and numbers in, sentences out. Rules and saves know no sentence.

All sentences stand in the catalogues of `assets/locale`, one of each game and one of what belongs
to none. What no catalogue can say of a language (its numbers, its agreement) is a module here.
"""
