"""The end of a game: the ceremony on its page, the picture to share, and what a link shows of itself elsewhere."""
