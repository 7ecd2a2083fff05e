"""The end of a game: the ceremony on its page, the picture to share, and link previews."""
