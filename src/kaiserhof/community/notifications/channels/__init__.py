"""The three notification channels (push, mail and webhook) and their configuration."""
