"""The board and the canal tiles as data: `board.toml` is the file, `board_file` reads and checks it, `board` has the
types.
"""
