"""Learning: a network imitates a bot, plays against itself in many games at once, and improves round by round."""
