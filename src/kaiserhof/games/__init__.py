"""The games, one package each. `kaiserhof.engine.find_game` finds them; nothing else needs to name one."""
