"""Do the tests of the book guard the rules? Each rule is changed in turn, and a test must fail."""
