"""The reasons that advice gives: terms of the estimate that belong together."""

REASONS = {
    "network": ("network", "joins", "turning"),
    "city": ("city", "city-plans"),
    "unrest": (
        "denounced",
        "region-unrest",
        "uprisings",
        "wall",
        "stored-unrest",
        "stored-unrest-spare",
        "attack",
        "calm",
        "calm-in-danger",
        "quell",
    ),
    "ship": ("this-trip", "later-trips"),
    "warehouse": ("stored", "stored-values", "draws", "drawing", "stowing"),
    "building": ("builds", "builds-to-draw", "builds-passed", "card-to-come", "in-hand", "rebuilding"),
    "special": ("raise", "inspection", "espionage"),
}
