"""The course of a round."""
