"""The reasons that advice gives: terms of the estimate that belong together."""

REASONS = {
    "ministries": (
        "footholds",
        "markers",
        "secured",
        "seniority",
        "influence",
        "chits-won",
        "chits-ahead",
        "chits-soon",
        "chits-next",
        "petitioning",
        "marker-going",
        "barred",
    ),
    "gifts": ("gifts", "gift-values", "obliging", "obliging-values", "obliged", "obliged-values"),
    "voyages": ("ocean", "landing", "shipyard"),
    "armies": ("colonies", "armies", "boxes", "box-rewards"),
    "examination": ("student", "examination"),
    "offices": ("offices",),
    "actions": ("cubes", "fourth-cube", "fifth-cube", "free-actions", "coming-turn"),
    "cards": ("cards", "spare-cards", "rewards"),
}
