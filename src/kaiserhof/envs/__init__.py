"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

| module | what it offers | needs |
|---|---|---|
| `kaiserhof.envs.planes` | positions as arrays with named planes | numpy |
| `kaiserhof.envs.vector` | many games stepped in one call | numpy |
| `kaiserhof.envs.pettingzoo` | all seats, in turn | `kaiserhof[pettingzoo]` |
| `kaiserhof.envs.gymnasium` | one seat against bots | `kaiserhof[gymnasium]` |
| `kaiserhof.envs.openspiel` | games that `pyspiel.load_game` knows | `kaiserhof[openspiel]` |
"""
