"""The map: `board.toml` is the data, `board_file` reads and checks it, `board` says what it consists of."""
