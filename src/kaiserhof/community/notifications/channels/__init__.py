"""The three ways of sending a notice: push, mail and webhook, and what a host has set up for them."""
