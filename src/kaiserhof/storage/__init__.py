"""The database: its tables, its rows, and all reading and writing."""
