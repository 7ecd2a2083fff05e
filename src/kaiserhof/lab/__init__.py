"""Experiments with bots: the arena, ratings, self-play and puzzles."""
