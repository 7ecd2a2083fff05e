"""The parts of the unchanging picture."""
