"""Small pictures that pieces, cards and the board are put together from."""
