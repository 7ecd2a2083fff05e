"""Experiments with bots: the arena, ratings, self-play, puzzles, tuning and training."""
