"""The words of the game: messages in three languages, and Python that builds them."""
