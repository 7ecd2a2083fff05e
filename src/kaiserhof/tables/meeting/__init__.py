"""Presence, offers that need the consent of others, and events that concern one person."""
