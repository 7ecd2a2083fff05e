"""Training of what bots know: the weights of a game's estimate (`tune`) and its network (everything else).

The programs run from a checkout and are not part of the package: `python -m training.tune GAME`, and
`python -m training GAME FOLDER` for networks, which needs torch (`pip install -e '.[learn]'`).
"""
