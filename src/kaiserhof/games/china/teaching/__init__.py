"""The rule book, the lesson and their pictures."""
