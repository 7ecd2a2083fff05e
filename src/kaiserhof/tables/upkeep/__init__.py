"""What whoever hosts the page does with its database: opening, moderation, expiry, backup."""
