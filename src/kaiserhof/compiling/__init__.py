"""Compiling: which modules are compiled, how they are built, and how they are loaded."""
