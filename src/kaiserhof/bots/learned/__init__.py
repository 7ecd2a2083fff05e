"""The games' networks, a bot that plays by network alone, and one that searches with it."""
