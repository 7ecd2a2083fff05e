"""The rules of play; everything here is compiled."""
