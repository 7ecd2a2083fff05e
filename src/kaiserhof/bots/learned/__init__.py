"""Bots that have learned: a network for each game, a bot that only follows it, and one that searches with it."""
