"""What is said, in three languages, and the text that stands for a drawing."""
