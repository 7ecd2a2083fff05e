"""What a search uses of the engine; everything here is compiled."""
