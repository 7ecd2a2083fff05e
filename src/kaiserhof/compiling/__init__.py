"""Compiling: which modules are compiled, how they are built, and how the compiled ones are loaded."""
