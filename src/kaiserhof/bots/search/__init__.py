"""Lookahead and tree search. Everything here is compiled."""
