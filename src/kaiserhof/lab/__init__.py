"""Measurements: benchmarks, the arena, ratings and tuning."""
