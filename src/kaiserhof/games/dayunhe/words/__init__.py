"""What is said about the game."""
