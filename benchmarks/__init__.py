"""Programs that measure and stress Kaiserhof: benchmarks, load, kills and restarts, fuzzing, long runs in a browser.

Each is a target of the Makefile. They run from a checkout and are not part of the package.
"""
