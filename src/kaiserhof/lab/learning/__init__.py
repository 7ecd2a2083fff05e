"""Trains networks: imitation of a bot, self-play in many games at once, and expert iteration."""
