"""`python -m kaiserhof` is the command `kaiserhof`."""

from kaiserhof.cli import main

main()
