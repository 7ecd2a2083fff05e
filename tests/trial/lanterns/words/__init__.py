"""The messages in three languages, and the text that replaces a drawing."""
