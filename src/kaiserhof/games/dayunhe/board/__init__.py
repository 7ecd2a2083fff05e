"""The board and the canal tiles as data: `board.toml` is the file, `board` reads and checks it."""
