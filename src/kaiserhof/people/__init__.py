"""Identity: names, tokens and devices of people."""
