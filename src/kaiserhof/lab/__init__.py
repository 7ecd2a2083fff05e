"""Measuring: benchmarks now, arena and environments for researchers later."""
