"""The words: keys and numbers in, sentences out. Rules and saves know no sentence."""
